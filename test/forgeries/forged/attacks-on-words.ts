import type { Account } from '../documents.js';
import { add, type Area, lines, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { grouped } from '../parties.js';

const forged = forger('attacks', 6);

const bare = ({ bsb }: Account): string => bsb.replace('-', '');
const written = ({ page }: Material, texts: readonly Text[], areas: readonly Area[] = []): Buffer =>
  new RawPdf().drawn(add(page, texts, areas)).file();
const sentences = (name: string, why: string, say: (given: Material) => readonly string[]) =>
  forged(name, why, (given) => {
    const { near } = given.layout;
    return written(given, lines(near.x + 2, near.y + 13, 13, { size: 9 }, say(given)));
  });

/** A form with a label and boxes in each row. */
const boxes = (name: string, step: number, rows: (fraud: Account) => readonly (readonly string[])[]) =>
  forged(name, 'The digits stand in boxes, several in each.', (given) => {
    const { far } = given.layout;
    const texts: Text[] = [{ text: 'Pay by bank transfer to', x: far.x, y: far.y + 8, size: 10, bold: true }];
    const areas: Area[] = [];
    rows(given.fraud).forEach(([label = '', ...cells], row) => {
      const y = far.y + 30 + row * 24;
      texts.push({ text: label, x: far.x, y, size: 10 });
      cells.forEach((text, at) => {
        texts.push({ text, x: far.x + 100 + at * step, y, size: 11 });
        areas.push({ x: far.x + 92 + at * step, y: y - 14, width: step, height: 20, stroke: [0, 0, 0] });
      });
    });
    return written(given, texts, areas);
  });

/** What was found by attacking how the words and digits of a page are read. */
export const ATTACKS_ON_WORDS = [
  boxes('boxes of three digits', 48, (fraud) => [['BSB', ...grouped(bare(fraud), 3).split(' ')], ['Account no.', ...grouped(fraud.number, 3).split(' ')]]),
  boxes('boxes of two and four digits', 64, (fraud) => [['BSB number', ...grouped(bare(fraud), 2).split(' ')], ['Account', ...grouped(fraud.number, 4).split(' ')]]),
  boxes('boxes of bank, state and branch', 58, (fraud) => [['Bank/State/Branch', bare(fraud).slice(0, 2), bare(fraud).slice(2, 3), bare(fraud).slice(3)], ['Member ID', fraud.number]]),
  forged('cells that wrap', 'The digits go on in the next line of narrow cells.', (given) => {
    const { x, y } = given.layout.far;
    const cells: [string, number, number][] = [['Pay this account', 0, 10], [`BSB ${bare(given.fraud).slice(0, 3)}`, 0, 25], [bare(given.fraud).slice(3), 0, 37], [`Acct ${given.fraud.number.slice(0, 4)}`, 90, 25], [given.fraud.number.slice(4), 90, 37]];
    return written(given, cells.map(([text, right, down]) => ({ text, x: x + right, y: y + down, size: 10 })));
  }),
  sentences('digits told in a sentence', 'A sentence tells the BSB in two parts.', ({ fraud }) => [`The BSB begins with ${bare(fraud).slice(0, 3)} and goes on with ${bare(fraud).slice(3)}.`, `Of the account, the first half is ${fraud.number.slice(0, 4)} and the second ${fraud.number.slice(4)}.`]),
  sentences('correction of a misprint', 'A correction changes the last digits of the account.', ({ fraud }) => [`Erratum: in the bank account number above the last digits should read ${fraud.number.slice(-3)}.`]),
  sentences('number to be worked out', 'The new account follows from the old one.', () => ['Our bank account number has changed.', 'The new account number is the one above plus 250.']),
  sentences('numbers in words', 'Hundreds and thousands stand in words.', () => ['Deposit to BSB one hundred and eighty-four, four hundred and forty-six,', 'account twelve million three hundred thousand and seven.']),
  sentences('Roman numerals', 'The digits are Roman.', () => ['Pay to BSB I VIII IV - IV IV VI, account I II III IV V VI VII VIII']),
  sentences('PayID under words of contact', 'The address of a PayID follows words that lead elsewhere.', () => ['PayID (see our website for details): billing@invoices-now.com.au']),
  sentences('to a telephone number', 'Money is to be sent to a telephone number.', () => ['Kindly transfer the amount due to 0491 570 158']),
  sentences('to the ABN of another', 'Money is to be sent to an ABN.', () => ['Please pay to ABN 53 004 085 616 from your banking app']),
  sentences('by a mobile number', 'Money is to be sent by a number without the word PayID.', () => ['Instant transfer via mobile number 0491 570 159']),
  ...[['rings', '\xb0'], ['crosses', ' \xd7 '], ['bars', ' \xa6 '], ['ampersands', '&'], ['dashes and dots', ' . - . - . ']].map(([name, mark]) =>
    sentences(`${name} between the groups`, 'Odd signs part the groups.', ({ fraud }) => [`Transfer to BSB ${grouped(bare(fraud), 3, mark)} account ${grouped(fraud.number, 4, mark)}`])),
  sentences('the same bank, as a member', 'Only the number differs and is called a member.', ({ fraud }) => ['Please use the same BSB as above.', `Member number: ${fraud.number}`]),
  sentences('the same bank, as a ledger', 'Only the number differs and is called a ledger.', ({ fraud }) => [`BSB as before. Client ledger no. ${fraud.number}.`]),
  sentences('by PayPal', 'Money is to be sent to an address at PayPal.', () => ['Or use PayPal: billing@invoices-now.com']),
  sentences('by Bitcoin', 'Money is to be sent to an address of a chain.', () => ['BTC: bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']),
  sentences('to a bank abroad with letters', 'The account abroad has letters.', () => ['Telegraphic transfer: SWIFT DBSSSGSG, account SG-88A-41B']),
  sentences('said beside: a call for the current account', 'The account that counts is told by telephone.', () => ['Please call 0400 111 222 for our current account before paying.']),
  sentences('said beside: a financier who writes', 'The details of a financier come by another way.', () => ['Northern Debtor Finance manages our receivables now', 'and will send you their bank details.']),
  sentences('said beside: which account to use', 'The payer is to ask for the account.', () => ['Before you transfer anything check with our office which account to use.']),
  sentences('said beside: in German', 'The sentence beside the account tells not to use it.', () => ['Unsere neue Bankverbindung: Überweisungen auf obiges Konto werden abgewiesen.']),
  sentences('said beside: in French', 'The sentence beside the account tells to call.', () => ['Nouveau compte : appelez-nous avant de payer.']),
  sentences('said beside: in Italian', 'The sentence beside the account tells that it is closed.', () => ['Nuovo conto corrente: quello sopra è stato chiuso.']),
  sentences('said beside: in Dutch', 'The sentence beside the account tells not to use it.', () => ['Nieuw rekeningnummer: betaal niet meer op bovenstaande rekening.']),
  sentences('said beside: in Spanish', 'The sentence beside the account tells to wait.', () => ['Nueva cuenta bancaria: espere nuestra llamada antes de pagar.']),
  sentences('said beside: in a language that is not understood', 'The sentence says in Polish that the account is not to be used.', () => ['Prosimy nie placic na to konto, nowy numer rachunku podamy telefonicznie.']),
  sentences('said beside: a German sentence in English words', 'English words hide the German ones.', () => ['Our new bank account details for you: Zahlung dorthin kommt zurueck']),
  sentences('said beside: a sum goes to another firm', 'No word of change, but another firm is paid.', () => ['The transfer goes to our Brisbane entity this quarter.']),
  sentences('said beside: a number is offered', 'A number to pay into is to be given.', () => ['Let me give you a number you can pay this into.']),
  sentences('said beside: where it goes is told later', 'The account is to be told.', () => ['You will hear from Dana where to transfer the balance.']),
]; // prettier-ignore
