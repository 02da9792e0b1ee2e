import { ABILITIES } from '../abilities/abilities.js';
import { ROLE_ABILITIES } from '../abilities/roles.js';
import { ROLES } from '../abilities/role.js';

/** Which role has which ability, as a table for people. */
export function rolesTable(): string {
  const rows = ABILITIES.map(
    (ability) =>
      `| \`${ability}\` | ${ROLES.map((role) => (ROLE_ABILITIES[role].has(ability) ? 'yes' : '')).join(' | ')} |`,
  );
  return ['', `| ability | ${ROLES.join(' | ')} |`, `|---|${ROLES.map(() => '---|').join('')}`, ...rows, ''].join('\n');
}
