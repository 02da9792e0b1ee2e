import { Injectable } from '@nestjs/common';
import { BsbDirectory } from '../../bsb-directory/bsb-directory.js';
import { lookAlike } from '../../domains/look-alike.js';
import type { LookAlike } from '../../domains/look-alike.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { isOneOf, namesWithin, normaliseName } from '../../names/normalise-name.js';
import { OrganizationsService } from '../../organization/organizations.service.js';
import { Database } from '../../platform/database/transactions.js';
import { AbnRegister } from '../../providers/abn-register/abn-register.js';
import type { AbnRecord } from '../../providers/abn-register/abn-register.js';
import type { InboundEmail } from '../../smtp-ingress/inbound-email.entity.js';
import { InboundEmailsService } from '../../smtp-ingress/inbound-emails.service.js';
import { RepeatedNumbers } from '../../suppliers/repeated-numbers.js';
import { SupplierLookup } from '../../suppliers/supplier-lookup.js';
import type { AccountHolder, KnownSupplier } from '../../suppliers/supplier-lookup.js';
import type { Resolution } from '../../suppliers/resolve-supplier.js';
import type { Account, SupplierIdentity } from '../../suppliers/supplier-identity.js';
import { rowVersion } from '../../platform/database/row-version.js';
import { CountingVerifications } from '../../verifications/counting/counting-verifications.js';
import { unknown } from './finding.js';
import type { Finding } from './finding.js';
import { imitates, MOST_APART } from '../payment/near-names.js';
import { hasAccount, namesOf } from '../payment/compared-payee.js';
import type { VerifiedPayee } from '../payment/compared-payee.js';
import type { Namesake } from '../payment/payment-case.js';
import { tradingNamesOn } from '../payment/trading-names.js';
import type { PaymentContext, Sibling } from '../payment/payment-context.js';

/** Earlier invoices that this one may repeat. */
export interface Duplicates {
  sameContent: number;
  sameNumber: number;
}

/** Who uses an account: suppliers by their invoices, payees whose account it was verified to be, and payment files. */
export interface AccountUse {
  holders: AccountHolder[];
  verifiedAbns: string[];
  /** Payments to it in the payment files that were checked before, at most `COUNTED`. */
  payments: number;
  /** Of those, how many were to a verified payee. */
  verifiedPayments: number;
  daysSinceLastPayment: number | null;
}

/** Nobody needs to know of more repetitions than these. */
const COUNTED = 100;
const PAYEES = 20;
/** A shorter name may be any word of a letterhead; so may a single word that is an account's name or was added by a person. */
const SHORTEST_NAME = 6;
/** Other documents of the same email that an invoice is compared with; where there are more, that is said. */
const SIBLINGS = 200;

type SiblingRow = Sibling & { verificationId: string | null; version: string | null };
type PayeeRow = VerifiedPayee & { version: string };

/** What of the context is asked for, or made of it, after the first query. */
type Asked =
  'siblings' | 'payees' | 'lapsed' | 'lookalikes' | 'onLetterhead' | 'moreInEmail' | 'explainedBy' | 'versions';

/** Asks each layer what it knows of an invoice, with queries whose number does not depend on the history. */
@Injectable()
export class FactSources {
  constructor(
    private readonly database: Database,
    private readonly bsbDirectory: BsbDirectory,
    private readonly abnRegister: AbnRegister,
    private readonly suppliers: SupplierLookup,
    private readonly repeatedNumbers: RepeatedNumbers,
    private readonly emails: InboundEmailsService,
    private readonly organizations: OrganizationsService,
    private readonly counting: CountingVerifications,
  ) {}

  private async one<Row>(text: string, values: unknown[]): Promise<Row> {
    const [row] = await this.database.dataSource.query<Row[]>(text, values);
    return row as Row;
  }

  bsbExists(bsb: string): Promise<boolean> {
    return this.bsbDirectory.exists(bsb);
  }

  async abnRecord(entityId: string, abn: string): Promise<Finding<AbnRecord | null>> {
    if (!this.abnRegister.configured) return unknown('Access to the Australian Business Register is not set up.');
    if ((await this.organizations.environmentOf(entityId)) === 'sandbox')
      return unknown('The sandbox does not ask the Australian Business Register.');
    const answer = await this.abnRegister.lookUp(abn);
    if (answer.outcome === 'unavailable') return unknown('The Australian Business Register could not be reached.');
    return answer.outcome === 'found' ? answer.record : null;
  }

