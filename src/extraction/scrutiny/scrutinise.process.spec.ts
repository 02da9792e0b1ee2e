import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { degrees, PDFDocument, type PDFFont, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Compiled, compile, OF_READERS } from '../../../test/support/compiled.js';
import type { ReadDocument, ReadingResult } from '../document.js';
import { ReaderPool } from '../reader-pool.js';
import type { Scrutiny } from './scrutiny.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const ABOVE = [
  'Wattlebird Fencing Pty Ltd',
  'ABN 51 824 753 556',
  'TAX INVOICE',
  'Invoice number INV-20417',
  'Invoice date 3 March 2025',
  'Supply and install panels 960.00',
  'Total including GST 1,056.00',
  'Account name Wattlebird Fencing Pty Ltd',
];
/** What a picture says above the account: recognition takes its time for every line. */
const ABOVE_IN_PICTURE = ABOVE.filter((_, at) => [0, 1, 2, 7].includes(at));
const ACCOUNT = ['BSB 062-000', 'Account number 1234 5678'];
/** The account that a fraudster wants to be paid into. */
const OTHER = ['Pay to BSB 633-123', 'Account number 8765 4321'];
const OTHER_ACCOUNT = { bsb: '633-123', accountNumber: '87654321' };

interface Sheet {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
}

/** An invoice; `account` draws its account. */
async function invoice(
  account: (sheet: Sheet) => unknown,
  more: (sheet: Sheet) => unknown = () => undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const sheet = { document, page, font };
  ABOVE.forEach((line, index) => page.drawText(line, { x: 60, y: 780 - 26 * index, size: 12, font }));
  await account(sheet);
  await more(sheet);
  return document.save();
}

type Style = Parameters<PDFPage['drawText']>[1];

const written =
  (style: Style = {}, lines = ACCOUNT) =>
  ({ page, font }: Sheet) =>
    lines.forEach((line, index) => page.drawText(line, { x: 60, y: 560 - 26 * index, size: 12, font, ...style }));

