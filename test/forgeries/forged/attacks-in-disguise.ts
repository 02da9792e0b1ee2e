import type { Account } from '../documents.js';
import { lines } from '../draw/drawing.js';
import { forger, type Material } from '../forger.js';
import { after, bare, near, written } from './attack-parts.js';

const forged = forger('attacks', 90);
const DISGUISED = 'The number of another account is written as something else.';
const IN_PIECES = 'Another account is given in pieces, each behind a count.';
const said = (name: string, why: string, say: (fraud: Account, given: Material) => readonly string[]) =>
  forged(name, why, (given) => written(given, near(given, say(given.fraud, given))));

/** As dollars, the last two digits as cents. */
const sum = (digits: string): string => `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;

/** Accounts written as other numbers, or in pieces. */
export const ATTACKS_IN_DISGUISE = [
  said('as a sum under the bank account', DISGUISED, ({ number }) => ['Bank account (same bank)', `$${sum(number)}`]),
  said('as a sum without a sign', DISGUISED, ({ number }) => ['Account for transfer', sum(number)]),
  said('as a service number of the same bank', DISGUISED, ({ number }) => ['Funds transfer', `BSB as above, number 1300 ${number.slice(0, 3)} ${number.slice(3, 6)}`]),
  said('as two dates under bank details', DISGUISED, () => ['Bank details', '12/06/24', '15/11/2027']),
  said('as millimetres', DISGUISED, ({ number }) => ['Deposit', `${number.padStart(8, '4')} mm`]),
  said('in Roman digits', DISGUISED, () => ['Account', 'IV V VI VII VIII IX I II']),
  said('in ordinals', DISGUISED, () => ['Account: fourth fifth sixth seventh eighth ninth first second']),
  said('as an invoice number under EFT', DISGUISED, (fraud) => ['EFT', `INV-${bare(fraud)}-${fraud.number}`]),
  said('first and second half', IN_PIECES, ({ number }) => [`First half: ${number.slice(0, 4)}`, `Second half: ${number.slice(4)}`]),
  said('parts by letters', IN_PIECES, (fraud) => [`Part A ${bare(fraud).slice(0, 3)}`, `Part B ${bare(fraud).slice(3)}`, `Part C ${fraud.number.slice(0, 4)}`, `Part D ${fraud.number.slice(4)}`]),
  said('a list of steps', IN_PIECES, (fraud) => [`1. ${bare(fraud).slice(0, 3)}`, `2. ${bare(fraud).slice(3)}`, `3. ${fraud.number.slice(0, 4)}`, `4. ${fraud.number.slice(4)}`]),
  forged('outlines behind a circle of less than no size', 'Where one viewer stops to draw, others go on.', (given) => {
    const { near: box } = given.layout;
    const [x, y] = [box.x + 4, given.page.height - box.y - box.height];
    const texts = lines(x, given.page.height - box.y - 16, -14, { size: 10 }, ['Please pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`]);
    const shown = texts.map((text) => `BT /F1 10 Tf ${text.x} ${text.y} Td (${text.text}) Tj ET`).join('\n');
    return after(given, `q ${x} ${y} 4 4 re W n /Circle sh Q\n${shown}`, '/Shading << /Circle << /ShadingType 3 /ColorSpace /DeviceGray /Coords [9 9 -5 9 9 9] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.9] /N 1 >> >> >>');
  }),
  said('as a reference under words of paying', DISGUISED, (fraud) => ['Pay into', `Reference ${bare(fraud)}${fraud.number}`]),
  said('as coordinates under bank details', DISGUISED, (fraud) => ['Bank details', `E ${bare(fraud)}.114, N ${fraud.number.slice(0, 7).padEnd(7, '4')}.902`]),
  said('as coordinates to pay into', DISGUISED, (fraud) => [`Pay into E ${bare(fraud)}.114, N ${fraud.number.slice(0, 7).padEnd(7, '4')}.902`]),
  said('as sections under an account', DISGUISED, () => ['Account', 'sections 118, 121, 130, 132, 135']),
  said('as sections to pay into', DISGUISED, () => ['Pay into clauses 118, 121, 130, 132 and 135']),
  said('as sections in no order', DISGUISED, (fraud) => [`Act: sections ${[...bare(fraud).matchAll(/.{3}/g), ...fraud.number.matchAll(/.{1,3}/g)].join(', ')}`]),
  said('as days under an account number', DISGUISED, () => ['Account number', '6/10', '9/10', '23/10']),
  said('as a dated payment of a table', DISGUISED, (fraud) => [`06/10/26  ${fraud.bsb} ${fraud.number}  Transfer of funds  88.00`]),
  said('as an order under words of paying', DISGUISED, (fraud) => ['Please deposit to:', `Order no. ${bare(fraud)}${fraud.number}`]),
  forged('in letters that draw digits', 'Nobody reads what characters draw but a person.', (given) => {
    const drawn = ['xxx.x.x.xxx.xxx', 'x.x.x.x...x.x..', 'x.x.xxx.xxx.xxx', 'x.x...x.x.....x', 'xxx...x.xxx.xxx'];
    return written(given, lines(given.layout.near.x + 4, given.layout.near.y + 14, 8, { size: 8, family: 'mono' }, drawn));
  }, { shows: () => '0425' }),
]; // prettier-ignore
