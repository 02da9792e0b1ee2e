import { Injectable } from '@nestjs/common';
import type { InvoiceReview } from '../../invoices/invoice-review.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { InvoicesService } from '../../invoices/invoices.service.js';
import type { InvoiceOutcome } from '../../invoices/outcome.js';
import { amountOf } from '../../invoices/total.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import { maskAccountNumber } from '../../platform/logging/mask.js';
import { comparedSupplier } from '../../suppliers/compared-supplier.js';
import { RepeatedNumbers } from '../../suppliers/repeated-numbers.js';
import { supplierIdentity } from '../../suppliers/supplier-identity.js';
import { SupplierLookup } from '../../suppliers/supplier-lookup.js';
import { CountingVerifications } from '../../verifications/counting/counting-verifications.js';
import { People } from '../decisions/people.js';
import { reviewableOf } from '../decisions/reviewable.js';
import { ApprovalPolicies } from '../policy/approval-policies.service.js';
import { peopleFor } from '../policy/approval-policy.js';

/** At most this much of each is shown: more is for the pages of suppliers and verifications. */
const MOST = 10;
const MOST_LINES = 2_000;
/** Shorter numbers are no telephone numbers. */
const LEAST_DIGITS = 6;

interface ShownInvoice {
  invoice_id: string;
  invoice_number: string | null;
  original_file_name: string;
  total: string | null;
  bsb: string | null;
  account_number: string | null;
  outcome: InvoiceOutcome;
  review: InvoiceReview | null;
  created_at: Date;
}

/** What is shown of a verification. */
interface VerifiedRow {
  account_number: string | null;
}

interface ComparedSupplier {
  supplier_id: string;
  name: string | null;
  business_abn: string | null;
  invoices: number;
  is_namesake: boolean;
  accounts: object[];
  senders: object[];
}

/** What is known beside an invoice (comparison.schema.ts says what each part is). */
export interface Comparison {
  email_id: string | null;
  verified: object[];
  pending: object[];
  supplier: ComparedSupplier | null;
  earlier: ShownInvoice[];
  duplicates: ShownInvoice[];
  shown_numbers: string[];
  approval: { people: 1 | 2; approved_by: string[]; involved: string[] };
  people: { user_id: string; name: string }[];
}

const SHOWN = `i.id AS invoice_id, i.extracted_invoice_number AS invoice_number, i.original_file_name, i.total_cents AS total,
  i.extracted_account_bsb AS bsb, i.extracted_account_number AS account_number, i.outcome, i.review, i.created_at`;

/** For those who may read invoices, but no verifications. */
function withMaskedAccount(row: VerifiedRow): object {
  return { ...row, account_number: row.account_number === null ? null : maskAccountNumber(row.account_number) };
}

