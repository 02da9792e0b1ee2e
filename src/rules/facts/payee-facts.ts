import { isSameName } from '../../names/normalise-name.js';
import { isSameAccount } from '../../suppliers/supplier-identity.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import { isBlank } from '../payment/payment-history.js';
import type { KnownSupplier } from '../../suppliers/supplier-lookup.js';
import { maskAccountNumber } from '../../platform/logging/mask.js';
import { amount, list, words, yesNo } from './fact.js';
import type { Fact } from './fact.js';
import { isUnknown, unknown } from './finding.js';
import type { Finding } from './finding.js';
import { medianOf } from './median.js';
import type { ComparedPayee } from '../payment/compared-payee.js';
import type { ComparedSupplier } from '../../suppliers/compared-supplier.js';
import type { Knowledge } from './knowledge.js';

const DAY_MS = 86_400_000;
const WHOSE = {
  own: 'this supplier',
  namesake: 'a supplier with the same name but a different ABN',
  one_of_several: 'one of several suppliers with this name',
} as const;
/** Fewer totals than these say nothing about what is usual. */
const LEAST_TOTALS = 3;

/** The earlier invoices; unknown if there is none. */
async function historyOf(know: Knowledge): Promise<Finding<ComparedSupplier>> {
  const history = await know.history();
  if (isUnknown(history)) return history;
  if (history === null || isBlank(history.supplier)) return unknown('No earlier invoice of this supplier is known.');
  return history;
}

async function ownHistory(know: Knowledge): Promise<Finding<KnownSupplier>> {
  const supplier = await know.supplier();
  if (isUnknown(supplier)) return supplier;
  return supplier === null || supplier.recent.length === 0
    ? unknown('No earlier invoice of this supplier is known.')
    : supplier;
}

/** Says something of the earlier invoices that name an account. */
async function ofAccounts<V>(
  know: Knowledge,
  say: (history: ComparedSupplier) => Finding<V> | Promise<Finding<V>>,
): Promise<Finding<V>> {
  if (know.account === null) return unknown('The invoice gives no bank account.');
  const history = await historyOf(know);
  if (isUnknown(history)) return history;
  if (lastAccount(history) === null) return unknown('This supplier’s earlier invoices give no bank account.');
  return say(history);
}

/** The account of the latest earlier invoice that names one, and how many name it: in a row, or at all where no recent one does; null where none names one. */
function lastAccount({
  supplier: { recent, accounts },
}: ComparedSupplier): { account: string; invoices: number } | null {
  const named = recent.flatMap(({ bsb, accountNumber }) =>
    bsb !== null && accountNumber !== null ? [{ bsb, accountNumber }] : [],
  );
  const [last] = named;
  if (last) {
    const other = named.findIndex((one) => !isSameAccount(one, last));
    return { account: inWords(last), invoices: other < 0 ? named.length : other };
  }
  const [before] = accounts;
  return before ? { account: inWords(before), invoices: before.invoices } : null;
}

const inWords = ({ bsb, accountNumber }: Account): string => `${bsb} ${maskAccountNumber(accountNumber)}`;

async function verified<V>(know: Knowledge, say: (held: ComparedPayee) => Finding<V>): Promise<Finding<V>> {
  const held = await know.verification();
  return isUnknown(held) ? held : say(held);
}

