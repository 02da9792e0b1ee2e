import { createWorker, type Worker } from 'tesseract.js';
import type { TimeLimit } from '../../reading-time.js';
import type { Raster } from '../image/raster.js';
import { LANGUAGE_DATA } from './language-data.js';
import { optionalWitness } from './witness/optional-witness.js';
import type { Witness } from './witness/witness.js';

/** A word that text recognition found, in pixels of the picture it was given. */
export interface RecognisedWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How a picture is taken apart before it is read: text anywhere on it, one block of lines, or a single line. */
export type Layout = 'sparse' | 'block' | 'line';

export interface RecognitionOptions {
  layout: Layout;
  /** Dots per inch of the picture. */
  dpi: number;
  /** The only characters that may be read; all where it is left out. */
  characters?: string;
  /** Milliseconds after which recognition is given up; a minute unless told. */
  withinMs?: number;
}

/** No page takes so long; a picture that does is an attack or the program hangs. */
export const USUAL_RECOGNITION_MS = 60_000;

/** Recognition of a picture was given up: what it shows is not known. */
export class RecognitionTimeout extends Error {
  readonly code = 'RECOGNITION_TIMED_OUT';

  constructor() {
    super('A picture took too long to recognise.');
    this.name = 'RecognitionTimeout';
  }
}

/** Reads text in pictures. The first call takes half a second more than later ones. */
export interface Recogniser {
  /** @throws RecognitionTimeout */
  recognise(picture: Raster, options: RecognitionOptions): Promise<RecognisedWord[]>;
  /** Another kind of recogniser, to be asked where this one is not sure; null where there is none. */
  witness?(): Promise<Witness | null>;
  close(): Promise<void>;
}

export const PAGE_SEGMENTATION: Record<Layout, string> = { sparse: '11', block: '6', line: '7' };

/** The packaged recogniser, which needs nothing installed. */
export class PackagedRecogniser implements Recogniser {
  private worker: Promise<Worker> | null = null;
  private set = '';

  async recognise(picture: Raster, options: RecognitionOptions): Promise<RecognisedWord[]> {
    this.worker ??= startWorker();
    const worker = await this.worker;
    await this.configure(worker, options);
    const { data } = await this.inTime(
      worker.recognize(toPgm(picture), {}, { text: false, blocks: true }),
      options.withinMs ?? USUAL_RECOGNITION_MS,
    );
    const words: RecognisedWord[] = [];
    for (const block of data.blocks ?? []) {
      for (const paragraph of block.paragraphs) {
        for (const line of paragraph.lines) {
          for (const { text, confidence, bbox } of line.words) {
            words.push({ text, confidence: confidence / 100, ...bbox });
          }
        }
      }
    }
    return words;
  }

  witness(): Promise<Witness | null> {
    return optionalWitness();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.set = '';
    await (await worker)?.terminate();
  }

  /** Ends the worker when the time is up, since nothing else stops it; the next picture gets another. */
  private async inTime<T>(recognition: Promise<T>, withinMs: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        void this.close();
        reject(new RecognitionTimeout());
      }, withinMs);
    });
    try {
      return await Promise.race([recognition, timeUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async configure(worker: Worker, { layout, dpi, characters = '' }: RecognitionOptions): Promise<void> {
    const parameters = {
      tessedit_pageseg_mode: PAGE_SEGMENTATION[layout],
      tessedit_char_whitelist: characters,
      user_defined_dpi: String(Math.round(dpi)),
      tessedit_do_invert: '0',
      debug_file: '/dev/null',
    };
    const wanted = JSON.stringify(parameters);
    if (wanted === this.set) return;
    await worker.setParameters(parameters as Parameters<Worker['setParameters']>[0]);
    this.set = wanted;
  }
}

/** A recogniser that gives up when a limit is reached, also before it has begun. */
export function withinTime(recogniser: Recogniser, limit: TimeLimit): Recogniser {
  return {
    async recognise(picture, options) {
      if (limit.isUp) throw new RecognitionTimeout();
      const withinMs = Math.min(options.withinMs ?? USUAL_RECOGNITION_MS, limit.leftMs);
      return recogniser.recognise(picture, { ...options, withinMs });
    },
    witness: () => recogniser.witness?.() ?? Promise.resolve(null),
    close: () => recogniser.close(),
  };
}

function startWorker(): Promise<Worker> {
  return createWorker('eng', 1, {
    langPath: LANGUAGE_DATA,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler an error in the worker ends this process; the call that caused it is rejected all the same.
    errorHandler: () => undefined,
  });
}

/** A portable grey map (Netpbm), which the recogniser reads without decompressing. */
export function toPgm({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
