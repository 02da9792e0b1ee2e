import { PDFDocument } from '@cantoo/pdf-lib';
import { PdfWriter } from '../../../../test/support/extraction/breadth/pdf-writer.js';
import { forWeb } from '../../../../test/forgeries/draw/for-web.js';
import { hasAnotherFirstPage } from './first-page.js';

const PAGE = 3;

/** A file with one page, laid out for the web. */
function laidOut(firstPage: number, change = (text: string): string => text): Promise<boolean> {
  const pdf = new PdfWriter();
  pdf.finish('/MediaBox [0 0 300 300]');
  const bytes = Buffer.from(change(forWeb(pdf.write(), firstPage).toString('latin1')), 'latin1');
  return PDFDocument.load(bytes, { updateMetadata: false }).then((document) => hasAnotherFirstPage(bytes, document));
}

describe('hasAnotherFirstPage', () => {
  it('says nothing of a file whose first page is that of its tree', async () =>
    expect(await laidOut(PAGE)).toBe(false));

  it('says nothing of a file that is not laid out for the web', async () =>
    expect(await laidOut(PAGE - 1, (text) => text.replace('/Linearized', '/Layout12345'))).toBe(false));

  it('finds a first page that is not that of the tree', async () => expect(await laidOut(PAGE - 1)).toBe(true));

  it.each([
    ['by another spelling', (text: string) => text.replace('/Linearized', '/Lineari#7aed')],
    ['named twice', (text: string) => text.replace(`/O ${PAGE - 1}`, `/O ${PAGE} /O ${PAGE - 1}`)],
    ['behind a comment', (text: string) => text.replace(`/O ${PAGE - 1}`, `%/O ${PAGE}\n/O ${PAGE - 1}`)],
    ['with another page of the tree', (text: string) => text.replace(`/O ${PAGE - 1}`, `/O ${PAGE} /P 4`)],
    ['without a number', (text: string) => text.replace(`/O ${PAGE - 1}`, `/O (3)`)],
  ])('finds it %s', async (_, change) => expect(await laidOut(PAGE - 1, change)).toBe(true));
});
