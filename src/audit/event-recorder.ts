import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangeRecorders } from '../platform/changes/change-recorders.js';
import type { Change, ChangeRecorder } from '../platform/changes/change-recorders.js';
import type { StatementPart } from '../platform/database/told-addition.js';
import type { Transaction } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EventParticipant, EmittedEvent } from '../platform/events/event-participants.js';
import { definedEvents } from '../platform/events/event.js';
import { ResetRegister } from '../platform/reset/reset-register.js';
import { AuditLog } from './audit-log.js';
import type { AuditEntry } from './audit-log.js';
import { changesBetween } from './changes.js';

/** Writes into the trail what requests change, and the events that say of themselves that they belong there. */
@Injectable()
export class EventRecorder implements EventParticipant, ChangeRecorder, OnModuleInit {
  private readonly subjects = new Map(
    definedEvents().flatMap(({ type, recorded }) => (recorded === null ? [] : [[type, recorded] as const])),
  );
  readonly hears: ReadonlySet<string> = new Set(this.subjects.keys());

  constructor(
    private readonly log: AuditLog,
    private readonly participants: EventParticipants,
    private readonly recorders: ChangeRecorders,
    private readonly resets: ResetRegister,
  ) {}

  onModuleInit(): void {
    this.participants.add(this);
    this.recorders.add(this);
    this.resets.add({
      run: (manager, entityIds) =>
        this.log.append(
          manager,
          ...entityIds.map((id) => ({
            organizationId: null,
            entityId: id,
            action: 'entity.reset',
            subject: { type: 'entities', id },
          })),
        ),
    });
  }

  take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    return this.log.appendTold(transaction, events, (event) => this.entryOf(event));
  }

  async alongside(manager: EntityManager, event: EmittedEvent): Promise<StatementPart | null> {
    const entry = this.entryOf(event);
    return entry && this.log.partFor(manager, entry);
  }

  /** Null for what does not belong into the trail. */
  private entryOf({ type, payload }: EmittedEvent): AuditEntry | null {
    const subject = this.subjects.get(type);
    const told = payload as Readonly<Record<string, string | null>>;
    if (subject === undefined || !told.entityId) return null;
    return {
      organizationId: null,
      entityId: told.entityId,
      action: type,
      subject: { type: subject.type, id: told[subject.id] ?? '' },
      changes: (subject.details ?? []).flatMap((attribute) => {
        const after = told[attribute] ?? null;
        return after === null ? [] : { attribute, before: null, after };
      }),
    };
  }

  record(
    manager: EntityManager,
    { organizationId, entityId, action, resource, id, before, after }: Change,
  ): Promise<void> {
    return this.log.append(manager, {
      organizationId,
      entityId,
      action,
      subject: { type: resource.type, id },
      changes: changesBetween(resource, before, after),
    });
  }
}
