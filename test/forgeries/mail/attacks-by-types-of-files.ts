import sharp from 'sharp';
import { base64Part, byHand, multipart, textPart } from '../../support/messages/compose.js';
import { der, signedData, uuencode, zip } from '../../support/messages/files.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { lines } from '../draw/drawing.js';
import { fraudsterOf } from '../parties.js';
import { type ForgedMail, invoiceFile, letterFile } from './mails.js';

const FRAUD = fraudsterOf('attacks by types of files');
const PAY = `Please pay to BSB ${FRAUD.bsb} Account ${FRAUD.number} instead.`;
const PAGE = `<html><body><h1>${PAY}</h1></body></html>`;
const ARCHIVE = zip([{ name: 'letter.pdf', content: letterFile([PAY]) }]);
const BY_NAME = 'Programs open a file by its name, and this one is something else by its first bytes.';
const NAMED_PDF = 'A viewer of PDF looks for one behind the picture.';

const blank = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
const followedBy = (start: Buffer, ...rest: (Buffer | string)[]): Buffer =>
  Buffer.concat([start, ...rest.map((one) => Buffer.from(one as string))]);

/** A message with its invoice and another file, which says of itself what it likes. */
const beside = (
  name: string,
  { fileName, type, content, why = BY_NAME }: { fileName: string | null; type: string; content: () => Promise<Buffer> | Buffer; why?: string },
): ForgedMail => ({
  name: `type of a file: ${name}`,
  why,
  make: async () => {
    const named = fileName === null ? [] : [`Content-Disposition: attachment; filename="${fileName}"`];
    return byHand(
      ...multipart('mixed', [
        textPart('Hi Priya, please find our invoice attached.'),
        base64Part(['Content-Type: application/pdf; name="invoice.pdf"'], invoiceFile()),
        base64Part([`Content-Type: ${type}`, ...named], await content()),
      ]),
    );
  },
}); // prettier-ignore

const page = (name: string, content: () => Promise<Buffer> | Buffer, fileName: string | null = 'letter.html') =>
  beside(`a page, ${name}`, { fileName, type: 'text/html', content });
const archive = (name: string, content: () => Promise<Buffer> | Buffer) =>
  beside(`an archive behind ${name}`, { fileName: 'more.zip', type: 'application/zip', content });
const namedPdf = (name: string, content: () => Promise<Buffer> | Buffer, fileName = 'terms.pdf') =>
  beside(`a PDF behind ${name}`, { fileName, type: 'application/pdf', content, why: NAMED_PDF });

const gif = (): Promise<Buffer> => blank().gif().toBuffer();
const webp = (): Promise<Buffer> => blank().webp().toBuffer();
const png = (): Promise<Buffer> => blank().png().toBuffer();
const jpeg = (): Promise<Buffer> => blank().jpeg().toBuffer();
const letter = (): Buffer => letterFile([PAY]);
/** A signature that holds a page in place of its certificates. */
const signature = (): Buffer => {
  const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
  const content = der(0x30, oid('2a864886f70d010701'));
  const data = der(0x30, der(0x02, Buffer.from([1])), der(0x31), content, der(0xa0, Buffer.from(PAGE)), der(0x31));
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, data));
};
const uuencoded = (): Buffer => Buffer.from(`${uuencode('a.txt', Buffer.from('Thanks'))}\r\n${PAY}\r\n`);

/** Messages with a file that is one thing by its first bytes and another one by its name or type. */
export const ATTACKS_BY_TYPES_OF_FILES: readonly ForgedMail[] = [
  page('a GIF by its first bytes', async () => followedBy(await gif(), PAGE)),
  page('a GIF by its first bytes, without a name', async () => followedBy(await gif(), PAGE), null),
  page('a WebP picture by its first bytes', async () => followedBy(await webp(), PAGE)),
  page('a PNG by its first bytes', async () => followedBy(await png(), PAGE)),
  page('a JPEG by its first bytes', async () => followedBy(await jpeg(), PAGE)),
  page('a signature by its first bytes', () => followedBy(signedData(null), PAGE)),
  page('within a signature', signature),
  page('a PDF by its first bytes', () => followedBy(new RawPdf().drawn({ width: 595, height: 842, areas: [], texts: lines(60, 90, 22, { size: 12 }, ['Thank you.']) }).file(), PAGE)),
  page('a message by its first lines', () => Buffer.from(`From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\nX-Page: ${PAGE}\r\n\r\nThanks\r\n`)),
  beside('a text, a uuencoded file by its first line', { fileName: 'letter.txt', type: 'text/plain', content: uuencoded }),
  archive('a GIF', async () => followedBy(await gif(), ARCHIVE)),
  archive('a PNG', async () => followedBy(await png(), ARCHIVE)),
  archive('a JPEG', async () => followedBy(await jpeg(), ARCHIVE)),
  namedPdf('a GIF', async () => followedBy(await gif(), letter())),
  namedPdf('a JPEG', async () => followedBy(await jpeg(), letter())),
  beside('a page in an archive, a GIF by its first bytes', { fileName: 'more.zip', type: 'application/zip', content: async () => zip([{ name: 'letter.html', content: followedBy(await gif(), PAGE) }]) }),
]; // prettier-ignore
