import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { signIns } from './sign-in-figures.js';

/** What tries are counted by, and how many may fail before there are pauses. */
export interface SignInAttempt {
  kind: 'account' | 'peer' | 'second factor' | 'reset';
  who: string;
}

/** A person mistypes now and then; from behind one address a whole company signs in. */
const FREE: Readonly<Record<SignInAttempt['kind'], number>> = { account: 5, 'second factor': 5, reset: 5, peer: 50 };
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** After a day without a try all is forgotten. */
const FORGOTTEN_AFTER = `interval '24 hours'`;

/**
 * Takes a try, unless its bucket is blocked, and counts it as failed before anybody knows: tries at the same time cannot get
 * around a pause that each of them brings nearer.
 */
const TAKE = `
  INSERT INTO sign_in_failures AS f (bucket, failures, blocked_until, last_at) VALUES ($1, 1, 'epoch', now())
  ON CONFLICT (bucket) DO UPDATE SET
    failures = CASE WHEN f.last_at < now() - ${FORGOTTEN_AFTER} THEN 1 ELSE f.failures + 1 END,
    blocked_until = CASE
      WHEN f.last_at < now() - ${FORGOTTEN_AFTER} OR f.failures < $2 THEN 'epoch'
      ELSE now() + least($4, $3 * 2 ^ least(f.failures - $2, 20)) * interval '1 second' END,
    last_at = now()
  WHERE f.blocked_until <= now()
  RETURNING failures`;

/** Counts failed tries to sign in by account and by peer, with pauses that grow (OWASP, Authentication cheat sheet). */
@Injectable()
export class SignInFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
  ) {}

  /** Counts a try against each. Throws too many requests if one of them is blocked, whatever would have come of it. */
  async take(...tried: readonly SignInAttempt[]): Promise<void> {
    for (const one of tried) {
      const bucket = this.bucketOf(one);
      const rows = await this.dataSource.query<unknown[]>(TAKE, [
        bucket,
        FREE[one.kind],
        FIRST_PAUSE_SECONDS,
        LONGEST_PAUSE_SECONDS,
      ]);
      if (rows.length === 0) throw await this.blocked(bucket);
    }
  }

  /** Forgets the failures of an account whose person has come in. */
  async forget(...tried: readonly SignInAttempt[]): Promise<void> {
    for (const one of tried)
      await this.dataSource.query('DELETE FROM sign_in_failures WHERE bucket = $1', [this.bucketOf(one)]);
  }

  /** Takes back a try that did not fail, of many that are counted together. */
  async takeBack(tried: SignInAttempt): Promise<void> {
    await this.dataSource.query(
      `UPDATE sign_in_failures SET failures = greatest(0, failures - 1), blocked_until = 'epoch' WHERE bucket = $1`,
      [this.bucketOf(tried)],
    );
  }

  private async blocked(bucket: Buffer): Promise<DomainError> {
    signIns.add({ result: 'blocked' });
    const [row] = await this.dataSource.query<{ seconds: number }[]>(
      'SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds FROM sign_in_failures WHERE bucket = $1',
      [bucket],
    );
    const seconds = Math.max(1, row?.seconds ?? 1);
    return new DomainError('too_many_requests', `Too many failed attempts. Try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Neither email addresses nor peers stand in the table. */
  private bucketOf({ kind, who }: SignInAttempt): Buffer {
    return this.secretKey.derive('sign-in failures', `${kind} ${who}`);
  }
}

/** What one peer is: an address, of version 6 its /64, which one customer has for himself (RFC 6177). */
export function peerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const all = [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back];
  return `${all
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
