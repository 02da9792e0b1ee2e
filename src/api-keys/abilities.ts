/** What an entity key can be allowed to do (decisions, section 3). */
export const ENTITY_ABILITIES = [
  'invoice:read',
  'invoice:write',
  'verification:read',
  'verification:write',
  'check:read',
  'check:write',
  'aba_check:read',
  'aba_check:write',
  'inbound_email:read',
  'sender_list:read',
  'sender_list:write',
  'supplier:read',
  'supplier:write',
  'rule:read',
  'rule:write',
  'webhook_subscription:read',
  'webhook_subscription:write',
  'webhook_event:read',
] as const;

/** What an organization key can be allowed to do. */
export const ORGANIZATION_ABILITIES = [
  'organization_api_key:read',
  'organization_api_key:write',
  'entity:read',
  'entity:write',
  'entity_api_key:read',
  'entity_api_key:write',
] as const;

export type EntityAbility = (typeof ENTITY_ABILITIES)[number];
export type OrganizationAbility = (typeof ORGANIZATION_ABILITIES)[number];
export type Ability = EntityAbility | OrganizationAbility;
