import 'reflect-metadata';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AuditLog } from '../audit/audit-log.js';
import { readSettings } from '../platform/config/settings.js';
import { createApp } from '../start/create-app.js';
import { layGround } from '../start/lay-ground.js';
import { OrganizationFounder } from '../start/organization-founder.js';
import { benchFolder } from './measured-service.js';

// What the audit trail costs the upload of invoices: the same service with and without writing it, by turns, each turn on the same
// database. Compared is processor time, of the service (and of this client) and of the database's processes. Arguments: uploads in a
// turn, turns of each kind. Accepting mail writes no audit rows: its trail begins when it is settled, in a worker.
const [uploads, turns] = [Number(process.argv[2] ?? 300), Number(process.argv[3] ?? 6)];
const LIMIT = 0.05;

const folder = benchFolder();
const ground = await layGround(
  readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', ROLES: 'http', HTTP_PORT: '0', RATE_LIMIT_KEY: '100000000' }),
);
const app = await createApp(ground);
try {
  await app.listen(0, '127.0.0.1');
  const address = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  ground.publicUrl.settle(0);
  const { entity_key: key } = await app
    .get(OrganizationFounder)
    .found(
      { name: 'Bench', demo: true, admin: { name: 'Ada', email: 'ada@example.com', password: 'none' } },
      { http: address, smtp: '', smtps: null, inboundDomain: 'localhost', publicUrl: address },
    );
  const log = app.get(AuditLog);
  const append = log.append.bind(log);
  const off = (): Promise<void> => Promise.resolve();
  let number = 0;
  const upload = async (): Promise<void> => {
    const body = new FormData();
    body.append('file', new Blob([`%PDF-1.7\n${(number += 1)}\n${'x'.repeat(50_000)}`]), 'invoice.pdf');
    const { status } = await fetch(`${address}/api/invoices`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${key}` },
    });
    if (status !== 201) throw new Error(`An upload ended with ${status}.`);
  };
  const turn = async (audited: boolean): Promise<number> => {
    log.append = audited ? append : off;
    const before = processorMs();
    for (let n = 0; n < uploads; n += 1) await upload();
    return (processorMs() - before) / uploads;
  };
  // Programs and connections warm up.
  await turn(true);
  const [withTrail, without]: [number[], number[]] = [[], []];
  for (let n = 0; n < turns; n += 1) {
    without.push(await turn(false));
    withTrail.push(await turn(true));
  }
  const [audited, bare] = [middle(withTrail), middle(without)];
  const cost = audited / bare - 1;
  console.log(
    `processor time of an upload: ${audited.toFixed(2)} ms with the trail, ${bare.toFixed(2)} ms without; ` +
      `${(cost * 100).toFixed(1)} % more (limit ${LIMIT * 100} %, ratio ${(cost / LIMIT).toFixed(2)})`,
  );
} finally {
  await app.close();
  if (ground.dataSource.isInitialized) await ground.dataSource.destroy();
  await ground.release();
  rmSync(folder, { recursive: true, force: true });
}

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Processor time of this process and of all of the database's (Linux, proc_pid_stat(5)), in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (pid === String(process.pid) || !isOfFolder(pid)) continue;
      const fields =
        readFileSync(join('/proc', pid, 'stat'), 'latin1')
          .split(') ')[1]
          ?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended.
    }
  }
  return (user + system) / 1_000 + ticks * 10;
}

/** Whether a process, or the one that started it, works on the database of this run. */
function isOfFolder(pid: string): boolean {
  const parent =
    readFileSync(join('/proc', pid, 'stat'), 'latin1')
      .split(') ')[1]
      ?.split(' ')[1] ?? '';
  return [pid, parent].some((one) => readFileSync(join('/proc', one, 'cmdline'), 'latin1').includes(folder));
}
