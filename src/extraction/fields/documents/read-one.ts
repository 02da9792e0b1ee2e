import type { FieldEvidence, FieldName, ReadDocument } from '../../document.js';
import { normaliseBsb } from '../../../numbers/bsb.js';
import type { PaymentSet } from '../assignment/payment-set.js';
import { paymentSets } from '../assignment/payment-sets.js';
import type { Supplier } from '../assignment/supplier.js';
import { abnMentions } from '../candidates/abns.js';
import { bankMentions } from '../candidates/bank-mentions.js';
import { businessNames } from '../candidates/business-names.js';
import { leadingAccountNumber } from '../candidates/digits.js';
import { domainNames } from '../candidates/domains.js';
import { withGuessedLabels } from '../candidates/guessed-labels.js';
import { mendName } from '../candidates/mend-names.js';
import type { NameValue } from '../candidates/names.js';
import { classifyKind } from '../kind/classify-kind.js';
import { surePairs, withLearnedPairs } from '../ranking/choose-accounts.js';
import { asHolderOf, rankAccountName, rankBusinessName, type RankedBusinessName } from '../ranking/choose-names.js';
import { wholeAsSpelled } from '../ranking/whole-names.js';
import { chooseSupplier } from '../ranking/choose-supplier.js';
import { rankInvoiceNumber } from '../ranking/choose-invoice-number.js';
import { publishedConfidence, readFrom } from '../ranking/published-confidence.js';
import { partyZone } from '../structure/parties.js';
import type { Scan } from '../structure/scan.js';
import { valueSources, valuesOfOtherLabels } from '../structure/values.js';
import { taxInvoiceElements } from '../tax-invoice/tax-invoice-elements.js';
import { evidenceOf } from './evidence.js';
import { listedAccounts } from './listed-accounts.js';

/** Digits of the numbers under which the supplier knows the buyer. */
function customerNumbers(scan: Scan): Set<string> {
  const digits = scan.hits
    .filter((hit) => hit.concept === 'customer_account')
    .flatMap((hit) => valueSources(scan, hit).map((source) => leadingAccountNumber(source.run)?.digits ?? ''));
  return new Set(digits.filter((one) => one !== ''));
}

function supplierFields(
  scan: Scan,
  { abn, abnWorth }: Supplier,
  name: RankedBusinessName | null,
  mend: (name: NameValue) => string,
): Pick<Record<FieldName, FieldEvidence | null>, 'business_abn' | 'business_name'> {
  return {
    business_abn: abn?.digits ? evidenceOf(scan, 'business_abn', abn.digits, abn.words, abnWorth) : null,
    business_name: name
      ? evidenceOf(
          scan,
          'business_name',
          mend(name),
          name.words,
          name.worth,
          name.isConfirmed ? 'business_name' : 'unconfirmed_business_name',
        )
      : null,
  };
}

function accountFields(
  scan: Scan,
  set: PaymentSet | undefined,
  name: (NameValue & { worth: number }) | null,
  mend: (name: NameValue) => string,
): Pick<Record<FieldName, FieldEvidence | null>, 'account_bsb' | 'account_number' | 'account_name'> {
  const certainty = set ? 0.45 + 0.08 * set.score : 0;
  const { bsb, account } = set ?? { bsb: null, account: null };
  return {
    account_bsb: bsb
      ? evidenceOf(scan, 'account_bsb', normaliseBsb(bsb.value) ?? bsb.value, bsb.words, certainty)
      : null,
    account_number: account ? evidenceOf(scan, 'account_number', account.value, account.words, certainty) : null,
    account_name: name ? evidenceOf(scan, 'account_name', mend(name), name.words, name.worth) : null,
  };
}

/**
 * The accounts that known labels give; where they leave the BSB or the number out, with what was learned to belong together.
 */
