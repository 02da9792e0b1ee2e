import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared.js';

const FIND = {
  name: 'inbox',
  text: `
    SELECT e.id AS "entityId", e.data_generation AS generation, o.environment = 'sandbox' AS "isSandbox"
    FROM entities e JOIN organizations o ON o.id = e.organization_id WHERE e.inbox_local_part = $1`,
};

/** Whose inbox an address is, of which generation that entity's data is, and whether it can be reset. */
export interface Inbox {
  entityId: string;
  generation: number;
  isSandbox: boolean;
}

/** Mail sessions ask for the same inboxes again and again; nobody notices that one was renamed a second ago. */
const FRESH_MS = 1_000;
const MOST_KNOWN = 10_000;

/** A database that hangs holds no mail session longer than that. */
const TIMEOUT_MS = 30_000;

/** Whose inbox a mail address is. */
@Injectable()
export class Inboxes {
  private readonly known = new Map<string, { inbox: Inbox; until: number }>();

  constructor(private readonly dataSource: DataSource) {}

  /** The inbox with this local part (compared without case), or null; as it was at most a second ago. */
  async find(localPart: string): Promise<Inbox | null> {
    const name = localPart.toLowerCase();
    const known = this.known.get(name);
    if (known && performance.now() < known.until) return known.inbox;
    this.known.delete(name);
    const until = performance.now() + FRESH_MS;
    const [inbox] = await queryPrepared<Inbox>(this.dataSource, FIND, [name], TIMEOUT_MS);
    if (!inbox) return null;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(name, { inbox, until });
    return inbox;
  }
}
