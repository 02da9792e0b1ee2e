import { zip, type ZipSourceEntry } from '../../../../test/support/messages/files.js';
import { base64Part, byHand, multipart } from '../../../../test/support/messages/compose.js';
import { readMessage } from '../read-message.js';
import { DEFAULT_MIME_LIMITS } from '../message-content.js';
import { Budget } from './budget.js';
import { readZip } from './zip.js';

const PAY = 'Pay to BSB 733-111 Account 98765432';
const file = (name: string, more: Partial<ZipSourceEntry> = {}): ZipSourceEntry => ({
  name,
  content: Buffer.from('Thank you. '.repeat(20)),
  ...more,
});

/** What an archive gives: its files, or why they are not read, and what it says beside them. */
async function read(bytes: Buffer): Promise<{ files: string[]; reasons: string[]; names: string[]; texts: string[] }> {
  const archive = await readZip(bytes, DEFAULT_MIME_LIMITS, new Budget(DEFAULT_MIME_LIMITS.unpackedSize));
  if (archive.kind !== 'zip') throw new Error(archive.kind);
  const { names, comments: texts } = archive;
  const [files, reasons]: [string[], string[]] = [[], []];
  for await (const entry of archive.entries) {
    if ('reason' in entry) reasons.push(entry.reason);
    else files.push(entry.fileName);
  }
  return { files, reasons, names, texts };
}

describe('readZip', () => {
  const inner = zip([file('a.txt'), file('b.txt')]);
  it.each([
    ['files', zip([file('a.txt'), file('b.txt')])],
    ['files and comments', zip([file('a.txt', { comment: 'Thanks' }), file('b.txt')], { comment: 'Thanks' })],
    ['files written without going back', zip([file('a.txt', { streamed: true }), file('b.txt', { streamed: true })])],
    ['a folder', zip([file('docs/', { content: Buffer.of() }), file('a.txt'), file('b.txt')])],
  ])('gives all of an archive of %s', async (_, bytes) =>
    expect(await read(bytes)).toMatchObject({ files: ['a.txt', 'b.txt'], reasons: [] }),
  );

  it.each([
    ['a file that the directory does not list', zip([file('a.txt'), file('new.pdf', { unlisted: true }), file('b.txt')])],
    ['one at its start', zip([file('new.pdf', { unlisted: true }), file('a.txt'), file('b.txt')])],
    ['one at its end', zip([file('a.txt'), file('b.txt'), file('new.pdf', { unlisted: true })])],
    ['another archive before it', zip([file('a.txt'), file('b.txt')], { before: inner })],
    ['a file that is called otherwise at its own place', zip([file('a.txt', { localName: `${PAY}.txt` }), file('b.txt')])],
    ['a file within what is counted as another', zip([file('a.txt', { behind: inner }), file('b.txt')])],
    ['a file within another one without sizes', zip([file('a.txt', { behind: inner, streamed: true }), file('b.txt')])],
  ])('says that an archive holds more with %s', async (_, bytes) => {
    const { files, reasons } = await read(bytes);
    expect(files).toEqual(['a.txt', 'b.txt']);
    expect(reasons).toEqual([expect.stringContaining('more than it lists')]);
  }); // prettier-ignore

  it('says that an archive is damaged with a file whose checksum is wrong', async () => {
    const { files, reasons } = await read(zip([file('a.txt', { statedCrc: 1 }), file('b.txt')]));
    expect([files, reasons]).toEqual([['a.txt', 'b.txt'], ['The zip file is damaged or of an unknown type.']]);
  });

  it('searches a message for the names and comments of an archive, and for the name of one in another', async () => {
    const folder = file(`${PAY}/`, { content: Buffer.of() });
    for (const archive of [
      zip([folder, file('a.txt')]),
      zip([file('a.txt', { comment: PAY })]),
      zip([file('a.txt')], { comment: PAY }),
      zip([file(`${PAY}.zip`, { content: zip([file('a.txt')]) })]),
    ]) {
      const raw = byHand(...multipart('mixed', [base64Part(['Content-Type: application/zip'], archive)]));
      const { textFindings } = await readMessage({ bytes: raw, whole: true });
      expect(textFindings).toMatchObject({ accounts: [{ bsb: '733-111', accountNumber: '98765432' }], unread: [] });
    }
  });

  it('doubts an archive that opens as a PDF where it is called one', async () => {
    const reasonsOf = async (name: string, entry: string): Promise<unknown[]> => {
      const part = base64Part([`Content-Type: application/octet-stream; name="${name}"`], zip([file(entry)]));
      const { attachments } = await readMessage({ bytes: byHand(...multipart('mixed', [part])), whole: true });
      return attachments.map(({ reason }) => reason).filter((reason) => reason?.includes('a PDF at once'));
    };
    expect(await reasonsOf('invoice.pdf', '%PDF-1.7.txt')).toHaveLength(1);
    expect(await reasonsOf('invoice.zip', '%PDF-1.7.txt')).toEqual([]);
    expect(await reasonsOf('invoice.pdf', 'a.txt')).toEqual([]);
  });

  it('gives the names of folders and the comments', async () => {
    const folder = file(`${PAY}/`, { content: Buffer.of() });
    const { names, texts } = await read(zip([folder, file('a.txt', { comment: PAY })], { comment: `All:\n${PAY}` }));
    expect(names).toEqual([`${PAY}/`, 'a.txt']);
    expect(texts).toEqual([`All:\n${PAY}`, PAY]);
  });

  it('gives the content of what is called a folder', async () => {
    expect((await read(zip([file('a.txt'), file('new.pdf/')]))).files).toEqual(['a.txt', 'new.pdf/']);
  });
});
