import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import {
  base64,
  base64Part,
  byHand,
  compose,
  multipart,
  type Part,
  textPart,
} from '../../../test/support/messages/compose.js';
import { greyTiff, pdf, uuencode, zip } from '../../../test/support/messages/files.js';
import { raritySamples } from '../../../test/support/messages/rarities.js';
import { type Sample, samples } from '../../../test/support/messages/samples.js';
import { senderSamples } from '../../../test/support/messages/senders.js';
import { tnef } from '../../../test/support/messages/tnef-writer.js';
import { DEFAULT_MIME_LIMITS, type FoundAttachment, type MessageContent, type MimeLimits } from './message-content.js';
import { readStart } from './message-start.js';
import { readMessage } from './read-message.js';

/** What a mutated message may take; a sample takes some milliseconds. */
const HANGS_AFTER_MS = 10_000;

/** `npm run test:fuzz-mail` asks for many more. */
const MUTATIONS = Number(process.env.FUZZ_MAIL_RUNS ?? 40);

/** The samples are read in so many parts. */
const PARTS = [0, 1, 2, 3, 4, 5];

describe('readMessage', () => {
  let directory: string;
  let all: Sample[];
  let invoice: Buffer;

  const read = async (raw: Buffer, limits: Partial<MimeLimits> = {}): Promise<MessageContent> => {
    const file = path.join(directory, 'message.eml');
    await writeFile(file, raw);
    return readMessage(await readStart(file, limits.messageSize ?? DEFAULT_MIME_LIMITS.messageSize), limits);
  };
  const documents = (content: MessageContent): Buffer[] =>
    content.attachments.map((attachment) => attachment.content).filter((bytes) => bytes !== null);

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'payproof-mime-'));
    all = [...(await samples()), ...(await senderSamples()), ...(await raritySamples())];
    invoice = await pdf();
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('has samples of every kind', () => expect(all.length).toBeGreaterThanOrEqual(120));

  // Each in the time of a test: some are of many megabytes.
  it.each(PARTS)('finds in each sample what is in it: %i', async (part) => {
    for (const { name, raw, expected, reason } of all.filter((_, at) => at % PARTS.length === part)) {
      const content = await read(raw);
      const found = content.attachments.map(({ fileName, contentType, outcome }) => [fileName, contentType ?? outcome]);
      expect({ name, found }).toEqual({ name, found: expected.map(([fileName, type]) => [fileName, type]) });
      expected.forEach(([, , why], index) => {
        if (why) expect(content.attachments[index]?.reason).toMatch(why);
      });
      const why = reason ? expect.stringMatching(reason) : null;
      expect({ name, reason: content.reason }).toEqual({ name, reason: why });
      expectConsistent(content);
    }
  });

  it('gives the header, decoded, and which bodies there are', async () => {
    const raw = await compose({
      from: { name: 'Grüße, GmbH', address: 'billing@bücher.example' },
      to: ['inbox+po1@in.payproof.example', 'Other <other@payproof.example>'],
      subject: 'Rechnung für März — 請求書',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
    expect(await read(raw)).toEqual({
      from: 'billing@xn--bcher-kva.example',
      to: ['inbox+po1@in.payproof.example', 'other@payproof.example'],
      subject: 'Rechnung für März — 請求書',
      messageId: '<1042@acme.example>',
      date: '2025-03-04T05:06:07.000Z',
      attachments: [],
      hasHtmlBody: true,
      hasTextBody: true,
      textFindings: { accounts: [], announcements: [], waysToPay: [], unread: [], pictureHosts: [] },
      pictures: [],
      reason: 'The message has no attachment.',
    });
    const bare = await read(Buffer.from('X-Nothing: here\r\nDate: yesterday\r\nFrom: \r\n\r\n'));
    expect(bare).toMatchObject({ from: null, to: [], subject: null, messageId: null, date: null });
    expect(bare).toMatchObject({ hasHtmlBody: false, hasTextBody: false });
  });

  const PAY = 'Pay to BSB 733-111 Account 98765432';
  const beside = (headers: string[], body: string, more: string[] = []): Buffer =>
    byHand(...more, ...multipart('mixed', [{ headers, body }, textPart('Hello.')]));
  it.each([
    ['a description of a part', beside(['Content-Type: text/plain', `Content-Description: ${PAY}`], 'x')],
    ['a second name', beside([`Content-Type: text/plain; name="${PAY}"`, 'Content-Disposition: attachment; filename=a.txt'], 'x')],
    ['a header of a part that ends without an empty line', byHand(...multipart('mixed', [textPart('Hello.')]).slice(0, -1), '------=_Part_mixed', 'Content-Type: text/plain', PAY, '------=_Part_mixed--')],
    ['a category', beside(['Content-Type: text/plain'], 'x', [`Keywords: ${PAY}`])],
    ['a topic', beside(['Content-Type: text/plain'], 'x', [`Thread-Topic: ${PAY}`])],
    ['a name in Bcc', beside(['Content-Type: text/plain'], 'x', [`Bcc: "${PAY}" <a@acme.example>`])],
    ['the name of a list', beside(['Content-Type: text/plain'], 'x', [`List-Id: ${PAY} <a.acme.example>`])],
    ['a flag', beside(['Content-Type: text/plain'], 'x', [`X-Message-Flag: ${PAY}`])],
    ['an organisation', beside(['Content-Type: text/plain'], 'x', [`Organisation: ${PAY}`])],
    ...['Resent-To', 'Resent-Cc', 'Resent-Sender', 'Disposition-Notification-To', 'Return-Receipt-To'].map((field): [string, Buffer] => [`a name in ${field}`, beside(['Content-Type: text/plain'], 'x', [`${field}: "${PAY}" <a@acme.example>`])]),
    ['a file name in its old form', beside(['Content-Type: text/plain', `Content-Disposition: attachment; filename*=UTF-8''a.txt; filename="${PAY}.txt"`], 'x')],
    ['a file name in its new form', beside(['Content-Type: text/plain', `Content-Disposition: attachment; filename=a.txt; filename*=UTF-8''${encodeURIComponent(PAY)}`], 'x')],
    ['a file name in pieces', beside(['Content-Type: text/plain', `Content-Disposition: attachment; filename=a.txt; filename*0="${PAY.slice(0, 14)}"; filename*1="${PAY.slice(14)}"`], 'x')],
    ['the first of two file names', beside(['Content-Type: text/plain', `Content-Disposition: attachment; filename="${PAY}.txt"; filename="a.txt"`], 'x')],
    ['the second of two dispositions', beside(['Content-Type: text/plain', 'Content-Disposition: attachment; filename=a.txt', `Content-Disposition: attachment; filename="${PAY}.txt"`], 'x')],
    ...['application/ld+json', 'application/adaptivecard+json'].map((type): [string, Buffer] => [`data for a program that shows it, ${type}`, beside(['Content-Type: text/html'], `<p>Hello</p><script type="${type}">{"body":[{"text":"${PAY.replace('Pay', '\\u0050ay')}"}]}</script>`)]),
    ['a property of a message', beside(['Content-Type: text/html'], `<div itemscope><meta itemprop="description" content="${PAY}"></div>`)],
  ])('finds an account in %s', async (_name, raw) =>
    expect((await read(raw)).textFindings?.accounts).toContainEqual({ bsb: '733-111', accountNumber: '98765432' }),
  ); // prettier-ignore

  it('does not say what a subject shows in undeclared Japanese characters', async () => {
    const raw = byHand('Subject: \u001b$B#0#3#2\u001b(B', 'Content-Type: text/plain', '', 'Hello');
    expect((await read(raw)).textFindings?.unread).toEqual(['a header in an unknown character set']);
  });

  it('does not say what a part shows that names two encodings', async () => {
    const encodings = ['base64', '7bit'].map((one) => `Content-Transfer-Encoding: ${one}`);
    for (const headers of [encodings, encodings.reverse()])
      expect((await read(beside(['Content-Type: text/plain', ...headers], PAY))).textFindings?.unread).toContain(
        'a part with several encodings',
      );
  });

  it.each([
    ['a part', byHand(...multipart('mixed', [{ headers: ['Content-Type: text/plain', 'Content-Type: text/html'], body: 'x' }]))],
    ['a character set', byHand(...multipart('mixed', [{ headers: ['Content-Type: text/plain; charset=utf-7; charset=utf-8'], body: 'x' }]))],
    ['a part with a name in between', byHand(...multipart('mixed', [{ headers: ['Content-Type: text/plain; charset=utf-7; name="a;b"; CHARSET="utf-8"'], body: 'x' }]))],
    ['a multipart', byHand('Content-Type: multipart/mixed; boundary="q"', ...multipart('mixed', [textPart('x')]))],
    ['a line between parts', byHand(...multipart('mixed', [textPart('x')]).map((line) => line.replace('; boundary', '; boundary="q"; boundary')))],
  ])('does not say how %s is read that is given twice', async (_name, raw) => {
    expect((await read(raw)).textFindings?.unread).toContain('a part of several types');
  }); // prettier-ignore

  it('says how a part is read whose type is given once', async () => {
    const name = 'name="Invoice; charset=1; charset=2.txt"';
    const raw = byHand(...multipart('mixed', [{ headers: [`Content-Type: text/plain; charset=utf-8; ${name}`], body: 'x' }]));
    expect((await read(raw)).textFindings?.unread).toEqual([]);
  }); // prettier-ignore

  it('reads what stands outside the parts', async () => {
    const { textFindings } = await read(
      byHand('Content-Type: multipart/mixed; boundary="p"', '', 'Pay to BSB 733-111', '--p', ...['Content-Type: text/plain', '', 'Hi'], '--p--', 'account 98765432'),
    );
    expect(textFindings?.accounts).toEqual([{ bsb: '733-111', accountNumber: '98765432' }]);
  }); // prettier-ignore

  it('takes no digits of the lines between the parts for an account', async () => {
    const boundary = '----_NmP-858c4a58954d4354-Part_1';
    const { textFindings } = await read(
      byHand(`Content-Type: multipart/mixed; boundary="${boundary}"`, '', `--${boundary}`, 'Content-Type: text/plain', '', 'See our bank details', `--${boundary}--`),
    );
    expect(textFindings?.accounts).toEqual([]);
  }); // prettier-ignore

  it('takes no digits of the lines that end the multiparts around one for an account', async () => {
    const [outer, inner] = ['----_NmP-858c4a58954d4354-Part_1', '----_NmP-858c4a58954d4354-Part_2'];
    const { textFindings } = await read(
      byHand(`Content-Type: multipart/mixed; boundary="${outer}"`, '', `--${outer}`, `Content-Type: multipart/related; boundary="${inner}"`, '', `--${inner}`, 'Content-Type: text/plain', '', 'See our bank details', `--${inner}--`, '', `--${outer}--`),
    );
    expect(textFindings?.accounts).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['yEnc', '=ybegin part=1 line=128 size=9 name=note one.txt', 'note one.txt'],
    ['yEnc without a name', '=ybegin line=128 size=9', 'attachment-1'],
    ['BinHex', '(This file must be converted with BinHex 4.0)\r\n\r\n:$f*TEQKPH', 'attachment-1'],
  ])('lists a file in %s that it does not decode', async (_, text, fileName) => {
    const { attachments } = await read(byHand('Content-Type: text/plain', '', 'Hello', text));
    expect(attachments).toEqual([
      expect.objectContaining({ fileName, outcome: 'failed', reason: expect.stringContaining('not decoded') }),
    ]);
  });

  const attached = (type: string, content: Buffer, fileName?: string): Buffer =>
    byHand(...multipart('mixed', [base64Part([`Content-Type: ${type}`, ...(fileName ? [`Content-Disposition: attachment; filename="${fileName}"`] : [])], content)])); // prettier-ignore
  const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  const behind = (start: Buffer, ...rest: Buffer[]): Buffer => Buffer.concat([start, ...rest]);
  const PAGE = Buffer.from('<p>Hello</p>');

  it.each([
    ['a page behind a picture', 'text/html', behind(GIF, PAGE), 'a.html'],
    ['one by its name alone', 'image/gif', behind(GIF, PAGE), 'a.htm'],
    ['one by its type alone', 'text/html', behind(GIF, PAGE), 'a.gif'],
    ['a text behind a picture', 'text/plain', behind(GIF, PAGE), undefined],
    ['a message behind a picture', 'image/gif', behind(GIF, PAGE), 'a.eml'],
    ['a zip file behind a picture', 'image/gif', behind(GIF, zip([{ name: 'a.txt', content: PAGE }])), 'a.zip'],
    ['a PDF behind a picture', 'application/pdf', behind(GIF, Buffer.from('%PDF-1.4')), 'a.gif'],
  ])('names what a program may open otherwise: %s', async (_, type, content, name) =>
    expect((await read(attached(type, content, name))).textFindings?.unread).toContain(
      `a file of two types${name === undefined ? '' : `, “${name}”`}`,
    ),
  );

  it('names no file that has another name than its content, and nothing else in it', async () => {
    for (const raw of [
      attached('text/plain', invoice, 'invoice.pdf'),
      attached('application/octet-stream', invoice, 'invoice'),
      attached('application/zip', invoice, 'invoice.zip'),
      attached('application/pdf', GIF, 'invoice.pdf'),
      attached('image/jpeg', GIF, 'a.jpg'),
      attached('message/rfc822', await compose({ text: 'Hello' }), 'a.eml'),
    ])
      expect((await read(raw)).textFindings?.unread).toEqual([]);
  });

  it.each([
    ['behind a uuencoded file', `${uuencode('a.txt', PAGE)}\r\n${PAY}`],
    ['in the header of a message', `From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\nX-Note: ${PAY}\r\n\r\nHello`],
  ])('reads what an attached text says %s', async (_, text) =>
    expect((await read(attached('text/plain', Buffer.from(text), 'a.txt'))).textFindings?.accounts).toContainEqual({
      bsb: '733-111',
      accountNumber: '98765432',
    }),
  );

  it('lists what is encrypted with PGP behind a greeting', async () => {
    const { attachments } = await read(byHand('Content-Type: text/plain', '', 'Hello', '-----BEGIN PGP MESSAGE-----', '', 'hQEMA12=', '-----END PGP MESSAGE-----'));
    expect(attachments).toEqual([expect.objectContaining({ outcome: 'failed', reason: expect.stringContaining('encrypted') })]);
  }); // prettier-ignore

  it('lists none where the text speaks of such files alone', async () =>
    expect(
      (await read(byHand('Content-Type: text/plain', '', 'A line of =ybegin is written', '(BinHex is old)')))
        .attachments,
    ).toEqual([]));

  it('gives documents byte by byte', async () => {
    const longer = (more: number) =>
      Buffer.concat([invoice, Buffer.from(Array.from({ length: more }, (_, index) => (index * 7919) % 251))]);
    const large = longer(60_000);
    // What is in the text is searched as a text, too.
    const inText = longer(6_000);
    const content = await read(
      byHand(
        ...multipart('mixed', [
          base64Part(['Content-Type: application/pdf'], large),
          { headers: ['Content-Type: text/plain'], body: uuencode('a.pdf', inText) },
          base64Part(['Content-Type: application/zip'], zip([{ name: 'b.pdf', content: large }])),
          base64Part(
            ['Content-Type: application/ms-tnef'],
            tnef({ attachments: [{ title: 'c.pdf', content: large }] }),
          ),
        ]),
      ),
    );
    const expected = [large, inText, large, large];
    expect(documents(content).map((bytes, at) => bytes.equals(expected[at] ?? Buffer.of()))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(content.attachments.map(({ size }) => size)).toEqual(expected.map(({ length }) => length));
  });

  it('lists a message that is too large with its header', async () => {
    const raw = await compose({ attachments: [{ filename: 'a.pdf', content: invoice }] });
    expect(await read(raw, { messageSize: 1000 })).toMatchObject({
      from: 'billing@acme.example',
      subject: 'Invoice 1042',
      attachments: [],
      reason: expect.stringContaining('larger than'),
    });
  });

  it('converts the pages of a TIFF in their order', async () => {
    const attach = (content: Buffer): Promise<MessageContent> =>
      compose({ attachments: [{ filename: 'scan.tif', content }] }).then((raw) => read(raw));
    const [single] = documents(await attach(greyTiff([{ width: 200, height: 100 }])));
    expect(await sharp(single).metadata()).toMatchObject({ format: 'png', width: 200, height: 100 });
    const [fax] = documents(await attach(greyTiff([100, 300, 200].map((height) => ({ width: 200, height })))));
    const heights = (await PDFDocument.load(fax ?? '')).getPages().map((page) => page.getHeight());
    expect(heights.map((height) => Math.round(height / (heights[0] ?? 1)))).toEqual([1, 3, 2]);
  });

  it('finds every file of any structure once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(structure, async (tree) => {
        const files: Buffer[] = [];
        const raw = byHand(...multipart('mixed', [textPart('Hello'), ...partsOf(tree, invoice, files)], 'root'));
        const content = await read(raw, { depth: 8 });
        expect(documents(content).map((bytes) => files.findIndex((file) => file.equals(bytes)))).toEqual([
          ...files.keys(),
        ]);
      }),
      { numRuns: MUTATIONS / 5 },
    );
  });

  it('loses no document whose bytes are whole, whatever happens to the structure around it', async () => {
    const second = await pdf('Second invoice');
    const blocks = [invoice, second].map(base64);
    const inner = byHand(
      ...multipart('mixed', [textPart('hi'), base64Part(['Content-Type: application/pdf'], second)], 'in'),
    );
    const raw = byHand(
      ...multipart('mixed', [
        { headers: ['Content-Type: text/html'], body: '<p>Hello</p>' },
        base64Part(['Content-Type: application/pdf; name=a.pdf'], invoice),
        { headers: ['Content-Type: message/rfc822'], body: inner.toString('latin1') },
      ]),
    ).toString('latin1');
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        const mutated = mutate(raw, change, (at) => blocks.some((block) => overlaps(raw, block, at)));
        fc.pre(blocks.every((block) => mutated.includes(`\n\r\n${block}`)));
        const found = documents(await read(Buffer.from(mutated, 'latin1')));
        for (const whole of [invoice, second]) {
          expect(found.some((bytes) => bytes.subarray(0, whole.length).equals(whole))).toBe(true);
        }
      }),
      { numRuns: MUTATIONS / 2 },
    );
  });

  it('neither throws nor hangs on any mutation, and accounts for what it gives', async () => {
    const small = all.filter(({ raw }) => raw.length > 0 && raw.length < 300_000);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...small),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        async (sample, list) => {
          const mutated = list.reduce((raw, change) => mutate(raw, change), sample.raw.toString('latin1'));
          const start = performance.now();
          expectConsistent(await read(Buffer.from(mutated, 'latin1')));
          expect(performance.now() - start).toBeLessThan(HANGS_AFTER_MS);
        },
      ),
      { numRuns: MUTATIONS },
    );
  });
});

