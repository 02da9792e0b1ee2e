import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared.js';

const FIND = {
  name: 'inbox',
  text: `SELECT id AS "entityId", data_generation AS generation FROM entities WHERE inbox_local_part = $1`,
};

/** Whose inbox an address is, and of which generation that entity's data is. */
export interface Inbox {
  entityId: string;
  generation: number;
}

/** Whose inbox a mail address is. */
@Injectable()
export class Inboxes {
  constructor(private readonly dataSource: DataSource) {}

  /** The inbox with this local part (compared without case), or null. */
  async find(localPart: string): Promise<Inbox | null> {
    const [inbox] = await queryPrepared<Inbox>(this.dataSource, FIND, [localPart.toLowerCase()]);
    return inbox ?? null;
  }
}