  /**
   * Earlier invoices with the same file, further invoices of the same file aside; and with the same supplier and number. Of
   * the latter, younger ones count too that were judged first: of two that arrive together at least one is a duplicate,
   * whichever is read sooner. Where supplier or number is not known nothing can be a duplicate by it.
   */
  async duplicates(invoice: Readonly<Invoice>): Promise<Duplicates> {
    const values = [
      invoice.entityId,
      invoice.contentHash,
      invoice.id,
      invoice.sourceInvoiceId ?? invoice.id,
      invoice.createdAt,
    ];
    const byNumber = await this.repeatedNumbers.condition(invoice, 'other', values.length);
    const count = (where: string): string =>
      `(SELECT count(*)::integer FROM (SELECT 1 FROM invoices other WHERE other.entity_id = $1 AND ${where} LIMIT ${COUNTED}) AS counted)`;
    return this.one<Duplicates>(
      `SELECT ${count(
        `other.content_hash = $2 AND coalesce(other.source_invoice_id, other.id) <> $4
           AND (other.created_at, other.id) < ($5, $3::uuid)`,
      )} AS "sameContent", ${count(
        `${byNumber.sql} AND other.id <> $3 AND ((other.created_at, other.id) < ($5, $3) OR other.status = 'processed')`,
      )} AS "sameNumber"`,
      [...values, ...byNumber.values],
    );
  }

  supplier(
    invoice: Readonly<Invoice>,
    identity: SupplierIdentity,
    account: Account | null,
  ): Promise<Resolution<KnownSupplier>> {
    return this.suppliers.find(invoice.entityId, identity, account, invoice.id);
  }

  accountUse(invoice: Readonly<Invoice>, account: Account): Promise<AccountUse> {
    return this.one<AccountUse>(
      `SELECT (SELECT coalesce(json_agg(h), '[]') FROM (
           SELECT a.supplier_id AS "supplierId", s.name FROM supplier_accounts a
             JOIN suppliers s ON s.entity_id = a.entity_id AND s.id = a.supplier_id
            WHERE a.entity_id = $1 AND a.bsb = $2 AND a.account_number = $3
              AND (a.invoices > 1 OR a.verified_at IS NOT NULL OR NOT EXISTS (
                SELECT 1 FROM invoices own WHERE own.entity_id = $1 AND own.id = $4 AND own.learnt IS NOT NULL
                  AND own.supplier_id = a.supplier_id))
            ORDER BY a.first_seen_at, a.id LIMIT ${PAYEES}) AS h) AS holders,
         ARRAY(SELECT DISTINCT business_abn FROM (
           SELECT business_abn FROM verifications v WHERE entity_id = $1 AND ${this.counting.condition('v')} AND account_bsb = $2
              AND account_number = $3 ORDER BY created_at DESC LIMIT ${PAYEES}) AS v) AS "verifiedAbns",
         paid.* FROM (
           SELECT count(*)::integer AS payments, (count(*) FILTER (WHERE result = 'verified'))::integer AS "verifiedPayments",
                  floor(extract(epoch FROM now() - max(created_at)) / 86400)::integer AS "daysSinceLastPayment"
             FROM (SELECT e.result, c.created_at FROM aba_check_entries e
                     JOIN aba_checks c ON c.entity_id = e.entity_id AND c.id = e.aba_check_id
                    WHERE e.entity_id = $1 AND e.bsb = $2 AND e.account_number = $3 AND e.result <> 'not_checked'
                    LIMIT ${COUNTED}) AS counted) AS paid`,
      [invoice.entityId, account.bsb, account.accountNumber, invoice.id],
    );
  }

