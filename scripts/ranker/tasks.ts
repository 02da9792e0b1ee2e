import { comparable, type Compared } from '../../bench/accuracy/truth.js';
import { candidatesOf } from '../../src/extraction/fields/documents/read-one.js';
import { keyOf, printedNumbers } from '../../src/extraction/fields/ranking/invoice-number-candidates.js';
import {
  describeNumbers,
  INVOICE_NUMBER_FEATURES,
} from '../../src/extraction/fields/ranking/invoice-number-features.js';
import {
  BUSINESS_NAME_FEATURES,
  businessNameCandidates,
  describeBusinessNames,
} from '../../src/extraction/fields/ranking/business-name.js';
import {
  ACCOUNT_NAME_FEATURES,
  accountNameCandidates,
  describeAccountNames,
} from '../../src/extraction/fields/ranking/account-name.js';
import { type PrintedName, wordsOfName } from '../../src/extraction/fields/ranking/name-features.js';
import { describePairs, PAIR_FEATURES, printedPairs } from '../../src/extraction/fields/ranking/account-pair.js';
import { ABN_FEATURES, abnKey, describeAbns } from '../../src/extraction/fields/ranking/abn.js';
import { scoreAbns } from '../../src/extraction/fields/assignment/supplier.js';
import { chooseSupplier } from '../../src/extraction/fields/ranking/choose-supplier.js';
import { rankInvoiceNumber } from '../../src/extraction/fields/ranking/choose-invoice-number.js';
import { describeKind, KIND_FEATURES, kindSigns } from '../../src/extraction/fields/kind/kind-features.js';
import { readFrom } from '../../src/extraction/fields/ranking/published-confidence.js';
import type { Scan } from '../../src/extraction/fields/structure/scan.js';
import { nameKey } from '../../src/extraction/fields/text/fold.js';
import { editDistance } from '../../src/extraction/fields/text/edit-distance.js';
import { normaliseBsb } from '../../src/numbers/bsb.js';
import { accountKey } from '../corpus/truth.js';
import type { Weights } from '../../src/extraction/weights.js';
import type { Row } from './boost.js';
import type { Example } from './documents.js';

/** A candidate of a document in figures, and whether it is a right one. */
export interface Candidate extends Row {
  shown: string;
  /** What candidates that are right together have in common. */
  key: string;
  /** Among which candidates it is to be chosen: those of one BSB; of one document where it is left out. */
  among?: string;
  /** Its words and those around it, where a network reads them beside the trees. */
  words?: string[];
}

/** What is learned. */
export interface Task {
  features: readonly string[];
  /** The candidates of a document; null where the document does not count. */
  rows: (one: Example) => Candidate[] | null;
  file: Weights;
  /**
   * Whether the trees of each part of the documents are averaged with those of all: on documents for tests, that chose 376 of 446 names rightly
   * instead of 369, and nothing else better.
   */
  isAveraged?: boolean;
}

/** Of so many letters of a name, recognition may have misread one: it is the right one still. */
const LETTERS_FOR_A_FAULT = 7;

/** Whether a text is the name that is asked for; in a picture, as far as recognition lets it be. */
function isName(scan: Scan, field: Compared, text: string, wanted: string | null): boolean {
  const name = comparable(field, text);
  if (name === null || wanted === null || readFrom(scan) === 'text') return name === wanted;
  const most = Math.floor(wanted.length / LETTERS_FOR_A_FAULT);
  return name.split(' ').length === wanted.split(' ').length && editDistance(name, wanted, most) <= most;
}

