import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/transactions.js';
import { conflict } from '../../errors/domain-error.js';
import { Housekeeping } from '../../housekeeping.js';
import { ResetRegister } from '../../reset/reset-register.js';
import { SecretKey } from '../../secrets/secret-key.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { withoutSecrets } from './without-secrets.js';

/** One request under an idempotency key. */
export interface KeyedRequest {
  owner: string;
  route: string;
  key: string;
  fingerprint: Buffer;
}

/** The answer to a keyed request, and whether an earlier one gave it. */
export interface KeyedAnswer {
  body: object;
  replayed: boolean;
}

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;
const PURPOSE = 'idempotent answer';
/** Answers that are looked through together: a day may hold hundreds of thousands. */
const BATCH = 1_000;
/** No sealed text: nothing opens it. */
const FORGOTTEN = '';
/** Ids in an answer: a payment file has tens of thousands of checks, too many to look for one by one. */
const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Does a request under an idempotency key once. What it creates and the memory of its answer are committed together: after
 * a crash there are both or neither. A second one that comes while the first is being done waits for it, holding nothing.
 */
@Injectable()
export class IdempotentRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly resets: ResetRegister,
    private readonly secretKey: SecretKey,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.removeOutdated('idempotency_keys', `created_at < now() - interval '24 hours'`);
    this.resets.add({
      async run(manager, entityIds) {
        await manager.delete(IdempotencyKey, { owner: In([...entityIds]) });
      },
    });
  }

  /**
   * Forgets the answers that show one of these things, though not that they were given: what they created is not made a second time. A
   * request that repeats one of them gets a conflict.
   */
  async forget(manager: EntityManager, owner: string, ids: readonly string[]): Promise<void> {
    const forgotten = new Set(ids);
    for (let after = ['', '']; ;) {
      const rows = await manager.query<{ route: string; key: string; body: string }[]>(
        `SELECT route, key, body FROM idempotency_keys WHERE owner = $1 AND (route, key) > ($2, $3)
          ORDER BY route, key LIMIT ${BATCH}`,
        [owner, ...after],
      );
      for (const { route, key, body } of rows) {
        const text = this.secretKey.open(PURPOSE, contextOf({ owner, route, key }), body);
        if (text?.match(IDS)?.some((id) => forgotten.has(id)) === true)
          await manager.query('UPDATE idempotency_keys SET body = $4 WHERE owner = $1 AND route = $2 AND key = $3', [
            owner,
            route,
            key,
            JSON.stringify(FORGOTTEN),
          ]);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = [last.route, last.key];
    }
  }

  /**
   * Gives the answer that is remembered for the request, or has it done and remembers the answer; what `work` throws is
   * not remembered. Throws conflict if the key was used for something else, or another request under it takes too long.
   */
  async once(request: KeyedRequest, work: () => Promise<object>): Promise<KeyedAnswer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.database.whole(async (manager) => {
        if (!(await claim(manager, request))) return null;
        const known = await find(manager, this.secretKey, request);
        if (known !== null) return { body: known, replayed: true };
        const body = await work();
        await remember(manager, this.secretKey, request, body);
        return { body, replayed: false };
      });
      if (answer !== null) return answer;
      if (Date.now() > deadline) throw conflict('A request with this Idempotency-Key is still in progress.');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

/** Whose key it is, and for what: the lock is on this, and the sealed answer is of this alone. */
function contextOf({ owner, route, key }: Pick<KeyedRequest, 'owner' | 'route' | 'key'>): string {
  return `${owner} ${route} ${key}`;
}

/** Takes the key until the transaction ends, however it ends; tells whether nobody else has it. */
async function claim(manager: EntityManager, request: KeyedRequest): Promise<boolean> {
  const [row] = await manager.query<[{ claimed: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS claimed',
    [`idempotency ${contextOf(request)}`],
  );
  return row.claimed;
}

async function find(manager: EntityManager, secretKey: SecretKey, request: KeyedRequest): Promise<object | null> {
  const { owner, route, key } = request;
  const [row] = await manager.query<{ fingerprint: Buffer; body: string }[]>(
    `SELECT fingerprint, body FROM idempotency_keys
      WHERE owner = $1 AND route = $2 AND key = $3 AND created_at > now() - interval '24 hours'`,
    [owner, route, key],
  );
  if (row === undefined) return null;
  if (!row.fingerprint.equals(request.fingerprint))
    throw conflict('This Idempotency-Key was already used for a different request.');
  const body = secretKey.open(PURPOSE, contextOf(request), row.body);
  // Made under another secret, or forgotten: what it created must not be made again.
  if (body === null) throw conflict('This Idempotency-Key was already used, and its response is no longer available.');
  return JSON.parse(body) as object;
}

async function remember(
  manager: EntityManager,
  secretKey: SecretKey,
  request: KeyedRequest,
  body: object,
): Promise<void> {
  const sealed = secretKey.seal(PURPOSE, contextOf(request), JSON.stringify(withoutSecrets(body)));
  await manager.query(
    `INSERT INTO idempotency_keys (owner, route, key, fingerprint, body) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner, route, key)
     DO UPDATE SET fingerprint = excluded.fingerprint, body = excluded.body, created_at = excluded.created_at`,
    [request.owner, request.route, request.key, request.fingerprint, JSON.stringify(sealed)],
  );
}
