import { add, type Area, lines, table, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { far, near, written } from '../forged/attack-parts.js';
import { honestly } from '../forger.js';

const honest = honestly('neighbours', 5);

/** What honest businesses say with the words of forged documents, beside the account. */
const BESIDE: readonly string[] = [
  'Please use your customer number as the payment reference.',
  'Quote the invoice number in the description field.',
  'BSB and account as above, reference: your job number.',
  'Bank cheques only for amounts over $10,000.',
  'This mailbox is not monitored.',
  'EFT is our preferred method.',
  'Cheques made out to us can be posted to PO Box 88.',
  'Your account details are safe with us.',
  'Overpayments are refunded within a week.',
];

/** The same elsewhere on the page. */
const AWAY: readonly string[] = [
  'The serial number is on the plate behind the door.',
  'Meter number 40218 read on 2 May.',
  'Attending the receiver and manager of the tenant by telephone',
  'Advice on the assignment of the lease',
  'Retention of 5% is released after the defects period.',
  'We have new owners, the same crew and the same bank.',
  'Goods belong to us until they are paid for.',
  'The licence number of our gas fitter is 41882.',
  'Character references supplied for two staff.',
  'Jobs booked after 1 May are billed at the new rate.',
  'Ring Moira for the full account history.',
  'Payments by card attract a surcharge, payments by bank transfer do not.',
  'Donations go to the Royal Flying Doctor Service.',
];

/** A list of ways to pay, each behind a box to tick, of which some are crossed. */
function ticked(
  { layout, page, payee }: Parameters<Parameters<typeof honest>[1]>[0],
  crossed: readonly number[],
): Buffer {
  const { x, y } = layout.near;
  const ways = ['Cheque by post', `EFT: BSB ${payee.bsb}, account ${payee.number}`, 'Card at our office'];
  const boxes = ways.map((_, at): Area => ({ x, y: y + 6 + 12 * at, width: 7, height: 7, stroke: [0.1, 0.1, 0.1] }));
  const texts = ways.map((text, at): Text => ({ text, x: x + 14, y: y + 12.4 + 12 * at, size: 8 }));
  const crosses = crossed.map((at): Text => ({ text: 'X', x: x + 0.8, y: y + 12.4 + 12 * at, size: 8, bold: true }));
  return new RawPdf().drawn(add(page, [...texts, ...crosses], boxes)).file();
}

/** Honest invoices that are like forged ones in their words and their setting. */
export const NEIGHBOURS_OF_FORGERIES = [
  ...BESIDE.map((said) => honest(`beside: ${said}`, (given) => written({ ...given, fraud: given.payee }, near({ ...given, fraud: given.payee }, [said], 9)))),
  ...AWAY.map((said) => honest(`away: ${said}`, (given) => written({ ...given, fraud: given.payee }, far({ ...given, fraud: given.payee }, [said])))),
  honest('note to the prices', (given) => written({ ...given, fraud: given.payee }, far({ ...given, fraud: given.payee }, ['* Prices include GST.', '\xb9 Rate from 1 July.']))),
  honest('checks in each row', ({ layout, page }) => new RawPdf().drawn({ ...page, texts: [...page.texts, ...table([layout.far.x, layout.far.x + 120], layout.far.y + 12, 14, { size: 9 }, [['Item', 'Check'], ['Brakes', 'Good'], ['Tyres', 'Fair'], ['Lights', 'Good'], ['Horn', 'Good'], ['Mirrors', 'Fair']])] }).file()),
  honest('trades in a column', ({ layout, page }) => new RawPdf().drawn({ ...page, texts: [...page.texts, ...lines(layout.far.x + 4, layout.far.y + 14, 16, { size: 9 }, ['Plumbing', 'Gas', 'Drains', 'Roofing', 'Gutters'])] }).file()),
  honest('ways to pay with empty boxes', (given) => ticked(given, [])),
  honest('ways to pay with the transfer crossed', (given) => ticked(given, [1])),
  honest('ranges of a pool', ({ layout, page }) => new RawPdf().drawn({ ...page, texts: [...page.texts, ...table([0, 40, 80, 120, 160].map((at) => layout.far.x + at), layout.far.y + 12, 14, { size: 8 }, [['Cl', 'pH', 'Alk', 'Calcium', 'CYA'], ['1-3', '7.2-7.6', '80-120', '150-250', '30-50']])] }).file()),
  honest('ways to pay that are open', ({ layout, page }) => new RawPdf().drawn({ ...page, texts: [...page.texts, ...table([layout.far.x, layout.far.x + 150], layout.far.y + 12, 14, { size: 9 }, [['Way to pay', 'Accepted'], ['Bank transfer', 'Yes'], ['Credit card', 'No'], ['Cheque', 'No']])] }).file()),
]; // prettier-ignore
