import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { resolveSupplier } from './resolve-supplier.js';
import type { Candidate, Resolution } from './resolve-supplier.js';
import type { Account, SupplierIdentity } from './supplier-identity.js';

/** An earlier invoice that counts for what is known of its supplier. */
interface EarlierInvoice {
  bsb: string | null;
  accountNumber: string | null;
  /** What it gave beside that account. */
  otherAccounts: Account[] | null;
  /** Values of the other ways to be paid that it gave. */
  waysToPay: string[] | null;
  totalCents: number | null;
  createdAt: string;
}

/** An account with the number of earlier invoices that named it. */
export interface NamedAccount extends Account {
  invoices: number;
}

export interface KnownSupplier extends Candidate {
  name: string | null;
  abn: string | null;
  invoices: number;
  /** How many invoices named the account that was asked about; null if it is not known of this supplier. */
  invoicesOnAccount: number | null;
  /** Those that its invoices named, the one that was seen last first, at most `ACCOUNTS`: however many invoices without an account came since. */
  accounts: NamedAccount[];
  /** The newest first, at most `RECENT`. */
  recent: EarlierInvoice[];
}

/** Another supplier that uses an account. */
export interface AccountHolder {
  supplierId: string;
  name: string | null;
}

/** How many of a supplier's last invoices are looked at for what is usual. */
const RECENT = 50;
/** Nobody needs to know of more accounts of one supplier. */
const ACCOUNTS = 50;
/** One name can be borne by many; more than these are as good as none. */
const CANDIDATES = 10;
const SENDERS = 20_000;

/** What is known of suppliers, read with one query each, however long the history. */
@Injectable()
export class SupplierLookup {
  constructor(private readonly database: Database) {}

  /**
   * Who a supplier is and what its earlier invoices said.
   * @param account the account whose use by the supplier is asked about
   * @param exceptInvoiceId the invoice that is being judged: what it taught does not count
   */
  async find(
    entityId: string,
    identity: SupplierIdentity,
    account: Account | null,
    exceptInvoiceId: string,
  ): Promise<Resolution<KnownSupplier>> {
    const rows = await this.database.dataSource.query<KnownSupplier[]>(
      `WITH own AS (
         (SELECT id, abn, name_normalised, merged_into_id FROM suppliers WHERE entity_id = $1 AND abn = $2)
         UNION
         (SELECT id, abn, name_normalised, merged_into_id FROM suppliers WHERE entity_id = $1 AND name_normalised = $3
           ORDER BY created_at, id LIMIT ${CANDIDATES})),
       taught AS (SELECT learnt->'account' AS account FROM invoices
         WHERE entity_id = $1 AND id = $6 AND learnt IS NOT NULL)
       SELECT live.id, live.name, live.abn, own.abn AS "ownAbn", coalesce(own.name_normalised = $3, false) AS "sameName",
         live.invoices - (SELECT count(*) FROM taught)::integer AS invoices,
         (SELECT nullif(a.invoices - (SELECT count(*) FROM taught WHERE account->>'bsb' = $4 AND account->>'accountNumber' = $5)::integer, 0)
            FROM supplier_accounts a WHERE a.entity_id = $1 AND a.supplier_id = live.id AND a.bsb = $4 AND a.account_number = $5
         ) AS "invoicesOnAccount",
         (SELECT coalesce(json_agg(n), '[]') FROM (
            SELECT a.bsb, a.account_number AS "accountNumber",
                   a.invoices - (SELECT count(*) FROM taught
                     WHERE account->>'bsb' = a.bsb AND account->>'accountNumber' = a.account_number)::integer AS invoices
              FROM supplier_accounts a WHERE a.entity_id = $1 AND a.supplier_id = live.id
             ORDER BY a.last_seen_at DESC, a.id DESC LIMIT ${ACCOUNTS}) AS n WHERE n.invoices > 0) AS accounts,
         (SELECT coalesce(json_agg(r), '[]') FROM (
            SELECT e.* FROM (SELECT s.id FROM suppliers s
                              WHERE s.entity_id = $1 AND (s.id = live.id OR s.merged_into_id = live.id)) AS same,
              LATERAL (SELECT i.extracted_account_bsb AS bsb, i.extracted_account_number AS "accountNumber",
                         i.other_accounts AS "otherAccounts",
                         (SELECT json_agg(way->>'value') FROM jsonb_array_elements(i.scrutiny->'otherWaysToPay') AS way
                           WHERE i.learnt->>'ways' IS DISTINCT FROM 'false') AS "waysToPay",
                         i.total_cents AS "totalCents", i.created_at AS "createdAt"
                       FROM invoices i WHERE i.entity_id = $1 AND i.supplier_id = same.id AND i.learnt IS NOT NULL AND i.id <> $6
                       ORDER BY i.created_at DESC, i.id DESC LIMIT ${RECENT}) AS e
            ORDER BY e."createdAt" DESC LIMIT ${RECENT}) AS r) AS recent
       FROM own JOIN suppliers live ON live.entity_id = $1 AND live.id = coalesce(own.merged_into_id, own.id)`,
      [
        entityId,
        identity.abn,
        identity.nameNormalised,
        account?.bsb ?? null,
        account?.accountNumber ?? null,
        exceptInvoiceId,
      ],
    );
    return resolveSupplier(identity, rows);
  }

  /**
   * Every sender known of an entity's suppliers with those that sent from it: the most recent, where there are very many.
   * @param exceptInvoiceId the invoice that is being judged: what it taught does not count
   */
  async senders(entityId: string, exceptInvoiceId: string): Promise<Map<string, Set<string>>> {
    const rows = await this.database.dataSource.query<{ sender: string; supplierIds: string[] }[]>(
      `WITH taught AS (
         SELECT i.learnt->>'sender' AS sender, coalesce(s.merged_into_id, s.id) AS supplier_id
           FROM invoices i JOIN suppliers s ON s.entity_id = i.entity_id AND s.id = i.supplier_id
          WHERE i.entity_id = $1 AND i.id = $2 AND i.learnt IS NOT NULL)
       SELECT sender, array_agg(supplier_id::text) FILTER (WHERE invoices > 0) AS "supplierIds"
         FROM supplier_senders known
        WHERE entity_id = $1 AND NOT (invoices = 1 AND EXISTS (
          SELECT FROM taught WHERE taught.sender = known.sender AND taught.supplier_id = known.supplier_id))
        GROUP BY sender ORDER BY max(last_seen_at) DESC LIMIT ${SENDERS}`,
      [entityId, exceptInvoiceId],
    );
    return new Map(rows.map(({ sender, supplierIds }) => [sender, new Set(supplierIds ?? [])]));
  }
}
