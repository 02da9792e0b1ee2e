import sharp from 'sharp';
import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { Box, Page, Word } from '../document.js';
import { readFields } from '../fields/read-fields.js';
import type { Raster } from '../pages/image/raster.js';
import type { Recogniser } from '../pages/recognition/recogniser.js';
import { missingWitness, optionalWitness } from '../pages/recognition/witness/optional-witness.js';
import { ReadingTime } from '../reading-time.js';
import { type Findings, searchFile } from './alone/search.js';
import { withoutMisread } from './misread.js';

const invoice = (line: string) => `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616
Invoice no: 20418
Total due                                $990.00

Account name: Wattle Joinery Pty Ltd
BSB: 032-118
Account number: 448201
${line}
`;

/** A page that shows what one text says, on which some words are read as another text says, with little confidence. */
function pageRead(shows: string, reads: string, confidence: number): { page: Page; shown: Map<Word, string> } {
  const page = pageOf(invoice(reads), { source: 'ocr', confidence: 0.95 });
  const drawn = pageOf(invoice(shows)).words;
  const words = page.words.map((word, at) => (word.text === drawn[at]?.text ? word : { ...word, confidence }));
  return { page: { ...page, words }, shown: new Map(words.map((word, at) => [word, drawn[at]?.text ?? ''])) };
}

/** Draws the words of a part of a page, each as wide as its place. */
async function draw(shown: ReadonlyMap<Word, string>, dpi: number, part: Box): Promise<Raster> {
  const scale = dpi / 72;
  const texts = [...shown].map(
    ([{ box, size }, text]) =>
      `<text x="${(box.x0 - part.x0) * scale}" y="${(box.y1 - part.y0 - size / 5) * scale}" font-size="${size * scale}" textLength="${(box.x1 - box.x0) * scale}">${text}</text>`,
  );
  const [width, height] = [Math.ceil((part.x1 - part.x0) * scale), Math.ceil((part.y1 - part.y0) * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${texts.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8Array(data) };
}

const recogniser: Recogniser = {
  recognise: () => Promise.resolve([]),
  witness: optionalWitness,
  close: () => Promise.resolve(),
};

/** What is announced before and after the second recogniser is asked. */
async function announced(
  shows: string,
  reads: string,
  confidence = 0.7,
  asked = recogniser,
): Promise<[string[], string[]]> {
  const { page, shown } = pageRead(shows, reads, confidence);
  const pages = [{ ...page, doubts: [], inCodes: { accounts: [], announcements: [] } }];
  const read = readFields(pages);
  const found = searchFile(pages, read);
  const document = { draw: (_: number, dpi: number, part?: Box) => draw(shown, dpi, part!) };
  const left = await withoutMisread(found, pages, { document, read, recogniser: asked, time: new ReadingTime() });
  const texts = (of: readonly Findings[]): string[] =>
    of.flatMap(({ announcements }) => announcements.map(({ text }) => text));
  return [texts(found), texts(left)];
}

// The packages are optional: on a system that they do not support no word is looked at again.
const describeWithWitness = missingWitness() === null ? describe : describe.skip;

describeWithWitness('a sentence that was found by a misread word', () => {
  it('is harmless once the word is read rightly', async () => {
    const [before, after] = await announced('Creditor: Wattle Joinery Pty Ltd', 'Creditor: Wattle Joinery Pty Lid');
    expect([before.length, after]).toEqual([1, []]);
  });

  it.each([
    [
      'the second recogniser reads the same',
      'Creditor: Wattle Joinery Pty Lid',
      'Creditor: Wattle Joinery Pty Lid',
      0.7,
    ],
    ['the word was surely read', 'Creditor: Wattle Joinery Pty Ltd', 'Creditor: Wattle Joinery Pty Lid', 0.95],
    ['the sentence says it all the same', 'Please pay Steven instead', 'Please pay Stevem instead', 0.7],
    [
      'the second recogniser reads quite another word',
      'Creditor: Wattle Joinery Pty Ltd',
      'Creditor: Wattle Joinery Pty Steve',
      0.7,
    ],
  ])('stays if %s', async (_, shows, reads, confidence) => {
    const [before, after] = await announced(shows, reads, confidence);
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });
});

it('a sentence stays where there is no second recogniser', async () => {
  const [before, after] = await announced('Creditor: Wattle Joinery Pty Ltd', 'Creditor: Wattle Joinery Pty Lid', 0.7, {
    ...recogniser,
    witness: undefined,
  });
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
});
