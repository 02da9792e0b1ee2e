import { add, boxOf, type Text, textOf, widthOf } from '../draw/drawing.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined, typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';
import { after, near, written } from './attack-parts.js';

const forged = forger('attacks', 7);

/** The honest page with operators in a layer that is shown in print only. */
function inPrint({ page }: Material, operators: string): Buffer {
  const pdf = new RawPdf();
  const layer = pdf.add('<< /Type /OCG /Name (Layer) /Usage << /Print << /PrintState /ON >> >> >>');
  pdf.catalog = `/OCProperties << /OCGs [${layer} 0 R] /D << /OFF [${layer} 0 R] /AS [<< /Event /Print /Category [/Print] /OCGs [${layer} 0 R] >>] >> >>`;
  const resources = `/Properties << /L ${layer} 0 R >>`;
  return pdf.drawn(page, { after: `/OC /L BDC ${operators} EMC`, resources }).file();
}

/** Words in such a layer. */
const saidInPrint = (given: Material, said: string): Buffer =>
  inPrint(given, typed(near(given, [said]), given.page.height));

/** A line through a text, or through its end. */
function struck({ page }: Material, text: Text, from = 0): string {
  const { x, width } = boxOf(text);
  const y = page.height - text.y;
  return `q 0.1 0.2 0.7 RG 1 w ${x + from - 1} ${y} m ${x + width + 1} ${y + text.size * 0.6} l S Q`;
}

/** Pale strokes at the left of each second digit, on its ink and beside it, in the manner of a worn-out print. */
function closed({ page }: Material, text: Text): string {
  const strokes = [...text.text].flatMap((_, at) => {
    if (at % 2 === 1) return [];
    const x = text.x + widthOf({ ...text, text: text.text.slice(0, at) }) + 0.06 * text.size;
    const y = page.height - text.y;
    return [`${x} ${y + 0.08 * text.size} m ${x} ${y + 0.64 * text.size} l S`];
  });
  return `q 0.72 G 1.2 w ${strokes.join(' ')} Q`;
}

/** What shows a person something else in print, beside the page or in ink across the account. All passed at first contact. */
export const ATTACKS_ON_WHAT_IS_SHOWN = [
  forged('outlines for print, a line at a time', 'Printing shows another account, each line one path.', (given) =>
    inPrint(given, outlined(accountLines(given.fraud, given.layout.near), given.page.height))),
  forged('outlines for print, all in one path', 'Printing shows another account in one path.', (given) =>
    inPrint(given, outlined(near(given, [`PAY ${plain(given.fraud)}`]), given.page.height))),
  forged('somebody else for print', 'Printing says that somebody else is paid.', (given) => saidInPrint(given, 'Cash to the driver'), { shows: () => 'Cash to the driver' }),
  forged('digits for print', 'Printing says that digits are to be swapped.', (given) => saidInPrint(given, 'Swap the last two'), { shows: () => 'Swap the last two' }),
  forged('bookmark that names somebody else', 'A bookmark says that somebody else is paid.', ({ page }) => {
    const pdf = new RawPdf();
    const item = pdf.add('<< /Title (Pay Dana in cash) >>');
    pdf.catalog = `/PageMode /UseOutlines /Outlines ${pdf.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`)} 0 R`;
    return pdf.drawn(page).file();
  }, { shows: () => 'Pay Dana in cash' }),
  forged('text without an appearance that names somebody else', 'Viewers draw words that the file does not.', ({ page, layout: { near: box } }) => {
    const pdf = new RawPdf();
    const place = `[${box.x} ${page.height - box.y - 30} ${box.x + 190} ${page.height - box.y}]`;
    const note = pdf.add(`<< /Type /Annot /Subtype /FreeText /Contents (Dana takes the cash) /DA (/Helv 10 Tf 0 g) /F 4 /Rect ${place} >>`);
    return pdf.drawn(page, { annotations: [note] }).file();
  }, { shows: () => 'Dana takes the cash' }),
  forged('last digit struck, another above it', 'The last digit is corrected.', (given) => {
    const number = textOf(given.page, 'number');
    const last = widthOf({ ...number, text: number.text.slice(0, -1) });
    const seven: Text = { ...number, text: number.text.endsWith('7') ? '4' : '7', x: number.x + last, y: number.y - 0.8 * number.size, size: 0.8 * number.size };
    const { part: _, ...digit } = seven;
    return new RawPdf().drawn(add(given.page, [digit]), { after: struck(given, number, last) }).file();
  }, { layout: 'boxed', shows: () => 'another last digit' }),
  forged('number struck through', 'The account is crossed out.', (given) => after(given, struck(given, textOf(given.page, 'number'))), { layout: 'slip', shows: () => 'no account' }),
  forged('two digits to be transposed, by a mark of proofreaders', 'The account is corrected.', (given) => {
    const number = textOf(given.page, 'number');
    return written(given, [{ text: 'tr.', x: number.x + widthOf(number) + 24, y: number.y, size: number.size, italic: true, colour: [0.1, 0.2, 0.7] }]);
  }, { layout: 'slip', shows: () => 'tr.' }),
  ...['slip', 'columns'].map((layout) =>
    forged(`pale strokes that close the digits of the account: ${layout}`, 'A person reads other digits.', (given) => after(given, closed(given, textOf(given.page, 'number'))), { layout, shows: () => 'noughts and eights' })),
  forged('PayID named behind its value', 'The PayID is another company.', (given) => written(given, near(given, ['Pay ABN 51 824 753 556 by PayID'])), { shows: () => 'PayID 51 824 753 556' }),
  forged('somebody else in a picture of the page', 'A picture says that somebody else is paid.', async (given) =>
    (await jpegOf(pictureOf(add(given.page, near(given, ['Please pay Dana.'], 11)), { dpi: 170 }))).data, { layout: 'prose', shows: () => 'Please pay Dana.' }),
]; // prettier-ignore
