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
  const pieces = Array.from({ length: Math.ceil(text.length / chunk) }, (_, index) =>
    Buffer.from(text.slice(index * chunk, (index + 1) * chunk)),
  );
  const found: [string, string | undefined][] = [];
  for await (const { envelopeFrom, bytes } of readMbox(Readable.from(pieces), maxBytes))
    found.push([envelopeFrom, bytes?.toString()]);
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

  it('gives no more of a message that is too large than that it was there', async () =>
    expect(
      (await read(`From a@b x\nS: 1\n\n${'x'.repeat(500)}\n\nFrom c@d x\nS: 2\n`, 50, 100)).map(([from, text]) => [
        from,
        text,
      ]),
    ).toEqual([
      ['a@b', undefined],
      ['c@d', 'S: 2\r\n'],
    ]));

  it('reads an empty file, and refuses one that is no mailbox', async () => {
    expect(await read('')).toEqual([]);
    await expect(read('Subject: x\n\nBody\n')).rejects.toThrow('not a mailbox');
  });
});
