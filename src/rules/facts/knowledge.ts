import type { LookAlike } from '../../domains/look-alike.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { isValidAbn } from '../../numbers/abn.js';
import type { AbnRecord } from '../../providers/abn-register/abn-register.js';
import type { InboundEmail } from '../../smtp-ingress/inbound-email.entity.js';
import { supplierIdentity } from '../../suppliers/supplier-identity.js';
import type { Account, SupplierIdentity } from '../../suppliers/supplier-identity.js';
import { comparedSupplier } from '../../suppliers/compared-supplier.js';
import type { ComparedSupplier } from '../../suppliers/compared-supplier.js';
import type { KnownSupplier } from '../../suppliers/supplier-lookup.js';
import type { Resolution } from '../../suppliers/resolve-supplier.js';
import { isUnknown, unknown } from './finding.js';
import type { Finding } from './finding.js';
import type { AccountUse, Duplicates, FactSources } from './fact-sources.js';
import { senderOf, senderOfAddress } from './sender.js';
import { enteredFields } from '../payment/entered-fields.js';
import type { ComparedPayee } from '../payment/compared-payee.js';
import { judgePayment } from '../payment/judge-payment.js';
import type { PaymentJudgement } from '../payment/judge-payment.js';
import type { PaymentCase } from '../payment/payment-case.js';
import type { PaymentContext } from '../payment/payment-context.js';
import { paymentHistory } from '../payment/payment-history.js';
import { restOfEmail } from '../payment/rest-of-email.js';
import { normaliseName } from '../../names/normalise-name.js';
import { tradingNamesOn } from '../payment/trading-names.js';

const AMBIGUOUS = 'The invoice gives no ABN, and several suppliers have this name.';

/**
 * What can be found out about one invoice. Everything is asked when it is needed first, and once: the same answer serves every
 * fact and every rule.
 */
export class Knowledge {
  private readonly asked = new Map<string, Promise<unknown>>();
  readonly identity: SupplierIdentity | null;
  readonly account: Account | null;

  constructor(
    readonly invoice: Readonly<Invoice>,
    private readonly sources: FactSources,
  ) {
    this.identity = supplierIdentity(invoice.extractedBusinessAbn, invoice.extractedBusinessName);
    const { extractedAccountBsb: bsb, extractedAccountNumber: accountNumber } = invoice;
    this.account = bsb === null || accountNumber === null ? null : { bsb, accountNumber };
  }

