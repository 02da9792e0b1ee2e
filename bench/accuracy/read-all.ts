import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Read } from './score.js';

const WORKER = fileURLToPath(new URL('read-worker.js', import.meta.url));

export interface ReadAllOptions {
  /** Where results are kept. */
  cache: string;
  /** Processes at a time. */
  jobs: number;
  /** Whether fields are read from the words that are kept, without holding them against the picture. */
  words: boolean;
  onRead: (done: number) => void;
}

/** Reads files, each in the next process that is free. A file that cannot be read gives nothing. */
export async function readAll(paths: readonly string[], options: ReadAllOptions): Promise<Map<string, Read>> {
  const read = new Map<string, Read>();
  const waiting = [...paths];
  await Promise.all(Array.from({ length: Math.min(options.jobs, paths.length) }, () => serve(waiting, read, options)));
  return read;
}

type Answer = { path: string } & ({ read: Read } | { error: string });

function serve(waiting: string[], read: Map<string, Read>, { cache, words, onRead }: ReadAllOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(WORKER, [cache, words ? 'words' : 'whole']);
    const next = (): void => {
      const path = waiting.shift();
      if (path === undefined) child.kill();
      else child.send(path);
    };
    child.on('message', (answer: Answer) => {
      if ('read' in answer) read.set(answer.path, answer.read);
      else console.error(`${answer.path}: ${answer.error}`);
      onRead(read.size);
      next();
    });
    child.on('error', reject);
    child.on('exit', () => resolve());
    next();
  });
}
