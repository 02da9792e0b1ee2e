import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../src/abilities/role.js';
import { Browser } from './browser.js';
import type { TestService } from './service.js';

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | null = null;

/** A person of an organization, with a password that is known. */
export interface TestPerson {
  id: string;
  email: string;
}

/** Adds a person to an organization. Without `organizationId`, to the demo organization. */
export async function addPerson(
  { database }: Pick<TestService, 'database'>,
  role: Role | null,
  { organizationId, entities = {} }: { organizationId?: string; entities?: Readonly<Record<string, Role>> } = {},
): Promise<TestPerson> {
  passwordHash ??= hash(PASSWORD);
  const person = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await database.query(
    `INSERT INTO users (id, organization_id, name, email, role, password_hash)
     VALUES ($1, coalesce($2::uuid, (SELECT id FROM organizations WHERE demo AND environment = 'production')), 'Ada Example', $3, $4, $5)`,
    [person.id, organizationId ?? null, person.email, role, await passwordHash],
  );
  for (const [entityId, one] of Object.entries(entities))
    await database.query('INSERT INTO entity_roles (user_id, entity_id, role) VALUES ($1, $2, $3)', [
      person.id,
      entityId,
      one,
    ]);
  return person;
}

/** A browser in which somebody has given their password. */
export async function signIn(
  service: TestService,
  { email }: { email: string },
  password = PASSWORD,
): Promise<Browser> {
  const browser = new Browser(service.http);
  const { status, bytes } = await browser.post('/dashboard/session/password', { email, password });
  if (status !== 200) throw new Error(`Nobody was signed in: ${status} ${bytes.toString()}`);
  return browser;
}

/** A person with a role, signed in. */
export async function signedIn(
  service: TestService,
  ...about: Parameters<typeof addPerson> extends [unknown, ...infer R] ? R : never
): Promise<Browser> {
  return signIn(service, await addPerson(service, ...about));
}

/** An authenticator app that was given a secret. */
export function authenticator(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
}
