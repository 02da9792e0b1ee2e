import { isSameName } from '../../names/normalise-name.js';
import type { AbnRecord } from '../../providers/abn-register/abn-register.js';

/**
 * Whether a business goes by this name in the register: by its legal name or by one of its registered business names. Trading
 * names are stale since 2012 and are not looked at. People stand there as `SURNAME, GIVEN NAMES`: the first given name will do.
 */
export function isRegisteredName(name: string, { entityName, businessNames }: AbnRecord): boolean {
  return [entityName, ...personalForms(entityName), ...businessNames].some((known) => isSameName(name, known));
}

/** `CITIZEN, JANE ANN` as people write it: `JANE ANN CITIZEN`, `JANE CITIZEN`. None if a name is not a person's. */
function personalForms(entityName: string): string[] {
  const [surname, given, ...more] = entityName.split(',').map((part) => part.trim());
  if (!surname || !given || more.length > 0) return [];
  return [`${given} ${surname}`, `${given.split(/\s+/)[0]} ${surname}`];
}
