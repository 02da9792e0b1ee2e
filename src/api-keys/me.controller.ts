import { Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { ENVIRONMENTS } from '../platform/auth/environment.js';
import { readRows } from '../platform/database/read-rows.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { interfaceOf, isFlat, MainController, ManagementController } from '../platform/http/interfaces.js';
import type { JsonSchema } from '../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';

const ID: JsonSchema = { type: 'string', format: 'uuid' };

const ATTRIBUTES: Record<string, JsonSchema> = {
  name: { type: 'string', description: 'Name of the key or of the person.' },
  abilities: { type: 'array', items: { type: 'string' }, description: 'What may be done here.' },
  environment: { type: 'string', enum: [...ENVIRONMENTS] },
  organization_id: ID,
  entity_id: { type: ['string', 'null'], format: 'uuid', description: 'Null for a key of the organization.' },
  expires_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When a key stops working; null for never.',
  },
};

function answerSchema(data: JsonSchema): JsonSchema {
  return { type: 'object', required: ['data'], properties: { data } };
}

const TYPES: JsonSchema = { type: 'string', enum: ['api-keys', 'users'] };

const RESOURCE = answerSchema({
  type: 'object',
  required: ['id', 'type', 'attributes'],
  properties: {
    id: ID,
    type: TYPES,
    attributes: { type: 'object', required: Object.keys(ATTRIBUTES), properties: ATTRIBUTES },
  },
});

const FLAT = answerSchema({
  type: 'object',
  required: ['id', 'type', ...Object.keys(ATTRIBUTES)],
  properties: { id: ID, type: TYPES, ...ATTRIBUTES },
});

/** Says who is asking: a key, or a person who is signed in. */
abstract class Me {
  constructor(protected readonly dataSource: DataSource) {}

  protected async tell(request: FastifyRequest, caller: OrganizationCaller): Promise<{ data: object }> {
    refuseParameters(parametersOf(request.url));
    const { keyId, userId, abilities, environment, organizationId, entityId } = caller;
    const id = keyId ?? userId;
    const [row] = await readRows<{ name: string; expires_at: Date | null }>(
      this.dataSource,
      keyId === null
        ? 'SELECT name, NULL AS expires_at FROM users WHERE id = $1'
        : 'SELECT name, expires_at FROM api_keys WHERE id = $1',
      [id],
    );
    const attributes = {
      name: row?.name ?? '',
      abilities: [...abilities],
      environment,
      organization_id: organizationId,
      entity_id: entityId,
      expires_at: row?.expires_at?.toISOString() ?? null,
    };
    const type = keyId === null ? 'users' : 'api-keys';
    const of = interfaceOf(request.url);
    return { data: of !== null && isFlat(of) ? { id, type, ...attributes } : { id, type, attributes } };
  }
}

@MainController('me')
export class MeController extends Me {
  constructor(dataSource: DataSource) {
    super(dataSource);
  }

  @Get()
  @Endpoint({
    ability: 'none',
    summary: 'Get the key that makes this request',
    answer: { kind: 'json', schema: RESOURCE },
  })
  get(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<{ data: object }> {
    return this.tell(request, caller);
  }
}

@ManagementController('me')
export class ManagementMeController extends Me {
  constructor(dataSource: DataSource) {
    super(dataSource);
  }

  @Get()
  @Endpoint({ ability: 'none', summary: 'Get the key that makes this request', answer: { kind: 'json', schema: FLAT } })
  get(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<{ data: object }> {
    return this.tell(request, caller);
  }
}
