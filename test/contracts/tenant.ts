import { randomUUID } from 'node:crypto';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../../src/abilities/abilities.js';
import { hashToken, newToken } from '../../src/api-keys/token.js';
import { Api } from '../support/api.js';
import type { TestService } from '../support/service.js';
import type { InterfaceName } from './operations.js';

/** An organization of its own with one entity. */
export interface Tenant {
  organizationId: string;
  entityId: string;
  userId: string;
}

export interface KeyOptions {
  /** Every ability of its kind where absent. */
  abilities?: readonly string[];
  expiresAt?: Date;
}

export const PREFIXES: Record<InterfaceName, string> = {
  main: '/api',
  sandbox: '/sandbox/api',
  management: '/management/v1',
};

/** The environment whose keys an interface takes. */
export function environmentOf(of: InterfaceName): 'production' | 'sandbox' {
  return of === 'sandbox' ? 'sandbox' : 'production';
}

export async function makeTenant(
  { database }: Pick<TestService, 'database'>,
  environment = 'production',
): Promise<Tenant> {
  const tenant: Tenant = { organizationId: randomUUID(), entityId: randomUUID(), userId: randomUUID() };
  await database.query(
    `WITH organization AS (
       INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'Example', $1::uuid::text, $4)
     ), person AS (
       INSERT INTO users (id, organization_id, name, email, role) VALUES ($2, $1, 'Ada', $2::uuid::text || '@example.com', 'admin')
     )
     INSERT INTO entities (id, organization_id, name, inbox_local_part) VALUES ($3, $1, 'Example', $3::uuid::text)`,
    [tenant.organizationId, tenant.userId, tenant.entityId, environment],
  );
  return tenant;
}

/** A new key of the tenant for an interface; gives its token. */
export async function makeKey(
  { database }: TestService,
  tenant: Tenant,
  of: InterfaceName,
  { abilities, expiresAt }: KeyOptions = {},
): Promise<string> {
  const token = newToken(of === 'management' ? 'organization' : 'entity', 'production');
  await database.query(
    `INSERT INTO api_keys (id, organization_id, entity_id, name, abilities, token_hash, creator_id, expires_at)
     VALUES ($1, $2, $3, 'Test', $4, $5, $6, $7)`,
    [
      randomUUID(),
      tenant.organizationId,
      of === 'management' ? null : tenant.entityId,
      abilities ?? (of === 'management' ? ORGANIZATION_ABILITIES : ENTITY_ABILITIES),
      hashToken(token),
      tenant.userId,
      expiresAt ?? null,
    ],
  );
  return token;
}

/** A client of an interface with a new key of the tenant. */
export async function clientOf(
  service: TestService,
  tenant: Tenant,
  of: InterfaceName,
  options: KeyOptions = {},
): Promise<Api> {
  return new Api(service.http + PREFIXES[of], await makeKey(service, tenant, of, options));
}
