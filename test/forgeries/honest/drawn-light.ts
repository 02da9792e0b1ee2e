import { textOf } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { honestly } from '../forger.js';

const honest = honestly('drawn light', 1);

/** White and pale drawings that are seen, grounds that are not, and forms whose fields viewers draw by themselves. */
export const DRAWN_LIGHT = [
  honest('white outlines on a dark ground', ({ layout: { far }, page }) => {
    const top = page.height - far.y;
    const name = outlined([{ text: 'THANK YOU', x: far.x + 8, y: far.y + 18, size: 12 }], page.height);
    return new RawPdf().drawn(page, { after: `q 0.1 0.2 0.4 rg ${far.x} ${top - 26} 130 26 re f 1 g ${name} Q` }).file();
  }),
  honest('white ground with round corners and dotted rules', ({ page }) => {
    const [width, height] = [page.width - 40, page.height - 40];
    const dots = Array.from({ length: 200 }, (_, at) => `${20 + 1.5 * at} 22 0.75 0.75 re f`).join(' ');
    const ground = `25 20 m ${width} 20 l ${width + 5} 20 ${width + 5} 25 ${width + 5} 30 c ${width + 5} ${height} l ${width} ${height} l 25 ${height} l 20 ${height} 20 ${height} 20 ${height - 5} c 20 25 l h f`;
    return new RawPdf().drawn(page, { before: `q 1 g ${ground} 0.9 g ${dots} Q` }).file();
  }),
  honest('field to be drawn anew in a standard font', ({ page, payee }) => {
    const pdf = new RawPdf();
    const number = textOf(page, 'number');
    const bottom = page.height - number.y - 3;
    const shown = pdf.form(`/Tx BMC q BT /F00 ${number.size} Tf 0 g 1 3 Td (${payee.number}) Tj ET Q EMC`, 111, number.size + 3);
    const format = '/AA << /F << /S /JavaScript /JS (AFSpecial_Format\\(0\\);) >> >>';
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (${payee.number}) /DA (/Helv ${number.size} Tf 0 g) /F 4 /Rect [${number.x - 1} ${bottom} ${number.x + 110} ${bottom + number.size + 3}] /AP << /N ${shown} 0 R >> ${format} >>`);
    const encoding = '<< /Type /Encoding /Differences [24 /breve /caron 48 /zero /one] >>';
    pdf.catalog = `/AcroForm << /NeedAppearances true /Fields [${field} 0 R] /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >> >> >> >>`;
    return pdf.drawn({ ...page, texts: page.texts.filter(({ part }) => part !== 'number') }, { annotations: [field] }).file();
  }),
]; // prettier-ignore
