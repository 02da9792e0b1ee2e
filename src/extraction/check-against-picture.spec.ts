import { checkAgainstPicture } from './check-against-picture.js';
import type { FieldEvidence, ReadDocument } from './document.js';
import type { OpenDocument } from './pages/open/open-document.js';
import { blankRaster } from './pages/image/raster.js';
import type { Recogniser } from './pages/recognition/recogniser.js';
import type { Region } from './pages/recognition/regions.js';
import type { Testimony } from './pages/recognition/witness/witness.js';

const bsb: FieldEvidence = {
  value: '484-799',
  confidence: 0.9,
  page: 1,
  box: { x0: 50, y0: 100, x1: 90, y1: 110 },
  words: ['484-799'],
};
const read: ReadDocument = {
  isInvoice: true,
  kind: 'invoice',
  kindConfidence: 0.9,
  fields: {
    business_name: null,
    business_abn: null,
    account_name: null,
    account_number: null,
    account_bsb: bsb,
    invoice_number: null,
  },
  pages: [1],
  textMatchesPicture: null,
  scrutiny: null,
  accounts: [],
  taxInvoice: { titled: false, issueDate: false, itemDescriptions: false, gst: false, buyer: false, totalCents: null },
};

/** Checks a BSB of a text layer or a scan, of which the picture reads as told, one reading for each look. */
const check = (from: 'text' | 'picture', ...looks: [text: string, confidence: number][]) =>
  checkWords(from, ...looks.map((look) => [look]));

/** The same with several words for each look, from left to right, or in a second line that starts further left. */
const checkWords = (from: 'text' | 'picture', ...looks: [text: string, confidence: number, line?: 2][][]) =>
  checkBeside(null, from, ...looks);

/** The same where another kind of recogniser, if there is one, reads what is told. */
async function checkBeside(
  said: [text: string, probability: number] | null,
  from: 'text' | 'picture',
  ...looks: [text: string, confidence: number, line?: 2][][]
) {
  const document: OpenDocument = {
    readPages: () => Promise.resolve([]),
    unreadPages: () => [],
    viewOf: () => null,
    readPictures: () => Promise.resolve(null),
    isText: () => from === 'text',
    directionOf: () => 0,
    coveredDigits: () => '',
    textPage: () => Promise.resolve(null),
    compareViewers: async () => ({ doubts: [], words: new Map() }),
    draw: () => Promise.resolve(blankRaster(140, 50)),
    drawInk: () => Promise.resolve(blankRaster(140, 50)),
    drawSurroundings: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
  const recogniser: Recogniser = {
    recognise: () => {
      const words = looks.shift() ?? [];
      const place = (at: number, line?: 2) =>
        line === 2 ? { x0: 10, y0: 45, x1: 40, y1: 65 } : { x0: 20 + 40 * at, y0: 20, x1: 50 + 40 * at, y1: 40 };
      return Promise.resolve(words.map(([text, confidence, line], at) => ({ text, confidence, ...place(at, line) })));
    },
    witness: () => Promise.resolve(said && { read: (_, region) => Promise.resolve(testimonyOf(...said, region)) }),
    close: () => Promise.resolve(),
  };
  const { fields, textMatchesPicture } = (await checkAgainstPicture(document, read, recogniser)).read;
  return [fields.account_bsb?.value ?? null, textMatchesPicture];
}

const testimonyOf = (text: string, probability: number, region: Region): Testimony => ({
  text,
  probability,
  region,
  characters: [...text].map((character, at) => ({ text: character, probability, x: region.x0 + 10 * at })),
});

describe('checkAgainstPicture', () => {
  it('agrees with what is shown', async () => expect(await check('text', ['484-799', 0.5])).toEqual(['484-799', true]));

  it('agrees with a number that is broken at its hyphen', async () =>
    expect(
      await checkWords('text', [
        ['484-', 0.95],
        ['799', 0.95, 2],
      ]),
    ).toEqual(['484-799', true]));

  it('counts another number that is shown plainly', async () =>
    expect(await check('text', ['062-000', 0.95], ['062-000', 0.95])).toEqual(['062-000', false]));

  it('gives nothing where other digits are shown', async () => {
    expect(await check('text', ['0621-11', 0.8], ['0621-11', 0.8])).toEqual([null, false]);
    expect(await check('text', ['1', 0.2], ['0621-11', 0.8])).toEqual([null, false]);
    expect(await check('picture', ['1', 0.2], ['424-11', 0.62])).toEqual([null, null]);
  });

  it('gives nothing where both looks read other digits, if with doubt', async () =>
    expect(await check('text', ['0621-11', 0.62], ['0621-11', 0.65])).toEqual([null, false]));

  it('gives nothing where a part of other digits is plain', async () => {
    const looks: [string, number][][] = [
      [
        ['062', 0.95],
        ['4:', 0.5],
      ],
      [
        ['062', 0.95],
        ['4:', 0.5],
      ],
    ];
    expect(await checkWords('text', ...looks)).toEqual([null, false]);
  });

  it('keeps text in a hand that recognition cannot read', async () =>
    expect(await check('text', ['Ag4T1', 0], ['424-11', 0.62])).toEqual(['484-799', null]));

  it('gives nothing of a picture where another kind of recogniser reads other digits, however sure the first one is', async () => {
    const sure: [string, number][] = [['484-799', 0.96]];
    expect(await checkBeside(['484-199', 0.95], 'picture', sure, sure)).toEqual([null, null]);
    expect(await checkBeside(['BSB484199', 0.4], 'picture', sure, sure)).toEqual([null, null]);
  });

  it('keeps what another kind of recogniser reads too, without a further look', async () =>
    expect(await checkBeside(['BSB 484 799', 0.4], 'picture', [['062-000', 0.95]], [['062-000', 0.95]])).toEqual([
      '484-799',
      null,
    ]));

  it('looks again where another kind of recogniser sees no number, or fewer digits', async () => {
    const other: [string, number][] = [['062-000', 0.95]];
    for (const text of ['', '484-7', '4B4-799'])
      expect(await checkBeside([text, 0.95], 'picture', other, other)).toEqual([null, null]);
  });

  it('asks no other kind of recogniser about text', async () =>
    expect(await checkBeside(['062-000', 0.99], 'text', [['484-799', 0.5]])).toEqual(['484-799', true]));
});
