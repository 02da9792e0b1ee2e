import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';

const forged = forger('attacks', 2);

/** A sentence beside the account, and what is wrong with it. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Our bank details are on our website.', 'The account is to be looked up elsewhere.'],
  ['For bank details visit pay.invoices-now.example', 'The account is to be looked up elsewhere.'],
  ['Account details: www.invoices-now.example/pay', 'The account is to be looked up elsewhere.'],
  ['EFT details available at invoices-now.example/eft', 'The account is to be looked up elsewhere.'],
  ['Log in to the portal for our account details.', 'The account is to be looked up elsewhere.'],
  ['Please pay into the account on our website.', 'The account is to be looked up elsewhere.'],
  ['Bank details: scan here', 'The account is in a code.'],
  ['See QR code for bank details.', 'The account is in a code.'],
  ['Please give cash to the driver.', 'Somebody else takes the money.'],
  ['Pay the driver in cash.', 'Somebody else takes the money.'],
  ['Please remit to our bookkeeper Dana.', 'Somebody else takes the money.'],
  ['Please pay the freight company direct.', 'Somebody else is paid.'],
  ['Payment is to be collected by Osprey Capital.', 'Somebody else takes the money.'],
  ['This bill has been taken over by Osprey Capital.', 'Somebody else is paid.'],
  ['Pay the person who calls you on Monday.', 'Somebody else is paid.'],
  ['All sevens above are ones.', 'The digits are to be read as others.'],
  ['The number above is in reverse.', 'The digits are to be read the other way round.'],
  ['BSB: same as above but ending 9.', 'The last digit is another.'],
  ['The details you have on file are right, not those above.', 'The account on the page is said to be wrong.'],
  ['Pay only by scanning the QR code.', 'The code counts and not the account.'],
  ['Copy only. Pay from the original statement.', 'The account is on another document.'],
  ['The payable copy was mailed on 3 May.', 'The account is on another document.'],
  ['Deposit as per their trust account authority, sent separately.', 'The account is to be told later.'],
];

/** Sentences that send the payer elsewhere without naming an account. */
export const ATTACKS_BY_SENTENCES = SENTENCES.map(([sentence, why]) =>
  forged(
    `said: ${sentence.replace(/[.:]/g, '')}`,
    why,
    (given) => {
      const { near } = given.layout;
      return new RawPdf().drawn(add(given.page, lines(near.x + 2, near.y + 13, 13, { size: 9 }, [sentence]))).file();
    },
    { shows: () => sentence },
  ),
);
