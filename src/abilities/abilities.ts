/** What an entity key can be allowed to do (decisions, section 3). */
export const ENTITY_ABILITIES = [
  'invoice:read',
  'invoice:write',
  'invoice:review',
  'invoice:approve',
  'verification:read',
  'verification:write',
  'check:read',
  'check:write',
  'aba_check:read',
  'aba_check:write',
  'inbound_email:read',
  'inbound_email:release',
  'sender_list:read',
  'sender_list:write',
  'supplier:read',
  'supplier:write',
  'rule:read',
  'rule:write',
  'webhook_subscription:read',
  'webhook_subscription:write',
  'webhook_event:read',
  'approval_policy:write',
  'audit_event:read',
  'personal_data:redact',
] as const;

/** What an organization key can be allowed to do. */
export const ORGANIZATION_ABILITIES = [
  'organization_api_key:read',
  'organization_api_key:write',
  'entity:read',
  'entity:write',
  'entity_api_key:read',
  'entity_api_key:write',
  'user:read',
  'audit_event:read',
] as const;

/** What only a person can do: no key holds it. */
export const PERSONAL_ABILITIES = ['user:write'] as const;

/**
 * What a key can do only as long as whoever made it has a role that can: a key acts as its creator where people answer for
 * what is done.
 */
export const ABILITIES_OF_THE_CREATOR: readonly string[] = [
  'invoice:review',
  'invoice:approve',
  'inbound_email:release',
  'approval_policy:write',
  'audit_event:read',
  'personal_data:redact',
  'user:read',
];

/** Every ability there is, each once. */
export const ABILITIES: readonly Ability[] = [
  ...new Set<Ability>([...ENTITY_ABILITIES, ...ORGANIZATION_ABILITIES, ...PERSONAL_ABILITIES]),
];

export type EntityAbility = (typeof ENTITY_ABILITIES)[number];
export type OrganizationAbility = (typeof ORGANIZATION_ABILITIES)[number];
export type Ability = EntityAbility | OrganizationAbility | (typeof PERSONAL_ABILITIES)[number];