function expectConsistent({ attachments, reason }: MessageContent): void {
  expect(reason === null).toBe(attachments.some(({ outcome }) => outcome === 'document'));
  attachments.forEach(expectAccounted);
}

function expectAccounted({ fileName, outcome, reason, contentType, content }: FoundAttachment): void {
  expect(fileName).not.toMatch(/[\\/\p{Cc}]|^\.*$/u);
  expect(fileName.length).toBeLessThanOrEqual(255);
  const isDocument = outcome === 'document';
  expect([contentType !== null, content !== null, reason === null]).toEqual([isDocument, isDocument, isDocument]);
}

/** A file, or a container of files. */
type Tree = 'file' | { kind: 'mixed' | 'message' | 'encoded-message' | 'zip' | 'tnef' | 'uuencode'; children: Tree[] };

const { structure } = fc.letrec<{ structure: Tree[]; tree: Tree }>((tie) => ({
  structure: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  tree: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constant('file' as const),
    fc.record({
      kind: fc.constantFrom('mixed', 'message', 'encoded-message', 'zip', 'tnef', 'uuencode'),
      children: tie('structure'),
    }),
  ),
}));

/** Makes the parts of a multipart; adds the files in them to `files`, each with bytes of its own. */
function partsOf(trees: Tree[], invoice: Buffer, files: Buffer[]): Part[] {
  return trees.map((tree) => {
    if (tree === 'file') return base64Part(['Content-Type: application/pdf'], fileOf(tree, invoice, files));
    if (tree.kind === 'mixed') {
      const [head = '', , ...body] = multipart(
        'mixed',
        partsOf(tree.children, invoice, files),
        `mixed-${files.length}-${Math.random()}`,
      );
      return { headers: [head], body: body.join('\r\n') };
    }
    const content = fileOf(tree, invoice, files);
    if (tree.kind === 'message') return { headers: ['Content-Type: message/rfc822'], body: content.toString('latin1') };
    if (tree.kind === 'uuencode') return textPart(content.toString('latin1'));
    return base64Part(['Content-Type: application/octet-stream; name=some.bin'], content);
  });
}

