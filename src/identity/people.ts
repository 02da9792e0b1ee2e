import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { User } from './users/user.entity.js';
import { managerOf } from '../platform/database/ambient.js';

/** The people of all organizations, for those who ask for one before they have signed in. */
@Injectable()
export class People {
  constructor(private readonly dataSource: DataSource) {}

  /** Who has an email address (compared without case), or null. */
  byEmail(email: string): Promise<User | null> {
    return managerOf(this.dataSource).findOneBy(User, { email: email.trim().toLowerCase(), removedAt: IsNull() });
  }

  /** A user who has not been removed, or null. */
  byId(id: string): Promise<User | null> {
    return managerOf(this.dataSource).findOneBy(User, { id, removedAt: IsNull() });
  }

  /** As byId; throws if there is none. */
  async get(id: string): Promise<User> {
    const user = await this.byId(id);
    if (user === null) throw new Error('There is no such user.');
    return user;
  }
}
