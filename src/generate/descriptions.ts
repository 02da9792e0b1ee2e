import { MODULES } from '../app.module.js';
import { controllersIn, routesOf } from '../platform/http/declared-routes.js';
import { mainDocument, managementDocument } from '../platform/openapi/document.js';
import type { OpenApiDocument } from '../platform/openapi/openapi-types.js';
import { PlatformModule } from '../platform/platform.module.js';

/** Describes both interfaces as a service at this address serves them, without starting one. */
export function descriptions(base: string): { main: OpenApiDocument; management: OpenApiDocument } {
  const routes = [PlatformModule, ...MODULES].flatMap((module) => controllersIn(module)).flatMap(routesOf);
  return { main: mainDocument(routes, base), management: managementDocument(routes, base) };
}
