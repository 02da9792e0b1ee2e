import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangeRecorders } from '../platform/changes/change-recorders.js';
import type { Change, ChangeRecorder } from '../platform/changes/change-recorders.js';
import { Database } from '../platform/database/transactions.js';
import { ResetRegister } from '../platform/reset/reset-register.js';
import { LIVE_CHANNEL, packResets } from './live-change.js';
import { resourceChanged } from './live.events.js';

/** Passes on what requests change and no event tells of. */
@Injectable()
export class LiveRecorder implements ChangeRecorder, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly recorders: ChangeRecorders,
    private readonly resets: ResetRegister,
  ) {}

  onModuleInit(): void {
    this.recorders.add(this);
    this.resets.add({
      // The outbox forgets what is told of an entity that is reset, this too.
      async run(manager: EntityManager, entityIds: readonly string[]): Promise<void> {
        await manager.query('SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told', [
          LIVE_CHANNEL,
          packResets(entityIds),
        ]);
      },
    });
  }

  async record(_manager: EntityManager, { entityId, resource, id, action }: Change): Promise<void> {
    if (entityId === null) return;
    await this.database.transaction((transaction) =>
      transaction.emit(resourceChanged, { entityId, type: resource.type, id, action }),
    );
  }
}
