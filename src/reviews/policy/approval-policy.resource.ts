import { bool, computed, moment, shownToAll, text } from '../../platform/json-api/attributes.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { INVOICE_OUTCOMES } from '../../invoices/outcome.js';
import { amountOf } from '../../invoices/total.js';
import type { Policy } from './approval-policy.js';
import { ApprovalPolicyDetails } from './approval-policy.entity.js';

const PARTS: Record<string, JsonSchema> = {
  people: { type: 'integer', enum: [1, 2], description: '1: one person decides everything.' },
  one_person_outcomes: {
    type: 'array',
    description: 'Outcomes for which one person is enough when the policy asks for two.',
    items: { type: 'string', enum: [...INVOICE_OUTCOMES] },
  },
  two_people_from: {
    type: ['string', 'null'],
    description: 'From this amount up, two people are needed, whatever the outcome; null for no limit.',
  },
  clear_verified: {
    type: 'boolean',
    description: 'Whether the service clears invoices that are verified and have no failed check.',
  },
};

/** A policy as the interface shows it. */
function shownPolicy(policy: Policy): Record<string, unknown> {
  return {
    people: policy.people,
    one_person_outcomes: policy.onePersonOutcomes,
    two_people_from: amountOf(policy.twoPeopleFromCents),
    clear_verified: policy.clearVerified,
  };
}

export const approvalPolicyResource = defineResource(ApprovalPolicyDetails, {
  type: 'approval-policies',
  title: 'Approval policy',
  attributes: {
    people: computed(['people'], (row) => row.people, PARTS.people ?? {}),
    one_person_outcomes: computed(
      ['onePersonOutcomes'],
      (row) => row.onePersonOutcomes,
      PARTS.one_person_outcomes ?? {},
    ),
    two_people_from: shownToAll(
      computed(['twoPeopleFromCents'], (row) => amountOf(row.twoPeopleFromCents), PARTS.two_people_from ?? {}),
    ),
    clear_verified: bool('clearVerified', { description: String(PARTS.clear_verified?.description) }),
    proposed: shownToAll(
      computed(['proposed'], (row) => row.proposed && shownPolicy(row.proposed), {
        type: ['object', 'null'],
        description: 'A looser policy that waits for a second admin to agree.',
        required: Object.keys(PARTS),
        properties: PARTS,
      }),
    ),
    proposed_by: text('proposedBy', { nullable: true, description: 'Id of the admin who proposed it.' }),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    default: [
      'people',
      'one_person_outcomes',
      'two_people_from',
      'clear_verified',
      'proposed',
      'proposed_by',
      'updated_at',
    ],
  },
  filters: {},
  sorts: { updated_at: 'updatedAt' },
  defaultSort: '-updated_at',
});
