import type { Readable } from 'node:stream';

/** A message of a mailbox file; `bytes` is null if it is larger than wanted. */
export interface MboxMessage {
  /** Address of the separating line, which is that of the envelope. */
  envelopeFrom: string;
  bytes: Buffer | null;
}

const LF = 0x0a;
const CR = 0x0d;
const CRLF = Buffer.from('\r\n');
/** Of the first message, in whatever form: nothing else can be there. */
const FIRST_SEPARATOR = /^From (\S*)/;
/**
 * Before any other: with the time of day, which every form of its date has (RFC 4155, appendix A), or with a sender alone. Programs
 * that quote nothing leave sentences that begin with "From".
 */
const SEPARATOR = /^From (?=\S* +.*\d:\d\d|(?:\S*@\S*|-|MAILER-DAEMON)? *$)(\S*)/;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** A line that was quoted so as not to be taken for a separator (the `mboxrd` form): one `>` was put before it. */
const QUOTED = /^>+From /;

/**
 * Reads a mailbox file (RFC 4155; quoting as in `mboxrd`, which undoes that of `mboxo` too) message by message, never holding
 * more than one of them. Lines end in CRLF in what comes out, as on the wire, whatever they end in in the file.
 * Throws if the file does not begin as a mailbox does.
 */
export async function* readMbox(file: Readable, maxBytes: number): AsyncGenerator<MboxMessage, void> {
  let message: { envelopeFrom: string; pieces: Buffer[]; size: number } | null = null;
  /** An empty line is part of the message only if it is not the one before a separator. */
  let pendingEmpty = false;
  const finished = (): MboxMessage[] =>
    message === null
      ? []
      : [{ envelopeFrom: message.envelopeFrom, bytes: message.size > maxBytes ? null : Buffer.concat(message.pieces) }];
  const add = (line: Buffer): void => {
    if (message === null) return;
    message.size += line.length + CRLF.length;
    if (message.size > maxBytes) message.pieces = [];
    else message.pieces.push(line, CRLF);
  };
  for await (const line of linesOf(withoutMark(file), maxBytes)) {
    const start = line.toString('latin1', 0, 320);
    if (message === null && start === '') continue;
    const separator: RegExpExecArray | null =
      message === null ? FIRST_SEPARATOR.exec(start) : pendingEmpty ? SEPARATOR.exec(start) : null;
    if (separator) {
      yield* finished();
      message = { envelopeFrom: separator[1]?.includes('@') ? separator[1] : '', pieces: [], size: 0 };
      pendingEmpty = false;
    } else if (message === null) {
      throw new Error('This is not a mailbox file: it does not begin with a line "From …".');
    } else {
      if (pendingEmpty) add(Buffer.alloc(0));
      pendingEmpty = line.length === 0;
      if (!pendingEmpty) add(QUOTED.test(start) ? line.subarray(1) : line);
    }
  }
  yield* finished();
}

/** The bytes of a file without the mark that editors put before UTF-8. */
async function* withoutMark(file: Readable): AsyncGenerator<Buffer, void> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < BYTE_ORDER_MARK.length) continue;
    yield start.subarray(0, 3).equals(BYTE_ORDER_MARK) ? start.subarray(3) : start;
    start = null;
  }
  if (start !== null) yield start;
}

/** Lines without their ends; one that is longer than wanted comes in pieces. */
async function* linesOf(file: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  let held = 0;
  for await (const chunk of file) {
    let from = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end)]);
      yield line.at(-1) === CR ? line.subarray(0, -1) : line;
      rest = [];
      held = 0;
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
    held += chunk.length - from;
    if (held > maxBytes) {
      yield Buffer.concat(rest);
      rest = [];
      held = 0;
    }
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
