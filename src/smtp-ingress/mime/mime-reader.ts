import { ProcessPool } from '../../platform/processes/process-pool.js';
import type { MessageFiles, MimeRequest } from './message-files.js';

export interface MimeReaderOptions {
  /** Absolute path of the compiled mime-process. */
  processPath: string;
  /** For one message. */
  timeoutMs: number;
  /** For one process; 768 is enough for any message within the default limits. */
  maxMemoryMb: number;
  /** How many messages are read side by side. */
  size: number;
}

/** Reads raw messages in child processes, so that a hostile one costs nothing but itself. */
export class MimeReader {
  private readonly pool: ProcessPool<MimeRequest, MessageFiles>;

  constructor({ processPath, ...limits }: MimeReaderOptions) {
    this.pool = new ProcessPool({ modulePath: processPath, ...limits });
  }

  /**
   * Lists what a message holds and writes its documents to files.
   *
   * @param rawPath absolute path of the raw message
   * @param outDir absolute path of an existing directory for the documents
   * @throws ProcessPoolError: `timeout` and `memory` are the message's doing; `crash` also where a file cannot be read
   * or written
   */
  read(rawPath: string, outDir: string): Promise<MessageFiles> {
    return this.pool.run({ rawPath, outDir });
  }

  /** Forks the processes ahead of the first message. */
  warm(): Promise<void> {
    return this.pool.warm();
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
