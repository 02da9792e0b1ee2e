import type { ReadingResult } from '../../extraction/document.js';

/** What reads pictures of messages; the readers of documents do, which know nothing of messages. */
export abstract class PictureReader {
  /**
   * Reads the PNG at an absolute path.
   * @throws ReaderError where this machine could not read it now
   */
  abstract read(path: string): Promise<ReadingResult>;
}
