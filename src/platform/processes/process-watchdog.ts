import { workerData } from 'node:worker_threads';
import { MEMORY_SIGNAL } from './process-messages.js';

/** Runs as a thread of a pooled process, so that it sees what a main thread in a synchronous loop no longer does. */
export interface WatchdogData {
  parentPid: number;
  maxMemoryMb: number;
}

const INTERVAL_MS = 100;
const { parentPid, maxMemoryMb } = workerData as WatchdogData;

setInterval(() => {
  // An orphan is given another parent (init or a subreaper).
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > maxMemoryMb * 1024 * 1024) process.kill(process.pid, MEMORY_SIGNAL);
}, INTERVAL_MS);
