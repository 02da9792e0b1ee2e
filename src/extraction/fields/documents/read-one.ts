import type { FieldEvidence, FieldName, ReadDocument } from '../../document.js';
import { normaliseBsb } from '../../../numbers/bsb.js';
import { chooseInvoiceNumber } from '../assignment/invoice-number.js';
import { paymentSets, type PaymentSet } from '../assignment/payment-sets.js';
import { chooseSupplier, type Supplier } from '../assignment/supplier.js';
import { abnMentions } from '../candidates/abns.js';
import { bankMentions } from '../candidates/bank-mentions.js';
import { businessNames } from '../candidates/business-names.js';
import { leadingAccountNumber } from '../candidates/digits.js';
import { domainNames } from '../candidates/domains.js';
import { withGuessedLabels } from '../candidates/guessed-labels.js';
import { invoiceNumbers } from '../candidates/invoice-numbers.js';
import { mendName } from '../candidates/mend-names.js';
import type { NameValue } from '../candidates/names.js';
import { classifyKind } from '../kind/classify-kind.js';
import { partyZone } from '../structure/parties.js';
import type { Scan } from '../structure/scan.js';
import { valueSources, valuesOfOtherLabels } from '../structure/values.js';
import { taxInvoiceElements } from '../tax-invoice/tax-invoice-elements.js';
import { evidenceOf } from './evidence.js';

/** Digits of the numbers under which the supplier knows the buyer. */
function customerNumbers(scan: Scan): Set<string> {
  const digits = scan.hits
    .filter((hit) => hit.concept === 'customer_account')
    .flatMap((hit) => valueSources(scan, hit).map((source) => leadingAccountNumber(source.run)?.digits ?? ''));
  return new Set(digits.filter((one) => one !== ''));
}

function supplierFields(
  scan: Scan,
  supplier: Supplier,
  mend: (name: NameValue) => string,
): Pick<Record<FieldName, FieldEvidence | null>, 'business_abn' | 'business_name'> {
  const { abn, name } = supplier;
  return {
    business_abn: abn?.digits ? evidenceOf(scan, abn.digits, abn.words, 0.5 + 0.07 * supplier.abnScore) : null,
    business_name: name ? evidenceOf(scan, mend(name), name.words, 0.4 + 0.05 * supplier.nameScore) : null,
  };
}

function accountFields(
  scan: Scan,
  set: PaymentSet | undefined,
  mend: (name: NameValue) => string,
): Pick<Record<FieldName, FieldEvidence | null>, 'account_bsb' | 'account_number' | 'account_name'> {
  const certainty = set ? 0.45 + 0.08 * set.score : 0;
  const { bsb, account, name } = set ?? { bsb: null, account: null, name: null };
  return {
    account_bsb: bsb ? evidenceOf(scan, normaliseBsb(bsb.value) ?? bsb.value, bsb.words, certainty) : null,
    account_number: account ? evidenceOf(scan, account.value, account.words, certainty) : null,
    account_name: name ? evidenceOf(scan, mend({ text: name.value, words: name.words }), name.words, certainty) : null,
  };
}

/** Reads one document: what kind it is, and its fields, chosen so that they belong together. */
export function readDocument(scanned: Scan): ReadDocument {
  const scan = withGuessedLabels(scanned);
  const buyerZone = partyZone(scan, 'buyer');
  const supplierZone = partyZone(scan, 'supplier');
  const issuedByBuyer = /recipient[ -]created|\brcti\b/i.test(
    scan.layouts.flatMap((one) => one.segments.map((segment) => segment.text)).join(' '),
  );
  const sets = paymentSets(scan, bankMentions(scan), customerNumbers(scan), issuedByBuyer);
  const abns = abnMentions(scan);
  const set = sets[0];
  const names = businessNames(scan, abns, supplierZone, valuesOfOtherLabels(scan));
  const domains = domainNames(scan, buyerZone);
  const supplier = chooseSupplier(abns, names, {
    scan,
    buyerZone,
    supplierZone,
    domains,
    accountNames: sets.flatMap((one) => one.name?.value ?? []),
    issuedByBuyer,
  });
  const printings = [...names, ...sets.flatMap(({ name }) => (name ? [{ text: name.value, words: name.words }] : []))];
  const mend = (name: NameValue): string => mendName(name, printings, domains);
  const taken = new Set([
    ...abns.map((one) => one.digits ?? ''),
    ...sets.flatMap((one) => [one.bsb?.value ?? '', one.account?.value ?? '']),
  ]);
  const number = chooseInvoiceNumber(invoiceNumbers(scan), taken);
  const verdict = classifyKind(scan, {
    hasInvoiceNumber: number !== null && number.score >= 3,
    hasAccount: Boolean(set?.bsb),
  });
  return {
    isInvoice: verdict.isInvoice,
    kind: verdict.kind,
    kindConfidence: verdict.confidence,
    fields: {
      ...supplierFields(scan, supplier, mend),
      ...accountFields(scan, set, mend),
      invoice_number: number ? evidenceOf(scan, number.value, number.words, 0.4 + 0.08 * number.support) : null,
    },
    pages: scan.pages.map((page) => page.number),
    textMatchesPicture: null,
    taxInvoice: taxInvoiceElements(scan, buyerZone),
    scrutiny: null,
  };
}
