import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second (proc_pid_stat(5), USER_HZ). */
const TICK_MS = 10;

/** A process and all below it; none where it has ended. */
export function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return [pid, ...children.flatMap(treeOf)];
  } catch {
    return [];
  }
}

/** Processor time of a process and of all below it, in milliseconds, of those that have ended too. */
export function processorMs(pid: number): number {
  let ticks = 0;
  for (const one of treeOf(pid)) {
    const fields = read(`/proc/${one}/stat`).split(') ')[1]?.split(' ') ?? [];
    // utime, stime and, of children that were waited for, cutime and cstime
    for (const field of fields.slice(11, 15)) ticks += Number(field);
  }
  return ticks * TICK_MS;
}

/** Resident memory of processes in MiB, what they share counted for each. */
export function residentMb(pids: readonly number[]): number {
  return (
    pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0), 0) / 1_024
  );
}

/** Open sockets of a process. */
export function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((descriptor) => linkOf(`${folder}/${descriptor}`).startsWith('socket:')).length;
}

/** How busy each core is, as milliseconds since the start: at work, and in all. */
export function coreTimes(): { busy: number; all: number }[] {
  return read('/proc/stat')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => {
      const times = line.split(/\s+/).slice(1, 9).map(Number);
      const all = times.reduce((sum, time) => sum + time, 0) * TICK_MS;
      return { all, busy: all - ((times[3] ?? 0) + (times[4] ?? 0)) * TICK_MS };
    });
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
