import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** Argon2id with 19 MiB and two passes, as OWASP's Password Storage cheat sheet has it: the library's own defaults. */
@Injectable()
export class Passwords {
  /** What passwords of nobody are compared with, so that it takes as long. */
  private readonly nobodys = hash(randomBytes(32).toString('base64'));

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Whether a password is the one of a hash. Without a hash it is not, and takes as long to find out. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.nobodys), password);
    return matches && passwordHash !== null;
  }
}
