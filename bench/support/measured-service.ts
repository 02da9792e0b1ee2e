import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '../../src/organization/founding/credentials.js';

/** A folder of its own for what a benchmark keeps. */
export function benchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'payproof-bench-'));
}

/** The whole service in a process of its own, started to be measured. */
export interface MeasuredService {
  process: ChildProcess;
  credentials: Credentials;
  /** Ends the process, and removes the folder. */
  stop(): Promise<void>;
}

/** Starts the service on a data folder; ready when this has answered. */
export async function startMeasured(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<MeasuredService> {
  const service = launch(dataDir, environment);
  const stop = async (): Promise<void> => {
    await end(service, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { process: service, credentials: await untilReady(dataDir, service), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A process of the service on a data folder; it gets ready by and by (see untilReady and untilWelcomed). */
export function launch(dataDir: string, environment: Record<string, string> = {}): ChildProcess {
  const service = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.js', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, HTTP_PORT: '0', SMTP_PORT: '0', LOG_LEVEL: 'warn', ...environment },
  });
  service.stdout.resume();
  return service;
}

/** Waits until a process that logs nothing has said that it is ready. Throws if it ends before that. */
export async function untilWelcomed(service: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    service.stdout?.once('data', () => resolve());
    service.once('exit', () => reject(new Error('The service did not start.')));
  });
}

/** Sends a signal and waits for the end. */
export async function end(service: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const exited = new Promise((resolve) => service.once('exit', resolve));
  service.kill(signal);
  await exited;
}

/** The credentials of a service once it answers. Throws if it ends before that. */
export async function untilReady(dataDir: string, service: ChildProcess): Promise<Credentials> {
  while (service.exitCode === null && service.signalCode === null) {
    try {
      const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials;
      if ((await fetch(`${credentials.http}/health/ready`)).ok) return credentials;
    } catch {
      // Not there yet.
    }
    await wait(50);
  }
  throw new Error('The service did not start.');
}
