import { bool, enumeration, moment } from '../../platform/json-api/attributes.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { DEFAULT_POLICIES, SenderSettingDetails } from './sender-setting.entity.js';

export const senderSettingResource = defineResource(SenderSettingDetails, {
  type: 'sender-settings',
  title: 'Sender settings',
  attributes: {
    default_policy: enumeration('defaultPolicy', DEFAULT_POLICIES, {
      description: 'What happens to mail from senders without a rule: it is read, or on hold until someone decides.',
    }),
    confirmations: bool('confirmations', {
      description: 'Whether authenticated senders are told that their invoice arrived, or why it could not be used.',
    }),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['default_policy', 'confirmations', 'updated_at'] },
  filters: {},
  sorts: { updated_at: 'updatedAt' },
  defaultSort: '-updated_at',
});
