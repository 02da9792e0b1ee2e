import { Injectable } from '@nestjs/common';
import type { DynamicModule, OnApplicationBootstrap, Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ENDPOINT } from './endpoint-metadata.js';
import type { EndpointDeclaration } from './endpoint.js';
import { messagesOf } from '../openapi/webhook-descriptions.js';
import type { WebhookDescription } from '../openapi/webhook-descriptions.js';

/** One route as it is served. */
export interface DeclaredRoute {
  method: string;
  /** With a leading slash; parameters as `:name`. */
  path: string;
  declaration: EndpointDeclaration;
  /** Class and method, for messages. */
  handler: string;
}

const scanner = new MetadataScanner();

/** The routes of one controller. Throws if one has no declaration, or changes something and says nothing to the audit trail. */
export function routesOf(controller: Type): DeclaredRoute[] {
  const prefixes = [Reflect.getMetadata(PATH_METADATA, controller) as string | string[]].flat();
  const prototype = controller.prototype as Record<string, unknown>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const declaration = Reflect.getMetadata(ENDPOINT, handler) as EndpointDeclaration | undefined;
    if (!declaration) throw new Error(`${controller.name}.${name} does not declare who may use it: add @Endpoint.`);
    if (method !== 'GET' && declaration.records === undefined)
      throw new Error(`${controller.name}.${name} does not declare how the audit trail records it: add records.`);
    return prefixes.map((prefix) => ({
      method,
      path: `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''),
      declaration,
      handler: `${controller.name}.${name}`,
    }));
  });
}

/** The controllers of a module and of all that it imports, without starting any of them. */
export function controllersIn(module: Type | DynamicModule, seen = new Set<Type>()): Type[] {
  const type = 'module' in module ? module.module : module;
  if (seen.has(type)) return [];
  seen.add(type);
  const listed = <T>(key: 'imports' | 'controllers'): T[] => [
    ...((Reflect.getMetadata(MODULE_METADATA[key === 'imports' ? 'IMPORTS' : 'CONTROLLERS'], type) as T[]) ?? []),
    ...(('module' in module ? (module[key] as T[]) : undefined) ?? []),
  ];
  return [
    ...listed<Type>('controllers'),
    ...listed<Type | DynamicModule>('imports').flatMap((one) => controllersIn(one, seen)),
  ];
}

/** Knows every route, and keeps the service from starting when one does not say who may use it, or what it changes. */
@Injectable()
export class DeclaredRoutes implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    this.all();
  }

  /** Every route of the service. Throws if one has no declaration. */
  all(): DeclaredRoute[] {
    return this.controllers().flatMap(routesOf);
  }

  /** Every message that the service sends of its own accord. */
  messages(): WebhookDescription[] {
    return this.controllers().flatMap(messagesOf);
  }

  private controllers(): Type[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? [metatype as Type] : []));
  }
}
