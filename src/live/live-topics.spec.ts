import { randomUUID } from 'node:crypto';
import type { AbaCheckPayload } from '../aba/aba-check.events.js';
import type { CheckPayload } from '../checks/check.events.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import type { InboundEmailPayload } from '../smtp-ingress/inbound-email.events.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import type { WebhookSubscriptionPayload } from '../webhooks/subscriptions/webhook-subscription.events.js';
import { changesOf } from './live-topics.js';

const [entityId, id, other] = [randomUUID(), randomUUID(), randomUUID()];
const types = (payload: object): string[] => changesOf({ type: 'a.b', payload }).map((one) => `${one.type} ${one.id}`);

describe('what an event changes', () => {
  it('is everything that it names, of whichever layer', () => {
    expect(types({ entityId, invoiceId: id } satisfies InvoicePayload)).toEqual([`invoices ${id}`]);
    expect(types({ entityId, emailId: id } satisfies InboundEmailPayload)).toEqual([`inbound-emails ${id}`]);
    expect(types({ entityId, abaCheckId: id } satisfies AbaCheckPayload)).toEqual([`aba-checks ${id}`]);
    expect(types({ entityId, verificationId: id } satisfies VerificationPayload)).toEqual([`verifications ${id}`]);
    expect(types({ entityId, verificationId: id, checkId: other } satisfies CheckPayload)).toEqual([
      `verifications ${id}`,
      `checks ${other}`,
    ]);
    expect(types({ entityId, subscriptionId: id } satisfies WebhookSubscriptionPayload)).toEqual([
      `webhook-subscriptions ${id}`,
    ]);
  });

  it('is nothing for people, and nothing without an entity', () => {
    expect(types({ entityId, invoiceId: id, assigneeId: other, firstId: other })).toEqual([`invoices ${id}`]);
    expect(types({ organizationId: entityId, userId: id })).toEqual([]);
  });

  it('is what a request says that it changed', () => {
    expect(
      changesOf({ type: 'resource.changed', payload: { entityId, type: 'rules', id, action: 'rule.changed' } }),
    ).toEqual([{ entityId, type: 'rules', id, event: 'rule.changed' }]);
  });
});
