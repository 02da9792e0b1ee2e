import { Worker } from 'node:worker_threads';
import { errorCode } from '../errors/system-error.js';
import type { ProcessMessage } from './process-messages.js';
import type { WatchdogData } from './process-watchdog.js';

function send<Response>(message: ProcessMessage<Response>): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

/**
 * Makes this process a worker of a ProcessPool: the entry module calls it once, at its end, with the function that
 * answers one request. Requests and responses pass by structured clone. A handler that throws costs the process, since
 * what it left behind is unknown. Ends with the parent, also from the middle of a synchronous loop.
 */
export function serveJobs<Request, Response>(handle: (request: Request) => Response | Promise<Response>): void {
  const workerData: WatchdogData = { parentPid: Number(process.argv[2]), maxMemoryMb: Number(process.argv[3]) };
  const watchdog = new Worker(new URL('./process-watchdog.js', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  watchdog.on('error', () => process.exit(1));
  watchdog.once('online', () => void send({ kind: 'ready' }));

  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole process group: how the work ends is for the parent to say.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);

  process.on('message', (request: Request) => {
    void (async () => {
      try {
        const response = await handle(request);
        await send({ kind: 'answer', response, heldMb: process.memoryUsage.rss() / (1024 * 1024) });
      } catch (error) {
        await send({
          kind: 'error',
          message: error instanceof Error ? error.message : String(error),
          code: errorCode(error),
        });
      }
    })().catch(() => process.exit(1));
  });
}
