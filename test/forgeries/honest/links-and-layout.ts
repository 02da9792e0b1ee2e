import { aroundCircle, onWave } from '../draw/bent.js';
import { add, boxOf, lines, textOf } from '../draw/drawing.js';
import { forWeb } from '../draw/for-web.js';
import { movedGlyphs } from '../draw/moved-glyphs.js';
import { RawPdf, rect } from '../draw/raw-pdf.js';
import { honestly, type Material } from '../forger.js';

const honest = honestly('links and layout', 3);

const action = '/A << /S /URI /URI (https://harbour.example/invoices/117) >>';

const sealed = (name: string, text: (given: Omit<Material, 'fraud'>) => string, radius = 34) =>
  honest(name, (given) => {
    const { x, y } = given.layout.far;
    return new RawPdf().drawn(add(given.page, aroundCircle(text(given), { size: 6.5 }, { x: x + 60, y: y + 50, radius }))).file();
  }); // prettier-ignore

/** What other viewers may show otherwise, and honest programs write. */
export const LINKS_AND_LAYOUT = [
  honest('laid out for the web', ({ page }) => {
    const pdf = new RawPdf().drawn(page);
    return forWeb(pdf.file(), pdf.pageNumber(0));
  }),
  honest('links with borders around lines', (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const words = lines(near.x + 4, near.y + 14, 8, { size: 5 }, Array.from({ length: 7 }, (_, at) => `Visit our website, page ${at}`));
    const links = words.map((word) => pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 1] /C [1 0 0] /Rect ${rect(boxOf(word), given.page.height)} ${action} >>`));
    return pdf.drawn(add(given.page, words), { annotations: links }).file();
  }),
  honest('links without borders around pictures', (given) => {
    const pdf = new RawPdf();
    const { far } = given.layout;
    const boxes = Array.from({ length: 8 }, (_, at) => ({ x: far.x + 14 * at, y: far.y + 4, width: 10, height: 10 }));
    const links = boxes.map((box) => pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ${rect(box, given.page.height)} ${action} >>`));
    return pdf.drawn(add(given.page, [], boxes.map((box) => ({ ...box, fill: [0.2, 0.4, 0.7] as const }))), { annotations: links }).file();
  }),
  honest('account in a link', (given) => {
    const pdf = new RawPdf();
    const links = (['bsb', 'number'] as const).map((part) => pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 1] /Rect ${rect(boxOf(textOf(given.page, part)), given.page.height)} ${action} >>`));
    return pdf.drawn(given.page, { annotations: links }).file();
  }),
  honest('bookmark of a page of the web', (given) => {
    const pdf = new RawPdf();
    const item = pdf.add(`<< /Title (Our website) ${action} >>`);
    pdf.catalog = `/Outlines ${pdf.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`)} 0 R`;
    return pdf.drawn(given.page).file();
  }),
  honest('digits a little beside their places', (given) => {
    const { page } = given;
    const number = textOf(page, 'number');
    const pdf = new RawPdf();
    const glyphs = [...number.text].map((character, at) => ({ character, right: at % 2 === 0 ? 40 : -40, up: at % 3 === 0 ? -180 : 0 }));
    return pdf.drawn({ ...page, texts: page.texts.filter(({ part }) => part !== 'number') }, movedGlyphs(pdf, glyphs, number, page.height)).file();
  }),
  sealed('seal of the business', ({ payee: { businessName } }) => `${businessName.toUpperCase()} · SINCE 1987 · `, 40),
  sealed('seal with the account', ({ payee: { bsb, number } }) => `PAY TO BSB ${bsb} A/C ${number} · `),
  honest('words on a wave', (given) => {
    const { x, y } = given.layout.near;
    return new RawPdf().drawn(add(given.page, onWave('Thank you for your business', { size: 9 }, { x: x + 4, y: y + 26, rise: 6, length: 120 }))).file();
  }),
]; // prettier-ignore
