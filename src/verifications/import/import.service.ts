import { Injectable } from '@nestjs/common';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { ChangeRecorders } from '../../platform/changes/change-recorders.js';
import { ambientTransaction } from '../../platform/database/ambient.js';
import { Database } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import { bodyValidation } from '../../platform/http/validation.js';
import { ResourceReader } from '../../platform/json-api/reader.js';
import { newVerification } from '../new-verification.js';
import { NewVerificationDto } from '../verification.dto.js';
import { verificationResource } from '../verification.resource.js';
import { VerificationsService } from '../verifications.service.js';
import type { NewVerification } from '../verifications.service.js';

/** What became of one row. */
export interface ImportedRow {
  /** Counting from 1. */
  row: number;
  /** The pending verification that was begun; null if the row was refused. */
  verification_id: string | null;
  /** What is wrong with the row, by field; null if nothing is. */
  errors: FieldErrors | null;
}

/** A row that is sound, or what is wrong with it: what its fields are called does not tell which, since they come from outside. */
type Judged = { given: NewVerification; errors: null } | { given: null; errors: FieldErrors };

/** Begins many verifications at once. They are pending like any other: nothing is verified by being imported. */
@Injectable()
export class ImportService {
  private readonly validation = bodyValidation();

  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsService,
    private readonly reader: ResourceReader,
    private readonly recorders: ChangeRecorders,
  ) {}

  /** Begins a verification for each row that is sound, all of them or, where the service fails, none. */
  async run(caller: EntityCaller, rows: readonly object[]): Promise<ImportedRow[]> {
    const earlier = new Map<string, number>();
    const judged: Judged[] = [];
    for (const [index, row] of rows.entries()) {
      const one = await this.judge(row);
      const errors = one.given === null ? null : repeated(one.given, earlier, index + 1);
      judged.push(errors === null ? one : { given: null, errors });
    }
    const begin = (): Promise<ImportedRow[]> => this.begin(caller, judged);
    return ambientTransaction() ? begin() : this.database.whole(begin);
  }

  private async judge(row: object): Promise<Judged> {
    try {
      const checked: unknown = await this.validation.transform(row, { type: 'body', metatype: NewVerificationDto });
      return { given: newVerification(checked as NewVerificationDto), errors: null };
    } catch (error) {
      if (error instanceof DomainError && error.details.errors !== undefined)
        return { given: null, errors: error.details.errors };
      throw error;
    }
  }

  private async begin(caller: EntityCaller, judged: readonly Judged[]): Promise<ImportedRow[]> {
    const results: ImportedRow[] = [];
    for (const [index, { given, errors }] of judged.entries())
      results.push({
        row: index + 1,
        verification_id: given === null ? null : await this.verifications.create(caller.entityId, given),
        errors,
      });
    await this.record(
      caller,
      results.flatMap(({ verification_id: id }) => id ?? []),
    );
    return results;
  }

  /** The trail tells of each as of one that was begun by itself. */
  private async record({ entityId, organizationId }: EntityCaller, ids: readonly string[]): Promise<void> {
    const ambient = ambientTransaction();
    if (ambient === null) throw new Error('An import must be recorded in the transaction that makes it.');
    const shown = await this.reader.byIds(verificationResource, 'full', { entityId }, ids);
    for (const id of ids)
      await this.recorders.record(ambient.manager, {
        organizationId,
        entityId,
        action: 'verification.created',
        resource: verificationResource,
        id,
        before: null,
        after: shown.get(id)?.attributes ?? null,
      });
  }
}

/** Errors of a row that an earlier one of the same import makes needless; it would be asked for twice, or end the earlier one. */
function repeated(given: NewVerification, earlier: Map<string, number>, row: number): FieldErrors | null {
  const { attributionId, businessAbn, accountBsb, accountNumber } = given;
  const keys: [field: string, key: string][] = [
    ['account_number', `account ${businessAbn} ${accountBsb} ${accountNumber}`],
    ...(attributionId === null ? [] : [['attribution_id', `attribution ${attributionId}`] as [string, string]]),
  ];
  const errors = keys.flatMap(([field, key]): [string, string[]][] => {
    const first = earlier.get(key);
    return first === undefined ? [] : [[field, [`The ${field} is the same as in row ${first}.`]]];
  });
  if (errors.length > 0) return Object.fromEntries(errors);
  for (const [, key] of keys) earlier.set(key, row);
  return null;
}
