import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a layer has to do when the data of entities is deleted, beside their rows in tenants' tables. */
export interface ResetStep {
  /** Runs inside the transaction that deletes the rows, after them. */
  run(manager: EntityManager, entityIds: readonly string[]): Promise<void>;
}

/** What every layer adds to a reset, for the one that carries it out. */
@Injectable()
export class ResetRegister {
  private readonly registered: ResetStep[] = [];

  add(step: ResetStep): void {
    this.registered.push(step);
  }

  get steps(): readonly ResetStep[] {
    return this.registered;
  }
}