/** What is known of who is paid: the registers, earlier invoices, verifications and payment files. */
export const PAYEE_FACTS = {
  businessAbnActive: yesNo(
    'providers',
    'Whether the ABN is active in the Australian Business Register.',
    async (know) => {
      const record = await know.abnRecord();
      return isUnknown(record) ? record : record?.status === 'active';
    },
  ),
  businessAbnStatus: words(
    'providers',
    'What the Australian Business Register says about the ABN: `active`, `cancelled` or `not found`.',
    async (know) => {
      const record = await know.abnRecord();
      return isUnknown(record) ? record : (record?.status ?? 'not found');
    },
  ),
  businessNameMatchesAbn: yesNo(
    'providers',
    'Whether the business name is the legal name or a registered business name of the ABN.',
    async (know) => {
      const { extractedBusinessName: name } = know.invoice;
      if (name === null) return unknown('The document gives no business name.');
      const record = await know.abnRecord();
      if (isUnknown(record)) return record;
      return record !== null && [record.entityName, ...record.businessNames].some((one) => isSameName(one, name));
    },
  ),
  businessRegisteredForGst: yesNo('providers', 'Whether the ABN is registered for GST.', async (know) => {
    const record = await know.abnRecord();
    return isUnknown(record) ? record : (record?.gst ?? null) !== null;
  }),
  accountBsbExists: yesNo(
    'bsb-directory',
    'Whether a branch with this BSB exists, by the imported directory or else by the banks’ ranges.',
    (know) => know.bsbExists(),
  ),
  supplierKnown: yesNo('suppliers', 'Whether earlier invoices of this supplier are known.', async (know) => {
    const supplier = await know.supplier();
    return isUnknown(supplier) ? supplier : (supplier?.invoices ?? 0) > 0;
  }),
  supplierInvoices: amount('suppliers', 'How many earlier invoices of this supplier there are.', async (know) => {
    const supplier = await know.supplier();
    return isUnknown(supplier) ? supplier : (supplier?.invoices ?? 0);
  }),
  supplierNameHasOtherAbn: yesNo(
    'suppliers',
    'Whether no earlier invoice with this ABN named an account, and another supplier has the same name.',
    async (know) => {
      const history = await know.history();
      return isUnknown(history) ? history : history?.of === 'namesake';
    },
  ),
  accountKnownForSupplier: yesNo(
    'suppliers',
    'Whether an earlier invoice of this supplier named the account; known only if the account is seen and there is no other one. A supplier with a new ABN is compared with one of the same name.',
    async (know) => (await know.payment()).detailsUnchanged,
  ),
  otherAccountIsNew: yesNo(
    'suppliers',
    'Whether the document gives a further account that was not verified and that no earlier invoice of this supplier gave.',
    async (know) => (await know.payment()).newAccountBeside,
  ),
  invoicesOnAccount: amount('suppliers', 'How many earlier invoices of this supplier named the account.', (know) =>
    ofAccounts(know, ({ supplier }) => supplier.invoicesOnAccount ?? 0),
  ),
  lastAccount: words(
    'suppliers',
    'The account on this supplier’s previous invoice; only the last four digits of its number.',
    (know) => ofAccounts(know, (history) => lastAccount(history)?.account ?? ''),
  ),
  invoicesOnLastAccount: amount(
    'suppliers',
    'How many of the supplier’s last earlier invoices in a row named that account, counted up to 50; where none of the last 50 names one, how many named it at all.',
    (know) => ofAccounts(know, (history) => lastAccount(history)?.invoices ?? 0),
  ),
  historyOf: words('suppliers', 'Whose earlier invoices the account is compared with, in words.', (know) =>
    ofAccounts(know, ({ of }) => WHOSE[of]),
  ),
  daysSinceLastInvoice: amount(
    'suppliers',
    'Whole days between this supplier’s previous invoice and this one.',
    async (know) => {
      const supplier = await ownHistory(know);
      if (isUnknown(supplier)) return supplier;
      const last = Math.max(...supplier.recent.map(({ createdAt }) => new Date(createdAt).getTime()));
      return Math.max(0, Math.floor((know.invoice.createdAt.getTime() - last) / DAY_MS));
    },
  ),
  totalToUsualTotal: amount(
    'suppliers',
    'This total divided by the median total of the supplier’s last earlier invoices (at least 3, at most 50).',
    async (know) => {
      const supplier = await ownHistory(know);
      if (isUnknown(supplier)) return supplier;
      const { totalCents } = know.invoice;
      const totals = supplier.recent.flatMap((one) => one.totalCents ?? []).sort((a, b) => a - b);
      const median = medianOf(totals);
      if (totalCents === null || totals.length < LEAST_TOTALS || !median)
        return unknown('There are too few earlier totals to say what is usual.');
      return Number(totalCents) / median;
    },
  ),
  otherSuppliersWithAccount: amount(
    'suppliers',
    'How many other suppliers or verified payees use the account.',
    async (know) => {
      const supplier = await know.supplier();
      if (isUnknown(supplier)) return supplier;
      const use = await know.accountUse();
      if (isUnknown(use)) return use;
      const others = use.holders.filter(({ supplierId }) => supplierId !== supplier?.id);
      const abn = know.identity?.abn ?? supplier?.abn ?? null;
      const verifiedOthers = abn === null ? [] : use.verifiedAbns.filter((one) => one !== abn && one !== supplier?.abn);
      return Math.max(others.length, verifiedOthers.length);
    },
  ),
  otherAccountHolders: words('suppliers', 'The names of the other suppliers that use the account.', async (know) => {
    const supplier = await know.supplier();
    if (isUnknown(supplier)) return supplier;
    const use = await know.accountUse();
    if (isUnknown(use)) return use;
    const names = use.holders
      .filter(({ supplierId }) => supplierId !== supplier?.id)
      .map(({ name }) => name ?? 'a supplier without a name');
    return names.length > 0 ? names.slice(0, 3).join(', ') : 'another verified payee';
  }),
  detailsMatchVerification: yesNo(
    'verifications',
    'Whether the account is the one that was verified for the payee, and a person sees it and no other. True only if nothing speaks against it; false if the account is known not to be the verified payee’s.',
    async (know) => (await know.payment()).detailsMatchVerification,
  ),
  noChangeOfDetailsAnnounced: yesNo(
    'extraction',
    'Whether nothing on any page of the file, in the other attachments of its email or in the email’s text announces new, changed or closed accounts.',
    async (know) => (await know.payment()).noChangeAnnounced,
  ),
  announcedChanges: list(
    'extraction',
    'The sentences that announce new, changed or closed accounts.',
    async (know) => (await know.payment()).announcements,
  ),
  otherWaysToPayKnown: yesNo(
    'suppliers',
    'Whether every PayID, BPAY biller code, IBAN and payment link on the document appeared on an earlier invoice of this supplier.',
    async (know) => (await know.payment()).otherWaysKnown,
  ),
  otherWaysToPay: list(
    'extraction',
    'PayIDs, BPAY biller codes, IBANs and domains of payment links on any page of the file.',
    ({ invoice }) =>
      invoice.scrutiny === null
        ? unknown('The document was not searched for other ways to pay.')
        : invoice.scrutiny.otherWaysToPay.map(({ value }) => value),
  ),
  verificationMatchedBy: words('verifications', 'How the verification was found: `abn`, `name` or `account`.', (know) =>
    verified(know, ({ by }) => by),
  ),
  verifiedBusinessName: words('verifications', 'The business name of that verification.', (know) =>
    verified(know, ({ payee }) => payee.businessName),
  ),
  verifiedAccount: words(
    'verifications',
    'The account of that verification; only the last four digits of its number.',
    (know) => verified(know, ({ payee }) => `${payee.accountBsb} ${maskAccountNumber(payee.accountNumber)}`),
  ),
  accountNameMatchesVerification: yesNo(
    'verifications',
    'Whether the account name on the invoice is the verified one.',
    (know) => {
      const { extractedAccountName: name } = know.invoice;
      if (name === null) return unknown('The document gives no account name.');
      return verified(know, ({ payee }) => isSameName(name, payee.accountName));
    },
  ),
  paymentsToAccount: amount(
    'aba',
    'How many payments to the account appeared in earlier payment files, counted up to 100.',
    async (know) => {
      const files = await know.accountUse();
      return isUnknown(files) ? files : files.payments;
    },
  ),
  verifiedPaymentsToAccount: amount('aba', 'How many of those payments were to a verified payee.', async (know) => {
    const files = await know.accountUse();
    return isUnknown(files) ? files : files.verifiedPayments;
  }),
  daysSinceLastPayment: amount('aba', 'Whole days since the account last appeared in a payment file.', async (know) => {
    const files = await know.accountUse();
    if (isUnknown(files)) return files;
    return files.daysSinceLastPayment ?? unknown('No payment file named the account before.');
  }),
} satisfies Record<string, Fact>;
