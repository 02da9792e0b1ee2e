import type { AuditEvent } from './events';
import { ACTORS } from './text';

/** Who did it: a person by name, and by what if not by hand. */
export function actorOf({ actor, user_name: name }: AuditEvent): string {
  if (name === null) return ACTORS[actor];
  return actor === 'person' ? name : `${name} (${ACTORS[actor]})`;
}
