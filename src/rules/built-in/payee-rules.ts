import type { Rule } from '../engine/rule.js';

/** Whether the numbers of business and account can exist. */
export const NUMBER_RULES: readonly Rule[] = [
  {
    name: 'business_abn_valid',
    description: 'The ABN passes its checksum.',
    conditions: { all: [{ fact: 'businessAbnValid', operator: 'equal', value: true }] },
    sentences: {
      good: 'The ABN passes its checksum.',
      bad: 'The ABN fails its checksum: it is misprinted, misread or made up.',
    },
  },
  {
    name: 'business_abn_active',
    description: 'The ABN is active in the Australian Business Register.',
    conditions: { all: [{ fact: 'businessAbnActive', operator: 'equal', value: true }] },
    sentences: {
      good: 'The ABN is active in the Australian Business Register.',
      bad: 'In the Australian Business Register, the ABN is {businessAbnStatus}.',
    },
  },
  {
    name: 'account_bsb_valid',
    description: 'The BSB belongs to a bank, by the imported directory or else by the banks’ ranges.',
    conditions: { all: [{ fact: 'accountBsbExists', operator: 'equal', value: true }] },
    sentences: { good: 'The BSB belongs to a bank.', bad: 'No bank branch has the BSB {accountBsb}.' },
  },
  {
    name: 'account_number_valid',
    description: 'The account number has a format that Australian banks use.',
    conditions: { all: [{ fact: 'accountNumberValid', operator: 'equal', value: true }] },
    sentences: {
      good: 'The account number has a format that Australian banks use.',
      bad: 'No Australian bank uses account numbers in this format.',
    },
  },
];

/** Whether the money would go where it should. Who sent the invoice never makes up for these. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    name: 'details_match_verification',
    description: 'The account is the one that was verified; it is visible, and no other account is.',
    conditions: { all: [{ fact: 'detailsMatchVerification', operator: 'equal', value: true }] },
    sentences: {
      good: 'The account is the one that was verified for {verifiedBusinessName}.',
      bad: 'The account is not the one that was verified for {verifiedBusinessName}, {verifiedAccount}.',
    },
  },
  {
    name: 'no_change_of_details_announced',
    description: 'Nothing announces that an account is new, changed or closed.',
    conditions: { all: [{ fact: 'noChangeOfDetailsAnnounced', operator: 'equal', value: true }] },
    sentences: {
      good: 'Nothing in the file or its email announces new bank details.',
      bad: 'New bank details were announced: “{announcedChanges}”',
    },
  },
  {
    name: 'other_ways_to_pay_known',
    description: 'Every PayID, BPAY biller code, IBAN and payment link appeared on this supplier’s earlier invoices.',
    conditions: { all: [{ fact: 'otherWaysToPayKnown', operator: 'equal', value: true }] },
    sentences: {
      good: 'Every other way to pay appeared on this supplier’s earlier invoices.',
      bad: 'A way to pay is new for this supplier: {otherWaysToPay}.',
    },
  },
  {
    name: 'details_unchanged',
    description: 'The account is one that this supplier’s earlier invoices named.',
    conditions: { all: [{ fact: 'accountKnownForSupplier', operator: 'equal', value: true }] },
    sentences: {
      good: 'The account appeared on {invoicesOnAccount|earlier invoices|an earlier invoice|# earlier invoices} of this supplier.',
      bad: 'The account differs from the one on the last {invoicesOnLastAccount|invoices|invoice|# invoices} of {historyOf}: {lastAccount}.',
    },
  },
  {
    name: 'account_not_shared',
    description: 'No other supplier uses the account.',
    conditions: { all: [{ fact: 'otherSuppliersWithAccount', operator: 'equal', value: 0 }] },
    sentences: {
      good: 'No other supplier is known to use the account.',
      bad: 'The account is also used by {otherAccountHolders}.',
    },
  },
];
