import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';

/**
 * The files that a command is asked for.
 * @param given names as on the command line; `-` stands for the names that the input lists, one a line
 */
export async function listedFiles(given: readonly string[], input: Readable): Promise<string[]> {
  const files: string[] = [];
  let listed = false;
  for (const name of given) {
    if (name !== '-') files.push(name);
    else if (!listed) {
      listed = true;
      for await (const line of createInterface({ input })) {
        const file = line.replace(/\r$/, '');
        if (file.trim() !== '') files.push(file);
      }
    }
  }
  return files;
}
