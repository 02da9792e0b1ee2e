import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ENDPOINT } from './endpoint.js';
import type { EndpointDeclaration } from './endpoint.js';

/** One route as it is served. */
export interface DeclaredRoute {
  method: string;
  /** With a leading slash; parameters as `:name`. */
  path: string;
  declaration: EndpointDeclaration;
  /** Class and method, for messages. */
  handler: string;
}

/** Knows every route, and keeps the service from starting when one does not say who may use it. */
@Injectable()
export class DeclaredRoutes implements OnApplicationBootstrap {
  private readonly scanner = new MetadataScanner();

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    this.all();
  }

  /** Every route of the service. Throws where one has no declaration. */
  all(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!metatype) return [];
      const prefixes = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name] as object;
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
        if (path === undefined) return [];
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const declaration = Reflect.getMetadata(ENDPOINT, handler) as EndpointDeclaration | undefined;
        if (!declaration) throw new Error(`${metatype.name}.${name} does not declare who may use it: add @Endpoint.`);
        return prefixes.map((prefix) => ({
          method,
          path: `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''),
          declaration,
          handler: `${metatype.name}.${name}`,
        }));
      });
    });
  }
}
