import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Resource } from '../json-api/resource.js';

/** Something that a request changed, as its resource shows it. */
export interface Change {
  organizationId: string;
  /** Null for what belongs to the organization itself. */
  entityId: string | null;
  action: string;
  resource: Resource;
  id: string;
  /** Null if it was not there. */
  before: Readonly<Record<string, unknown>> | null;
  /** Null if it is there no more. */
  after: Readonly<Record<string, unknown>> | null;
}

/** Somebody who writes down what requests change, in their transaction. */
export interface ChangeRecorder {
  record(manager: EntityManager, change: Change): Promise<void>;
}

/** Those who write down what requests change. */
@Injectable()
export class ChangeRecorders {
  private readonly registered: ChangeRecorder[] = [];

  add(recorder: ChangeRecorder): void {
    this.registered.push(recorder);
  }

  async record(manager: EntityManager, change: Change): Promise<void> {
    for (const recorder of this.registered) await recorder.record(manager, change);
  }
}
