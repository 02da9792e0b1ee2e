import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 3);

const bare = ({ fraud }: Material): string => fraud.bsb.replace('-', '');
const sentences = (name: string, why: string, say: (given: Material) => readonly string[], shows = () => name) =>
  forged(
    name,
    why,
    (given) => {
      const { near } = given.layout;
      return new RawPdf().drawn(add(given.page, lines(near.x + 2, near.y + 13, 13, { size: 9 }, say(given)))).file();
    },
    { shows },
  );

/** What was found by sending the payment elsewhere without an account that is called one: other ways, announcements, signs and labels. */
export const ATTACKS_ON_PAYING = [
  sentences('as a payee in an app', 'A telephone number is to be made a payee.', () => ['Add our number 0491 570 156 as a new payee in your banking app.']),
  sentences('an address as a payee', 'An address is to be made a payee.', () => ['Please add pay@invoices-now.com.au as payee before you pay.']),
  sentences('an agreement of PayTo', 'A payment agreement of somebody is to be approved.', () => ['Authorise the PayTo agreement of invoices-now.com.au']),
  sentences('by MoneyGram', 'Money is to be sent to a name.', () => ['Send the total through MoneyGram to Ola Berg, Riga.']),
  sentences('an address under the account', 'A PayID stands without its name.', () => ['Pay to BSB and account name as above or', 'accounts@invoices-now.com.au']),
  sentences('stars before each group', 'Stars make the groups look masked.', (given) => [`Pay into **${bare(given).slice(0, 3)} **${bare(given).slice(3)} ***${given.fraud.number.slice(0, 4)} **${given.fraud.number.slice(4)}`]),
  sentences('BSB before a street', 'A street makes an address of the BSB.', (given) => [`Transfer to ${given.fraud.bsb} Bank of Pitt Street`, `and ${given.fraud.number}`]),
  sentences('bank code and branch code', 'The halves of the BSB have labels of their own.', (given) => [`Bank code ${bare(given).slice(0, 3)}`, `Branch code ${bare(given).slice(3)}`, `Account, first half ${given.fraud.number.slice(0, 4)}`, `second half ${given.fraud.number.slice(4)}`]),
  sentences('payments that bounce', 'The account is said to be of no use; nothing else is given.', () => ['Deposits into the account shown above are being rejected.']),
  sentences('details by telephone', 'The clerk is to ask the fraudster for the details.', () => ['For our bank details please ring Sam on 0491 570 157.']),
  sentences('debt that was sold', 'Somebody else is to be paid.', () => ['This invoice has been assigned to Osprey Capital: pay our financier directly.']),
  sentences('an account for the occasion', 'The payment is to go to an account that is not given.', () => ['Kindly remit to our interim account this time.']),
  forged('order and invoice as an account', 'BSB and number are called an order and an invoice at the head.', (given) => {
    const { near, far } = given.layout;
    const head = lines(far.x, far.y + 10, 13, { size: 9 }, [`Your order no. ${bare(given)}`, `Our job no. ${given.fraud.number}`]);
    return new RawPdf().drawn(add(add(given.page, head), lines(near.x + 2, near.y + 13, 13, { size: 9 }, [`Direct deposit: ${bare(given)} ${given.fraud.number}`]))).file();
  }),
]; // prettier-ignore
