import { applyDecorators, HttpCode, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { Resource } from '../json-api/resource.js';
import type { JsonSchema } from '../json-api/attributes.js';
import type { Recorded } from '../changes/recorded.js';
import { ChangesInterceptor } from '../changes/changes.interceptor.js';
import { IfMatchInterceptor } from './conditional/if-match.interceptor.js';
import { ENDPOINT } from './endpoint-metadata.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { JsonBodyInterceptor, NoBodyInterceptor } from './json-body.interceptor.js';

/** An answer with one resource or a page of them. */
export interface ResourceAnswer {
  kind: 'list' | 'one';
  resource: Resource;
  fieldSet: string;
  /** False if related resources cannot be included, though the resource has some: nothing of them is stored yet. */
  includes?: false;
}

/** What an endpoint answers with, for the OpenAPI document and the contract tests. */
export type Answer =
  | ResourceAnswer
  | { kind: 'json'; schema: JsonSchema }
  | { kind: 'file' }
  /** Something other than JSON: a page, a script, figures. */
  | { kind: 'content'; types: readonly string[] }
  /** Pages for people, whatever the status. */
  | { kind: 'page'; statuses: readonly number[] }
  /** Another address, where to go on. */
  | { kind: 'redirect' }
  | { kind: 'nothing' };

/** A query or path parameter that no resource declares. */
export interface DeclaredParameter {
  schema: JsonSchema;
  description: string;
}

export interface EndpointDeclaration {
  /** The ability that a key or a role needs; `none` wants any valid key or session, `public` wants none. */
  ability: string;
  /** Another ability that is enough as well. */
  alsoWith?: string;
  /** An ability that is needed besides. */
  alsoNeeds?: string;
  /**
   * How far a person must have come to use what they sign in with: `visitor` not at all, `second_factor` with a password that
   * was right, `enrol` as far as setting up a second factor, `signed_in` all the way. `signed_in` where absent.
   */
  session?: 'visitor' | 'second_factor' | 'enrol' | 'signed_in';
  /** `any` for what another site sends a browser to with reason: the answer of an OpenID provider. */
  origin?: 'any';
  /** Whether a person must have shown within the last ten minutes who they are (`requireFreshProof`). */
  freshProof?: true;
  /**
   * What those get who see account numbers masked. Every JSON answer is masked for them; files and other content are refused,
   * unless it says here that the endpoint masks them itself (`masked`). `refused` is for JSON that would be of no use masked.
   */
  toViewers?: 'masked' | 'refused';
  summary: string;
  /** The `operationId` in the OpenAPI document; made of class and method where absent. */
  operationId?: string;
  answer: Answer;
  /** Status of success; 200 where absent. */
  status?: 200 | 201 | 204;
  /** Statuses that it answers beside those that follow from all else. */
  also?: readonly (304 | 409)[];
  /** Request body, where there is one: a file part, or a class that class-validator checks. */
  body?: 'file' | (new () => object);
  /** Where the body is a list of many things in one field: how it is read when it comes as CSV (`text/csv`). */
  table?: { field: string; read: (bytes: Buffer) => object[] };
  /** Query parameters beyond those that the answer's resource declares, by name. */
  query?: Readonly<Record<string, DeclaredParameter>>;
  /** Path parameters that are something else than a uuid, by name. */
  path?: Readonly<Record<string, DeclaredParameter>>;
  /** How the audit trail records what it changes; every endpoint that changes something says so. */
  records?: Recorded;
}

export { ENDPOINT };

/** Declares a route: who may use it and what it answers. A route without it keeps the service from starting. */
export function Endpoint(declaration: EndpointDeclaration): MethodDecorator {
  const { ability, body, records, status = 200 } = declaration;
  // Most requests read: they go without what only others need.
  const interceptors = [
    ...(typeof body === 'function' ? [JsonBodyInterceptor] : []),
    // Only what changes something says what it records; pages take forms of their own.
    ...(body === undefined && records !== undefined && ability !== 'public' ? [NoBodyInterceptor] : []),
    ...(status === 201 && ability !== 'public' ? [IdempotencyInterceptor] : []),
    ...(records !== undefined && records !== 'nothing' && ability !== 'public' ? [IfMatchInterceptor] : []),
    // Innermost, so that an answer that is only repeated does not count as a change.
    ...(typeof records === 'object' ? [ChangesInterceptor] : []),
  ];
  return applyDecorators(
    SetMetadata(ENDPOINT, declaration),
    HttpCode(status),
    ...(interceptors.length > 0 ? [UseInterceptors(...interceptors)] : []),
  );
}
