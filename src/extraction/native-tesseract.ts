import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LEAST_VERSION = 5;
const LANGUAGE = 'eng';

/** Where packages for Linux and macOS put it; not the PATH, which others may have written. */
const USUAL_PLACES = ['/usr/bin/tesseract', '/usr/local/bin/tesseract', '/opt/homebrew/bin/tesseract'];

/** A program that does not answer within this time is not used. */
const TIMEOUT_MS = 5_000;

/**
 * Looks for a `tesseract` program of this machine that can take the place of the packaged one.
 *
 * @param wanted nothing for the packaged one, `auto` for the first in the usual places, or an absolute path.
 * @returns its absolute path; undefined where there is none of version 5 or newer with English language data.
 */
export async function findNativeTesseract(wanted: string): Promise<string | undefined> {
  if (wanted === '') return undefined;
  const places = wanted === 'auto' ? USUAL_PLACES : [wanted];
  for (const program of places) {
    if (isAbsolute(program) && (await isUsable(program))) return program;
  }
  return undefined;
}

async function isUsable(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    const limits = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' } as const;
    const version = await run(program, ['--version'], limits);
    const languages = await run(program, ['--list-langs'], limits);
    // Either is printed on standard error by some versions.
    const major = /^tesseract v?(\d+)\./m.exec(version.stdout + version.stderr)?.[1];
    const known = (languages.stdout + languages.stderr).split(/\r?\n/);
    return Number(major) >= LEAST_VERSION && known.includes(LANGUAGE);
  } catch {
    return false;
  }
}

/**
 * What to tell whoever set a program that is not used, since reading goes on with the packaged one.
 *
 * @param found what `findNativeTesseract` answered to `wanted`.
 * @returns null where what was wanted was found.
 */
export function missingTesseract(wanted: string, found: string | undefined): string | null {
  if (wanted === '' || found !== undefined) return null;
  return `NATIVE_TESSERACT is ${wanted}, but no tesseract of version 5 or newer with English is there: the packaged one is used.`;
}
