import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/transactions.js';
import { conflict } from '../../errors/domain-error.js';
import { ResetRegister } from '../../reset/reset-register.js';
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

/**
 * Does a request under an idempotency key once. What it creates and the memory of its answer are committed together: after
 * a crash there are both or neither. A second one that comes while the first is being done waits for it, holding nothing.
 */
@Injectable()
export class IdempotentRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly resets: ResetRegister,
  ) {}

  onModuleInit(): void {
    this.resets.add({
      async run(manager, entityIds) {
        await manager.delete(IdempotencyKey, { owner: In([...entityIds]) });
      },
    });
  }

  /**
   * Gives the answer that is remembered for the request, or has it done and remembers the answer; what `work` throws is
   * not remembered. Throws conflict where the key was used for something else, or another request under it takes too long.
   */
  async once(request: KeyedRequest, work: () => Promise<object>): Promise<KeyedAnswer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.database.whole(async (manager) => {
        if (!(await claim(manager, request))) return null;
        const known = await find(manager, request);
        if (known !== null) return { body: known, replayed: true };
        const body = await work();
        await remember(manager, request, body);
        return { body, replayed: false };
      });
      if (answer !== null) return answer;
      if (Date.now() > deadline) throw conflict('A request with this Idempotency-Key is still being worked on.');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

/** Takes the key until the transaction ends, however it ends; tells whether nobody else has it. */
async function claim(manager: EntityManager, { owner, route, key }: KeyedRequest): Promise<boolean> {
  const [row] = await manager.query<[{ claimed: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS claimed',
    [`idempotency ${owner} ${route} ${key}`],
  );
  return row.claimed;
}

async function find(manager: EntityManager, request: KeyedRequest): Promise<object | null> {
  const { owner, route, key } = request;
  const [row] = await manager.query<{ fingerprint: Buffer; body: object }[]>(
    `SELECT fingerprint, body FROM idempotency_keys
      WHERE owner = $1 AND route = $2 AND key = $3 AND created_at > now() - interval '24 hours'`,
    [owner, route, key],
  );
  if (row === undefined) return null;
  if (!row.fingerprint.equals(request.fingerprint))
    throw conflict('This Idempotency-Key was used for another request.');
  return row.body;
}

async function remember(manager: EntityManager, request: KeyedRequest, body: object): Promise<void> {
  await manager.query(
    `INSERT INTO idempotency_keys (owner, route, key, fingerprint, body) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner, route, key)
     DO UPDATE SET fingerprint = excluded.fingerprint, body = excluded.body, created_at = excluded.created_at`,
    [request.owner, request.route, request.key, request.fingerprint, JSON.stringify(withoutSecrets(body))],
  );
}
