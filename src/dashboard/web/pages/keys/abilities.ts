import type { ManagementComponents } from '../../api/client';

export type KeyAbility = NonNullable<ManagementComponents['schemas']['APIKey']['abilities']>[number];
export type EntityAbility = ManagementComponents['schemas']['NewEntityKeyBody']['abilities'][number];
export type OrganizationAbility = ManagementComponents['schemas']['NewOrganizationKeyBody']['abilities'][number];

/** What a key of an entity can be given, in words. The types hold this to the interface: none is missing, none is made up. */
export const ENTITY_ABILITIES: Readonly<Record<EntityAbility, string>> = {
  'invoice:read': 'See invoices and their checks',
  'invoice:write': 'Upload invoices and read them again',
  'invoice:review': 'Hold, reject, correct and comment on invoices',
  'invoice:approve': 'Approve as the second person, reopen',
  'verification:read': 'See verifications',
  'verification:write': 'Start, cancel and revoke verifications',
  'check:read': 'See checks against verifications',
  'check:write': 'Check payment details',
  'aba_check:read': 'See payment files',
  'aba_check:write': 'Upload payment files',
  'inbound_email:read': 'See emails',
  'inbound_email:release': 'Release, reject and process emails',
  'sender_list:read': 'See the sender list',
  'sender_list:write': 'Change the sender list',
  'supplier:read': 'See suppliers',
  'supplier:write': 'Merge suppliers',
  'rule:read': 'See rules',
  'rule:write': 'Write and switch rules',
  'webhook_subscription:read': 'See webhooks',
  'webhook_subscription:write': 'Set up webhooks, send events again',
  'webhook_event:read': 'See sent events',
  'approval_policy:write': 'Change the approval policy',
  'audit_event:read': 'See the audit trail',
  'personal_data:redact': 'Delete personal data of invoices, emails, verifications and payment files',
};

/** What a key of the organization can be given, in words. */
export const ORGANIZATION_ABILITIES: Readonly<Record<OrganizationAbility, string>> = {
  'organization_api_key:read': 'See keys of the organization',
  'organization_api_key:write': 'Create and revoke keys of the organization',
  'entity:read': 'See entities',
  'entity:write': 'Add and change entities',
  'entity_api_key:read': 'See keys of entities',
  'entity_api_key:write': 'Create and revoke keys of entities',
  'user:read': 'See users',
  'audit_event:read': 'See the audit trail',
};
