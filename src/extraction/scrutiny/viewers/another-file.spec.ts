import { zip } from '../../../../test/support/messages/files.js';
import { isAnotherFile } from './another-file.js';

describe('isAnotherFile', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const archive = zip([{ name: 'new.pdf', content: Buffer.from('%PDF-1.7') }]);

  it.each([
    ['a zip file that begins with it', Buffer.concat([pdf, archive])],
    ['a zip file with something behind it', Buffer.concat([pdf, archive, Buffer.from('\n%%EOF\n')])],
    ['a zip file', Buffer.concat([archive, pdf])],
    ['a page', Buffer.concat([Buffer.from('<html>'), pdf])],
    ['a picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pdf])],
  ])('says that a PDF is also %s', (_what, bytes) => expect(isAnotherFile(bytes)).toBe(true));

  it.each([
    ['nothing else', pdf],
    ['only the mark of a zip file', Buffer.concat([pdf, Buffer.from('PK\x05\x06', 'latin1')])],
    ['a zip file far from its end', Buffer.concat([pdf, archive, Buffer.alloc(200_000)])],
  ])('lets a PDF pass that has %s', (_what, bytes) => expect(isAnotherFile(bytes)).toBe(false));
});