/** Lines as a picture, with three pixels to the point. */
function picture(
  lines: readonly string[],
  { width = 260, size = 14, ink = '#000', ground = '#ffffff' } = {},
): Promise<Buffer> {
  const height = lines.length * 2 * size;
  const rows = lines.map(
    (line, at) => `<text x="10" y="${(1.4 + 1.9 * at) * size}" font-size="${size}">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 3}" height="${height * 3}"
    viewBox="0 0 ${width} ${height}" font-family="sans-serif" fill="${ink}">${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: ground }).png().toBuffer();
}

async function place({ document, page }: Pick<Sheet, 'document' | 'page'>, png: Buffer, turned = 0, x = 300, y = 300) {
  const image = await document.embedPng(png);
  const { width, height } = image.scale(1 / 3);
  page.drawImage(image, { x, y, width, height, rotate: degrees(turned) });
}

const raw = ({ document, page }: Sheet, operators: string): void => {
  const stream = document.context.register(document.context.flateStream(operators));
  page.node.addContentStream(stream);
};

/** Text of the standard font in operators of a page, which names the font itself. */
function textOperators({ page, font }: Sheet, lines: readonly string[], size = 12): string {
  page.node.setFontDictionary(PDFName.of('Plain'), font.ref);
  return lines.map((line, at) => `BT /Plain ${size} Tf 60 ${560 - 26 * at} Td (${line}) Tj ET`).join('\n');
}

/** `npm run test:breadth` looks at every document, `npm test` at every third one of a kind. */
const isWhole = process.env['BREADTH'] === 'all';
const sampleOf = <T>(all: T[]): T[] => (isWhole ? all : all.filter((_, at) => at % 3 === 0));

describe('scrutinise', () => {
  let compiled: Compiled;
  let reader: ReaderPool;
  let directory: string;

  const read = async (bytes: Uint8Array): Promise<ReadDocument> => {
    const path = join(directory, 'document');
    await writeFile(path, bytes);
    const result: ReadingResult = await reader.read(path);
    if (result.outcome !== 'read') throw new Error(result.reason);
    return result.documents[0];
  };
  const look = async (bytes: Uint8Array): Promise<Scrutiny> => {
    const { scrutiny } = await read(bytes);
    if (!scrutiny) throw new Error('no scrutiny');
    return scrutiny;
  };
  /** Why the verified account is not seen; null where it is, `gone` where another one or none is read. */
  const unseen = async (bytes: Uint8Array): Promise<string | null> => whyUnseen(await read(bytes));
  const whyUnseen = ({ fields, scrutiny }: ReadDocument): string | null => {
    if (fields.account_bsb?.value !== '062-000' || fields.account_number?.value !== '12345678') return 'gone';
    return scrutiny?.sight?.outcome === 'unseen' ? scrutiny.sight.reason : null;
  };

  beforeAll(async () => {
    compiled = await compile(OF_READERS);
    directory = join(compiled.pathOf('extraction/document.ts'), '..');
    reader = new ReaderPool({ processPath: compiled.pathOf('extraction/reader-process.ts'), timeoutMs: 300_000 });
  });
  afterAll(async () => {
    await reader.close();
    await compiled.remove();
  });

  describe('sight', () => {
    it.each(sampleOf<[string, (sheet: Sheet) => unknown]>([
      ['black on white', written()],
      ['white on colour', (sheet: Sheet) => {
        sheet.page.drawRectangle({ x: 40, y: 520, width: 300, height: 60, color: rgb(0.1, 0.3, 0.4) });
        written({ color: rgb(1, 1, 1) })(sheet);
      }],
      ['black on a picture of paper', async (sheet: Sheet) => {
        await place(sheet, await picture(['', ''], { width: 300 }), 0, 50, 520);
        written()(sheet);
      }],
      ['in small print', written({ size: 6.5 })],
    ]))('is had of an account %s', async (_, account) => {
      const document = await read(await invoice(account));
      expect(whyUnseen(document)).toBeNull();
      expect(document.scrutiny).toMatchObject({ sight: { outcome: 'seen' }, doubts: [], possibleAccounts: [] });
    }); // prettier-ignore

    it.each(sampleOf<[string, (sheet: Sheet) => unknown, string]>([
      ['white on a white picture', async (sheet) => {
        await place(sheet, await picture(['', ''], { width: 300 }), 0, 50, 520);
        written({ color: rgb(1, 1, 1) })(sheet);
      }, 'not_drawn'],
      ['grey of 0.955 on white', written({ color: rgb(0.955, 0.955, 0.955) }), 'not_drawn'],
      ['grey of 0.8 on white', written({ color: rgb(0.8, 0.8, 0.8) }), 'too_faint'],
      ['of one point', written({ size: 1 }), 'too_small'],
      ['clipped away inside a frame', (sheet) =>
        raw(sheet, `q 20 500 400 100 re 50 530 300 45 re W* n ${textOperators(sheet, ACCOUNT)} Q`), 'not_drawn'],
      ['under a rounded shape', (sheet) => {
        written()(sheet);
        raw(sheet, 'q 1 g 60 525 m 300 525 l 310 525 310 575 300 575 c 60 575 l 50 575 50 525 60 525 c h f Q');
      }, 'not_drawn'],
      ['half under a rounded shape', (sheet) => {
        written()(sheet);
        raw(sheet, 'q 1 g 60 562 m 300 562 l 310 562 310 575 300 575 c 60 575 l 50 575 50 562 60 562 c h f Q');
      }, 'not_legible'],
    ]))('is not had of an account %s', async (_, account, reason) =>
      expect([reason, 'gone']).toContain(await unseen(await invoice(account)))); // prettier-ignore

    it('is had of what is surely read from a picture', async () => {
      const lines = [...ABOVE_IN_PICTURE, ...ACCOUNT];
      const png = await picture(lines, { width: 595, size: 16 });
      expect(await look(png)).toMatchObject({ sight: { outcome: 'seen' }, doubts: [] });
    });

    it('is not had of faint digits in a picture', async () => {
      const faint = ACCOUNT.map((line) => `<tspan fill="#f0f0f0">${line}</tspan>`);
      expect(await unseen(await picture([...ABOVE_IN_PICTURE, ...faint], { width: 595, size: 16 }))).not.toBeNull();
    });
  });

  describe('doubts', () => {
    const doubts = async (bytes: Uint8Array) => (await look(bytes)).doubts.map(({ reason }) => reason);

    it('are had of writing that cannot be read', async () => {
      const downwards = [...'A8765432167'].map((letter) => `<tspan x="10" dy="13">${letter}</tspan>`).join('');
      const png = await picture([downwards, '', '', '', '', ''], { width: 40 });
      expect(await doubts(await invoice(written(), (sheet) => place(sheet, png)))).toContain('not_legible');
    });

    it('are not had of a logo, a chart, a dashed rule and rounded frames', async () =>
      expect(
        await doubts(
          await invoice(written(), async (sheet) => {
            await place(sheet, await picture(['Wattlebird']), 0, 300, 760);
            const bars = [30, 12, 44, 20, 38, 25, 31].map((height, at) => `${320 + 14 * at} 200 9 ${height} re f`);
            raw(sheet, `q 0.2 0.4 0.6 rg ${bars.join('\n')} Q q [3 3] 0 d 40 400 m 560 400 l S Q`);
            raw(
              sheet,
              'q 60 300 m 200 300 l 210 300 210 310 210 310 c 210 350 l 210 360 200 360 200 360 c 60 360 l S Q',
            );
          }),
        ),
      ).toEqual([]));
  });

  describe('other accounts', () => {
    const accounts = async (bytes: Uint8Array) => (await look(bytes)).possibleAccounts;
    const shown = [expect.objectContaining(OTHER_ACCOUNT)];

    it.each(sampleOf<[string, (sheet: Sheet) => unknown]>([
      ['a picture', async (sheet) => place(sheet, await picture(OTHER))],
      ['a picture on its side', async (sheet) => place(sheet, await picture(OTHER), 90)],
      ['a slanted picture', async (sheet) => place(sheet, await picture(OTHER), 30)],
      ['a picture on its head', async (sheet) => place(sheet, await picture(OTHER), 180, 500, 400)],
      ['slanted text', ({ page, font }) =>
        OTHER.forEach((line, at) => page.drawText(line, { x: 300 + 12 * at, y: 300 - 20 * at, size: 13, font, rotate: degrees(25) }))],
      ['a page behind that is a picture', async ({ document }) => {
        const page = document.addPage([595, 842]);
        await place({ document, page }, await picture(OTHER), 0, 60, 600);
      }],
      ['a turned page behind', async ({ document }) => {
        const page = document.addPage([595, 842]);
        page.setRotation(degrees(180));
        await place({ document, page }, await picture(OTHER), 0, 60, 600);
      }],
      ['a stamp with a picture', async ({ document, page }) => {
        const image = await document.embedPng(await picture(OTHER));
        await image.embed();
        const appearance = document.context.register(
          document.context.flateStream('q 260 0 0 56 0 0 cm /I Do Q', {
            Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 260, 56], Resources: { XObject: { I: image.ref } },
          }),
        );
        const stamp = document.context.register(
          document.context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [300, 300, 560, 356], F: 4, AP: { N: appearance } }),
        );
        page.node.addAnnot(stamp);
      }],
    ]))('are read in %s', async (_, more) => expect(await accounts(await invoice(written(), more))).toEqual(shown)); // prettier-ignore

    it('are read in text upon a scan', async () => {
      const document = await PDFDocument.create();
      const page = document.addPage([595, 842]);
      const font = await document.embedFont(StandardFonts.Helvetica);
      const scan = await document.embedPng(await sharp(await picture([...ABOVE_IN_PICTURE, ...ACCOUNT], { width: 595, size: 16 }))
        .extend({ bottom: 1384, background: '#ffffff' }).png().toBuffer()); // prettier-ignore
      page.drawImage(scan, { x: 0, y: 0, width: 595, height: 842 });
      OTHER.forEach((line, at) => page.drawText(line, { x: 80, y: 200 - 20 * at, size: 13, font }));
      expect(await accounts(await document.save())).toEqual(shown);
    });

    it('are read in red on a green of its brightness in a picture', async () => {
      const page = sharp(await picture([...ABOVE_IN_PICTURE, ...ACCOUNT], { width: 595, size: 16 }));
      const note = await picture(OTHER, { ink: '#ff0000', ground: '#009500' });
      const both = page.extend({ bottom: 400, background: '#ffffff' }).png();
      const placed = sharp(await both.toBuffer()).composite([{ input: note, left: 200, top: 620 }]);
      expect(await accounts(await placed.png().toBuffer())).toEqual(shown);
    });

    // What is like them is among the forged documents that `npm test` reads.
    if (isWhole) {
      it('are found in a picture of red on a green of its brightness', async () => {
        const red = (sheet: Sheet) =>
          picture(OTHER, { ink: '#ff0000', ground: '#009500' }).then((png) => place(sheet, png));
        const { bsb } = OTHER_ACCOUNT;
        expect(await accounts(await invoice(written(), red))).toContainEqual(expect.objectContaining({ bsb }));
      });

      it('are read beside the lines of a picture', async () => {
        const page = sharp(await picture([...ABOVE, ...ACCOUNT], { width: 595, size: 16 }));
        const note = await sharp(await picture(OTHER))
          .rotate(90)
          .png()
          .toBuffer();
        expect(
          await accounts(
            await page
              .composite([{ input: note, left: 1500, top: 100 }])
              .png()
              .toBuffer(),
          ),
        ).toEqual(shown);
      });
    }
  });
});
