import { ROLES } from './role.js';
import type { Role } from './role.js';
import { ABILITIES } from './abilities.js';
import type { Ability } from './abilities.js';

const VIEWER: readonly Ability[] = [
  'invoice:read',
  'verification:read',
  'check:read',
  'aba_check:read',
  'inbound_email:read',
  'supplier:read',
  'sender_list:read',
  'rule:read',
  'entity:read',
];

const REVIEWER: readonly Ability[] = [
  ...VIEWER,
  'invoice:write',
  'invoice:review',
  'check:write',
  'aba_check:write',
  'user:read',
];

const APPROVER: readonly Ability[] = [
  ...REVIEWER,
  'invoice:approve',
  'verification:write',
  'supplier:write',
  'inbound_email:release',
];

/** What a person may do, by role (decisions, section 12). docs/users.md shows it as a table. */
export const ROLE_ABILITIES: Readonly<Record<Role, ReadonlySet<Ability>>> = {
  viewer: new Set(VIEWER),
  auditor: new Set<Ability>([...VIEWER, 'user:read', 'audit_event:read']),
  reviewer: new Set(REVIEWER),
  approver: new Set(APPROVER),
  admin: new Set(ABILITIES),
};

/** Whether a role has an ability; null is no role at all, which has none. */
export function roleHas(role: Role | null, ability: string): boolean {
  return role !== null && (ROLE_ABILITIES[role] as ReadonlySet<string>).has(ability);
}

/** Viewers and auditors see account numbers masked, and no documents. */
export function seesAccounts(role: Role | null): boolean {
  return role !== null && role !== 'viewer' && role !== 'auditor';
}

/** The roles that have an ability, the least powerful first. */
export function rolesWith(ability: Ability): Role[] {
  return ROLES.filter((role) => ROLE_ABILITIES[role].has(ability));
}
