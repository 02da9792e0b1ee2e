import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { grouped, plain } from '../parties.js';

const forged = forger('wording', 1);

/** Sentences under the untouched payment details. */
const said = ({ page, layout }: Material, sentences: readonly string[], size = 10): Buffer =>
  new RawPdf()
    .drawn(add(page, lines(layout.near.x + 2, layout.near.y + size * 1.4, size * 1.4, { size }, sentences)))
    .file();

export const WORDING = [
  forged('old account closed', 'It says that only another account is open.', (given) =>
    said(given, ['Our old account above is closed.', `Pay only to BSB ${given.fraud.bsb} account ${given.fraud.number}.`]),
  ),
  forged('do not use the account above', 'It tells people not to use the verified account.', (given) =>
    said(given, ['Do not use the account above.', `Use ${plain(given.fraud)}.`]),
  ),
  forged('trust account', 'It asks for payment into another account called trust account.', (given) =>
    said(given, [`Trust account BSB ${given.fraud.bsb} Account ${given.fraud.number}`, 'All amounts are to be paid into our trust account.']),
  ),
  forged('account for US dollars', 'Another account is named, whatever its currency is called.', (given) =>
    said(given, [`USD account: BSB ${given.fraud.bsb} A/C ${given.fraud.number}`, 'Please note that this invoice is paid into the USD account.']),
  ),
  forged('other account as customer number', 'The label says customer number, the sentence says pay into it.', (given) =>
    said(given, [`Customer number ${given.fraud.bsb} ${given.fraud.number}`, 'Transfer to the customer number above.']),
  ),
  forged('other account called the payer', 'Another account is shown under the words of the payer.', (given) =>
    said(given, ['Payer account for refunds and payment:', `BSB ${given.fraud.bsb} Account number ${grouped(given.fraud.number, 3)}`]),
  ),
  forged('superseded', 'It says that the verified account was superseded.', (given) =>
    said(given, ['The details above have been superseded. Current details:', `${given.fraud.bsb} / ${given.fraud.number}`]),
  ),
  forged('sample only', 'It calls the verified account an example.', (given) =>
    said(given, ['(The account above is an example only. Actual account:', `${given.fraud.bsb}, ${given.fraud.number})`]),
  ),
]; // prettier-ignore