function fileOf(tree: Tree, invoice: Buffer, files: Buffer[]): Buffer {
  if (tree === 'file') {
    const file = Buffer.concat([invoice, Buffer.from(`% ${files.length}`)]);
    files.push(file);
    return file;
  }
  if (tree.kind === 'mixed' || tree.kind === 'message' || tree.kind === 'encoded-message') {
    return byHand(
      ...multipart('mixed', partsOf(tree.children, invoice, files), `message-${files.length}-${Math.random()}`),
    );
  }
  const contents = tree.children.map((child) => fileOf(child, invoice, files));
  if (tree.kind === 'zip') return zip(contents.map((content, index) => ({ name: `${index}`, content })));
  if (tree.kind === 'tnef') return tnef({ attachments: contents.map((content) => ({ title: 'file', content })) });
  return Buffer.from(contents.map((content, index) => uuencode(`${index}`, content)).join('\r\n'), 'latin1');
}

interface Mutation {
  kind: 'flip' | 'delete' | 'repeat' | 'insert' | 'cut' | 'noise';
  /** 0 to 1, of the length. */
  at: number;
  length: number;
  text: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('flip', 'delete', 'repeat', 'insert', 'cut', 'noise'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2000 })),
  text: fc.oneof(
    fc.constantFrom(
      '--',
      '\r\n\r\n',
      '\n',
      '\0',
      '=',
      '"',
      '(',
      'Content-Type: multipart/mixed; boundary=',
      'begin 644 x\r\n',
      'PK\x01\x02',
      '=?utf-8?q?',
      '\xff\xff\xff\xff',
      '0\x80',
    ),
    fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  ),
});

/** Changes a message (a character a byte); a place that must stay is left alone. */
function mutate(raw: string, { kind, at, length, text }: Mutation, mustStay = (_at: number): boolean => false): string {
  const start = Math.floor(at * raw.length);
  if (mustStay(start)) return raw;
  const [before, after] = [raw.slice(0, start), raw.slice(start)];
  if (kind === 'flip')
    return before + String.fromCharCode((after.charCodeAt(0) || 0) ^ (1 << (length % 8))) + after.slice(1);
  if (kind === 'delete') return before + after.slice(length);
  if (kind === 'repeat') return before + after.slice(0, length) + after;
  if (kind === 'insert') return before + text + after;
  if (kind === 'noise') return before + text + after.slice(text.length);
  return before;
}

function overlaps(raw: string, block: string, at: number): boolean {
  const start = raw.indexOf(block);
  return at >= start && at < start + block.length;
}
