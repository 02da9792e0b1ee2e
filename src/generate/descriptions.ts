import { MODULES } from '../app.module.js';
import { controllersIn, routesOf } from '../platform/http/declared-routes.js';
import { mainDocument, managementDocument, sessionDocument } from '../platform/openapi/document.js';
import type { OpenApiDocument } from '../platform/openapi/openapi-types.js';
import { messagesOf } from '../platform/openapi/webhook-descriptions.js';
import { PlatformModule } from '../platform/platform.module.js';

/** Describes both interfaces as a service at this address serves them, without starting one. */
export function descriptions(base: string): Record<'main' | 'management' | 'session', OpenApiDocument> {
  const controllers = [PlatformModule, ...MODULES].flatMap((module) => controllersIn(module));
  const described = { routes: controllers.flatMap(routesOf), messages: controllers.flatMap(messagesOf) };
  return {
    main: mainDocument(described, base),
    management: managementDocument(described, base),
    session: sessionDocument(described, base),
  };
}
