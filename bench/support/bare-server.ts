import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { FileStore } from '../../src/platform/documents/file-store.js';
import { newId } from '../../src/platform/ids/uuid.js';
import { pageOf } from '../../src/platform/json-api/list-statement.js';

/** What the bare server does for each request: the statements of the service, and nothing that says why. */
export interface BareStatements {
  databaseUrl: string;
  pool: number;
  documents: string;
  key: { name: string; text: string };
  list: string;
  one: string;
  add: { name: string; text: string };
}

/**
 * A peer to measure the service against: Fastify and pg with the same SQL in the same number of round trips, the same file
 * written as safely, and JSON as it comes. No declaration, no check of parameters, no links, no error that a person could read.
 */
const statements = JSON.parse(process.env.BARE_STATEMENTS ?? '{}') as BareStatements;
const pool = new Pool({ connectionString: statements.databaseUrl, max: statements.pool });
const documents = new FileStore(statements.documents);
const fastify = Fastify({ logger: { level: 'error', stream: process.stderr } });
await fastify.register(multipart, { limits: { fileSize: 10_485_760 } });

async function entityOf(request: FastifyRequest): Promise<string> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query<{ entityId: string }>({ ...statements.key, values: [hash] });
  if (!rows[0]) throw new Error('unknown key');
  return rows[0].entityId;
}

fastify.get('/api/invoices', async (request) => {
  const entity = await entityOf(request);
  const { rows, total } = pageOf((await pool.query<Record<string, unknown>>(statements.list, [entity])).rows);
  return { data: rows, total };
});

fastify.get<{ Params: { id: string } }>('/api/invoices/:id', async (request) => {
  const entity = await entityOf(request);
  const { rows } = await pool.query<object>(statements.one, [request.params.id, entity]);
  return { data: rows[0] };
});

fastify.post('/api/invoices', async (request, reply) => {
  const entity = await entityOf(request);
  const part = await request.file();
  if (!part) throw new Error('no file');
  const bytes = await part.toBuffer();
  const documentKey = `${entity}/invoices/bench/${newId()}`;
  await documents.put(documentKey, bytes);
  const id = newId();
  const hash = createHash('sha256').update(bytes).digest();
  const row = [id, entity, 'api', part.filename, 'application/pdf', documentKey, hash, bytes.length, null, new Date()];
  const told = [{ type: 'bench.uploaded', payload: { entityId: entity, invoiceId: id } }];
  const { rows } = await pool.query<object>({
    ...statements.add,
    values: [...row, null, JSON.stringify(told)],
  });
  return reply.status(201).send({ data: rows[0] });
});

const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ address }));
process.on('SIGTERM', () => {
  void fastify
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
