import { spawn } from 'node:child_process';
import type { Raster } from '../image/raster.js';
import { optionalWitness } from './witness/optional-witness.js';
import type { Witness } from './witness/witness.js';
import {
  PAGE_SEGMENTATION,
  RecognitionTimeout,
  type RecognisedWord,
  type Recogniser,
  type RecognitionOptions,
  toPgm,
  USUAL_RECOGNITION_MS,
} from './recogniser.js';

/** Level of a row of tesseract's table that stands for a word. */
const WORD_LEVEL = '5';

/** A `tesseract` program of the machine, run once for each picture with one thread: more make it slower. */
export class NativeRecogniser implements Recogniser {
  /** @param program absolute path of the program, version 5 or newer with English language data. */
  constructor(private readonly program: string) {}

  async recognise(
    picture: Raster,
    { layout, dpi, characters, withinMs = USUAL_RECOGNITION_MS }: RecognitionOptions,
  ): Promise<RecognisedWord[]> {
    const args = ['stdin', 'stdout', '-l', 'eng', '--psm', PAGE_SEGMENTATION[layout], '--dpi', String(Math.round(dpi))];
    if (characters) args.push('-c', `tessedit_char_whitelist=${characters}`);
    return wordsOfTable(await this.run([...args, '-c', 'tessedit_do_invert=0', 'tsv'], toPgm(picture), withinMs));
  }

  witness(): Promise<Witness | null> {
    return optionalWitness();
  }

  async close(): Promise<void> {}

  private run(args: string[], input: Uint8Array, withinMs: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(this.program, args, {
        env: { OMP_THREAD_LIMIT: '1' },
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      let timeIsUp = false;
      const timer = setTimeout(() => {
        timeIsUp = true;
        child.kill('SIGKILL');
      }, withinMs);
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      child.once('error', reject);
      child.once('close', (code, signal) => {
        clearTimeout(timer);
        if (code === 0) resolve(output);
        else if (timeIsUp) reject(new RecognitionTimeout());
        else reject(new Error(`${this.program} ended with ${signal ?? `exit code ${code}`}.`));
      });
      // A program that ends early closes its input; its exit code tells why.
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
    });
  }
}

/** Words of the table that tesseract prints: tab-separated level, page, block, paragraph, line, word, box, confidence, text. */
export function wordsOfTable(table: string): RecognisedWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, ...text] = row.split('\t');
    if (level !== WORD_LEVEL) return [];
    const [x0, y0] = [Number(left), Number(top)];
    const word = { x0, y0, x1: x0 + Number(width), y1: y0 + Number(height) };
    return [{ ...word, text: text.join('\t').trim(), confidence: Math.max(0, Number(confidence)) / 100 }];
  });
}
