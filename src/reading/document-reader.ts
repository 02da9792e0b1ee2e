import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { ReaderError, ReaderPool } from '../extraction/reader-pool.js';
import type { ReadPage, ReadingResult } from '../extraction/document.js';
import type { PickedAccount } from '../extraction/picked-account.js';
import { findNativeTesseract, missingTesseract } from '../extraction/native-tesseract.js';
import { missingWitness } from '../extraction/pages/recognition/witness/optional-witness.js';
import { READER_PROCESS } from '../extraction/reader-process-path.js';
import { checkWeights } from '../extraction/weights.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { defineCounter, defineHistogram } from '../platform/metrics/instruments.js';
import { traced } from '../platform/tracing/tracing.js';
import type { Span } from '../platform/tracing/tracing.js';
import { ProcessCage } from '../platform/processes/process-cage.js';

const readingTime = defineHistogram({
  name: 'payproof_reading_seconds',
  help: 'How long it took to read a document, by the kind of its pages: text, picture, both, or none readable.',
  labels: ['pages'],
  buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120],
});
const pagesRead = defineCounter({
  name: 'payproof_pages_read_total',
  help: 'Pages that were read, by kind: text or picture.',
  labels: ['kind'],
});
const readersKilled = defineCounter({
  name: 'payproof_readers_killed_total',
  help: 'Readers that a document stopped, by reason: timeout, memory or crash.',
  labels: ['reason'],
});

/** This many documents are read at the same time beyond `READERS`, by those who overtake (see Overtaking). */
export const MOST_OVERTAKING = 2;

/** The caged readers of this process, made when the first document comes. */
@Injectable()
export class DocumentReader implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DocumentReader.name);
  private pool: Promise<ReaderPool> | null = null;

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    private readonly cage: ProcessCage,
  ) {}

  /** Readers refuse other weights than were committed: without this every document would fail. */
  onModuleInit(): void {
    checkWeights();
  }

  /**
   * Reads the file at a path. Throws a ReaderError when the reader hung, ran out of memory or crashed.
   * @param picked the account of one of its documents, where a person picked it
   */
  async read(path: string, picked?: PickedAccount): Promise<ReadingResult> {
    this.pool ??= this.open();
    const pool = await this.pool;
    return traced({ name: 'read document', kind: 'internal' }, (span) => this.readIn(pool, path, picked, span));
  }

  private async readIn(
    pool: ReaderPool,
    path: string,
    picked: PickedAccount | undefined,
    span: Span,
  ): Promise<ReadingResult> {
    const began = performance.now();
    try {
      const result = await pool.read(path, { picked });
      const kinds = result.outcome === 'read' ? result.pages.map(kindOf) : [];
      for (const kind of kinds) pagesRead.add({ kind });
      span.set({
        'payproof.outcome': result.outcome,
        'payproof.pages': kinds.length,
        'payproof.kind': together(kinds),
      });
      readingTime.observe({ pages: together(kinds) }, (performance.now() - began) / 1_000);
      return result;
    } catch (error) {
      if (error instanceof ReaderError && error.kind !== 'closed') readersKilled.add({ reason: error.kind });
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.pool)?.close();
  }

  private async open(): Promise<ReaderPool> {
    const wanted = this.settings.NATIVE_TESSERACT;
    const nativeTesseract = await findNativeTesseract(wanted);
    const missing = missingTesseract(wanted, nativeTesseract);
    if (missing) this.logger.warn(missing);
    const unheard = missingWitness();
    if (unheard) this.logger.log(unheard);
    return new ReaderPool({
      processPath: READER_PROCESS,
      size: this.settings.READERS + MOST_OVERTAKING,
      warm: this.settings.READERS,
      timeoutMs: this.settings.READING_TIMEOUT_SECONDS * 1_000,
      maxMemoryMb: this.settings.READING_MEMORY_MB,
      nativeTesseract,
      cage: await this.cage.get(),
    });
  }
}

/** A page counts as a picture where any of its words had to be recognised, or nothing was found on it. */
function kindOf({ words, view }: ReadPage): 'text' | 'picture' {
  return view?.from === 'picture' || words.some(({ source }) => source === 'ocr') ? 'picture' : 'text';
}

function together(kinds: readonly ('text' | 'picture')[]): string {
  const [first, ...others] = new Set(kinds);
  return others.length > 0 ? 'both' : (first ?? 'none');
}
