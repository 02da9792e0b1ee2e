import type { JsonSchema } from '../json-api/attributes.js';

/** A place elsewhere in the document. */
export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
}

interface MediaType {
  schema: JsonSchema;
}

export interface Response {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, MediaType>;
  /**
   * As what else the answer is given where that is asked for (`format`). Not among `content`: clients that are made from it would not know
   * any more what they get.
   */
  'x-file-types'?: readonly string[];
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  /** Where it is, if not where everything else under its path does. */
  servers?: Server[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  /** The ability that a key needs; absent where none is needed. */
  'x-ability'?: string;
  /** Another ability that is enough as well. */
  'x-also-with'?: string;
  /** An ability that is needed besides. */
  'x-also-needs'?: string;
  /** Type of the resource that the answer shows. */
  'x-resource'?: string;
}

export type PathItem = { servers?: Server[] } & { [method: string]: Operation };

interface Server {
  url: string;
  description: string;
}

/** An OpenAPI 3.1 document, as far as this service writes one. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
    contact: { name: string; url: string };
  };
  servers: Server[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  /** What the service sends to addresses that others gave it. */
  webhooks?: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, JsonSchema>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; required?: boolean; schema: JsonSchema }>;
  };
}
