import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { Invoice } from '../../src/invoices/invoice.entity.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { Database } from '../../src/platform/database/transactions.js';
import { FACTS } from '../../src/rules/facts/catalogue.js';
import type { FactName } from '../../src/rules/facts/catalogue.js';
import { FactGatherer } from '../../src/rules/facts/fact-gatherer.js';
import { createRuntime } from '../../src/start/create-runtime.js';
import { addBenchEntity } from './bench-entity.js';
import { benchFolder } from './measured-service.js';

const ABN = '53004085616';
const RUNS = 50;
/** No verified payee fits its invoices, and no picture is at their heads. */
const QUERIES = 12;

/** Gathers every fact of an emailed invoice of a supplier with ever more history; prints statements and times. */
export async function benchFacts(): Promise<void> {
  const folder = benchFolder();
  // What the register says is remembered: nobody is asked.
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ROLES: 'http',
    DASHBOARD: 'false',
    ABN_LOOKUP_GUID: randomUUID(),
  });
  const runtime = await createRuntime(settings);
  const app = await NestFactory.createApplicationContext(AppModule.on(runtime), { logger: false });
  const { dataSource } = runtime;
  try {
    const database = app.get(Database, { strict: false });
    const gatherer = app.get(FactGatherer, { strict: false });
    const entityId = await makeSupplier(dataSource);
    let history = 0;
    for (const wanted of [0, 1_000, 100_000]) {
      await addHistory(dataSource, entityId, history, wanted);
      history = wanted;
      const id = await makeInvoice(dataSource, entityId);
      const invoice = (await database.rows(Invoice, entityId).findOne({ id })) as Invoice;
      const names = Object.keys(FACTS) as FactName[];
      await gatherer.gather(invoice, names);
      const statements = await countStatements(() => gatherer.gather(invoice, names));
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const begin = performance.now();
        await gatherer.gather(invoice, names);
        times.push(performance.now() - begin);
      }
      times.sort((a, b) => a - b);
      console.log(
        `all ${names.length} facts of an invoice after ${wanted} of its supplier: ${statements} statements ` +
          `(at most ${QUERIES}), p50 ${(times[RUNS / 2] ?? 0).toFixed(1)} ms, longest ${(times.at(-1) ?? 0).toFixed(1)} ms`,
      );
    }
  } finally {
    await app.close();
    if (dataSource.isInitialized) await dataSource.destroy();
    await runtime.release();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const prototype = pg.Client.prototype as unknown as Record<'query', (...given: unknown[]) => unknown>;
  const before = Object.getOwnPropertyDescriptor(prototype, 'query')?.value as (...given: unknown[]) => unknown;
  let count = 0;
  prototype.query = function (this: unknown, ...given: unknown[]): unknown {
    count += 1;
    return Reflect.apply(before, this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = before;
  }
  return count;
}

async function makeSupplier(dataSource: DataSource): Promise<string> {
  const { entityId: entity } = await addBenchEntity(dataSource);
  const supplier = randomUUID();
  await dataSource.query(
    `INSERT INTO suppliers (id, entity_id, name, name_normalised, abn) VALUES ($1, $2, 'Supplier', 'supplier', '${ABN}')`,
    [supplier, entity],
  );
  await dataSource.query(
    `INSERT INTO supplier_accounts (id, entity_id, supplier_id, bsb, account_number, invoices, first_seen_at, last_seen_at)
     VALUES (gen_random_uuid(), $2, $1, '062-000', '12345678', 100000, now(), now())`,
    [supplier, entity],
  );
  await dataSource.query(
    `INSERT INTO supplier_senders (id, entity_id, supplier_id, sender, invoices, first_seen_at, last_seen_at)
     SELECT gen_random_uuid(), $2, $1, 'supplier' || n || '.com.au', 1, now(), now() FROM generate_series(1, 1000) AS n`,
    [supplier, entity],
  );
  await dataSource.query(
    `INSERT INTO abn_records (abn, record, as_of) VALUES ('${ABN}', '{"status": "active", "entityName": "X", "businessNames": []}', now())`,
  );
  return entity;
}

async function addHistory(dataSource: DataSource, entityId: string, from: number, until: number): Promise<void> {
  await dataSource.query(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
       document_is_invoice, extracted_business_name, extracted_business_abn, extracted_account_number, extracted_account_bsb,
       extracted_invoice_number, total_cents, supplier_id, learnt, created_at)
     SELECT gen_random_uuid(), $1, 'processed', 'email', 'a.pdf', 'application/pdf', 'key', decode(md5(n::text), 'hex'), 1,
       true, 'Supplier', '${ABN}', '12345678', '062-000', 'INV-' || n, 10000 + n % 500, s.id,
       '{"account": {"bsb": "062-000", "accountNumber": "12345678"}, "sender": null}', now() - n * interval '1 minute'
       FROM generate_series($2::int, $3::int) AS n, suppliers s WHERE s.entity_id = $1`,
    [entityId, from + 1, until],
  );
  await dataSource.query('UPDATE suppliers SET invoices = $2 WHERE entity_id = $1', [entityId, until]);
  await dataSource.query('VACUUM (ANALYZE) invoices');
}

async function makeInvoice(dataSource: DataSource, entityId: string): Promise<string> {
  const [email, invoice] = [randomUUID(), randomUUID()];
  await dataSource.query(
    `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size, "from",
       from_domain, authenticated, spf, dkim, dmarc, received_at, status)
     VALUES ($1, $2, 'inbox', 'a@supplier7.com.au', '192.0.2.1', decode(md5($3), 'hex'), 'raw', 1, 'a@supplier7.com.au',
       'supplier7.com.au', true, 'pass', 'pass', 'pass', now(), 'processed')`,
    [email, entityId, email],
  );
  await dataSource.query(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
       inbound_email_id, document_is_invoice, extracted_business_name, extracted_business_abn, extracted_account_number,
       extracted_account_bsb, extracted_invoice_number, evidence, total_cents)
     VALUES ($1, $2, 'reading', 'email', 'a.pdf', 'application/pdf', 'key', decode(md5('new'), 'hex'), 1, $3, true,
       'Supplier', '${ABN}', '12345678', '062-000', 'NEW-1', '{}', 12000)`,
    [invoice, entityId, email],
  );
  return invoice;
}