function accountsOf(scan: Scan, ofBuyer: ReadonlySet<string>, issuedByBuyer: boolean) {
  const mentions = bankMentions(scan);
  const found = paymentSets(scan, mentions, ofBuyer, issuedByBuyer);
  const [best] = found.sets;
  const facts = { scan, mentions, customerNumbers: ofBuyer };
  if (best?.bsb && best.account) return { mentions, ...found };
  const paired = withLearnedPairs(facts, readFrom(scan) === 'picture' ? surePairs(facts) : undefined);
  return { mentions: paired, ...paymentSets(scan, paired, ofBuyer, issuedByBuyer) };
}

/** What of a document may be a field, before any is chosen by what was learned. */
export function candidatesOf(scanned: Scan) {
  const scan = withGuessedLabels(scanned);
  const issuedByBuyer = /\b(?:recipient|buyer)[ -](?:created|generated)\b|\brcti\b/i.test(
    scan.layouts.flatMap((one) => one.segments.map((segment) => segment.text)).join(' '),
  );
  const buyerZone = partyZone(scan, 'buyer', issuedByBuyer);
  const supplierZone = partyZone(scan, 'supplier', issuedByBuyer);
  const ofBuyer = customerNumbers(scan);
  const { mentions, sets, listed } = accountsOf(scan, ofBuyer, issuedByBuyer);
  const abns = abnMentions(scan);
  const names = businessNames(scan, abns, supplierZone, valuesOfOtherLabels(scan));
  const domains = domainNames(scan, buyerZone);
  const parties = {
    scan,
    buyerZone,
    supplierZone,
    domains,
    accountNames: sets.flatMap((one) => one.name?.value ?? []),
    accountLines: new Set(
      sets.flatMap((one) => one.name?.words ?? []).flatMap((word) => scan.segmentOf.get(word) ?? []),
    ),
    issuedByBuyer,
  };
  const taken = new Set([
    ...abns.map((one) => one.digits ?? ''),
    ...sets.flatMap((one) => [one.bsb?.value ?? '', one.account?.value ?? '']),
  ]);
  return { scan, buyerZone, mentions, customerNumbers: ofBuyer, sets, listed, abns, names, domains, parties, taken };
}

/** A domain in a line that was read less surely than this may be misread itself. */
const SURELY = 0.6;

/** Reads one document: what kind it is, and its fields, chosen so that they belong together. */
export function readDocument(scanned: Scan): ReadDocument {
  const { scan, buyerZone, mentions, sets, listed, abns, names, domains, parties, taken } = candidatesOf(scanned);
  const [set] = sets;
  const supplier = chooseSupplier(abns, names, parties);
  const ranked = rankBusinessName({ ...parties, abns, supplier });
  const businessNames = supplier.names.map(({ name }) => name.text);
  const accountName =
    set &&
    rankAccountName({
      ...parties,
      set,
      sets,
      listed,
      mentions,
      businessName: ranked?.text ?? null,
      businessNames,
    });
  const ofSupplier = names.filter(({ segment }) => !buyerZone.has(segment));
  const businessName =
    ranked && accountName
      ? wholeAsSpelled(scan, asHolderOf(accountName.text, ranked, ofSupplier), [accountName.text])
      : ranked;
  const printings = [...names, ...sets.flatMap(({ name }) => (name ? [{ text: name.value, words: name.words }] : []))];
  const surely = domainNames(scan, buyerZone, SURELY);
  const mend = (name: NameValue): string => mendName(name, printings, domains, surely);
  const number = rankInvoiceNumber(scan, taken);
  const verdict = classifyKind(scan, {
    hasInvoiceNumber: number !== null && number.labelled >= 3,
    hasAccount: Boolean(set?.bsb),
  });
  return {
    isInvoice: verdict.isInvoice,
    kind: verdict.kind,
    kindConfidence: publishedConfidence('is_invoice', readFrom(scan), verdict.confidence),
    fields: {
      ...supplierFields(scan, supplier, businessName, mend),
      ...accountFields(scan, set, accountName ?? null, mend),
      invoice_number: number ? evidenceOf(scan, 'invoice_number', number.value, number.words, number.worth) : null,
    },
    accounts: listedAccounts(scan, listed),
    pages: scan.pages.map((page) => page.number),
    textMatchesPicture: null,
    taxInvoice: taxInvoiceElements(scan, buyerZone),
    scrutiny: null,
  };
}
