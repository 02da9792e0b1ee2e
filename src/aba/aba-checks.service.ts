import { Injectable } from '@nestjs/common';
import { BsbDirectory } from '../bsb-directory/bsb-directory.js';
import { ChecksService } from '../checks/checks.service.js';
import type { Presentation } from '../checks/checks.service.js';
import { ChangedMeanwhile, retryOnChange } from '../platform/database/retry-on-change.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { conflict, invalid, notFound } from '../platform/errors/domain-error.js';
import { isUuid, newId } from '../platform/ids/uuid.js';
import { keepHeapLean } from '../platform/lean-heap.js';
import { recordUsage } from '../usage/record-usage.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { abaCheckFailed, abaCheckPassed, abaCheckQueued } from './aba-check.events.js';
import type { AbaCheckPayload } from './aba-check.events.js';
import { AbaCheckEntry } from './aba-check-entry.entity.js';
import { ABA_FILES } from './aba.documents.js';
import { AbaCheck } from './aba-check.entity.js';
import type { AbaCheckStatus } from './aba-check.entity.js';
import { lockAbaCheck } from './lock-aba-check.js';
import type { AbaEntry } from './format/aba-file.js';
import { isCredit } from './format/aba-file.js';
import { describeFault } from './format/fault.js';
import type { AbaFault } from './format/fault.js';
import { parseAbaInChunks } from './format/parse-aba.js';
import { EntryMatcher } from './matching/entry-matcher.js';
import type { Match } from './matching/match-entry.js';

interface MatchedEntry extends Match {
  entry: AbaEntry;
}

const TRIES = 3;

/** The check of a file of so many bytes, some 20,000 payments, leaves enough behind to be worth collecting at once. */
const LARGE_BYTES = 2_500_000;

