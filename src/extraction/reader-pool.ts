import { readFile } from 'node:fs/promises';
import type { ReadingResult } from './document.js';
import type { PickedAccount } from './picked-account.js';
import type { Cage } from '../platform/processes/cage/cage.js';
import { ProcessPool, ProcessPoolError, type ProcessPoolErrorKind } from '../platform/processes/process-pool.js';
import { FONTS_LATE } from './pages/open/system-fonts.js';

export interface ReaderPoolOptions {
  /** Absolute path of the compiled reader-process module; `READER_PROCESS` in a running service. */
  processPath: string;
  /** How many documents are read side by side; 1 unless told. */
  size?: number;
  /** How many of the processes stay when there is nothing to read; all unless told. */
  warm?: number;
  /** For one document, from the moment a process takes it; 120 seconds unless told. */
  timeoutMs?: number;
  /** Resident memory of one process; 1,200 MB unless told. */
  maxMemoryMb?: number;
  /** After so many documents a process is replaced, after 50 if it holds much memory; 200 unless told. */
  recycleAfter?: number;
  /** Path of a `tesseract` program to use instead of the packaged one. */
  nativeTesseract?: string;
  cage?: Cage;
}

/** The code of a RecognitionTimeout: the reader saw itself that there was not enough time. */
const GAVE_UP = 'RECOGNITION_TIMED_OUT';

/**
 * A process that holds this share of the memory it may after so many documents is replaced, before a document that needs little meets the
 * limit: one that read 220 digital invoices held 700 MB, one that read 611 documents of all kinds came from 580 MB to 1,350.
 */
const REPLACED_FROM = { share: 0.75, documents: 50 };

/** What a reading process is asked. */
export interface ReadingRequest {
  bytes: Uint8Array;
  nativeTesseract: string | undefined;
  limitMs: number;
  picked: PickedAccount | undefined;
}

/** Why a document could not be read by this machine now; says nothing about the document being damaged. */
export class ReaderError extends Error {
  constructor(
    readonly kind: ProcessPoolErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReaderError';
  }
}

/**
 * Reads documents in child processes that are kept warm, killed when a document takes too long or too much memory, and
 * replaced after a number of documents, sooner where they hold much memory: what V8 has not optimised yet costs each some 4 s of processor time.
 */
export class ReaderPool {
  private readonly pool: ProcessPool<ReadingRequest, ReadingResult>;
  private readonly nativeTesseract: string | undefined;
  private readonly limitMs: number;

  constructor({
    processPath,
    size = 1,
    warm,
    timeoutMs = 120_000,
    maxMemoryMb = 1_200,
    recycleAfter = 200,
    nativeTesseract,
    cage,
  }: ReaderPoolOptions) {
    this.pool = new ProcessPool({
      modulePath: processPath,
      size,
      warm,
      timeoutMs,
      maxMemoryMb,
      maxJobs: recycleAfter,
      replaceAbove: { mb: REPLACED_FROM.share * maxMemoryMb, fromJobs: REPLACED_FROM.documents },
      cage,
      // A package asks for it as it loads, and a user without an account has none to be looked up.
      environment: { HOME: '/', ...FONTS_LATE },
      needs: { program: nativeTesseract },
    });
    this.nativeTesseract = nativeTesseract;
    this.limitMs = timeoutMs;
  }

  /** Starts every process now, so that the first document does not wait. */
  warm(): Promise<void> {
    return this.pool.warm();
  }

  /**
   * Reads a PDF, JPEG or PNG file.
   *
   * @param filePath absolute, readable by this process's user.
   * @param picked the account of one of its documents, where a person picked it
   * @throws ReaderError; the system's error where the file cannot be read
   */
  async read(filePath: string, { picked }: { picked?: PickedAccount | undefined } = {}): Promise<ReadingResult> {
    try {
      const { nativeTesseract, limitMs } = this;
      return await this.pool.run({ bytes: await readFile(filePath), nativeTesseract, limitMs, picked });
    } catch (error) {
      if (error instanceof ProcessPoolError) {
        const kind = error.code === GAVE_UP ? 'timeout' : error.kind;
        throw new ReaderError(kind, error.message, { cause: error });
      }
      throw error;
    }
  }

  /** Ends every process; documents under way are rejected with kind `closed`. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
