import { isValidAbn } from '../../../src/numbers/abn.js';
import type { Account } from '../documents.js';
import { add, lines, table } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { digitsFrom, grouped, randomsOf } from '../parties.js';
import { bare, far, near, written } from './attack-parts.js';

const forged = forger('attacks', 4);
const sentences = (name: string, why: string, say: (given: Material) => readonly string[]) =>
  forged(name, why, (given) => written(given, near(given, say(given))));

/** Labels and references that are not what they say. */
export const ATTACKS_ON_LABELS = [
  forged('numbers that are called order and invoice elsewhere', 'What is called an order at the head is paid into below.', (given) =>
    written(given, [
      ...far(given, [`Order no. ${bare(given.fraud)}`, `Delivery no. ${given.fraud.number}`]),
      ...near(given, ['Please transfer the total to', `${bare(given.fraud)} ${given.fraud.number}`]),
    ])),
  sentences('unit and lot', 'Labels of other things stand before the digits.', ({ fraud }) => ['Pay by bank transfer to', `unit ${bare(fraud)} lot ${fraud.number}`]),
  sentences('licensed plumber', 'A trade that has numbers stands before the digits.', ({ fraud }) => [`Pay licensed plumber ${bare(fraud)} ${fraud.number}`]),
  sentences('speed of the NBN', 'The BSB is written as the speeds that a line has.', ({ fraud }) => ['NBN account', `${fraud.bsb.replace('-', '/')} ${fraud.number}`]),
  forged('account among ranges', 'BSB and number stand among readings of a pool.', (given) =>
    written(given, table([0, 45, 90, 150, 210].map((at) => given.layout.far.x + at), given.layout.far.y + 14, 14, { size: 8 }, [['Cl', 'pH', 'Pay BSB', 'Account', 'CYA'], ['1-3', '7.2-7.6', given.fraud.bsb, given.fraud.number, '30-50']]))),
  sentences('branch code and member number', 'Credit unions call their accounts so.', ({ fraud }) => ['Transfer to our credit union:', `Branch code: ${bare(fraud)}`, `Member number: ${fraud.number}`]),
  sentences('biller code that is a BSB', 'Another account is given under the words of BPAY.', ({ fraud }) => ['Bank transfer: biller code / BSB', `Biller code: ${bare(fraud)}  Ref: ${fraud.number}`]),
  sentences('BPAY words before an account', 'Another account is given under the words of BPAY.', ({ fraud }) => ['BPAY or EFT', `Biller Code: ${fraud.bsb}`, `Account: ${fraud.number}`]),
  sentences('customer account', 'Another account is called the account of the customer.', ({ fraud }) => [`Customer account: ${bare(fraud)} ${fraud.number}`, 'Deposit the amount due into the customer account.']),
  sentences('BSB as a date', 'Slashes make a date of the BSB.', ({ fraud }) => ['Transfer to our account:', `01/12/26 ${fraud.number}`]),
  sentences('BSB as a date with dots', 'Dots make a date of the BSB.', ({ fraud }) => ['Pay into', `03.08.26 / ${fraud.number}`]),
  sentences('account as an amount', 'Commas make an amount of the number.', ({ fraud }) => ['Please pay to BSB and account', `${grouped(bare(fraud), 3, ',')}   ${withCommas(fraud.number)}`]),
  sentences('account as an amount of dollars', 'The number is written as an amount.', ({ fraud }) => ['Deposit to branch', `${grouped(bare(fraud), 3, ',')}.00 account $${withCommas(fraud.number)}.00`]),
  sentences('account as a telephone number', 'The number is written as a telephone number.', ({ fraud }) => ['Transfer details', `Branch ${bare(fraud)}`, `Phone account 04${fraud.number.slice(0, 2)} ${fraud.number.slice(2, 5)} ${fraud.number.slice(5, 8)}`]),
  sentences('account as an ABN', 'BSB and number together pass the checksum of an ABN.', ({ fraud }) => ['BSB and account number in one:', abnLike(fraud)]),
  sentences('same BSB, the number of the invoice', 'Only the number differs, and it is called an invoice number as well.', ({ fraud }) => [`Invoice number ${fraud.number}`, `Pay to the BSB above, account ${fraud.number}`]),
  sentences('account in words and digits', 'Words and digits are mixed.', ({ fraud }) => ['Pay into BSB', [...bare(fraud)].map((digit, at) => (at % 2 ? word(digit) : digit)).join(' '), 'account', [...fraud.number].map((digit, at) => (at % 2 ? digit : word(digit))).join(' ')]),
  sentences('doubles and triples', 'Digits are said as doubles.', ({ fraud }) => ['Transfer to BSB', spoken(bare(fraud)), 'and account', spoken(fraud.number)]),
  sentences('words between the groups', 'Words stand between the groups of digits.', ({ fraud }) => ['Pay to account', `${fraud.bsb.slice(0, 3)} then ${fraud.bsb.slice(4)} then ${grouped(fraud.number, 3, ' then ')}`]),
  sentences('rows of dots between the groups', 'Dot leaders stand between the groups.', ({ fraud }) => ['Pay to account', `${fraud.bsb.slice(0, 3)} ........ ${fraud.bsb.slice(4)} ........ ${grouped(fraud.number, 4, ' ........ ')}`]),
  sentences('tildes and bars', 'Other marks part the digits.', ({ fraud }) => ['Remit to', `${grouped(bare(fraud), 3, '~')} | ${grouped(fraud.number, 2, '|')}`]),
  sentences('plus and equals', 'The number is written as a sum.', ({ fraud }) => ['Bank:', `${grouped(bare(fraud), 3, '+')} = ${grouped(fraud.number, 3, '+')}`]),
  sentences('with hash and star', 'Marks of a telephone part the digits.', ({ fraud }) => ['EFT to', `*${grouped(bare(fraud), 3, '*')}#${grouped(fraud.number, 4, '#')}`]),
  sentences('as a web address', 'The account is part of a web address.', ({ fraud }) => ['Pay our account:', `www.pay-${bare(fraud)}-${fraud.number}.example`]),
  sentences('as an email address', 'The account is the name of an email address.', ({ fraud }) => ['Bank account and remittance address in one:', `${bare(fraud)}.${fraud.number}@bsb-account.example`]),
  sentences('with units', 'The digits are said to be kilograms and metres.', ({ fraud }) => ['Pay into', `${bare(fraud)} kg / ${fraud.number} m`]),
  sentences('with percent and degrees', 'Marks of units follow the digits.', ({ fraud }) => ['Transfer to', `${bare(fraud)}% ${fraud.number}\xb0`]),
  sentences('as a fraction of a code', 'The account is part of a code of letters.', ({ fraud }) => ['Account code for transfer', `AU${bare(fraud)}ANZ${fraud.number}X`]),
  sentences('as a licence', 'The account is called a licence.', ({ fraud }) => ['Direct credit', `Licence ${bare(fraud)} Permit ${fraud.number}`]),
  sentences('in brackets behind words', 'Each group stands behind a word of its own.', ({ fraud }) => ['Funds to: bank (' + fraud.bsb.slice(0, 3) + ') branch (' + fraud.bsb.slice(4) + ')', `number first (${fraud.number.slice(0, 4)}) second (${fraud.number.slice(4)})`]),
  sentences('backwards', 'The digits are to be read from behind.', ({ fraud }) => ['Transfer to (read right to left)', `${[...fraud.number].reverse().join('')} ${[...bare(fraud)].reverse().join('')}`]),
  forged('five digits at the same bank', 'A short number is given for the BSB that was verified.', (given) =>
    written(given, near(given, ['Use this number with the BSB above:', digitsFrom(randomsOf('five'), 5)])), { shows: () => digitsFrom(randomsOf('five'), 5) }),
  forged('a page in Hungarian', 'Nothing on the page is English.', (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: lines(60, 100, 22, { size: 13 }, ['Tisztelt \xdcgyfel\xfcnk!', 'K\xe9rj\xfck, utalja az \xf6sszeget ide:', `${given.fraud.bsb}   ${given.fraud.number}`]) }).file()),
  forged('a page without any words', 'Only digits stand on the page.', (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: lines(60, 200, 40, { size: 28, bold: true }, [`BSB ${given.fraud.bsb}`, given.fraud.number]) }).file()),
  sentences('behind a date from which it holds', 'A slash parts BSB and number, and no word near by is of an account.', ({ fraud }) => [`Settlements from August on: ${bare(fraud)} / ${fraud.number}.`]),
  forged('a branch, and a number on a page of its own', 'The BSB is called a branch, and the number nothing.', (given) =>
    new RawPdf()
      .drawn(add(given.page, near(given, [`Send to branch ${given.fraud.bsb}`])))
      .drawn({ width: 595, height: 842, areas: [], texts: lines(60, 50, 22, { size: 9 }, [`...number ${given.fraud.number}`]) })
      .file()),
  forged('parts on two pages', 'The BSB stands on one page, the number on another.', (given) =>
    new RawPdf()
      .drawn(add(given.page, near(given, [`Transfer to ${bare(given.fraud)} and the number on page 2`])))
      .drawn({ width: 595, height: 842, areas: [], texts: lines(60, 100, 22, { size: 13 }, ['Continued from page 1', given.fraud.number]) })
      .file()),
]; // prettier-ignore

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (digit: string): string => WORDS[Number(digit)] ?? digit;

/** `033` as `zero double three`. */
function spoken(digits: string): string {
  return (digits.match(/(.)\1*/g) ?? [])
    .map((same) => (same.length === 1 ? word(same) : same.length === 2 ? `double ${word(same)}` : `triple ${word(same)} ${spoken(same.slice(3))}`))
    .join(' ');
} // prettier-ignore

const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** BSB and a number of five digits that have the checksum of an ABN, set as one. */
function abnLike({ bsb }: Account): string {
  const start = bsb.replace('-', '').replace(/^0/, '1');
  for (let number = 10_000; number < 99_999; number++) {
    const digits = `${start}${number}`;
    if (isValidAbn(digits)) return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  }
  return '';
}
