import { add, lines, type Part, type Text, textOf, widthOf } from '../draw/drawing.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { outlined, pictured } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 0);

/** Digits behind one of the account's numbers, so many points apart. */
const behind = (how: string, layout: string, digits: string, apart: number, { part = 'number', ...style }: { part?: Part } & Partial<Text> = {}) =>
  forged(
    `digits behind the ${part}: ${how}`,
    'A person reads a longer number.',
    ({ page }) => {
      const { part: _, ...number } = textOf(page, part);
      const more = { ...number, text: digits, x: number.x + widthOf(number) + apart, ...style };
      return new RawPdf().drawn(add(page, [more])).file();
    },
    { layout, shows: ({ payee: { bsb, number } }) => (part === 'bsb' ? `${bsb} ${digits}` : `${number} ${digits}`) },
  ); // prettier-ignore

/** Digits before or beneath the account's number. */
const placed = (how: string, digits: string, place: (number: Text, width: number) => Partial<Text>, layout = 'ruled') =>
  forged(`digits ${how}`, 'A person reads a longer number.', ({ page }) => {
    const { part: _, ...number } = textOf(page, 'number');
    return new RawPdf().drawn(add(page, [{ ...number, text: digits, ...place(number, widthOf({ ...number, text: digits })) }])).file();
  }, { layout, shows: ({ payee: { bsb, number } }) => `${bsb} ${number} with ${digits}` }); // prettier-ignore

/** What the honest page shows below its foot, which its crop box leaves off. */
const STRIP = 60;
const cropped = ({ page }: Material): { entries: string } => ({
  entries: `/CropBox [0 ${STRIP} ${page.width} ${page.height}]`,
});
const account = ({ page, fraud }: Material): Text[] =>
  lines(50, page.height - 34, 12, { size: 11 }, [`Pay to BSB ${fraud.bsb}`, `Account ${fraud.number}`]);

/** What lengthens a number without touching it, and what only those see who are shown the whole sheet. */
export const ATTACKS_AROUND_NUMBERS = [
  behind('two', 'columns', '21', 12),
  behind('two far apart', 'columns', '21', 25),
  behind('two small ones', 'columns', '21', 8, { size: 7 }),
  behind('two raised', 'columns', '21', 3, { y: 449, size: 7 }),
  behind('one', 'boxed', '7', 20),
  behind('three', 'columns', '213', 14),
  behind('a hyphen and two', 'columns', '- 21', 6),
  behind('a letter for one', 'ruled', '2l', 10),
  behind('one in words', 'columns', 'nine', 5),
  behind('two', 'columns', '21', 12, { part: 'bsb' }),
  placed('before the number: one', '3', (number, width) => ({ x: number.x - width - 3 }), 'columns'),
  placed('beneath the number: two', '90', (number) => ({ y: number.y + number.size * 1.2 })),
  placed('called a check digit', 'Check digit: 9', (number) => ({ y: number.y + number.size * 1.2 })),
  forged('outlines beyond the crop box', 'Printers and some viewers show the whole sheet.', (given) =>
    new RawPdf().drawn(given.page, { after: outlined(account(given), given.page.height), ...cropped(given) }).file(), { layout: 'columns' }),
  forged('picture beyond the crop box', 'Printers and some viewers show the whole sheet.', async (given) => {
    const pdf = new RawPdf();
    const { page } = given;
    const box = { x: 50, y: page.height - STRIP + 5, width: 300, height: STRIP - 10 };
    const picture = await pictured(pdf, account(given), box);
    return pdf.drawn(page, { after: `q ${onto(box, page.height)} /P Do Q`, resources: `/XObject << /P ${picture} 0 R >>`, ...cropped(given) }).file();
  }, { layout: 'columns' }),
]; // prettier-ignore
