import type { MainComponents, ManagementComponents, Whole } from '../api/client';
import { NOTICES, SESSIONS } from '../pages/account/text';
import { EMAIL_STATUSES, SENDER_DECISIONS } from '../pages/emails/text';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../pages/keys/abilities';
import { ENVIRONMENTS } from '../pages/keys/text';
import { FILE_STATUSES } from '../pages/payment-files/text';
import { DECIDE } from '../pages/review/text';
import { DEFAULTS, POLICIES } from '../pages/senders/text';
import { USER_STATUSES } from '../pages/users/text';
import { CHECKS, VERIFICATION_STATUSES } from '../pages/verifications/text';
import { EVENT_STATUSES } from '../pages/webhooks/text';
import { attributeInWords } from './audit-actions';
import { day, moment } from './format';
import { OUTCOMES, REDACTION_REASONS, REVIEWS, ROLES, SOURCES, STATUSES } from './text';

type Main = MainComponents['schemas'];
type Attributes<Name extends keyof Main> = Whole<Main[Name]> extends { attributes: infer A } ? A : never;
type Words<Value> = Readonly<Record<Extract<Value, string>, string>>;

const OUTCOME_WORDS = Object.fromEntries(Object.entries(OUTCOMES).map(([name, { word }]) => [name, word])) as Words<
  keyof typeof OUTCOMES
>;

/** What a status means depends on what has it. The types hold the words to the interface: none is missing. */
const STATUS_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoices: STATUSES satisfies Words<Attributes<'InvoiceDetail'>['status']>,
  verifications: VERIFICATION_STATUSES satisfies Words<Attributes<'VerificationFull'>['status']>,
  'aba-checks': FILE_STATUSES satisfies Words<Attributes<'ABACheckList'>['status']>,
  'inbound-emails': EMAIL_STATUSES satisfies Words<Attributes<'InboundEmail'>['status']>,
  'webhook-events': EVENT_STATUSES satisfies Words<Attributes<'WebhookEventAll'>['status']>,
  users: USER_STATUSES satisfies Words<Required<ManagementComponents['schemas']['User']>['status']>,
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  review: REVIEWS satisfies Words<Attributes<'InvoiceDetail'>['review']>,
  outcome: OUTCOME_WORDS satisfies Words<Attributes<'InvoiceDetail'>['outcome']>,
  one_person_outcomes: OUTCOME_WORDS,
  source: SOURCES satisfies Words<Attributes<'InvoiceDetail'>['source']>,
  reason: {
    ...REDACTION_REASONS,
    ...(DECIDE.reasons satisfies Words<Attributes<'Decision'>['reason']>),
  },
  policy: POLICIES satisfies Words<Attributes<'SenderRule'>['policy']>,
  default_policy: DEFAULTS satisfies Words<Attributes<'SenderSettings'>['default_policy']>,
  sender_decision: SENDER_DECISIONS satisfies Words<Attributes<'InboundEmail'>['sender_decision']>,
  result: {
    uncompromised: 'Same as the verified ones',
    compromised: 'Different from the verified ones',
  } satisfies Words<Attributes<'CheckAll'>['result']>,
  failure_reason: CHECKS satisfies Words<Attributes<'VerificationFull'>['failure_reason']>,
  error_reason: {
    provider_unavailable: 'A register or bank did not answer',
    messages_unavailable: 'Messages could not be sent',
    individual_unreachable: 'The person could not be reached',
  } satisfies Words<Attributes<'VerificationFull'>['error_reason']>,
  individual_authentication_state: {
    waiting: 'The link is not sent yet',
    asked: 'The link is sent',
    nobody_asked: 'The link could not be sent',
    locked: 'Locked after wrong codes',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Words<Attributes<'VerificationFull'>['individual_authentication_state']>,
  abilities: { ...ENTITY_ABILITIES, ...ORGANIZATION_ABILITIES },
  environment: ENVIRONMENTS,
  role: ROLES,
  by: SESSIONS.methods,
  method: SESSIONS.methods,
  kinds: NOTICES.kinds,
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What programmers wrote, or are sent: it has no words but its own. */
const AS_WRITTEN = new Set(['conditions', 'payload']);

/**
 * A value of the audit trail, as the pages say it.
 * @param subject type of what has the attribute
 */
export function valueInWords(subject: string, attribute: string, value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return textInWords(subject, attribute, value);
  if (typeof value !== 'object' || AS_WRITTEN.has(attribute)) return JSON.stringify(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((one) => valueInWords(subject, attribute, one)).join(', ');
  return Object.entries(value)
    .map(([name, one]) => `${attributeInWords(name)}: ${valueInWords(subject, name, one)}`)
    .join(', ');
}

function textInWords(subject: string, attribute: string, value: string): string {
  if (MOMENT.test(value)) return moment(value);
  if (DAY.test(value)) return day(value);
  const words = attribute === 'status' ? STATUS_WORDS[subject] : WORDS[attribute];
  return words && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
