import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { temporaryFolder } from './temporary-folder.js';

/** A real PostgreSQL of its own that can be stopped and started again behind one address. */
export class StoppableDatabase {
  private readonly lines: Interface;

  private constructor(
    private readonly folder: string,
    private readonly holder: ChildProcessByStdio<Writable, Readable, null>,
  ) {
    this.lines = createInterface(holder.stdout);
  }

  static async begin(): Promise<{ database: StoppableDatabase; url: string }> {
    const folder = temporaryFolder('database');
    const database = new StoppableDatabase(
      folder,
      spawn(process.execPath, [resolve('scripts/run-ts.mjs'), 'bench/support/stoppable-database-process.ts', folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    return { database, url: await database.line() };
  }

  async stop(): Promise<void> {
    await this.tell('stop');
  }

  async start(): Promise<void> {
    await this.tell('start');
  }

  /** Ends it for good, and removes its files. */
  async end(): Promise<void> {
    const exited = once(this.holder, 'exit');
    this.holder.stdin.end();
    await exited;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async tell(what: string): Promise<void> {
    const done = this.line();
    this.holder.stdin.write(`${what}\n`);
    await done;
  }

  private async line(): Promise<string> {
    const [line] = (await once(this.lines, 'line')) as [string];
    return line;
  }
}
