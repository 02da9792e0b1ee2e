import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Chunk {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const PAGES = resolve('dist/pages');

/** What the build of the pages made of each source, by its name. */
export function builtChunks(): Record<string, Chunk> {
  return JSON.parse(readFileSync(join(PAGES, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
}

/** Every file that is loaded for some sources, with whatever these import. */
export function filesFor(names: readonly string[], chunks = builtChunks()): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks[name];
    if (seen.has(name) || chunk === undefined) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    (chunk.imports ?? []).forEach(add);
  };
  names.forEach(add);
  return files;
}

/** Bytes that files take on their way, compressed. */
export function compressedSize(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(PAGES, `${file}.gz`)).size, 0);
}
