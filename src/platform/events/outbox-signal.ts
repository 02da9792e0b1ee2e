import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Wakes the relay of this process when a transaction left something in the outbox; relays elsewhere look by themselves. */
@Injectable()
export class OutboxSignal {
  private readonly emitter = new EventEmitter();

  raise(): void {
    this.emitter.emit('raised');
  }

  onRaised(listener: () => void): void {
    this.emitter.on('raised', listener);
  }
}
