import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';

const forged = forger('attacks', 5);

const OTHERS = 'Somebody else takes the money.';
const DIGITS = 'The digits are to be read as others.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/** A few words beside the account, and what is wrong with them. All passed at first contact, those of Vale and Ballard after others were mended. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Please pay Dana.', OTHERS],
  ['Payable to Osprey Capital', OTHERS],
  ['Pay: J. Harrow', OTHERS],
  ['Cheques to: Dana Whitlock', OTHERS],
  ['Cheques payable to D. Whitlock, PO Box 12, Carlton', OTHERS],
  ['Cash to the driver.', OTHERS],
  ['Osprey Capital is the payee.', OTHERS],
  ['Payee: Osprey Capital', OTHERS],
  ['Remit to: Osprey Capital, Level 2, 1 York St', OTHERS],
  ['This goes to Dana.', OTHERS],
  ['Owed to: Osprey Capital', OTHERS],
  ['Creditor: Osprey Capital', OTHERS],
  ['Please pay Dana if you can.', OTHERS],
  ['Si prega di pagare Dana.', OTHERS],
  ['Bitte an Dana zahlen.', OTHERS],
  ['Graag betalen aan Dana.', OTHERS],
  ['Zaplac Danie prosze.', OTHERS],
  ['Bayar kepada Dana sahaja.', OTHERS],
  ['Betal til Dana.', OTHERS],
  ['Western Union to Dana Whitlock, Manila', OTHERS],
  ['Gift cards accepted: email codes to dana@example.com', OTHERS],
  ['Add 1 to the last digit.', DIGITS],
  ['Swap the last two digits.', DIGITS],
  ['Last digit of account is a nine.', DIGITS],
  ['Leave out the second digit.', DIGITS],
  ['The final digit is smudged: it is a seven.', DIGITS],
  ['Where you see 4 write 7.', DIGITS],
  ['Read 6 as 9.', DIGITS],
  ['Each digit plus one.', DIGITS],
  ['The true number is twice that.', DIGITS],
  ['Le dernier chiffre est un neuf.', DIGITS],
  ['L ultima cifra e un nove.', DIGITS],
  ['The account number is our phone number.', ELSEWHERE],
  ['PayID: our mobile number', ELSEWHERE],
  ['Use our ABN as PayID.', ELSEWHERE],
  ['Osko to our mobile.', ELSEWHERE],
  ['Ring 1300 975 707 before you pay.', ELSEWHERE],
  ['WhatsApp us for the account.', ELSEWHERE],
  ['Account details: ask at reception.', ELSEWHERE],
  ['Details as per text message.', ELSEWHERE],
  ['You will find where to pay on our Facebook page.', ELSEWHERE],
  ['Use the second account.', ELSEWHERE],
  ['Chiamate prima di pagare.', ELSEWHERE],
  ['Details above are for other customers.', AGAINST],
  ['Account being audited.', AGAINST],
  ['VOID', AGAINST],
  ['Not in use', AGAINST],
  ['Closed 30/6', AGAINST],
  ['Altes Konto', AGAINST],
  ['Kindly settle with Marcus Vale.', OTHERS],
  ['Make it out to Vale Holdings', OTHERS],
  ['For the benefit of Marcus Vale', OTHERS],
  ['Vale Holdings collects for us.', OTHERS],
  ['My brother will collect the cash.', OTHERS],
  ['Wire it to Vale in Manila', OTHERS],
  ['Zahlung bitte an Marco Vale', OTHERS],
  ['A favore di Marco Vale', OTHERS],
  ['Payments: Ballard Group', OTHERS],
  ['Amount due to Ballard Group', OTHERS],
  ['Bank cheque for R Ballard', OTHERS],
  ['Payment collected by R. Ballard', OTHERS],
  ['Payee name Ballard Group', OTHERS],
  ['The 5 should be a 6.', DIGITS],
  ['There is an extra zero.', DIGITS],
  ['Missing a 9 at the end', DIGITS],
  ['Ends 18, not 81', DIGITS],
  ['Details on request', ELSEWHERE],
  ['Wait for our call', ELSEWHERE],
  ['Ask Marcus which bank', ELSEWHERE],
  ['See sticker', ELSEWHERE],
  ['Look up our name in your app', ELSEWHERE],
  ['Hubungi kami dahulu', ELSEWHERE],
  ['Ring inden betaling', ELSEWHERE],
  ['Account under dispute', AGAINST],
  ['Old stationery', AGAINST],
  ['Ignore bank line', AGAINST],
];

export const ATTACKS_BY_FEW_WORDS = SENTENCES.map(([sentence, why]) =>
  forged(
    `in few words: ${sentence.replace(/[.:]/g, '')}`,
    why,
    (given) => {
      const { near } = given.layout;
      return new RawPdf().drawn(add(given.page, lines(near.x + 2, near.y + 13, 13, { size: 9 }, [sentence]))).file();
    },
    { shows: () => sentence },
  ),
);