  /**
   * What is known beside the supplier's history of where an invoice wants to be paid: one query, and at most three
   * more: where no payee has the account, where a name is not known of the ABN, and where the head of the document has words.
   */
  async paymentContext(
    invoice: Readonly<Invoice>,
    identity: SupplierIdentity | null,
    account: Account | null,
  ): Promise<PaymentContext> {
    const names = [identity?.nameNormalised ?? '', normaliseName(invoice.extractedAccountName ?? '')].filter(
      (name) => name !== '',
    );
    const tradingNames = tradingNamesOn(invoice);
    const everyName = [...names, ...tradingNames];
    const abn = identity?.abn ?? null;
    const context = await this.one<Omit<PaymentContext, Asked> & { payees: PayeeRow[]; siblings: SiblingRow[] }>(
      `WITH payee AS (SELECT p.*, ${rowVersion('p')} AS version FROM verifications p
         WHERE entity_id = $1 AND id IN (${this.counting.sharing()}))
       SELECT (SELECT coalesce(json_agg(json_build_object('id', id, 'businessAbn', business_abn, 'businessName', business_name,
                   'accountName', account_name, 'accountBsb', account_bsb, 'accountNumber', account_number,
                   'businessNameNormalised', business_name_normalised, 'accountNameNormalised', account_name_normalised,
                   'aliasesNormalised', aliases_normalised, 'version', version) ORDER BY created_at DESC, id DESC), '[]') FROM payee) AS payees,
              (SELECT coalesce(json_agg(n), '[]') FROM (
                 SELECT business_name AS name, business_name_normalised AS "nameNormalised", business_abn AS abn, NULL AS "mergedAbn"
                   FROM payee WHERE business_name_normalised = ANY($3)
                 UNION SELECT account_name, account_name_normalised, business_abn, NULL FROM payee
                  WHERE account_name_normalised = ANY($3)
                 UNION SELECT business_name, alias, business_abn, NULL FROM payee, unnest(aliases_normalised) AS alias
                  WHERE alias = ANY($3)
                 UNION (SELECT s.name, s.name_normalised, s.abn, live.abn FROM suppliers s
                   LEFT JOIN suppliers live ON live.entity_id = s.entity_id AND live.id = s.merged_into_id
                  WHERE s.entity_id = $1 AND s.name_normalised = ANY($3) LIMIT ${PAYEES})) AS n) AS namesakes,
              (SELECT json_build_object('abns', own_abns, 'names', own_names, 'accounts', own_accounts)
                 FROM entities WHERE id = $1) AS own,
              (SELECT coalesce(json_agg(json_build_object('fileName', original_file_name, 'status', status,
                   'isRead', evidence IS NOT NULL, 'documentIsInvoice', document_is_invoice, 'abn', extracted_business_abn,
                   'name', extracted_business_name, 'bsb', extracted_account_bsb, 'accountNumber', extracted_account_number,
                   'verificationId', verified.id, 'version', verified.version, 'isVerified', verified.id IS NOT NULL,
                   'scrutiny', scrutiny) ORDER BY attachment_number, document_number), '[]') FROM (
                 SELECT * FROM invoices WHERE entity_id = $1 AND inbound_email_id = $6
                    AND attachment_number IS DISTINCT FROM $7 ORDER BY attachment_number, document_number LIMIT ${SIBLINGS + 1}
               ) AS sibling LEFT JOIN LATERAL (
                 SELECT v.id, ${rowVersion('v')} AS version FROM verifications v
                  WHERE v.entity_id = $1 AND ${this.counting.condition('v')} AND v.business_abn = sibling.extracted_business_abn
                    AND v.account_bsb = sibling.extracted_account_bsb
                    AND v.account_number = sibling.extracted_account_number ORDER BY v.created_at DESC, v.id DESC LIMIT 1
               ) AS verified ON true) AS siblings`,
      [
        invoice.entityId,
        abn,
        everyName,
        account?.bsb ?? null,
        account?.accountNumber ?? null,
        invoice.inboundEmailId,
        invoice.attachmentNumber,
      ],
    );
    const found = context.payees.some((payee) => hasAccount(payee, account));
    const siblings = context.siblings.slice(0, SIBLINGS);
    return {
      ...context,
      siblings,
      moreInEmail: context.siblings.length > SIBLINGS,
      explainedBy: [...new Set(siblings.flatMap(({ verificationId }) => verificationId ?? []))],
      versions: new Map([
        ...context.payees.map(({ id, version }): [string, string] => [id, version]),
        ...siblings.flatMap(({ verificationId: id, version }): [string, string][] =>
          id === null || version === null ? [] : [[id, version]],
        ),
      ]),
      lookalikes: await this.lookalikes(invoice.entityId, abn, unknownAmong(everyName, abn, context)),
      onLetterhead: await this.onLetterhead(invoice),
      lapsed: found ? null : await this.counting.lapsed(invoice.entityId, { abn, names, account }),
    };
  }

