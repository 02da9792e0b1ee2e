import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows } from '../../platform/database/read-rows.js';
import type { AbaCheck } from '../aba-check.entity.js';
import { formatAmount } from '../../numbers/amount.js';
import { DIFFERENCES_PER_PAGE } from './entries.schema.js';

/** A payment that only one of two files has. */
interface Difference {
  kind: 'added' | 'removed';
  line: number;
  account_name: string;
  bsb: string;
  account_number: string;
  amount: string;
  lodgement_reference: string | null;
}

/** The earlier file that one is a copy of, changed or not. */
export interface EarlierFileFound {
  aba_check_id: string;
  original_file_name: string;
  created_at: string;
  same: boolean;
  added: number;
  removed: number;
  differences: Difference[];
}

interface Candidate {
  id: string;
  original_file_name: string;
  created_at: Date;
  payments: number;
  own: number;
}

/** The counts of all differences, with one of them; without, where the page has none. */
interface DifferenceRow extends Omit<Difference, 'amount' | 'kind'> {
  kind: Difference['kind'] | null;
  cents: string;
  added: number;
  removed: number;
}

/** Files that the same program wrote for the same purpose, the newest first; few, because each is compared line by line. */
const CANDIDATES = `
  SELECT id, original_file_name, created_at,
         (SELECT count(*)::int FROM aba_check_entries WHERE entity_id = $1 AND aba_check_id = c.id) AS payments,
         (SELECT count(*)::int FROM aba_check_entries WHERE entity_id = $1 AND aba_check_id = $2) AS own
    FROM aba_checks c
   WHERE entity_id = $1 AND id <> $2 AND document_key <> $7 AND status <> 'processing' AND redacted_at IS NULL
     AND created_at < $3 AND created_at > $3::timestamptz - interval '90 days'
     AND (aba_date = $4 OR original_file_name = $5 OR description = $6)
   ORDER BY created_at DESC LIMIT 3`;

const PAYMENT = "account_name, bsb, account_number, amount_cents, coalesce(lodgement_reference, '')";
const PAYMENTS = (check: string): string => `
  SELECT line, account_name, bsb, account_number, amount_cents, lodgement_reference,
         coalesce(lodgement_reference, '') AS reference, row_number() OVER (PARTITION BY ${PAYMENT} ORDER BY line) AS turn
    FROM aba_check_entries WHERE entity_id = $1 AND aba_check_id = ${check}`;

/** Payments are compared with one another whatever their order; of equal ones each counts once. */
const DIFFERENCES = `
  WITH mine AS (${PAYMENTS('$2')}), theirs AS (${PAYMENTS('$3')}),
  differing AS (
    SELECT CASE WHEN t.line IS NULL THEN 'added' ELSE 'removed' END AS kind, coalesce(m.line, t.line) AS line,
           account_name, bsb, account_number, amount_cents,
           coalesce(m.lodgement_reference, t.lodgement_reference) AS lodgement_reference
      FROM mine m FULL JOIN theirs t USING (account_name, bsb, account_number, amount_cents, reference, turn)
     WHERE m.line IS NULL OR t.line IS NULL),
  counted AS (
    SELECT (count(*) FILTER (WHERE kind = 'added'))::int AS added, (count(*) FILTER (WHERE kind = 'removed'))::int AS removed
      FROM differing),
  page AS (SELECT * FROM differing ORDER BY account_name, kind DESC, line LIMIT ${DIFFERENCES_PER_PAGE} OFFSET $4)
  SELECT added, removed, kind, line, account_name, bsb, account_number, amount_cents::text AS cents, lodgement_reference
    FROM counted LEFT JOIN page ON true ORDER BY account_name, kind DESC, line`;

/** Recognises a payment file that was uploaded before, as it is or changed. */
@Injectable()
export class EarlierFile {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The newest earlier file that has at least half of the payments, with one page of what differs, counting from 1; null if
   * there is none, or the file is not checked yet or was redacted.
   */
  async of(check: AbaCheck, page: number): Promise<EarlierFileFound | null> {
    if (check.status === 'processing' || check.redactedAt !== null) return null;
    const { entityId, id } = check;
    const candidates = await readRows<Candidate>(this.dataSource, CANDIDATES, [
      entityId,
      id,
      check.createdAt,
      check.abaDate,
      check.originalFileName,
      check.description,
      // A check that is repeated is of the same document.
      check.documentKey,
    ]);
    // Files whose lengths alone rule out that they share half are not read.
    const near = candidates.filter(({ own, payments }) => Math.min(own, payments) * 2 >= Math.max(own, payments));
    for (const candidate of near) {
      const rows = await readRows<DifferenceRow>(this.dataSource, DIFFERENCES, [
        entityId,
        id,
        candidate.id,
        (page - 1) * DIFFERENCES_PER_PAGE,
      ]);
      const { added, removed } = rows[0] ?? { added: 0, removed: 0 };
      const shared = candidate.own - added;
      if (shared * 2 < Math.max(candidate.own, candidate.payments) || shared === 0) continue;
      return {
        aba_check_id: candidate.id,
        original_file_name: candidate.original_file_name,
        created_at: candidate.created_at.toISOString(),
        same: added + removed === 0,
        added,
        removed,
        differences: rows.flatMap(({ kind, line, account_name, bsb, account_number, cents, lodgement_reference }) =>
          kind === null
            ? []
            : {
                kind,
                line,
                account_name,
                bsb,
                account_number,
                amount: formatAmount(BigInt(cents)),
                lodgement_reference,
              },
        ),
      };
    }
    return null;
  }
}
