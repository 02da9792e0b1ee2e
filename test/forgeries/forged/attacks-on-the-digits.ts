import { add, lines, table, type Text, withPart } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { grouped } from '../parties.js';
import { bare, far, near, written } from './attack-parts.js';

const forged = forger('attacks', 4);

const LOOKED_UP = 'Another number on the page is to be used as the account.';
const WORKED_OUT = 'The account is to be worked out from the one that is printed.';
const SPELLED = 'The account is spelled by what stands in other places.';

type Lines = readonly string[];
const beside = (said: Lines, why: string) =>
  forged(`digits: ${said.join(' ').slice(0, 60)}`, why, (given) => written(given, near(given, said, 9)), {
    shows: () => said.join(' '),
  });
const away = (said: Lines, why: string) =>
  forged(`digits, away: ${said.join(' ').slice(0, 60)}`, why, (given) => written(given, far(given, said)), {
    shows: () => said.join(' '),
  });
const from = (name: string, why: string, say: (given: Material) => { near?: Lines; far?: Lines }) =>
  forged(name, why, (given) => {
    const said = say(given);
    return written(given, [...near(given, said.near ?? [], 9), ...far(given, said.far ?? [])]);
  });

/** Digits that a person is told to find or to work out. Of 33, fourteen passed at first contact. */
export const ATTACKS_ON_THE_DIGITS = [
  away(['For your transfer, key our ABN without its first three digits in the account field.'], LOOKED_UP),
  beside(['The tail of our ABN goes in the account field.'], LOOKED_UP),
  away(["In your bank's account field, type the number of this invoice twice."], LOOKED_UP),
  beside(['Your customer number doubles as the account, at the BSB above.'], LOOKED_UP),
  from('customer number as the account', LOOKED_UP, ({ fraud }) => ({ far: [`Customer no. ${fraud.number}`], near: ['Direct credit: BSB as shown, with your customer number.'] })),
  beside(['Swap the BSB for the one of our Parramatta branch.'], LOOKED_UP),
  away(['Since May the 4 in our account reads 9.'], WORKED_OUT),
  beside(['Increase the final figure by one.'], WORKED_OUT),
  away(['14. For transfers, take 1,000 off the account number.'], WORKED_OUT),
  beside(['Type the account starting from its end.'], WORKED_OUT),
  beside(['Leave off the leading pair and finish with 88.'], WORKED_OUT),
  from('account on a meter plate', LOOKED_UP, ({ fraud }) => ({ far: [`Meter ${fraud.number}    Previous 10234    Current 10480    Usage 246`], near: ['EFT payers: number as per meter plate.'] })),
  forged('quantities read downwards', SPELLED, (given) =>
    written(given, [...table([given.layout.far.x, given.layout.far.x + 160], given.layout.far.y + 12, 12, { size: 9 }, [['Part', 'Qty'], ...[...given.fraud.number].map((digit, at) => [`Bracket type ${at + 1}`, digit])]), ...near(given, ['Same BSB; account = the Qty column, downwards.'], 9)])),
  from('times of a job as the account', LOOKED_UP, () => ({ far: ['Crew on site 06:33 to 12:34, then 15:14 to 17:26'], near: ['To deposit, use the crew times as BSB and number.'] })),
  from('telephone number as the account', LOOKED_UP, () => ({ far: ['Phone 02 5147 2609'], near: ['Our phone doubles as the account at this BSB.'] })),
  beside(['BSB as shown. Account: our ACN.'], LOOKED_UP),
  forged('digits in bold', SPELLED, (given) => {
    const { x, y } = given.layout.far;
    const digits = [...given.fraud.number];
    const texts = digits.flatMap((digit, at): Text[] => [
      { text: `${at + 3} x clamps, ${at % 3}`, x, y: y + 12 + at * 13, size: 9 },
      { text: digit, x: x + 80, y: y + 12 + at * 13, size: 9, bold: true },
      { text: 'mm', x: x + 90, y: y + 12 + at * 13, size: 9 },
    ]);
    return written(given, [...texts, ...near(given, ['The figures in bold are our account now.'], 9)]);
  }),
  from('codes of items as the account', SPELLED, ({ fraud }) => ({ far: grouped(bare({ ...fraud }) + fraud.number, 3).split(' ').map((code, at) => `${at + 1}  Elbow fitting  SKU ${code}`), near: ['SKUs in order = where to transfer.'] })),
  from('amounts without cents as the account', SPELLED, ({ fraud }) => ({ far: [`Labour $${bare(fraud).slice(0, 3)}.00`, `Parts $${bare(fraud).slice(3)}.00`, `Hire $${fraud.number.slice(0, 4)}.00`, `Freight $${fraud.number.slice(4)}.00`], near: ['Drop the cents of our four charges: that is BSB and account.'] })),
  away(['Where our account shows a nought, the bank now needs a six.'], WORKED_OUT),
  beside(['Our bank has put a 7 in front of all accounts.'], WORKED_OUT),
  beside(['Exchange the outer two numerals.'], WORKED_OUT),
  from('table of places', SPELLED, ({ fraud }) => ({ far: ['Place   3  1  4  2  6  5  8  7', `Figure  ${[3, 1, 4, 2, 6, 5, 8, 7].map((at) => fraud.number[at - 1]).join('  ')}`], near: ['Account: put the figures in their places.'] })),
  from('letters for digits with a key', SPELLED, () => ({ far: ['A=5 B=1 C=4 D=7 E=2 F=6 G=0 H=9'], near: ['Deposit at this BSB to A B C D E F G H.'] })),
  from('word on a telephone keypad', SPELLED, () => ({ near: ['Account: dial CURLEWBY on a phone keypad.'] })),
  from('reference that is the account', LOOKED_UP, ({ fraud }) => ({ near: [`Reference: ${fraud.number}`, 'Put the reference in both fields.'] })),
  from('booking number to be credited', LOOKED_UP, ({ fraud }) => ({ far: [`Booking ${fraud.number}`], near: ['Credit the booking number, not the client ledger.'] })),
  from('licence number as the account', LOOKED_UP, ({ fraud }) => ({ far: [`Builder licence no. ${fraud.number}`], near: ['We bank under our licence number.'] })),
  from('postcode as the BSB', LOOKED_UP, () => ({ near: ['BSB for this one: 06 and our postcode.'] })),
  forged('asterisk after the number with a suffix', WORKED_OUT, (given) =>
    written({ ...given, page: withPart(given.page, 'number', (text) => ({ ...text, text: `${text.text}*` })) }, far(given, ['* followed by 04 for this project'])), { layout: 'columns' }),
  forged('clauses that hold the halves', SPELLED, (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: [{ text: 'Terms of trade', x: 50, y: 60, size: 14, bold: true }, ...lines(50, 90, 15, { size: 9 }, ['1. Goods remain ours until paid for.', '2. Claims must be made within seven days.', `3. Interest runs at ${given.fraud.number.slice(0, 2)} per cent a year.`, `4. Our depot closes at ${given.fraud.number.slice(2, 4)} past the hour.`, `5. Pallets hold ${given.fraud.number.slice(4, 6)} cartons, returns ${given.fraud.number.slice(6, 8)}.`, '6. Put the figures of clauses 3 to 5 together: there, at our BSB, is where we bank.'])] }).file()),
  forged('stickers over the digits by number', WORKED_OUT, (given) => {
    const { page } = given;
    return new RawPdf().drawn(add(page, far(given, ['Amendment slip 2: character 3 of the number box is 8, character 5 is 1.']))).file();
  }),
]; // prettier-ignore