  /** Payees and suppliers of other ABNs that have nearly one of these names; asked only for names that are not known of the ABN. */
  private async lookalikes(entityId: string, abn: string | null, names: readonly string[]): Promise<Namesake[]> {
    if (names.length === 0) return [];
    const rows = await this.database.dataSource.query<Namesake[]>(
      `WITH known AS (
         SELECT v.business_name AS name, v.business_name_normalised AS "nameNormalised", v.business_abn AS abn, NULL AS "mergedAbn"
           FROM verifications v WHERE v.entity_id = $1 AND ${this.counting.condition('v')}
         UNION SELECT v.account_name, v.account_name_normalised, v.business_abn, NULL
           FROM verifications v WHERE v.entity_id = $1 AND ${this.counting.condition('v')}
         UNION SELECT added.alias, added.normalised, v.business_abn, NULL
           FROM verifications v, unnest(v.aliases, v.aliases_normalised) AS added (alias, normalised)
          WHERE v.entity_id = $1 AND v.aliases_normalised <> '{}' AND ${this.counting.condition('v')}
         UNION SELECT s.name, s.name_normalised, s.abn, live.abn FROM suppliers s
           LEFT JOIN suppliers live ON live.entity_id = s.entity_id AND live.id = s.merged_into_id WHERE s.entity_id = $1)
       SELECT DISTINCT known.* FROM known, unnest($3::text[]) AS printed
        WHERE known.abn IS NOT NULL AND known.abn IS DISTINCT FROM $2 AND known."nameNormalised" <> '' AND (
              abs(length(replace(known."nameNormalised", ' ', '')) - length(replace(printed, ' ', ''))) <= ${MOST_APART}
           OR position(' ' || known."nameNormalised" || ' ' IN ' ' || printed || ' ') > 0
           OR position(' ' || printed || ' ' IN ' ' || known."nameNormalised" || ' ') > 0)`,
      [entityId, abn, names],
    );
    return rows.filter(({ nameNormalised }) => names.some((name) => imitates(name, nameNormalised, [])));
  }

  /** The payees that pictures and large lines at the head of an invoice name; asked only where there are any. */
  private async onLetterhead({ entityId, scrutiny }: Readonly<Invoice>): Promise<Namesake[]> {
    const lines = (scrutiny?.letterhead ?? []).flatMap(({ text }) => namesWithin(text));
    if (lines.length === 0) return [];
    const { named } = await this.one<{ named: Namesake[] }>(
      `SELECT (SELECT coalesce(json_agg(n), '[]') FROM (
                 SELECT DISTINCT known.name, known.normalised AS "nameNormalised", v.business_abn AS abn
                   FROM verifications v, LATERAL (
                     SELECT v.business_name AS name, v.business_name_normalised AS normalised
                     UNION SELECT name, normalised FROM unnest(v.account_name || v.aliases,
                       v.account_name_normalised || v.aliases_normalised) AS further (name, normalised)
                      WHERE normalised LIKE '% %') AS known
                  WHERE v.entity_id = $1 AND ${this.counting.condition('v')} AND length(known.normalised) >= ${SHORTEST_NAME}
                    AND position(' ' || known.normalised || ' ' IN $2) > 0
                  LIMIT ${PAYEES}) AS n) AS named`,
      [entityId, ` ${lines.join(' \n ')} `],
    );
    return named;
  }

  email(entityId: string, emailId: string): Promise<InboundEmail | null> {
    return this.emails.find(entityId, emailId);
  }

  senders({ entityId, id }: Readonly<Invoice>): Promise<Map<string, Set<string>>> {
    return this.suppliers.senders(entityId, id);
  }

  /** The addresses by which the people of an entity's organization sign in. */
  async ownAddresses({ entityId }: Readonly<Invoice>): Promise<string[]> {
    const { emails } = await this.one<{ emails: string[] }>(
      `SELECT ARRAY(SELECT u.email FROM entities e JOIN organizations o ON o.id = e.organization_id
                      JOIN users u ON u.organization_id = coalesce(o.production_organization_id, o.id) AND u.removed_at IS NULL
                     WHERE e.id = $1) AS emails`,
      [entityId],
    );
    return emails;
  }

  /**
   * The domain that a sender's imitates; null if it is none of these, or like none.
   * @param own from where the organization's own people send
   */
  imitated(fromDomain: string | null, known: Iterable<string>, own: Iterable<string>): Finding<LookAlike | null> {
    if (fromDomain === null) return unknown('The email names no sender, or more than one.');
    const suppliers = domainsAmong(known);
    const found = lookAlike(fromDomain, [...suppliers, ...domainsAmong(own)]);
    if (found === null && suppliers.length === 0) return unknown('No sender is known yet that this one could imitate.');
    return found;
  }
}

const domainsAmong = (senders: Iterable<string>): string[] => [...senders].filter((sender) => !sender.includes('@'));

/** Those of the printed names that are not known of the ABN, or of nobody where none is printed. */
const unknownAmong = (
  names: readonly string[],
  abn: string | null,
  { payees, namesakes }: Pick<PaymentContext, 'payees' | 'namesakes'>,
): string[] =>
  names.filter(
    (name) =>
      !payees.some((payee) => payee.businessAbn === abn && isOneOf(namesOf(payee), name)) &&
      !namesakes.some(
        (one) => one.nameNormalised === name && (abn === null || one.abn === abn || one.mergedAbn === abn),
      ),
  );
