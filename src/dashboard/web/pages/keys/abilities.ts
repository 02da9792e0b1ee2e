import type { ManagementComponents } from '../../api/client';

export type KeyAbility = NonNullable<ManagementComponents['schemas']['APIKey']['abilities']>[number];

/** What a key of an entity can be given. */
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
] as const satisfies readonly ManagementComponents['schemas']['NewEntityKeyBody']['abilities'][number][];

/** What a key of the organization can be given. */
export const ORGANIZATION_ABILITIES = [
  'organization_api_key:read',
  'organization_api_key:write',
  'entity:read',
  'entity:write',
  'entity_api_key:read',
  'entity_api_key:write',
  'user:read',
  'audit_event:read',
] as const satisfies readonly ManagementComponents['schemas']['NewOrganizationKeyBody']['abilities'][number][];