  private once<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const before = this.asked.get(name) as Promise<T> | undefined;
    if (before) return before;
    const asking = ask();
    this.asked.set(name, asking);
    return asking;
  }

  bsbExists(): Promise<Finding<boolean>> {
    const { extractedAccountBsb: bsb } = this.invoice;
    return this.once('bsb', async () =>
      bsb === null ? unknown('The invoice gives no BSB.') : this.sources.bsbExists(bsb),
    );
  }

  duplicates(): Promise<Duplicates> {
    return this.once('duplicates', () => this.sources.duplicates(this.invoice));
  }

  abnRecord(): Promise<Finding<AbnRecord | null>> {
    const { entityId, extractedBusinessAbn: abn } = this.invoice;
    return this.once('abn', async () => {
      if (abn === null) return unknown('The invoice gives no ABN.');
      if (!isValidAbn(abn)) return unknown('The ABN on the invoice is not valid.');
      return this.sources.abnRecord(entityId, abn);
    });
  }

  private found(): Promise<Finding<Resolution<KnownSupplier>>> {
    const { invoice, identity, account } = this;
    return this.once('supplier', async () =>
      identity === null
        ? unknown('The invoice gives neither an ABN nor a name of the supplier.')
        : this.sources.supplier(invoice, identity, account),
    );
  }

  /** The earlier invoices that this one can be compared with. */
  async history(): Promise<Finding<ComparedSupplier | null>> {
    const found = await this.found();
    if (isUnknown(found)) return found;
    const compared = comparedSupplier(found);
    return compared === 'ambiguous' ? unknown(AMBIGUOUS) : compared;
  }

  /** The supplier that the invoice is of, where it is known; never a namesake. */
  async supplier(): Promise<Finding<KnownSupplier | null>> {
    const found = await this.found();
    if (isUnknown(found)) return found;
    if (found.kind === 'ambiguous') return unknown(AMBIGUOUS);
    return found.kind === 'known' ? found.supplier : null;
  }

  accountUse(): Promise<Finding<AccountUse>> {
    const { account } = this;
    return this.once('account', async () =>
      account === null ? unknown('The invoice gives no bank account.') : this.sources.accountUse(this.invoice, account),
    );
  }

  /** What is said of where the invoice wants to be paid. */
  payment(): Promise<PaymentJudgement> {
    return this.once('payment', async () => judgePayment(await this.paymentCase()));
  }

  /** What the database knows of where the invoice wants to be paid. */
  paymentContext(): Promise<PaymentContext> {
    const { invoice, account, identity } = this;
    return this.once('context', () => this.sources.paymentContext(invoice, identity, account));
  }

  private async paymentCase(): Promise<PaymentCase> {
    const { invoice, account, identity } = this;
    const { siblings, ...context } = await this.paymentContext();
    const email = await this.email();
    const businessName = identity?.nameNormalised ?? '';
    const isOwn = context.own.names.some((name) => normaliseName(name) === businessName);
    const own = { abn: identity?.abn ?? null, businessName: isOwn ? '' : businessName, account };
    const { extractedBusinessAbn: printedAbn } = invoice;
    return {
      ...own,
      invalidAbn: printedAbn !== null && !isValidAbn(printedAbn) ? printedAbn : null,
      ...enteredFields(invoice, account),
      ...context,
      accountName: normaliseName(invoice.extractedAccountName ?? ''),
      tradingNames: tradingNamesOn(invoice),
      printedName: invoice.extractedBusinessName,
      senders: await this.sendersIfAsked(email),
      history: paymentHistory(await this.history()),
      email: invoice.inboundEmailId === null ? null : restOfEmail(own, isUnknown(email) ? null : email, siblings),
    };
  }

  /** The supplier's known senders, where a link to pay at is to be held against them. */
  private async sendersIfAsked(email: Finding<InboundEmail>): Promise<string[]> {
    const { scrutiny } = this.invoice;
    const beside = isUnknown(email) ? [] : (email.textFindings?.waysToPay ?? []);
    if (![...(scrutiny?.otherWaysToPay ?? []), ...beside].some(({ kind }) => kind === 'link')) return [];
    const supplier = await this.supplier();
    return isUnknown(supplier) || supplier === null ? [] : this.sendersOf(supplier);
  }

  /** The verified payee that the invoice is compared with. */
  async verification(): Promise<Finding<ComparedPayee>> {
    const { comparedPayee, detailsMatchVerification: said } = await this.payment();
    return comparedPayee ?? (isUnknown(said) ? said : unknown('No verified payee has this ABN, name or account.'));
  }

  email(): Promise<Finding<InboundEmail>> {
    return this.once('email', async () => {
      const { entityId, inboundEmailId: id } = this.invoice;
      const email = id === null ? null : await this.sources.email(entityId, id);
      return email ?? unknown('The invoice did not come by email.');
    });
  }

  /** From where the email came, in the form in which suppliers' senders are kept. */
  async sender(): Promise<Finding<string>> {
    const email = await this.email();
    return isUnknown(email) ? email : (senderOf(email) ?? unknown('The email names no sender, or more than one.'));
  }

  /** Every sender that is known, with the suppliers that sent from it; what the invoice itself taught does not count. */
  knownSenders(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return this.once('senders', () => this.sources.senders(this.invoice));
  }

  /** Those among them from which the supplier sent; never where the organization itself sends from, whatever was learnt before. */
  async sendersOf(supplier: KnownSupplier): Promise<string[]> {
    const [senders, own] = [await this.knownSenders(), await this.ownSenders()];
    return [...senders].flatMap(([sender, suppliers]) =>
      suppliers.has(supplier.id) && !own.has(sender) ? [sender] : [],
    );
  }

  /** From where the people of the organization send, by the addresses that they sign in with. */
  ownSenders(): Promise<ReadonlySet<string>> {
    return this.once('own senders', async () => {
      const addresses = await this.sources.ownAddresses(this.invoice);
      return new Set(addresses.flatMap((address) => senderOfAddress(address) ?? []));
    });
  }

  /** The known domain that the sender's domain imitates, or null. */
  imitated(): Promise<Finding<LookAlike | null>> {
    return this.once('imitated', async () => {
      const email = await this.email();
      if (isUnknown(email)) return email;
      const [known, own] = [await this.knownSenders(), await this.ownSenders()];
      return this.sources.imitated(email.fromDomain, known.keys(), own);
    });
  }
}
