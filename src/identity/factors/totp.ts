import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SecretKey } from '../../platform/secrets/secret-key.js';

const ISSUER = 'Payproof';
const PERIOD_SECONDS = 30;
/** Clocks differ: a code of the step before or after is taken as well (RFC 6238, section 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;
const PURPOSE = 'totp';
/** Where sealed secrets stand, each sealed for its user. */
export const TOTP_SEALED = { table: 'totp_factors', column: 'sealed_secret', id: 'user_id', purpose: PURPOSE };

/** Codes of an authenticator app (RFC 6238). */
@Injectable()
export class TotpFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
  ) {}

  /** A new secret in base 32, and the address by which an app takes it. */
  newSecret(email: string): { secret: string; uri: string } {
    const secret = new Secret({ size: SECRET_BYTES });
    return { secret: secret.base32, uri: totpOf(secret.base32, email).toString() };
  }

  /** Makes a secret the factor of a user, where a code shows that their app has it. Returns whether it does. */
  async confirm(userId: string, secret: string, code: string, manager: EntityManager): Promise<boolean> {
    const step = stepOf(secret, code);
    if (step === null) return false;
    await manager.query(
      `INSERT INTO totp_factors (user_id, sealed_secret, last_step, confirmed_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step,
         confirmed_at = now()`,
      [userId, this.secretKey.seal(PURPOSE, userId, secret), step],
    );
    return true;
  }

  /**
   * Uses a code of a user's app up. False if it is wrong, or where it or a later one was used before: of two tries at the
   * same time one gets it.
   */
  async use(userId: string, code: string): Promise<boolean> {
    const [row] = await this.dataSource.query<{ sealed_secret: string }[]>(
      'SELECT sealed_secret FROM totp_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL',
      [userId],
    );
    const secret = row && this.secretKey.open(PURPOSE, userId, row.sealed_secret);
    const step = secret ? stepOf(secret, code) : null;
    if (step === null) return false;
    const [, used] = await this.dataSource.query<[unknown[], number]>(
      'UPDATE totp_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
      [userId, step],
    );
    return used === 1;
  }

  async remove(userId: string, manager: EntityManager): Promise<boolean> {
    const [, removed] = await manager.query<[unknown[], number]>('DELETE FROM totp_factors WHERE user_id = $1', [
      userId,
    ]);
    return removed === 1;
  }
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** The step of time that a code is of, or null if it is of none that counts now. */
function stepOf(secret: string, code: string): number | null {
  const now = Date.now();
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}
