import { glyphsOf, lyingFont, type3Font } from '../draw/odd-fonts.js';
import { byPdfKit, byPdfLib } from '../draw/libraries.js';
import { encryption128, encryption256 } from '../../support/extraction/breadth/encryption.js';
import { withUpdate } from '../../support/extraction/breadth/pdf-writer.js';
import { add, type Drawing, type Text, withoutAccount, accountOf } from '../draw/drawing.js';
import { operatorsOf, RawPdf } from '../draw/raw-pdf.js';
import { honestly, type Material } from '../forger.js';

const honest = honestly('producers', 0);

const ROUNDS = [0, 1, 2, 3, 4, 5];

/** The account's digits in an odd font that says what it draws. */
function oddDigits(page: Drawing, fontOf: typeof lyingFont): Buffer {
  const pdf = new RawPdf();
  const texts: Text[] = accountOf(page);
  const glyphs = texts.map(({ text }) => glyphsOf(text, (each) => each));
  const odd = fontOf(pdf, glyphs.flat());
  const after = texts.map((text, at) => odd.write(text, 'Odd', page.height, glyphs[at])).join('\n');
  return pdf.drawn(withoutAccount(page), { after, fonts: `/Odd ${odd.font} 0 R` }).file();
}

export const PRODUCERS = [
  ...ROUNDS.map((round) => honest(`by pdf-lib, ${round}`, ({ page }) => byPdfLib([page]))),
  ...ROUNDS.map((round) => honest(`by PDFKit with a subset font, ${round}`, ({ page }) => byPdfKit([page]))),
  honest('digits in a composite font', ({ page }) => oddDigits(page, lyingFont)),
  honest('digits in a drawn font', ({ page }) => oddDigits(page, (pdf, glyphs) => type3Font(pdf, glyphs, { mapped: true }))),
  honest('encrypted with RC4', ({ page }) => new RawPdf().drawn(page).file(encryption128('RC4'))),
  honest('encrypted with AES', ({ page }) => new RawPdf().drawn(page).file(encryption256())),
  honest('page turned by 90', ({ page }) => new RawPdf().drawn(page, { entries: '/Rotate 90' }).file()),
  honest('page turned by 270', ({ page }) => new RawPdf().drawn(page, { entries: '/Rotate 270' }).file()),
  honest('updated information', ({ page }) => {
    const pdf = new RawPdf().drawn(page);
    const info = pdf.add('<< /Producer (Accounts) >>');
    return withUpdate(pdf.file(), info, '<< /Producer (Accounts 2) /Title (Invoice) >>');
  }),
  ...['[0 0] 0', '[0] 0', '[-3 2] 0'].map((dashes) =>
    honest(`a rule of dashes of no length, ${dashes}`, ({ page }) =>
      new RawPdf().drawn(page, { after: `q ${dashes} d 1 w 60 60 m 300 60 l S Q` }).file())),
  // Each viewer has Helvetica of its own, which shows in letters of this size.
  ...['Quality Quotes', 'Octet Office Fitouts'].flatMap((text) => {
    const slogan = ({ page, layout: { far } }: Pick<Material, 'page' | 'layout'>): Drawing =>
      add(page, [{ text, x: far.x + 2, y: far.y + 26, size: 24, bold: true, colour: [0.1, 0.2, 0.4] }]);
    return [
      honest(`${text} in large Helvetica, by pdf-lib`, (given) => byPdfLib([slogan(given)])),
      honest(`${text} in large Helvetica`, (given) => new RawPdf().drawn(slogan(given)).file()),
    ];
  }),
  honest('crop box within the page', ({ page: { height, width, ...page } }) =>
    new RawPdf()
      .drawn({ ...page, width, height }, { entries: `/MediaBox [-20 -20 ${width + 20} ${height + 20}] /CropBox [0 0 ${width} ${height}] /TrimBox [5 5 ${width - 5} ${height - 5}]` })
      .file()),
  honest('page updated twice', ({ page }) => {
    const pdf = new RawPdf().drawn(page);
    const info = pdf.add('<< /Producer (Accounts) >>');
    const file = pdf.file();
    const number = Number(/\/Contents (\d+) 0 R/.exec(file.toString('latin1'))?.[1]);
    const content = operatorsOf(page);
    const again = withUpdate(file, number, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    return withUpdate(withUpdate(again, info, '<< /Producer (Accounts 2) >>'), info, '<< /Producer (Accounts 3) >>');
  }),
]; // prettier-ignore
