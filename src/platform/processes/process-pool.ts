import { PooledProcess, type PooledProcessOptions } from './pooled-process.js';
import { ProcessPoolError } from './process-pool-error.js';

export { ProcessPoolError, type ProcessPoolErrorKind } from './process-pool-error.js';

export interface ProcessPoolOptions extends Omit<PooledProcessOptions, 'environment'> {
  /** How many processes work side by side. */
  size: number;
  /** How many processes stay warm when there is nothing to do; all by default. */
  warm?: number;
  /** For one job, from the moment its process takes it; waiting for a free process does not count. */
  timeoutMs: number;
  /** After this many jobs a process is replaced by a fresh one; 100 by default. */
  maxJobs?: number;
  /** A process that holds more resident memory than this after so many jobs is replaced too; never by default. */
  replaceAbove?: { mb: number; fromJobs: number };
  /** All that the processes find in their environment; nothing by default. */
  environment?: Record<string, string>;
}

interface Job<Request, Response> {
  request: Request;
  timeoutMs: number;
  resolve(response: Response): void;
  reject(error: unknown): void;
}

const DEFAULT_MAX_JOBS = 100;

/**
 * A cage for work on hostile input: child processes with an empty environment that are killed when a job takes too long
 * or too much memory, so that a document which hangs or crashes its reader costs only that document. Processes are
 * forked when first needed and stay warm. Jobs wait in the order they came.
 */
export class ProcessPool<Request, Response> {
  private readonly waiting: Job<Request, Response>[] = [];
  private readonly processes = new Set<PooledProcess<Request, Response>>();
  private readonly idle = new Set<PooledProcess<Request, Response>>();
  /** How many processes have been told to end and have not ended yet. */
  private leaving = 0;
  private closed = false;

  constructor(private readonly options: ProcessPoolOptions) {}

  /** @throws ProcessPoolError; except for `closed` the next job is not affected. */
  run(request: Request, { timeoutMs = this.options.timeoutMs }: { timeoutMs?: number } = {}): Promise<Response> {
    if (this.closed) return Promise.reject(new ProcessPoolError('closed', 'The process pool was closed.'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, timeoutMs, resolve, reject });
      this.dispatch();
    });
  }

  /** Forks what is missing of those that stay warm and waits until all are ready for a job. */
  async warm(): Promise<void> {
    while (!this.closed && this.processes.size < this.warmSize) this.idle.add(this.fork());
    await Promise.all([...this.processes].map((process) => process.start()));
  }

  /** Rejects what waits or is under way with kind `closed`, and returns when every process has ended. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) {
      job.reject(new ProcessPoolError('closed', 'The process pool was closed.'));
    }
    const processes = [...this.processes];
    for (const process of processes) process.kill('closed');
    await Promise.all(processes.map((process) => process.ended));
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const process = this.freeProcess();
      const job = process && this.waiting.shift();
      if (!job) return;
      void this.work(process, job);
    }
  }

  private freeProcess(): PooledProcess<Request, Response> | undefined {
    for (const process of this.idle) {
      this.idle.delete(process);
      if (process.alive) return process;
    }
    return this.processes.size < this.options.size ? this.fork() : undefined;
  }

  private fork(): PooledProcess<Request, Response> {
    const { environment = {}, ...options } = this.options;
    const process = new PooledProcess<Request, Response>({ ...options, environment });
    this.processes.add(process);
    void process.ended.then(() => {
      this.processes.delete(process);
      this.idle.delete(process);
    });
    return process;
  }

  private async work(process: PooledProcess<Request, Response>, job: Job<Request, Response>): Promise<void> {
    let usable = true;
    try {
      job.resolve(await process.run(job.request, job.timeoutMs));
    } catch (error) {
      usable = false;
      job.reject(error);
    }
    const isOneTooMany = this.waiting.length === 0 && this.processes.size - this.leaving > this.warmSize;
    const { maxJobs = DEFAULT_MAX_JOBS, replaceAbove } = this.options;
    const holdsMuch =
      replaceAbove !== undefined && process.jobs >= replaceAbove.fromJobs && process.heldMb > replaceAbove.mb;
    const isFresh = process.jobs < maxJobs && !holdsMuch;
    if (usable && process.alive && isFresh && !isOneTooMany) {
      this.idle.add(process);
    } else {
      await this.replace(process);
    }
    this.dispatch();
  }

  private async replace(process: PooledProcess<Request, Response>): Promise<void> {
    this.leaving += 1;
    process.kill('crash');
    await process.ended;
    this.leaving -= 1;
    // A module that never becomes ready is forked for jobs only, or it would be forked without end.
    if (process.ready && !this.closed && this.processes.size < this.warmSize) this.idle.add(this.fork());
  }

  private get warmSize(): number {
    return this.options.warm ?? this.options.size;
  }
}
