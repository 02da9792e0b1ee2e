import { abaCheckResource } from '../../aba/aba-check.resource.js';
import { checkResource } from '../../checks/check.resource.js';
import type { CheckPayload } from '../../checks/check.events.js';
import { invoiceResource } from '../../invoices/invoice.resource.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import type { Resource } from '../../platform/json-api/resource.js';
import type { ResourceObject } from '../../platform/json-api/serialise.js';
import { webhookSubscriptionResource } from '../subscriptions/webhook-subscription.resource.js';
import { verificationResource } from '../../verifications/verification.resource.js';
import type { SentEventType } from '../events/event-types.js';

/** What an event tells of: how the resource is shown, and which one it is. */
export interface Subject {
  resource: Resource;
  fieldSet: string;
  /** The member of the event's payload that names it. */
  id: string;
  /** What its address alone tells on the REST interface. */
  relationships?: { of(payload: object): ResourceObject['relationships']; schema: JsonSchema };
}

function relationshipSchema(name: string, { type }: Resource): JsonSchema {
  const identifier = {
    type: 'object',
    required: ['id', 'type'],
    properties: { id: { type: 'string', format: 'uuid' }, type: { type: 'string', const: type } },
  };
  return {
    type: 'object',
    required: [name],
    properties: { [name]: { type: 'object', required: ['data'], properties: { data: identifier } } },
  };
}

/** By what a type of events begins with. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  verification: { resource: verificationResource, fieldSet: 'full', id: 'verificationId' },
  invoice: { resource: invoiceResource, fieldSet: 'detail', id: 'invoiceId' },
  webhook_subscription: { resource: webhookSubscriptionResource, fieldSet: 'default', id: 'subscriptionId' },
  aba_check: { resource: abaCheckResource, fieldSet: 'list', id: 'abaCheckId' },
  check: {
    resource: checkResource,
    fieldSet: 'all',
    id: 'checkId',
    relationships: {
      of: (payload) => ({
        verification: { data: { id: (payload as CheckPayload).verificationId, type: verificationResource.type } },
      }),
      schema: relationshipSchema('verification', verificationResource),
    },
  },
};

/** What events of a type tell of. Throws for a type that tells of nothing known. */
export function subjectOf(type: SentEventType): Subject {
  const subject = SUBJECTS[type.split('.', 1)[0] ?? ''];
  if (subject === undefined) throw new Error(`No subject is defined for ${type}.`);
  return subject;
}