/** Gathers, for a person who decides, what an invoice is to be compared with. */
@Injectable()
export class Comparisons {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
    private readonly suppliers: SupplierLookup,
    private readonly repeatedNumbers: RepeatedNumbers,
    private readonly counting: CountingVerifications,
    private readonly policies: ApprovalPolicies,
    private readonly involvement: People,
  ) {}

  /** What is known beside an invoice. Throws not found if the entity has none such. */
  async of({ entityId, userId, seesAccounts, abilities }: EntityCaller, id: string): Promise<Comparison> {
    const invoice = await this.invoices.find(entityId, id);
    const supplier = await this.supplierOf(invoice);
    const [verified, pending, earlier, duplicates, approval, people] = await Promise.all([
      this.verified(invoice),
      this.pending(invoice),
      supplier === null ? [] : this.earlier(invoice, supplier.supplier_id),
      this.duplicates(invoice),
      this.approval(invoice, userId),
      this.people(invoice),
    ]);
    const shown = (rows: VerifiedRow[]): object[] =>
      abilities.includes('verification:read') ? rows : rows.map(withMaskedAccount);
    return {
      email_id: invoice.inboundEmailId,
      verified: shown(verified),
      pending: shown(pending),
      supplier,
      earlier,
      duplicates,
      shown_numbers: seesAccounts
        ? (invoice.shownNumbers ?? []).filter((line) => line.length >= LEAST_DIGITS).slice(0, MOST_LINES)
        : [],
      approval,
      people,
    };
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.database.dataSource.query<Row[]>(sql, values);
  }

  private verified({ entityId, verificationId, extractedBusinessAbn: abn }: Invoice): Promise<VerifiedRow[]> {
    return this.query(
      `SELECT v.id AS verification_id, v.business_name, v.business_abn, v.account_name, v.account_bsb AS bsb, v.account_number,
              v.verified_at, ${this.counting.condition('v')} AS counts, coalesce(v.id = $2, false) AS held_against
         FROM verifications v
        WHERE v.entity_id = $1 AND (v.id = $2 OR (${this.counting.condition('v')} AND (v.business_abn = $3
              OR v.business_abn = (SELECT business_abn FROM verifications WHERE entity_id = $1 AND id = $2))))
        ORDER BY held_against DESC, v.created_at DESC, v.id DESC LIMIT ${MOST}`,
      [entityId, verificationId, abn],
    );
  }

  private pending({ entityId, verificationId, extractedBusinessAbn: abn }: Invoice): Promise<VerifiedRow[]> {
    return this.query(
      `SELECT v.id AS verification_id, v.business_name, v.account_bsb AS bsb, v.account_number, v.created_at
         FROM verifications v
        WHERE v.entity_id = $1 AND v.status = 'pending' AND (v.business_abn = $3
              OR v.business_abn = (SELECT business_abn FROM verifications WHERE entity_id = $1 AND id = $2))
        ORDER BY v.created_at DESC, v.id DESC LIMIT ${MOST}`,
      [entityId, verificationId, abn],
    );
  }

  /** The supplier that it is of; of one that is not known yet the one of the same name, and nobody where several bear it. */
  private async supplierOf(invoice: Invoice): Promise<ComparedSupplier | null> {
    const { entityId } = invoice;
    const found =
      invoice.supplierId === null ? await this.lookUp(invoice) : { id: invoice.supplierId, namesake: false };
    if (found === null) return null;
    const [supplier] = await this.query<Omit<ComparedSupplier, 'accounts' | 'senders'>>(
      `SELECT live.id AS supplier_id, live.name, live.abn AS business_abn, live.invoices, $3::boolean AS is_namesake
         FROM suppliers s JOIN suppliers live ON live.entity_id = s.entity_id AND live.id = coalesce(s.merged_into_id, s.id)
        WHERE s.entity_id = $1 AND s.id = $2`,
      [entityId, found.id, found.namesake],
    );
    if (!supplier) return null;
    const [accounts, senders] = await Promise.all([
      this.query<object>(
        `SELECT bsb, account_number, invoices, verified_at, first_seen_at, last_seen_at FROM supplier_accounts
          WHERE entity_id = $1 AND supplier_id = $2 AND (invoices > 0 OR verified_at IS NOT NULL)
          ORDER BY last_seen_at DESC, id LIMIT ${MOST}`,
        [entityId, supplier.supplier_id],
      ),
      this.query<object>(
        `SELECT sender, invoices, first_seen_at, last_seen_at FROM supplier_senders
          WHERE entity_id = $1 AND supplier_id = $2 AND invoices > 0 ORDER BY last_seen_at DESC, id LIMIT ${MOST}`,
        [entityId, supplier.supplier_id],
      ),
    ]);
    return { ...supplier, accounts, senders };
  }

  private async lookUp(invoice: Invoice): Promise<{ id: string; namesake: boolean } | null> {
    const identity = supplierIdentity(invoice.extractedBusinessAbn, invoice.extractedBusinessName);
    if (identity === null) return null;
    const found = await this.suppliers.find(invoice.entityId, identity, null, invoice.id);
    const compared = found.kind === 'ambiguous' ? null : comparedSupplier(found);
    return compared === null || compared === 'ambiguous'
      ? null
      : { id: compared.supplier.id, namesake: compared.of === 'namesake' };
  }

  private async earlier({ entityId, id }: Invoice, supplierId: string): Promise<ShownInvoice[]> {
    return shown(
      await this.query<ShownInvoice>(
        `SELECT ${SHOWN} FROM invoices i WHERE i.entity_id = $1 AND i.supplier_id = $2 AND i.id <> $3
          ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST}`,
        [entityId, supplierId, id],
      ),
    );
  }

  /** The same as the fact of duplicates counts, without regard to which came first: the other one may be the one to pay. */
  private async duplicates(invoice: Invoice): Promise<ShownInvoice[]> {
    const values = [invoice.entityId, invoice.contentHash, invoice.id, invoice.sourceInvoiceId ?? invoice.id];
    const byNumber = await this.repeatedNumbers.condition(invoice, 'i', values.length);
    const bySameFile = '(i.content_hash = $2 AND coalesce(i.source_invoice_id, i.id) <> $4)';
    return shown(
      await this.query<ShownInvoice>(
        `SELECT ${SHOWN}, ${bySameFile} AS same_file, coalesce(${byNumber.sql}, false) AS same_number
           FROM invoices i WHERE i.entity_id = $1 AND i.id <> $3 AND (${bySameFile} OR ${byNumber.sql})
          ORDER BY i.created_at DESC, i.id DESC LIMIT ${MOST}`,
        [...values, ...byNumber.values],
      ),
    );
  }

  private async approval(invoice: Invoice, userId: string): Promise<Comparison['approval']> {
    const { manager } = this.database.dataSource;
    const thing = reviewableOf(invoice);
    const policy = await this.policies.of(invoice.entityId);
    const [involved, approvedBy] = await Promise.all([
      this.involvement.involvedIn(manager, thing, policy),
      this.involvement.whoApproved(manager, thing),
    ]);
    const people = approvedBy.length > 0 ? 2 : peopleFor(policy, thing, involved.has(userId));
    return { people, approved_by: approvedBy, involved: [...involved] };
  }

  private people({ entityId, id, assigneeId, uploadedBy }: Invoice): Promise<{ user_id: string; name: string }[]> {
    return this.query(
      `SELECT id AS user_id, name FROM users WHERE id IN (
         SELECT user_id FROM decisions WHERE entity_id = $1 AND invoice_id = $2
         UNION SELECT user_id FROM invoice_comments WHERE entity_id = $1 AND invoice_id = $2
         UNION SELECT user_id FROM invoice_corrections WHERE entity_id = $1 AND invoice_id = $2
         UNION SELECT $3::uuid UNION SELECT $4::uuid) ORDER BY name, id`,
      [entityId, id, assigneeId, uploadedBy],
    );
  }
}

function shown(rows: ShownInvoice[]): ShownInvoice[] {
  return rows.map((row) => ({ ...row, total: amountOf(row.total) }));
}
