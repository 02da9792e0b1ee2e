import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import type { Cage, Needs } from './cage/cage.js';
import { MEMORY_SIGNAL, type ProcessMessage } from './process-messages.js';
import { ProcessPoolError, type ProcessPoolErrorKind } from './process-pool-error.js';

export interface PooledProcessOptions {
  /** Absolute path of a compiled module that calls serveJobs. */
  modulePath: string;
  /** Limit of the process's resident memory; also its JavaScript heap's. */
  maxMemoryMb: number;
  /** All that the process finds in its environment. */
  environment: Record<string, string>;
  /** What its rights are taken away by; it has those of this process if there is none. */
  cage?: Cage;
  needs?: Needs;
  /** How far it gives way to this process, in steps of `os.setPriority`; 10 by default. */
  givesWay?: number;
}

interface Job<Response> {
  resolve(response: Response): void;
  reject(error: ProcessPoolError): void;
}

/** Starting gives way to whatever else the machine does: to begin again would only add to it. */
const START_TIMEOUT_MS = 120_000;
const KEPT_STDERR = 2_000;

/** One child process that answers one request at a time. */
export class PooledProcess<Request, Response> {
  /** Fulfilled once the process has ended, whatever the reason. */
  readonly ended: Promise<void>;
  jobs = 0;
  /** Resident memory that it held after its last job. */
  heldMb = 0;
  ready = false;
  alive = true;
  private readonly child: ChildProcess;
  private readonly started: Promise<void>;
  private job: Job<Response> | null = null;
  private killedFor: ProcessPoolErrorKind | null = null;
  private stderr = '';

  constructor(private readonly options: PooledProcessOptions) {
    const nodeOptions = [`--max-old-space-size=${options.maxMemoryMb}`];
    const start = options.cage?.start(options.needs ?? {}, nodeOptions) ?? { execArgv: nodeOptions };
    this.child = fork(options.modulePath, [String(process.pid), String(options.maxMemoryMb)], {
      ...start,
      env: options.environment,
      // The folder we stand in may be closed to the process.
      cwd: '/',
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.yieldToParent();
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_STDERR);
    });
    let onStarted: () => void = () => undefined;
    this.started = new Promise((resolve) => (onStarted = resolve));
    this.child.on('message', (message: ProcessMessage<Response>) => {
      if (message.kind === 'ready') {
        this.ready = true;
        onStarted();
      } else this.answer(message);
    });
    this.ended = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null): void => {
        this.alive = false;
        this.settle()?.reject(this.failure(code, signal));
        onStarted();
        resolve();
      };
      this.child.once('exit', end);
      this.child.once('error', () => {
        this.kill('crash');
        if (this.child.pid === undefined) end(null, null);
      });
    });
  }

  /** @throws ProcessPoolError, always after the process has ended, unless its handler threw. */
  async run(request: Request, timeoutMs: number): Promise<Response> {
    this.jobs += 1;
    const answer = new Promise<Response>((resolve, reject) => (this.job = { resolve, reject }));
    answer.catch(() => undefined);
    await this.start();
    const timer = setTimeout(() => this.kill('timeout'), timeoutMs);
    if (this.alive) {
      this.child.send(request as object, (error) => {
        if (error) this.kill('crash');
      });
    }
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Fulfilled when the process waits for requests, or has ended before it came to that. */
  async start(): Promise<void> {
    if (this.ready) return;
    const timer = setTimeout(() => this.kill('crash'), START_TIMEOUT_MS);
    await this.started;
    clearTimeout(timer);
  }

  /** Ends the process at once; a job under way is rejected with this kind. */
  kill(kind: ProcessPoolErrorKind): void {
    this.killedFor ??= kind;
    this.child.kill('SIGKILL');
  }

  /** Work on documents gives way to whoever answers requests and takes mail, where the system lets us say so. */
  private yieldToParent(): void {
    try {
      const { givesWay = constants.priority.PRIORITY_BELOW_NORMAL } = this.options;
      const priority = Math.min(getPriority() + givesWay, constants.priority.PRIORITY_LOW);
      if (this.child.pid !== undefined) setPriority(this.child.pid, priority);
    } catch {
      // Not every system has priorities, and the process may have ended already.
    }
  }

  private settle(): Job<Response> | null {
    const job = this.job;
    this.job = null;
    return job;
  }

  private answer(message: Exclude<ProcessMessage<Response>, { kind: 'ready' }>): void {
    const job = this.settle();
    if (message.kind === 'answer') {
      this.heldMb = message.heldMb;
      job?.resolve(message.response);
    } else job?.reject(new ProcessPoolError('crash', message.message, this.stderr, message.code));
  }

  private failure(code: number | null, signal: NodeJS.Signals | null): ProcessPoolError {
    if (this.killedFor === 'timeout') return new ProcessPoolError('timeout', 'The job took too long.');
    if (this.killedFor === 'closed') return new ProcessPoolError('closed', 'The process pool was closed.');
    // V8 aborts when its heap is full.
    if (signal === MEMORY_SIGNAL || signal === 'SIGABRT') {
      return new ProcessPoolError('memory', `The job needed more than ${this.options.maxMemoryMb} MB of memory.`);
    }
    return new ProcessPoolError('crash', `The process ended with ${signal ?? `exit code ${code}`}.`, this.stderr);
  }
}