export const TASKS: Readonly<Record<string, Task>> = {
  kind: {
    features: KIND_FEATURES,
    file: 'fields/ranking/kind.network',
    rows: ({ scan: scanned, truth }) => {
      const { scan, taken, sets } = candidatesOf(scanned);
      const number = rankInvoiceNumber(scan, taken);
      const facts = { hasInvoiceNumber: (number?.labelled ?? 0) >= 3, hasAccount: Boolean(sets[0]?.bsb) };
      return [
        {
          values: describeKind(kindSigns(scan, facts)),
          right: truth.document_is_invoice,
          shown: truth.traits.join(', '),
          key: 'invoice',
        },
      ];
    },
  },
  abn: {
    features: ABN_FEATURES,
    file: 'fields/ranking/abn.network',
    rows: ({ scan, truth }) => {
      if (!truth.document_is_invoice) return null;
      const { parties, abns, names } = candidatesOf(scan);
      const all = scoreAbns(abns, names, parties);
      const described = describeAbns(all, { ...parties, names });
      const wanted = comparable('extracted_business_abn', truth.extracted_business_abn);
      return all.map(({ abn }, at) => ({
        values: Float32Array.from(described[at] ?? []),
        right: abn.digits !== null && abn.digits === wanted,
        shown: abn.digits ?? 'unread',
        key: abnKey(abn),
      }));
    },
  },
  'invoice-number': {
    features: INVOICE_NUMBER_FEATURES,
    file: 'fields/ranking/invoice-number.network',
    rows: ({ scan: scanned, truth }) => {
      if (!truth.document_is_invoice) return null;
      const { scan, taken } = candidatesOf(scanned);
      const all = printedNumbers(scan, taken);
      const wanted = comparable('extracted_invoice_number', truth.extracted_invoice_number);
      const described = describeNumbers(scan, all);
      return all.map(({ value }, at) => ({
        values: Float32Array.from(described[at] ?? []),
        right: comparable('extracted_invoice_number', value) === wanted,
        shown: value,
        key: keyOf(value),
      }));
    },
  },
  'business-name': {
    features: BUSINESS_NAME_FEATURES,
    file: 'fields/ranking/business-name.network',
    isAveraged: true,
    rows: ({ scan: scanned, truth }) => {
      if (!truth.document_is_invoice) return null;
      const { parties, abns, names } = candidatesOf(scanned);
      const facts = { ...parties, abns, supplier: chooseSupplier(abns, names, parties) };
      const all = businessNameCandidates(facts);
      const wanted = comparable('extracted_business_name', truth.extracted_business_name);
      const described = describeBusinessNames(all, facts);
      return all.map(({ text }, at) => ({
        values: Float32Array.from(described[at] ?? []),
        right: isName(scanned, 'extracted_business_name', text, wanted),
        shown: text,
        key: nameKey(text),
        words: wordsOfName(all[at] as PrintedName, facts),
      }));
    },
  },
  'account-name': {
    features: ACCOUNT_NAME_FEATURES,
    file: 'fields/ranking/account-name.network',
    rows: ({ scan: scanned, truth }) => {
      if (!truth.document_is_invoice) return null;
      const { parties, abns, names, sets, listed, mentions } = candidatesOf(scanned);
      const [set] = sets;
      const supplier = chooseSupplier(abns, names, parties);
      // What is learned is whose name it is that stands by the right account.
      if (!set || set.account?.value !== comparable('extracted_account_number', truth.extracted_account_number))
        return null;
      const businessNames = supplier.names.map(({ name }) => name.text);
      const facts = {
        ...parties,
        set,
        sets,
        listed,
        mentions,
        businessName: supplier.name?.text ?? null,
        businessNames,
      };
      const all = accountNameCandidates(facts);
      const wanted = comparable('extracted_account_name', truth.extracted_account_name);
      const described = describeAccountNames(all, facts);
      return all.map(({ text }, at) => ({
        values: Float32Array.from(described[at] ?? []),
        right: isName(scanned, 'extracted_account_name', text, wanted),
        shown: text,
        key: nameKey(text),
      }));
    },
  },
  'account-pair': {
    features: PAIR_FEATURES,
    file: 'fields/ranking/account-pair.network',
    rows: ({ scan: scanned, truth }) => {
      if (!truth.document_is_invoice) return null;
      const [bsb, number] = [truth.extracted_account_bsb, truth.extracted_account_number];
      // What is told is what belongs together, whichever of several accounts is to be paid into.
      const printed = new Set(truth.printed_accounts ?? (bsb && number ? [accountKey({ bsb, number })] : []));
      const facts = candidatesOf(scanned);
      const all = printedPairs(facts);
      const described = describePairs(all, facts);
      return all.map((one, at) => ({
        values: Float32Array.from(described[at] ?? []),
        right: printed.has(accountKey({ bsb: normaliseBsb(one.bsb.digits) ?? '', number: one.account.digits })),
        shown: `${one.bsb.digits} ${one.account.digits}`,
        key: one.account.digits,
        among: one.bsb.digits,
      }));
    },
  },
};
