import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import type { FirstAdmin } from '../../organization/founding/first-admins.js';
import { newId } from '../../platform/ids/uuid.js';
import { User } from './user.entity.js';

/** Makes the first admin of an organization, and gives their id. */
export async function makeFirstAdmin(
  manager: EntityManager,
  { organizationId, name, email, password }: FirstAdmin,
): Promise<string> {
  const id = newId();
  const passwordHash = await hash(password);
  await manager.insert(User, { id, organizationId, name, email: email.toLowerCase(), role: 'admin', passwordHash });
  return id;
}
