import { isEmail } from 'class-validator';
import { InvalidArgumentError } from 'commander';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { User } from '../identity/users/user.entity.js';
import { isName } from '../platform/http/name.js';

/** The name in an option of a command. Throws if the REST interface would not take it either. */
export function readName(text: string): string {
  if (!isName(text)) throw new InvalidArgumentError('It must hold 1 to 255 characters, without control characters.');
  return text;
}

/** The email address in an option of a command, as it is stored. Throws if it is not one that people can sign in with. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidArgumentError('It must be an email address.');
  return email;
}

/** Throws if somebody, of whichever organization, already has an email address (as readEmail gives it). */
export async function refuseTakenEmail(manager: EntityManager, email: string): Promise<void> {
  if (await manager.existsBy(User, { email, removedAt: IsNull() }))
    throw new Error(`A user already has the email address ${email}.`);
}
