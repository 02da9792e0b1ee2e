import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SecretKey } from '../../platform/secrets/secret-key.js';

const CODES = 10;
const LENGTH = 12;
/** Letters and digits that nobody takes for one another: 31 of them, so that a code has 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes for the day on which the app or the passkey is lost; each is good once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
  ) {}

  /** Ten new codes in the place of those that there are, to be shown this once. */
  async renew(userId: string, manager: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
      userId,
      codes.map((code) => hashOf(this.secretKey, userId, code)),
    ]);
    return codes;
  }

  /** As renew where a user has none; null if there are some. */
  async makeFirst(userId: string, manager: EntityManager): Promise<string[] | null> {
    const some = await manager.query<unknown[]>('SELECT 1 FROM recovery_codes WHERE user_id = $1 LIMIT 1', [userId]);
    return some.length > 0 ? null : this.renew(userId, manager);
  }

  /** Uses a code up; false if it is not one of this user's, or was used. Only one of two at the same time gets it. */
  async use(userId: string, code: string): Promise<boolean> {
    const [, used] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = ANY($2)',
      [userId, this.secretKey.all.map((key) => hashOf(key, userId, code))],
    );
    return used === 1;
  }
}

function hashOf(secretKey: SecretKey, userId: string, code: string): Buffer {
  return secretKey.derive('recovery code', `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
