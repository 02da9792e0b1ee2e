import { add, type Area, lines, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import type { Account } from '../documents.js';
import { forger, type Material } from '../forger.js';
import { grouped } from '../parties.js';

const forged = forger('uncounted accounts', 4);

/** Sentences on the empty paper near the payment details. */
const near = ({ layout }: Material, sentences: readonly string[], size = 10): Text[] =>
  lines(layout.near.x + 2, layout.near.y + size * 1.5, size * 1.5, { size }, sentences);

const written = (given: Material, texts: Text[], areas: Area[] = []): Buffer =>
  new RawPdf().drawn(add(given.page, texts, areas)).file();

const sentences = (name: string, why: string, say: (fraud: Account) => readonly string[]) =>
  forged(name, why, (given) => written(given, near(given, say(given.fraud))));

const bare = ({ bsb }: Account): string => bsb.replace('-', '');
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (digits: string): string => [...digits].map((digit) => WORDS[Number(digit)] ?? '').join(' ');

export const UNCOUNTED_ACCOUNTS = [
  forged('BSB at the top, number at the foot', 'A second account is parted over the page.', (given) =>
    written(given, [
      { text: `BSB ${given.fraud.bsb}`, x: given.layout.far.x, y: given.layout.far.y + 20, size: 10 },
      { text: `Pay to account number ${given.fraud.number}`, x: 50, y: given.page.height - 14, size: 9 },
    ]),
  ),
  sentences('parted by the name of a bank', 'A label stands between the numbers.', (fraud) => ['Transfer to', `BSB ${fraud.bsb}`, 'Bank Westpac Banking Corporation, Branch Sydney', `Account ${fraud.number}`]),
  sentences('groups with dots', 'Dots part the digits.', (fraud) => [`Please pay: ${grouped(bare(fraud), 2, '.')} ${grouped(fraud.number, 3, '.')}`]),
  sentences('groups with slashes', 'Slashes part the digits.', (fraud) => [`Payment to ${grouped(bare(fraud), 3, '/')} // ${grouped(fraud.number, 2, '/')}`]),
  sentences('groups with middle dots', 'Middle dots part the digits.', (fraud) => [`Bank transfer: ${grouped(bare(fraud), 3, '\xb7')} \xb7 ${grouped(fraud.number, 4, '\xb7')}`]),
  sentences('underscores', 'Underscores part the digits.', (fraud) => ['Deposit', `${grouped(bare(fraud), 3, '_')}__${grouped(fraud.number, 4, '_')}`]),
  sentences('letter O for zero', 'Letters stand for digits.', (fraud) => ['Pay by EFT', `BSB ${fraud.bsb.replace(/0/g, 'O')}`, `A/c ${fraud.number.replace(/0/g, 'O').replace(/1/g, 'l')}`]),
  sentences('letters S, B and Z for digits', 'Letters stand for digits.', (fraud) => ['Remit', `BSB ${fraud.bsb.replace(/5/g, 'S').replace(/2/g, 'Z')}`, `Acc ${fraud.number.replace(/8/g, 'B').replace(/5/g, 'S').replace(/2/g, 'Z')}`]),
  sentences('digits as words', 'The digits are written out.', (fraud) => ['Pay into BSB', inWords(bare(fraud)), 'account', inWords(fraud.number)]),
  sentences('digits as words with hyphens', 'The digits are written out.', (fraud) => [`Our account: ${inWords(bare(fraud)).replace(/ /g, '-')},`, `${inWords(fraud.number).replace(/ /g, '-')}.`]),
  sentences('labels in German', 'The labels are German.', (fraud) => ['Bitte \xfcberweisen auf unser Konto', `Bankleitzahl ${bare(fraud)}`, `Kontonummer ${fraud.number}`]),
  sentences('labels in Italian', 'The labels are Italian.', (fraud) => ['Si prega di pagare sul conto corrente', `filiale ${fraud.bsb} n. ${fraud.number}`]),
  sentences('labels in French', 'The labels are French.', (fraud) => ['Veuillez r\xe9gler sur le compte', `code guichet ${fraud.bsb}, compte ${grouped(fraud.number, 3)}`]),
  sentences('labels in Spanish', 'The labels are Spanish.', (fraud) => ['Favor transferir a la cuenta', `sucursal ${bare(fraud)}`, `cuenta ${fraud.number}`]),
  sentences('number without a BSB', 'Only a number is given, for the same bank.', (fraud) => ['Same bank, new number:', fraud.number, 'Please use it for this payment.']),
  sentences('no labels at all', 'Bare digits follow the word pay.', (fraud) => ['Pay:', bare(fraud), fraud.number]),
  sentences('joined digits', 'BSB and number are one run of digits.', (fraud) => [`EFT ${bare(fraud)}${fraud.number}`]),
  sentences('digits with letters around', 'The digits are part of words.', (fraud) => ['Pay to', `BSB${bare(fraud)}X`, `ACC${fraud.number}AUD`]),
  sentences('one digit at a time', 'Wide blanks part the digits.', (fraud) => ['Payment to account', [...bare(fraud)].join('  '), [...fraud.number].join('  ')]),
  forged('broken over two lines', 'The number goes on in the next line.', (given) =>
    written(given, near(given, [`Transfer to BSB ${given.fraud.bsb.slice(0, 4)}`, `${given.fraud.bsb.slice(4)} account ${given.fraud.number.slice(0, 4)}`, given.fraud.number.slice(4)])),
  ),
  forged('slanted', 'A second account is written aslant.', (given) =>
    written(given, near(given, ['Pay to our new account', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`]).map((text, at) => ({ ...text, y: text.y + 24, x: text.x + at * 8, turned: -14 }))),
  ),
  forged('turned by 90 degrees at the edge', 'A second account runs up the edge.', (given) =>
    written(given, [{ text: `Remit to BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: given.page.width - 12, y: given.page.height * 0.8, size: 11, turned: -90 }]),
  ),
  forged('turned by 60 degrees', 'A second account is written steeply.', (given) =>
    written(given, [{ text: `Pay ${given.fraud.bsb} ${given.fraud.number}`, x: given.layout.far.x + 40, y: given.layout.far.y + 10, size: 11, turned: 40 }]),
  ),
  forged('upside down', 'A second account stands on its head.', (given) =>
    written(given, [{ text: `Pay to BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: given.layout.far.x + 320, y: given.layout.far.y + 40, size: 12, turned: 180 }]),
  ),
  forged('digits below one another', 'A second account is written downwards.', (given) => {
    const { far } = given.layout;
    const column = (digits: string, x: number): Text[] => lines(x, far.y + 22, 11, { size: 10 }, [...digits]);
    return written(given, [...lines(far.x, far.y + 8, 12, { size: 10 }, ['Pay to BSB and account:']), ...column(bare(given.fraud), far.x + 10), ...column(given.fraud.number, far.x + 60)]);
  }, { layout: 'at the top' }),
  forged('one digit in each box', 'A second account stands in the cells of a form.', (given) => {
    const { near: paper } = given.layout;
    const cells = [...`${bare(given.fraud)} ${given.fraud.number}`].flatMap((digit, at) => (digit === ' ' ? [] : [{ digit, x: paper.x + 4 + at * 14 }]));
    return written(
      given,
      [{ text: 'Pay to this account', x: paper.x, y: paper.y + 12, size: 9 }, ...cells.map(({ digit, x }) => ({ text: digit, x: x + 4, y: paper.y + 32, size: 10 }))],
      cells.map(({ x }) => ({ x, y: paper.y + 20, width: 14, height: 17, stroke: [0.4, 0.4, 0.4] as const })),
    );
  }),
  forged('between the columns of a table', 'The numbers stand in cells with amounts between.', (given) => {
    const { far } = given.layout;
    const row = (y: number, cells: readonly string[]): Text[] => cells.map((text, at) => ({ text, x: far.x + at * 95, y: far.y + y, size: 9 }));
    return written(given, [...row(20, ['Pay to', 'Amount', 'Account', 'Due']), ...row(36, [given.fraud.bsb, '$1,200.00', given.fraud.number, '30/06/2026'])]);
  }),
  forged('beside the total', 'The account follows the total.', (given) =>
    written(given, near(given, [`AMOUNT DUE TO ${bare(given.fraud)}-${given.fraud.number}`], 12)),
  ),
  forged('in brackets and quotes', 'Brackets stand around the groups.', (given) =>
    written(given, near(given, ['Settlement account', `(${given.fraud.bsb.slice(0, 3)}) "${given.fraud.bsb.slice(4)}" [${grouped(given.fraud.number, 3, '] [')}]`])),
  ),
  forged('number with its own check words', 'Words of an invoice number stand before it.', (given) =>
    written(given, near(given, [`Invoice number to be paid into: ${given.fraud.bsb}`, `Order number: ${given.fraud.number}`, 'Pay by transfer to these numbers.'])),
  ),
]; // prettier-ignore
