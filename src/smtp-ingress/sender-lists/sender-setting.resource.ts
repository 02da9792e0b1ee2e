import { bool, enumeration, moment } from '../../platform/json-api/attributes.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { DEFAULT_POLICIES, SenderSettingDetails } from './sender-setting.entity.js';

export const senderSettingResource = defineResource(SenderSettingDetails, {
  type: 'sender-settings',
  title: 'Sender settings',
  attributes: {
    default_policy: enumeration('defaultPolicy', DEFAULT_POLICIES, {
      description: 'What happens to mail of senders that no rule is about: it is read, or waits for a person.',
    }),
    confirmations: bool('confirmations', {
      description: 'Whether authenticated senders are told that their invoice arrived, or why not.',
    }),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['default_policy', 'confirmations', 'updated_at'] },
  filters: {},
  sorts: { updated_at: 'updatedAt' },
  defaultSort: '-updated_at',
});
