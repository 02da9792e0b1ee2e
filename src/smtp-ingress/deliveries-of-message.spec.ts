import { newId } from '../platform/ids/uuid.js';
import { addsNothing, lessProvenThan, standsForMessage } from './deliveries-of-message.js';
import type { InboundEmail, SenderDecisionState } from './inbound-email.entity.js';
import type { SenderDecision } from './sender-lists/decide-on-sender.js';

function delivery(
  senderDecision: SenderDecisionState | null,
  authenticated: boolean | null,
  more: Partial<InboundEmail> = {},
): InboundEmail {
  return {
    id: newId(),
    status: 'received',
    redactedAt: null,
    envelopeFrom: 'a@supplier.example',
    peerAddress: '192.0.2.1',
    helo: 'supplier.example',
    senderDecision,
    authenticated,
    ...more,
  } as InboundEmail;
}

const ELSEWHERE = { envelopeFrom: 'x@elsewhere.example' };

describe('deliveries of a message', () => {
  it.each<[string, Partial<InboundEmail>, boolean]>([
    ['one that is to be read', { senderDecision: 'allowed' }, true],
    ['one that a person released', { senderDecision: 'released' }, true],
    ['one of an earlier release that was read', { senderDecision: null, status: 'rejected' }, true],
    ['one whose data was redacted', { senderDecision: 'refused', redactedAt: new Date() }, true],
    ['one that is not judged yet', { senderDecision: null }, false],
    ['one on hold', { senderDecision: 'held' }, false],
    ['one that is blocked', { senderDecision: 'blocked', status: 'rejected' }, false],
  ])('%s', (_what, more, expected) => {
    expect(standsForMessage(delivery(null, true, more))).toBe(expected);
  });

  it.each<[SenderDecision, boolean | null, SenderDecisionState | null, boolean | null, boolean]>([
    ['allowed', true, 'allowed', false, true],
    ['allowed', false, 'held', true, false],
    ['allowed', true, 'blocked', true, false],
    ['allowed', true, null, null, false],
    ['held', true, 'released', false, true],
    ['held', true, 'held', false, false],
    ['held', true, 'held', null, false],
    ['held', null, 'held', null, false],
    ['held', null, 'held', false, false],
    ['held', true, 'held', true, true],
    ['held', false, 'held', null, true],
    ['held', true, 'refused', false, false],
    ['held', false, 'refused', false, true],
    ['held', false, 'blocked', false, false],
    ['blocked', true, 'blocked', false, true],
    ['blocked', false, 'refused', false, true],
    ['blocked', false, null, null, false],
  ])(
    'a delivery that is %s (%s), beside one that is %s (%s), adds nothing: %s',
    (decision, own, state, other, expected) => {
      const email = delivery(null, own);
      expect(addsNothing({ email, others: [delivery(state, other, ELSEWHERE)] }, decision)).toBe(expected);
    },
  );

  it('adds nothing where it waits for the same name servers as one that came the same way', () => {
    expect(addsNothing({ email: delivery(null, null), others: [delivery('held', null)] }, 'held')).toBe(true);
  });

  it.each<[string, boolean | null, Partial<InboundEmail>, boolean]>([
    ['one that was read and is not proven', true, { senderDecision: 'allowed', authenticated: false }, true],
    ['one that was released and may yet be proven', true, { senderDecision: 'released', authenticated: null }, true],
    ['one that is proven', true, { senderDecision: 'allowed', authenticated: true }, false],
    ['one on hold', true, { senderDecision: 'held', authenticated: false }, false],
    ['one whose data was redacted', true, { senderDecision: 'allowed', redactedAt: new Date() }, false],
    ['one that was read, if it is no better', false, { senderDecision: 'allowed', authenticated: null }, false],
    ['one that was read, if it may be no better', null, { senderDecision: 'allowed', authenticated: false }, false],
  ])('a delivery proves %s', (_what, own, more, expected) => {
    const other = delivery(null, false, more);
    expect(lessProvenThan({ email: delivery(null, own, ELSEWHERE), others: [other] })).toBe(expected ? other : null);
  });
});
