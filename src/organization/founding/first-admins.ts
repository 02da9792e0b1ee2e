import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The person whom a new organization starts with. */
export interface FirstAdmin {
  organizationId: string;
  name: string;
  email: string;
  password: string;
}

/** Makes a first admin, and gives their id. */
export type AdminMaker = (manager: EntityManager, admin: FirstAdmin) => Promise<string>;

/** The admins of new organizations. People are a domain that knows organizations, and not the other way round: it registers itself here. */
@Injectable()
export class FirstAdmins {
  private maker: AdminMaker | null = null;

  /** For whoever puts parts together by hand. */
  static by(maker: AdminMaker): FirstAdmins {
    const admins = new FirstAdmins();
    admins.register(maker);
    return admins;
  }

  register(maker: AdminMaker): void {
    this.maker = maker;
  }

  make(manager: EntityManager, admin: FirstAdmin): Promise<string> {
    if (this.maker === null) throw new Error('Nobody has registered to make first admins.');
    return this.maker(manager, admin);
  }
}
