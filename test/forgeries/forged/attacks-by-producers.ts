import { add, textOf } from '../draw/drawing.js';
import { byPdfKit, byPdfLib } from '../draw/libraries.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { forger } from '../forger.js';
import { plain } from '../parties.js';
import { near } from './attack-parts.js';

const forged = forger('attacks', 87);

/** What other producers write. */
export const ATTACKS_BY_PRODUCERS = [
  forged('second account by PDFKit, clipped letters', 'A library draws a second account as a clip.', (given) =>
    byPdfKit([given.page], (document) => {
      const { near: box } = given.layout;
      document.save().fontSize(12).fillColor('#222222').text(`Remit ${plain(given.fraud)}`, box.x, box.y + 10, { lineBreak: false, characterSpacing: 3 }).restore();
    })),
  forged('second account by pdf-lib, digit by digit', 'A library draws each digit of a second account apart.', (given) =>
    byPdfLib([given.page], (_, [page]) => {
      const { near: box } = given.layout;
      [...`Pay ${plain(given.fraud)}`].reverse().forEach((text, at, all) => page?.drawText(text, { x: box.x + (all.length - at) * 7, y: given.page.height - box.y - 20, size: 10 }));
    })),
  forged('verified account as a reference, another in outlines', 'The verified account is called a former reference.', (given) => {
    const { page, payee, fraud, layout } = given;
    const rest = { ...page, texts: page.texts.filter(({ part }) => part !== 'bsb' && part !== 'number') };
    return new RawPdf().drawn(add(rest, near(given, [`(previously ${payee.bsb} ${payee.number})`], 7)), { after: outlined([{ ...textOf(page, 'bsb'), text: fraud.bsb }, { ...textOf(page, 'number'), text: fraud.number }, { text: ' ', x: layout.far.x, y: layout.far.y, size: 8 }], page.height) }).file();
  }, { layout: 'across' }),
]; // prettier-ignore
