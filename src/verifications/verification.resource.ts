import { bool, computed, enumeration, moment, text, shownToAll } from '../platform/json-api/attributes.js';
import { anyOf, equals, equalsIn, from, to, yesOrNo } from '../platform/json-api/filters.js';
import { normaliseAbn } from '../numbers/abn.js';
import { normaliseAccountNumber } from '../numbers/account-number.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { defineResource } from '../platform/json-api/resource.js';
import { oldestThatCounts, whyNotCounting } from './counting/counting.js';
import { LINK_STATES, linkStateOf } from './individual/link-state.js';
import { individualLink } from './individual/individual-link.js';
import { VERIFICATION_CHECK_TYPES } from './automated-checks/verification-check.js';
import { VERIFICATION_ERROR_REASONS, VERIFICATION_STATUSES } from './verification-status.js';
import { Verification } from './verification.entity.js';

/** What is shown of a verification wherever it is included (specification, 2.4). */
const EMBEDDED = [
  'status',
  'send_individual_authentication_sms',
  'send_individual_authentication_email',
  'attribution_id',
  'individual_authentication_url',
  'failure_reason',
  'check_results',
  'created_at',
  'updated_at',
] as const;

const SUBMITTED = [
  'business_name',
  'business_abn',
  'business_phone',
  'individual_name',
  'individual_mobile',
  'individual_email',
  'account_name',
  'account_bsb',
  'account_number',
] as const;

/** What became of it once it was verified, and what people added. */
const LATER = [
  'additional',
  'aliases',
  'counts',
  'verified_at',
  'replaced_at',
  'replaced_by',
  'revoked_at',
  'revocation_reason',
  'individual_authentication_state',
  'error_reason',
  'redacted_at',
] as const;

export const verificationResource = defineResource(Verification, {
  type: 'verifications',
  title: 'Verification',
  attributes: {
    status: enumeration('status', VERIFICATION_STATUSES, { description: 'The status of the verification.' }),
    business_name: text('businessName', { nullable: true, description: 'Name of the business to be paid.' }),
    business_abn: text('businessAbn', { nullable: true, description: 'ABN of the business, 11 digits.' }),
    business_phone: text('businessPhone', { nullable: true, description: 'Phone number of the business.' }),
    individual_name: text('individualName', {
      nullable: true,
      description: 'First and last name of the person who confirms for the business.',
    }),
    individual_mobile: text('individualMobile', {
      nullable: true,
      description: 'Mobile number of that person, in E.164 form.',
    }),
    individual_email: text('individualEmail', { nullable: true, description: 'Email address of that person.' }),
    account_name: text('accountName', { nullable: true, description: 'Name of the bank account.' }),
    account_bsb: text('accountBsb', { nullable: true, description: 'BSB, as NNN-NNN.' }),
    account_number: text('accountNumber', { nullable: true, description: 'Account number, digits only.' }),
    send_individual_authentication_sms: bool('sendIndividualAuthenticationSms', {
      description: 'Whether the person is reached by SMS.',
    }),
    send_individual_authentication_email: bool('sendIndividualAuthenticationEmail', {
      description: 'Whether the person is reached by email.',
    }),
    attribution_id: shownToAll(
      text('attributionId', { nullable: true, description: 'Your own reference for the payee.' }),
    ),
    individual_authentication_url: computed(
      ['id', 'individualAuthenticationTokenHash', 'linkNumber'],
      ({ id, individualAuthenticationTokenHash, linkNumber }, { secretKey, publicUrl }) => {
        const link = individualLink(secretKey, id, individualAuthenticationTokenHash, linkNumber);
        return link === null ? null : publicUrl.of(link);
      },
      {
        type: ['string', 'null'],
        format: 'uri',
        description: 'Where the person confirms the details, while the verification is pending.',
      },
    ),
    individual_authentication_state: computed(
      ['status', 'checkResults', 'individualAuthenticationTokenHash', 'askedAt', 'linkSentAt'],
      linkStateOf,
      {
        type: 'string',
        enum: [...LINK_STATES],
        description:
          'waiting: the link is sent once the checks have passed; asked: it was sent; nobody_asked: it could not be sent, give the person the link yourself; locked: after wrong codes, send a new one; answered; closed: the verification ended in another way.',
      },
    ),
    error_reason: enumeration('errorReason', VERIFICATION_ERROR_REASONS, {
      nullable: true,
      description:
        'Why it ended in error: a provider did not answer, no message could be sent, or the message to the person cannot be delivered.',
    }),
    failure_reason: enumeration('failureReason', VERIFICATION_CHECK_TYPES, {
      nullable: true,
      description: 'The first check that failed.',
    }),
    check_results: computed(['checkResults'], (row) => row.checkResults, {
      type: 'array',
      description: 'The result of each check that was made; true means that it passed.',
      items: {
        type: 'object',
        required: ['type', 'result'],
        properties: {
          type: { type: 'string', enum: [...VERIFICATION_CHECK_TYPES] },
          result: { type: 'boolean' },
        },
      },
    }),
    additional: bool('additional', {
      description:
        'Whether it counts beside others with the same ABN and replaces none of them: for a payee with several accounts.',
    }),
    aliases: computed(['aliases'], (row) => row.aliases, {
      type: 'array',
      description: 'Other names of the payee, added by a person.',
      items: { type: 'string' },
    }),
    counts: computed(
      ['status', 'replacedAt', 'verifiedAt', 'createdAt'],
      (row, { settings }) =>
        whyNotCounting(row, oldestThatCounts(settings.VERIFICATION_MAX_AGE_MONTHS, new Date())) === null,
      {
        type: 'boolean',
        description:
          'Whether invoices, payment files and checks are compared with it: it is verified, not replaced, not revoked, and not older than the setting allows.',
      },
    ),
    verified_at: moment('verifiedAt', { nullable: true, description: 'When it became verified.' }),
    replaced_at: moment('replacedAt', {
      nullable: true,
      description: 'When a newer one replaced it; from then on it does not count.',
    }),
    replaced_by: text('replacedById', {
      nullable: true,
      description: 'The id of the verification that replaced it.',
    }),
    revoked_at: moment('revokedAt', { nullable: true, description: 'When it was revoked.' }),
    revocation_reason: text('revocationReason', { nullable: true, description: 'Why it was revoked.' }),
    redacted_at: moment('redactedAt', {
      nullable: true,
      description: 'When its details were deleted; they have been null since.',
    }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    full: ['status', ...SUBMITTED, ...LATER, ...EMBEDDED.slice(1)],
    embedded: EMBEDDED,
  },
  filters: {
    status: anyOf('status', VERIFICATION_STATUSES),
    attribution_id: equals('attributionId'),
    additional: yesOrNo('additional'),
    business_abn: equalsIn('businessAbn', normaliseAbn, 'an ABN of 11 digits'),
    account_bsb: equalsIn('accountBsb', normaliseBsb, 'a BSB of six digits'),
    account_number: {
      ...equalsIn<Verification>('accountNumber', normaliseAccountNumber, 'an account number of 5 to 10 digits'),
      readsAccounts: true,
    },
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    updated_from: from('updatedAt'),
    updated_to: to('updatedAt'),
  },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt', status: 'status' },
  expressions: {
    linkSentAt: '(SELECT link_sent_at FROM individual_authentications WHERE verification_id = verifications.id)',
  },
  accountsReadBy: 'verification:read',
  defaultSort: '-created_at',
});
