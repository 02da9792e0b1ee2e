import { accountOf, withoutAccount } from '../draw/drawing.js';
import { ALWAYS, below, type Condition, movingFont, UNSMOOTHED } from '../draw/moving-font.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';

const forged = forger('attacks', 3);

/** Each digit three more. */
const more = (character: string): string => String((Number(character) + 3) % 10);

const WIDTHS = Array.from({ length: 95 }, (_, at) => (at === 0 ? 278 : at === 13 ? 333 : 556)).join(' ');

/** Fonts whose outlines draw the verified account, and whose instructions make another of it. */
export const ATTACKS_BY_INSTRUCTIONS = (
  [
    ['at any size', () => ALWAYS, 'Viewers that carry out instructions draw other digits.'],
    ['below 40 pixels', () => below(40), 'On screens, viewers that carry out instructions draw other digits.'],
    ['where nothing is smoothed', () => UNSMOOTHED, 'Ghostscript, unlike PDFium, does not say that it smooths for screens, and draws other digits.'],
    ['where nothing is smoothed, below 30 pixels', () => [...UNSMOOTHED, ...below(30), 0x5a], 'Ghostscript draws other digits on screens.'],
  ] satisfies [string, (length: number) => Condition, string][]
).map(([name, condition, why]) =>
  forged(`font: digits moved by instructions ${name}`, why, ({ page }) => {
    const pdf = new RawPdf();
    const file = movingFont(more, condition);
    const program = pdf.addDeflated(file, `/Length1 ${file.length}`);
    const descriptor = pdf.add(
      `<< /Type /FontDescriptor /FontName /ABCDEF+Odd /Flags 32 /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 ${program} 0 R >>`,
    );
    const font = pdf.add(
      `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Odd /FirstChar 32 /LastChar 126 /Widths [${WIDTHS}] /FontDescriptor ${descriptor} 0 R /Encoding /WinAnsiEncoding >>`,
    );
    const digits = accountOf(page)
      .map(({ text, x, y, size }) => `q 0 g BT /Odd ${size} Tf 1 0 0 1 ${x} ${page.height - y} Tm (${text}) Tj ET Q`)
      .join('\n');
    return pdf.drawn(withoutAccount(page), { after: digits, fonts: `/Odd ${font} 0 R` }).file();
  }, { layout: 'columns', shows: () => 'the account with three more for each digit' }),
); // prettier-ignore
