import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StatementPart } from '../database/told-addition.js';
import type { Transaction } from '../database/transactions.js';

/** An event as it was told inside a transaction. */
export interface EmittedEvent {
  type: string;
  payload: object;
}

/** Somebody who adds to a transaction because of what is told in it, such that both are committed or neither is. */
export interface EventParticipant {
  /** Types of the events that concern it. */
  readonly hears: ReadonlySet<string>;
  /**
   * Runs before the transaction ends, and earlier in long ones (`Transaction.writeTold`), each time with the events told since it last ran,
   * in the order in which they were told.
   */
  take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void>;
  /** Whether it tells what everybody else makes of the events, and so takes its part after them. */
  readonly goesLast?: boolean;
  /** As take, for whom one statement is enough: their part of the statement that tells of the event, or null for none. */
  alongside?(manager: EntityManager, event: EmittedEvent): Promise<StatementPart | null>;
}

/** Those who take part in transactions in which certain events are told. */
@Injectable()
export class EventParticipants {
  private readonly registered: EventParticipant[] = [];

  add(participant: EventParticipant): void {
    this.registered.push(participant);
    this.registered.sort((one, other) => Number(one.goesLast ?? false) - Number(other.goesLast ?? false));
  }

  /** What everybody adds in the statement that tells of an event. Throws where it is heard by somebody who needs a transaction. */
  async alongside(manager: EntityManager, event: EmittedEvent): Promise<StatementPart[]> {
    const parts: StatementPart[] = [];
    for (const participant of this.registered) {
      if (!participant.hears.has(event.type)) continue;
      if (!participant.alongside) throw new Error(`What hears ${event.type} takes part in transactions only.`);
      const part = await participant.alongside(manager, event);
      if (part !== null) parts.push(part);
    }
    return parts;
  }

  /** Lets everybody add what they have to add; what they tell in turn is heard as well. */
  async complete(transaction: Transaction): Promise<void> {
    for (let told = transaction.drainEvents(); told.length > 0; told = transaction.drainEvents())
      for (const participant of this.registered) {
        const heard = told.filter(({ type }) => participant.hears.has(type));
        if (heard.length > 0) await participant.take(transaction, heard);
      }
  }
}
