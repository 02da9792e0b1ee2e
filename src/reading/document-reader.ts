import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ReadingResult } from '../extraction/document.js';
import type { PickedAccount } from '../extraction/picked-account.js';
import { findNativeTesseract, missingTesseract } from '../extraction/native-tesseract.js';
import { missingWitness } from '../extraction/pages/witness/optional-witness.js';
import { ReaderPool } from '../extraction/reader-pool.js';
import { READER_PROCESS } from '../extraction/reader-process-path.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { ProcessCage } from '../platform/processes/process-cage.js';

/** So many documents are read at the same time beyond `READERS`, by those who overtake (see Overtaking). */
export const MOST_OVERTAKING = 2;

/** The caged readers of this process, made when the first document comes. */
@Injectable()
export class DocumentReader implements OnApplicationShutdown {
  private readonly logger = new Logger(DocumentReader.name);
  private pool: Promise<ReaderPool> | null = null;

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    private readonly cage: ProcessCage,
  ) {}

  /**
   * Reads the file at a path. Throws a ReaderError when the reader hung, ran out of memory or crashed.
   * @param picked the account of one of its documents, where a person picked it
   */
  async read(path: string, picked?: PickedAccount): Promise<ReadingResult> {
    this.pool ??= this.open();
    return (await this.pool).read(path, { picked });
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
