import type { Cage } from '../../platform/processes/cage/cage.js';
import { ProcessPool } from '../../platform/processes/process-pool.js';
import { DEFAULT_MIME_LIMITS, type MessageContent } from './message-content.js';
import type { MessageFiles } from './message-files.js';
import { type MessageStart, readStart } from './message-start.js';
import { storeDocuments } from './store-documents.js';

export interface MimeReaderOptions {
  /** Absolute path of the compiled mime-process. */
  processPath: string;
  /** For one message. */
  timeoutMs: number;
  /** For one process; 768 is enough for any message within the default limits. */
  maxMemoryMb: number;
  /** How many messages are read side by side. */
  size: number;
  cage?: Cage;
}

/** Reads raw messages in child processes, so that a hostile one costs nothing but itself. */
export class MimeReader {
  private readonly pool: ProcessPool<MessageStart, MessageContent>;

  constructor({ processPath, ...limits }: MimeReaderOptions) {
    this.pool = new ProcessPool({ modulePath: processPath, ...limits });
  }

  /**
   * Lists what a message holds and writes its documents to files.
   *
   * @param rawPath absolute path of the raw message
   * @param outDir absolute path of an existing directory for the documents; what an earlier try left there is overwritten
   * @throws ProcessPoolError: `timeout` and `memory` are the message's doing. The system's error where a file cannot be read
   * or written
   */
  async read(rawPath: string, outDir: string): Promise<MessageFiles> {
    return storeDocuments(await this.pool.run(await readStart(rawPath, DEFAULT_MIME_LIMITS.messageSize)), outDir);
  }

  /** Forks the processes ahead of the first message. */
  warm(): Promise<void> {
    return this.pool.warm();
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
