import { SMTPStream } from 'smtp-server/lib/smtp-stream.js';
import { DataParser } from './data-parser.js';

/** Pieces that make trouble where they meet: line ends of every kind, dots, and text long enough to be gone over. */
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '.',
  '..',
  '\r\n.',
  '\n.\n',
  '\r\n..\r\n',
  '\r.\r',
  'x',
  'a'.repeat(40),
  '\r\n. ',
  '\n.\r\n',
];
const END = '\r\n.\r\n';

interface Read {
  messages: string[];
  commands: string[];
}

/** What a parser makes of bytes that come in these chunks, each message being read as it comes. */
async function read(parser: SMTPStream, chunks: readonly Buffer[]): Promise<Read> {
  const result: Read = { messages: [], commands: [] };
  const begin = (): void => {
    const stream = parser.startDataMode(1_000_000);
    const taken: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => taken.push(chunk));
    stream.on('end', () => {
      result.messages.push(`${stream.byteLength}: ${Buffer.concat(taken).toString('latin1')}`);
      parser.continue();
    });
  };
  parser.oncommand = (command, done) => {
    result.commands.push(command.toString('latin1'));
    if (result.commands.length === 1) begin();
    done?.();
  };
  begin();
  for (const chunk of chunks) if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return result;
}

function cut(bytes: Buffer, random: () => number): Buffer[] {
  const chunks: Buffer[] = [];
  const most = [1, 3, 7, 50, 400][Math.floor(random() * 5)] ?? 1;
  for (let at = 0; at < bytes.length;) {
    const size = 1 + Math.floor(random() * most);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

/** Park and Miller's generator: the same numbers on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('DataParser', () => {
  it('reads what smtp-server reads, wherever the bytes are cut', async () => {
    const random = numbers(20_261_122);
    const some = (): string =>
      Array.from({ length: Math.floor(random() * 12) }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
    let ended = 0;
    for (let run = 0; run < 400; run += 1) {
      const bytes = Buffer.from(`${some()}${END}NOOP\r\n${some()}${END}RSET\r\n`, 'latin1');
      const chunks = cut(bytes, random);
      const [own, original] = await Promise.all([read(new DataParser(), chunks), read(new SMTPStream(), chunks)]);
      expect(own).toEqual(original);
      ended += own.messages.length;
    }
    expect(ended).toBeGreaterThan(400);
  });

  it('ends a message only at a dot alone between two complete line endings', async () => {
    const smuggled = `first\n.\nMAIL FROM:<a@b>\r\n.\nsecond\n.\r\nthird\r.\rfourth${'x'.repeat(200)}`;
    const { messages, commands } = await read(new DataParser(), [Buffer.from(`${smuggled}${END}QUIT\r\n`)]);
    expect(messages).toEqual([`${smuggled.length + 2}: ${smuggled}\r\n`]);
    expect(commands).toEqual(['QUIT']);
  });

  it('waits for whoever reads the message', async () => {
    const parser = new DataParser();
    const stream = parser.startDataMode();
    const sent = Buffer.alloc(10 * stream.writableHighWaterMark, 'x');
    let taken = false;
    parser.write(sent, () => (taken = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBe(false);
    stream.resume();
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBe(true);
  });
});
