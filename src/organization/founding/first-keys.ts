import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../../platform/auth/environment.js';

/** A key that a new organization starts with. */
export interface FirstKey {
  organizationId: string;
  /** Null for the key of the organization itself. */
  entityId: string | null;
  environment: Environment;
  name: string;
  creatorId: string;
}

/** Whoever makes keys. */
export interface KeyIssuer {
  /** Makes a key that never ends, with every ability of its kind, and gives its token, which is nowhere kept. */
  issueFirst(manager: EntityManager, key: FirstKey): Promise<string>;
}

/** The keys of new organizations. Keys are a domain that knows organizations, and not the other way round: it registers itself here. */
@Injectable()
export class FirstKeys {
  private issuer: KeyIssuer | null = null;

  /** For whoever puts parts together by hand. */
  static by(issuer: KeyIssuer): FirstKeys {
    const keys = new FirstKeys();
    keys.register(issuer);
    return keys;
  }

  register(issuer: KeyIssuer): void {
    this.issuer = issuer;
  }

  issue(manager: EntityManager, key: FirstKey): Promise<string> {
    if (this.issuer === null) throw new Error('Nobody has registered to issue keys.');
    return this.issuer.issueFirst(manager, key);
  }
}
