import { accountOf, withoutAccount } from '../draw/drawing.js';
import { type FontMap, fontWithMaps } from '../draw/font-maps.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';

const forged = forger('attacks', 9);

const honest = (character: string): string => character;
/** Each digit three more. */
const lie = (character: string): string => (/\d/.test(character) ? String((Number(character) + 3) % 10) : character);

const SYMBOLIC = 4;
const TEXT = 32;
const WIDTHS = Array.from({ length: 95 }, (_, at) => (at === 0 || at === 13 ? (at === 0 ? 278 : 333) : 556)).join(' ');

const WHY = 'Poppler or Ghostscript takes another map of the font than pdf.js and PDFium, and draws other digits.';

/** Fonts of which viewers choose different maps, each with how it is written. All passed at first contact. */
export const ATTACKS_ON_FONT_MAPS = (
  [
    ['two maps of Windows', [{ platform: 3, encoding: 1, draws: honest }, { platform: 3, encoding: 1, draws: lie }], TEXT, '/Encoding /WinAnsiEncoding'],
    ['a map of symbols beside one of text', [{ platform: 3, encoding: 0, base: 0xf000, draws: lie }, { platform: 3, encoding: 1, draws: honest }], TEXT, ''],
    ['a map of the Macintosh beside one of symbols', [{ platform: 1, encoding: 0, draws: lie }, { platform: 3, encoding: 0, base: 0xf000, draws: honest }], SYMBOLIC, '/Encoding /MacRomanEncoding'],
    ['a map of Windows beside one of the Macintosh', [{ platform: 1, encoding: 0, draws: honest }, { platform: 3, encoding: 1, draws: lie }], 0, ''],
  ] satisfies [string, FontMap[], number, string][]
).map(([name, maps, flags, encoding]) =>
  forged(`font: ${name}`, WHY, ({ page }) => {
    const pdf = new RawPdf();
    const file = fontWithMaps(maps);
    const program = pdf.addDeflated(file, `/Length1 ${file.length}`);
    const descriptor = pdf.add(
      `<< /Type /FontDescriptor /FontName /ABCDEF+Odd /Flags ${flags} /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 ${program} 0 R >>`,
    );
    const font = pdf.add(
      `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Odd /FirstChar 32 /LastChar 126 /Widths [${WIDTHS}] /FontDescriptor ${descriptor} 0 R ${encoding} >>`,
    );
    const digits = accountOf(page)
      .map(({ text, x, y, size }) => `q 0 g BT /Odd ${size} Tf 1 0 0 1 ${x} ${page.height - y} Tm (${text}) Tj ET Q`)
      .join('\n');
    return pdf.drawn(withoutAccount(page), { after: digits, fonts: `/Odd ${font} 0 R` }).file();
  }, { layout: 'columns', shows: () => 'the account with three more for each digit' }),
); // prettier-ignore
