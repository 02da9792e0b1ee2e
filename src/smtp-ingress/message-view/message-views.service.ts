import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { conflict, DomainError } from '../../platform/errors/domain-error.js';
import { ProcessCage } from '../../platform/processes/process-cage.js';
import { ProcessPool, ProcessPoolError } from '../../platform/processes/process-pool.js';
import { RawMessages } from '../raw-messages.service.js';
import type { MessageView } from './message-view.js';

const LIMITS = {
  modulePath: fileURLToPath(new URL('./message-view-process.js', import.meta.url)),
  timeoutMs: 20_000,
  maxMemoryMb: 512,
  size: 1,
};

/** This many messages wait to be looked at, at most. */
const MOST_WAITING = 50;

/** What is shown of messages, found in a caged process that is made when the first one is asked for. */
@Injectable()
export class MessageViews implements OnApplicationShutdown {
  private pool: Promise<ProcessPool<Uint8Array, MessageView>> | null = null;
  private waiting = 0;

  constructor(
    private readonly messages: RawMessages,
    private readonly cage: ProcessCage,
  ) {}

  /** What is shown of an email's message. Throws not found if it is not kept, and a conflict where it cannot be parsed. */
  async of(entityId: string, emailId: string): Promise<MessageView> {
    const bytes = await this.messages.get(entityId, emailId);
    if (this.waiting >= MOST_WAITING)
      throw new DomainError('unavailable', 'Too many messages are being opened right now. Try again soon.', {
        headers: { 'retry-after': '2' },
      });
    this.waiting += 1;
    try {
      this.pool ??= this.cage.get().then((cage) => new ProcessPool({ ...LIMITS, cage }));
      return await (await this.pool).run(bytes);
    } catch (error) {
      if (!(error instanceof ProcessPoolError)) throw error;
      throw conflict('The message could not be unpacked. You can download it as it arrived.');
    } finally {
      this.waiting -= 1;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.pool)?.close();
  }
}
