import { resolve } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { findNativeTesseract, missingTesseract } from '../extraction/native-tesseract.js';
import { READER_PROCESS } from '../extraction/reader-process-path.js';
import { ReaderPool } from '../extraction/reader-pool.js';
import { readSettings, SettingsError } from '../platform/config/settings.js';
import { Cage } from '../platform/processes/cage/cage.js';
import { inOrder } from './in-order.js';
import { listedFiles } from './listed-files.js';
import { Progress } from './progress.js';
import { lineOf, type ReadOutcome } from './read-line.js';

interface ReadOptions {
  evidence?: boolean;
  picture?: string;
}

/**
 * Adds `read FILE...` to the command line: reads invoices without a database or a server and prints one line of JSON for each
 * file on standard output.
 */
export function registerReadCommand(program: Command): void {
  program
    .command('read')
    .description('Read invoices (PDF, JPEG, PNG) and print one line of JSON for each file')
    .argument('<file...>', 'files to read; - reads the list of files from standard input, one per line')
    .option('--evidence', 'print every document of each file with confidence, page, box and words of its fields')
    .option('--picture <out.png>', 'draw the pages of the one file with the boxes of its fields')
    .action(async (files: string[], options: ReadOptions, command: Command) => {
      if (options.picture && (files.length > 1 || files[0] === '-')) {
        command.error('error: --picture takes exactly one file');
      }
      try {
        await readFiles(files, options);
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        command.error(error.lines.join('\n'));
      }
    });
}

async function readFiles(given: readonly string[], options: ReadOptions): Promise<void> {
  const settings = readSettings();
  const files = await listedFiles(given, process.stdin);
  const size = Math.max(1, Math.min(settings.READERS, files.length));
  const nativeTesseract = await findNativeTesseract(settings.NATIVE_TESSERACT);
  const missing = missingTesseract(settings.NATIVE_TESSERACT, nativeTesseract);
  if (missing) process.stderr.write(`${missing}\n`);
  const pool = new ReaderPool({
    processPath: READER_PROCESS,
    size,
    timeoutMs: settings.READING_TIMEOUT_SECONDS * 1000,
    maxMemoryMb: settings.READING_MEMORY_MB,
    nativeTesseract,
    cage: settings.CAGE ? await Cage.find({ hidden: [settings.DATA_DIR] }) : undefined,
  });
  const progress = new Progress(process.stderr, files.length);
  try {
    for await (const read of inOrder(files, size, (file) => readOne(pool, file))) {
      progress.clear();
      process.stdout.write(`${lineOf(read, { evidence: options.evidence ?? false })}\n`);
      progress.finished(read.file);
      if (options.picture) await drawPicture(read, options.picture);
    }
  } finally {
    progress.clear();
    await pool.close();
  }
}

async function readOne(pool: ReaderPool, file: string): Promise<ReadOutcome> {
  const started = performance.now();
  try {
    const result = await pool.read(resolve(file));
    return { file, ms: performance.now() - started, result };
  } catch (error) {
    return { file, ms: performance.now() - started, error };
  }
}

async function drawPicture(read: ReadOutcome, path: string): Promise<void> {
  if (!('result' in read) || read.result.outcome !== 'read') return;
  // Drawing needs libraries that a plain reading does not load.
  const { drawEvidence } = await import('./evidence-picture.js');
  await writeFile(path, await drawEvidence(resolve(read.file), read.result.documents));
}