/** The life of ABA checks, from the accepted file to the result of its last entry. */
@Injectable()
export class AbaChecksService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly bsbDirectory: BsbDirectory,
    private readonly checks: ChecksService,
    private readonly counting: CountingVerifications,
  ) {}

  /**
   * Keeps a batch file and queues its check; when this has answered, the check is on disk and in the database.
   * @returns the id of the ABA check
   * @throws an invalid DomainError on `file` where it is not a direct-entry file; nothing is kept then
   */
  async create(
    entityId: string,
    file: { bytes: Buffer; fileName: string },
    uploadedBy: string | null = null,
  ): Promise<string> {
    const tidy = tidyingFor(file.bytes);
    tidy();
    const parsed = await parseAbaInChunks(file.bytes, tidy);
    if (!parsed.ok) throw invalid({ file: parsed.faults.map((fault) => `${describeFault(fault)}.`) });
    const { description, processingDate } = parsed.file.header;
    const wanted = this.documents.newKey(entityId, ABA_FILES);
    const id = newId();
    const now = new Date();
    await this.documents.putFor(wanted, file.bytes, (documentKey, stored) =>
      this.database.transaction(async (transaction) => {
        await transaction.rows(AbaCheck, entityId).insert({
          id,
          status: 'processing',
          review: null,
          uploadedBy,
          repeatsId: null,
          redactedAt: null,
          description,
          abaDate: processingDate,
          fileNotes: notesOf(parsed),
          originalFileName: file.fileName,
          documentKey,
          size: file.bytes.length,
          createdAt: now,
          updatedAt: now,
        });
        await transaction.emit(abaCheckQueued, { entityId, abaCheckId: id });
      }, stored),
    );
    return id;
  }

  /**
   * Queues another check of a file that was checked before, against what is verified now; the earlier one stays as it is. Whoever uploaded
   * the file did so for this one too. Throws not found, or a conflict while the earlier one is not finished, or where it was redacted.
   * @returns the id of the new ABA check
   */
  async repeat(entityId: string, id: string): Promise<string> {
    return this.database.transaction(async (transaction) => {
      const earlier = await lockAbaCheck(transaction, entityId, id);
      if (earlier.status === 'processing') throw conflict('This ABA check is not finished yet.');
      const now = new Date();
      const again = { ...earlier, id: newId(), repeatsId: id, review: null, createdAt: now, updatedAt: now };
      await transaction.rows(AbaCheck, entityId).insert({ ...again, status: 'processing' });
      await transaction.emit(abaCheckQueued, { entityId, abaCheckId: again.id });
      return again.id;
    });
  }

  /**
   * Compares every entry with the verifications. Entries, results and status become known together, once. Where a verification ends or
   * changes that an entry was compared with, all of them are compared again.
   */
  check(payload: AbaCheckPayload): Promise<void> {
    return retryOnChange(TRIES, () => this.checkOnce(payload));
  }

  private async checkOnce({ entityId, abaCheckId }: AbaCheckPayload): Promise<void> {
    const waiting = await this.database.rows(AbaCheck, entityId).findOne({ id: abaCheckId, status: 'processing' });
    if (!waiting?.documentKey) return;
    const bytes = await this.documents.get(waiting.documentKey);
    const tidy = tidyingFor(bytes);
    tidy();
    await this.database.transaction(async (transaction) => {
      if (!(await this.lock(transaction, { entityId, abaCheckId }))) return;
      const matcher = new EntryMatcher(this.bsbDirectory, this.counting, entityId);
      let count = 0;
      let credits = 0;
      let verified = 0;
      let kept = Promise.resolve();
      // What is known of a group is read, on a connection of its own, while the group before it is being written.
      const parsed = await parseAbaInChunks(bytes, async (entries) => {
        const matches = await matcher.match(entries);
        await kept;
        kept = this.keep(transaction, { entityId, abaCheckId }, entries, matches);
        // The next await throws a failure; until then it is not an unhandled rejection.
        kept.catch(() => undefined);
        count += entries.length;
        credits += entries.filter(isCredit).length;
        verified += matches.filter(({ result }) => result === 'verified').length;
        tidy();
      }).finally(() => kept);
      if (!parsed.ok) throw new Error(`The file of ABA check ${abaCheckId} was accepted but can no longer be read.`);
      if (!(await this.counting.lock(transaction, entityId, matcher.compared)))
        throw new ChangedMeanwhile('A verification ended or changed while a payment file was compared with it.');
      await recordUsage(transaction, { entityId, kind: 'aba_entries', subjectId: abaCheckId, quantity: count });
      await this.end(transaction, { entityId, abaCheckId }, credits > 0 && verified === credits ? 'passed' : 'failed');
    });
    tidy();
  }

  /** Those that there are, in the order of the ids. */
  byIds(entityId: string, ids: readonly string[]): Promise<AbaCheck[]> {
    return this.database.rows(AbaCheck, entityId).findByIds(ids);
  }

  /** The check of this id. Throws not found for another entity's, or if it is not an id. */
  async find(entityId: string, id: string): Promise<AbaCheck> {
    const check = isUuid(id) ? await this.database.rows(AbaCheck, entityId).findOne({ id }) : null;
    if (!check) throw notFound('ABA check');
    return check;
  }

  /** Ends a check that the service could not make: what is not known to be verified must not pass. */
  async giveUp(payload: AbaCheckPayload): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (await this.lock(transaction, payload)) await this.end(transaction, payload, 'failed');
    });
  }

  /** Locks a check that waits; false if another worker ended it first or the sandbox was reset. */
  private async lock(transaction: Transaction, { entityId, abaCheckId }: AbaCheckPayload): Promise<boolean> {
    const waiting = { id: abaCheckId, status: 'processing' as const };
    return (await transaction.rows(AbaCheck, entityId).findOneLocked(waiting)) !== null;
  }

  /** Stores entries with their matches, and a check on each verification that they were compared with. */
  private async keep(
    transaction: Transaction,
    { entityId, abaCheckId }: AbaCheckPayload,
    entries: readonly AbaEntry[],
    matches: readonly Match[],
  ): Promise<void> {
    const matched = entries.map((entry, index) => ({ entry, ...(matches[index] as Match) }));
    await transaction.rows(AbaCheckEntry, entityId).insertMany(
      matched.map(({ entry, result, verificationId }) => ({
        id: newId(),
        abaCheckId,
        line: entry.line,
        accountName: entry.accountName,
        bsb: entry.bsb,
        accountNumber: entry.accountNumber,
        amountCents: entry.amountCents,
        lodgementReference: entry.lodgementReference === '' ? null : entry.lodgementReference,
        result,
        verificationId,
      })),
    );
    await this.checks.recordMany(transaction, entityId, matched.flatMap(presentationOf));
    await transaction.writeTold();
  }

  private async end(
    transaction: Transaction,
    { entityId, abaCheckId }: AbaCheckPayload,
    status: Exclude<AbaCheckStatus, 'processing'>,
  ): Promise<void> {
    await transaction.rows(AbaCheck, entityId).update({ id: abaCheckId }, { status, updatedAt: new Date() });
    await transaction.emit(status === 'passed' ? abaCheckPassed : abaCheckFailed, { entityId, abaCheckId });
  }
}

/** What is to be done now and then in work on a file. */
function tidyingFor(bytes: Buffer): () => void {
  return bytes.length < LARGE_BYTES ? () => undefined : keepHeapLean;
}

/** What a person should know of a file that was accepted. */
function notesOf({ skipped, warnings }: { skipped: readonly string[]; warnings: readonly AbaFault[] }): string[] {
  const sentences = warnings.map((warning) => `${describeFault(warning)}.`);
  return [...skipped, ...sentences.map((one) => one.charAt(0).toUpperCase() + one.slice(1))];
}

/** What an entry presents of the verification that it was compared with, where there is one. */
function presentationOf({ entry, result, verificationId }: MatchedEntry): Presentation[] {
  if (verificationId === null) return [];
  return [
    {
      verificationId,
      submitted: { account_bsb: entry.bsb, account_number: entry.accountNumber, account_name: entry.accountName },
      result: result === 'verified' ? 'uncompromised' : 'compromised',
    },
  ];
}
