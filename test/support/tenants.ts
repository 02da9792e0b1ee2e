import { expect } from '@jest/globals';
import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import type { Api } from './api.js';
import type { TestService } from './service.js';

type Environment = 'production' | 'sandbox';

/** Another entity of the same organization (or its sandbox twin), and a client of it with every ability. */
export async function entityOf(
  service: TestService,
  environment: Environment,
  name = 'Payer',
): Promise<{ entity: { id: string; inbox_address: string }; api: Api }> {
  const { status, body } = await service.management.post('/entities', { name, environment });
  expect(status).toBe(201);
  return { entity: body.data, api: await clientOf(service, environment, body.data.id, ENTITY_ABILITIES) };
}

/** A client of another entity of the same organization (or its sandbox twin), with every ability. */
export async function neighbourOf(service: TestService, environment: Environment): Promise<Api> {
  return (await entityOf(service, environment, 'Neighbour')).api;
}

/** A client of the demo entity whose key has these abilities alone. */
export async function keyWith(
  service: TestService,
  abilities: readonly string[],
  environment: Environment = 'production',
): Promise<Api> {
  const { body } = await service.management.get('/entities?page[size]=100');
  const entity = body.data.find(
    (one: { name: string; environment: string }) => one.environment === environment && one.name.startsWith('Demo'),
  );
  return clientOf(service, environment, entity.id, abilities);
}

/** A client of an entity whose key has these abilities alone. */
export async function clientOf(
  service: TestService,
  environment: Environment,
  entityId: string,
  abilities: readonly string[],
): Promise<Api> {
  const path = `/entities/${entityId}/api-keys`;
  const { status, body } = await service.management.post(path, { name: 'Key of a test', abilities });
  expect(status).toBe(201);
  return (environment === 'production' ? service.api : service.sandbox).withKey(body.data.token);
}
