import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PayingEntity } from './entity.entity.js';

/** Whose inbox a mail address is. */
@Injectable()
export class Inboxes {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the entity whose inbox has this local part (compared without case), or null. */
  async entityOf(localPart: string): Promise<string | null> {
    const entity = await this.dataSource
      .getRepository(PayingEntity)
      .findOne({ select: { id: true }, where: { inboxLocalPart: localPart.toLowerCase() } });
    return entity?.id ?? null;
  }
}
