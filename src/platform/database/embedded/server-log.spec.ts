import { appendFileSync, closeSync, mkdtempSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerLog, firstComplaint } from './server-log.js';

const MEGABYTE = 1024 * 1024;

describe('ServerLog', () => {
  let directory: string;
  let file: string;
  let log: ServerLog;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'payproof-log-'));
    file = join(directory, 'postgres.log');
    log = new ServerLog(file);
  });

  afterEach(() => {
    log.close();
    jest.useRealTimers();
    rmSync(directory, { recursive: true, force: true });
  });

  it('can be read by the owner only', () => {
    closeSync(log.open());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('never keeps more than two files of about 5 MB while a server writes on', () => {
    jest.useFakeTimers();
    const descriptor = log.open();
    for (let minute = 0; minute < 5; minute++) {
      writeSync(descriptor, Buffer.alloc(6 * MEGABYTE, 'x'));
      jest.advanceTimersByTime(60_000);
      expect(log.size()).toBe(0);
    }
    writeSync(descriptor, 'still here');
    closeSync(descriptor);
    expect(log.since(0)).toBe('still here');
    expect(readdirSync(directory).sort()).toEqual(['postgres.log', 'postgres.log.1']);
    expect(statSync(`${file}.1`).size).toBe(6 * MEGABYTE);
  });

  it('shows what was written since, or only the end if that is too long', () => {
    closeSync(log.open());
    appendFileSync(file, 'before');
    const size = log.size();
    appendFileSync(file, 'after');
    expect(log.since(size)).toBe('after');
    appendFileSync(file, `${'x'.repeat(MEGABYTE)}the end`);
    expect(log.since(size)).toMatch(/^x+the end$/);
    expect(log.since(100 * MEGABYTE)).toMatch(/the end$/);
  });
});

describe('firstComplaint', () => {
  it('shows the first error without time and process', () => {
    const lines = [
      '2026-11-21 02:08:35.129 UTC [8953] LOG:  starting PostgreSQL 18.4',
      '2026-11-21 02:08:35.130 UTC [8953] FATAL:  could not create any TCP/IP sockets',
      '2026-11-21 02:08:35.131 UTC [8953] PANIC:  cannot abort transaction 1',
      '2026-11-21 02:08:35.132 UTC [8953] LOG:  database system is shut down',
      '',
    ];
    expect(firstComplaint(lines.join('\n'))).toBe('could not create any TCP/IP sockets');
  });

  it("shows initdb's own words", () => {
    expect(
      firstComplaint('initdb: error: could not create directory "/x": Permission denied\ninitdb: removing it\n'),
    ).toBe('could not create directory "/x": Permission denied');
  });

  it('shows the last line of a log without an error, and says so when there is nothing', () => {
    expect(firstComplaint('a\nerror while loading shared libraries: libicui18n.so.60\n')).toBe(
      'error while loading shared libraries: libicui18n.so.60',
    );
    expect(firstComplaint('')).toBe('it said nothing');
  });
});
