import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { SMTPStream } from 'smtp-server/lib/smtp-stream.js';

const DOT = 0x2e;
/** Nothing of a message ends, and no dot in it is an escape, but after a line feed. */
const LINE_WITH_DOT = Buffer.from('\n.');
/** So many bytes smtp-server holds back, in case the end of the message is cut in two. */
const HELD_BACK = 4;

/**
 * Reads the bytes of a message as smtp-server does, which looks at each of them. Here the search for lines that begin with a dot
 * goes over what has none, and smtp-server decides on the rest. With messages of 136 KB it looks at 0.1 % of the bytes then.
 */
export class DataParser extends SMTPStream {
  override _feedDataStream(chunk: Buffer, done: (error?: Error | null) => void): void {
    const bytes = this._lastBytes ? Buffer.concat([this._lastBytes, chunk]) : chunk;
    this._lastBytes = false;
    // A dot that the message begins with has no line feed before it.
    const begins = this._atDataStart && bytes[0] === DOT;
    const found = begins ? 0 : bytes.indexOf(LINE_WITH_DOT);
    // The end of a message begins with the CR of the line before it.
    const plain = found === -1 ? bytes.length - HELD_BACK : found - 1;
    if (plain <= 0) {
      super._feedDataStream(bytes, done);
      return;
    }
    if (found === -1) {
      this._lastBytes = bytes.subarray(plain);
      if (this.pass(bytes.subarray(0, plain))) done();
      else this.whenDrained(done);
      return;
    }
    this.pass(bytes.subarray(0, plain));
    super._feedDataStream(bytes.subarray(plain), done);
  }

  /** Hands on what is of the message; false if it is to wait. */
  private pass(bytes: Buffer): boolean {
    this._countDataBytes(bytes.length);
    const stream = this._dataStream;
    return !stream?.writable || stream.write(bytes) || stream.destroyed;
  }

  private whenDrained(done: () => void): void {
    const stream = this._dataStream;
    const go = (): void => {
      stream?.off('drain', go).off('close', go);
      done();
    };
    stream?.once('drain', go).once('close', go);
  }
}

/** A connection that reads messages so. */
export class MailConnection extends SMTPConnection {
  override _createParser(): SMTPStream {
    const parser = new DataParser();
    parser.oncommand = (command, callback) => this._onCommand(command, callback);
    parser.on('error', (error) => this.send(421, `Error: ${error.message}`));
    return parser;
  }
}
