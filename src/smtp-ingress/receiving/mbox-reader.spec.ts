import { Readable } from 'node:stream';
import { readMbox } from './mbox-reader.js';

const MAILBOX = [
  'From accounts@supplier.example Tue Nov  3 09:00:00 2026',
  'Subject: one',
  '',
  'From here on it is text.',
  '>From was quoted',
  '>>From was quoted twice',
  '> From was not',
  '',
  '',
  'From MAILER-DAEMON Tue Nov  3 09:00:00 2026',
  'Subject: two',
  '',
  'Body',
  '',
];
const ONE =
  'Subject: one\r\n\r\nFrom here on it is text.\r\nFrom was quoted\r\n>From was quoted twice\r\n> From was not\r\n\r\n';

const read = async (
  text: string,
  chunk = text.length || 1,
  maxBytes = 10_000,
): Promise<[string, string | undefined][]> => {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  const found: [string, string | undefined][] = [];
  for await (const message of readMbox(Readable.from(pieces), maxBytes))
    found.push([message.envelopeFrom, message.bytes?.toString()]);
  return found;
};

describe('readMbox', () => {
  const expected = [
    ['accounts@supplier.example', ONE.replace('\r\nFrom here', '\r\nFrom here')],
    ['', 'Subject: two\r\n\r\nBody\r\n'],
  ];

  it.each([1, 3, 7, 1_000])('reads messages from pieces of %d bytes, whatever lines end in', async (size) => {
    // The separator that follows an empty line is one; text that looks like it is quoted by whoever wrote the file.
    const quoted = MAILBOX.map((line) => line.replace('From here', '>From here'));
    expect(await read(quoted.join('\n'), size)).toEqual(expected);
    expect(await read(quoted.join('\r\n'), size)).toEqual(expected);
  });

  it('does not mistake a sentence that begins with From for the start of a message', async () => {
    const text =
      'From a@b.example Tue Nov  3 09:00:00 2026\nSubject: one\n\nHello,\n\nFrom now on we invoice weekly.\n\nBye\n\n';
    const next = 'From - Tue Nov 03 09:00:00 2026\nSubject: two\n\nFrom Sydney\n\nFrom c@d.example\nSubject: three\n';
    expect(await read(text + next)).toEqual([
      ['a@b.example', 'Subject: one\r\n\r\nHello,\r\n\r\nFrom now on we invoice weekly.\r\n\r\nBye\r\n'],
      ['', 'Subject: two\r\n\r\nFrom Sydney\r\n'],
      ['c@d.example', 'Subject: three\r\n'],
    ]);
  });

  it.each([1, 100])('skips what editors put before the first message, in pieces of %d bytes', async (size) => {
    expect(await read('\ufeffFrom a@b x\nS: 1\n', size)).toEqual([['a@b', 'S: 1\r\n']]);
    expect(await read('\n\r\nFrom a@b x\nS: 1\n', size)).toEqual([['a@b', 'S: 1\r\n']]);
  });

  it('reports a message that is too large, without its content', async () =>
    expect(
      (await read(`From a@b x\nS: 1\n\n${'x'.repeat(500)}\n\nFrom c@d 9:00\nS: 2\n`, 50, 100)).map(([from, text]) => [
        from,
        text,
      ]),
    ).toEqual([
      ['a@b', undefined],
      ['c@d', 'S: 2\r\n'],
    ]));

  it('reads an empty file, and refuses one that is not a mailbox', async () => {
    expect(await read('')).toEqual([]);
    await expect(read('Subject: x\n\nBody\n')).rejects.toThrow('not a mailbox');
  });
});
