import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { forger } from '../forger.js';
import { abnFrom, randomsOf } from '../parties.js';

const forged = forger('other ways to pay', 7);

function way(name: string, why: string, sentences: readonly string[], { drawn = false } = {}) {
  return forged(name, why, (given) => {
    const { near } = given.layout;
    const texts = lines(near.x + 2, near.y + 15, 15, { size: 10 }, sentences);
    return drawn
      ? new RawPdf().drawn(given.page, { after: outlined(texts, given.page.height) }).file()
      : new RawPdf().drawn(add(given.page, texts)).file();
  }, { shows: () => sentences.join(' ') });
} // prettier-ignore

const abn = abnFrom(randomsOf('pay id'));

export const OTHER_WAYS_TO_PAY = [
  way('PayID that is an email address', 'The PayID is not known for the payee.', ['PayID: accounts@northway-pay.example', 'Pay by PayID for fastest processing']),
  way('PayID that is a mobile number', 'The PayID is not known for the payee.', ['Pay by PayID', '0491 570 110']),
  way('PayID that is an ABN', 'The PayID is an ABN of somebody else.', [`PayID (ABN): ${abn}`, 'Osko payments welcome']),
  way('PayID as outlines', 'The PayID is drawn, not written.', ['PayID: payments@ledger-desk.example', 'Please pay by PayID only'], { drawn: true }),
  way('IBAN of a bank abroad', 'The IBAN is not known for the payee.', ['International transfers and this invoice:', 'IBAN DE89 3704 0044 0532 0130 00  BIC COBADEFFXXX']),
  way('IBAN as outlines', 'The IBAN is drawn, not written.', ['Pay to IBAN GB29 NWBK 6016 1331 9268 19'], { drawn: true }),
  way('account of a bank in New Zealand', 'The account is one abroad.', ['Pay to our NZ account 06-0501-0123456-00', 'SWIFT ANZBNZ22']),
  way('account of a bank in the United States', 'The account is one abroad.', ['ACH routing 021000021', 'Account 4400917755 - use for this payment']),
  way('PayID beside words of change', 'The PayID is not known for the payee.', ['We no longer use bank transfer.', 'PayID pay.invoices@tradeline.example']),
]; // prettier-ignore
