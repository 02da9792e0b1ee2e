import { ACCOUNT_HEADING_LABELS } from './labels/account-headings.js';
import { ACCOUNT_NAME_LABELS } from './labels/account-name.js';
import { BSB_AND_ACCOUNT_NUMBER_LABELS } from './labels/bsb-and-account-number.js';
import { BUSINESS_NUMBER_LABELS } from './labels/business-numbers.js';
import { CUSTOMER_ACCOUNT_LABELS } from './labels/customer-account.js';
import { INVOICE_NUMBER_LABELS } from './labels/invoice-number.js';
import { OTHER_DETAIL_LABELS } from './labels/other-details.js';
import { OTHER_NUMBER_LABELS } from './labels/other-numbers.js';
import { OTHER_WAY_TO_PAY_LABELS } from './labels/other-ways-to-pay.js';
import { PARTY_LABELS } from './labels/parties.js';
import { PAYEE_AND_BANK_LABELS } from './labels/payee-and-bank.js';
import { OTHER_LANGUAGES } from './labels/other-languages.js';
import type { LabelConcept, Labels } from './labels/label-concept.js';

export type { LabelConcept } from './labels/label-concept.js';

const ENGLISH: Labels = {
  ...BUSINESS_NUMBER_LABELS,
  ...BSB_AND_ACCOUNT_NUMBER_LABELS,
  ...ACCOUNT_NAME_LABELS,
  ...ACCOUNT_HEADING_LABELS,
  ...PAYEE_AND_BANK_LABELS,
  ...INVOICE_NUMBER_LABELS,
  ...PARTY_LABELS,
  ...OTHER_NUMBER_LABELS,
  ...CUSTOMER_ACCOUNT_LABELS,
  ...OTHER_WAY_TO_PAY_LABELS,
  ...OTHER_DETAIL_LABELS,
};

/** Every label that is known. Where two concepts have the same label, the one that stands first in `ENGLISH` wins. */
export const LABELS = Object.fromEntries(
  Object.entries(ENGLISH).map(([concept, labels]) => [
    concept,
    [...labels, ...(OTHER_LANGUAGES[concept as LabelConcept] ?? [])],
  ]),
) as unknown as Labels;
