import { compose } from '../../support/messages/compose.js';
import { plain } from '../parties.js';
import { type HonestMail, invoiceFile, PAYEE } from './mails.js';
import { PROGRAMS, type Wording } from './programs.js';

const { businessName, bsb, number } = PAYEE;

/** What suppliers write: each program has two of them, in turn. */
const WORDINGS: readonly Wording[] = [
  { greeting: 'Hi Priya,', said: ['Here’s invoice INV-0042 for $1,430.00 AUD.', 'The amount outstanding of $1,430.00 AUD is due on 24 Aug 2026.', 'If you have any questions, please let us know.'], close: `Thanks,\n${businessName}` },
  { greeting: 'Dear Customer,', said: ['Please find attached our tax invoice for last month.', `Payment can be made by direct deposit to ${plain(PAYEE)} (BSB and account number as on the invoice).`, 'Please quote the invoice number as your reference and send your remittance advice to accounts@harbour.example.'], close: `Kind regards\nJane Holt\nAccounts Receivable\n${businessName}\nT 02 5550 1234` },
  { greeting: 'Good morning,', said: ['Your invoice is attached. Terms are strictly 14 days from date of invoice.', 'Please note our bank details have not changed. We will never tell you of new bank details by email: if you receive such a message, call us on a number you know before you pay.'], close: 'Regards, Accounts' },
  { greeting: 'Hello Sam', said: ['As discussed, see the attached invoice for the kitchen. The deposit has been taken off the total.', 'You can pay by card over the phone, by BPAY or by bank transfer; the details are on the invoice.', 'Our office is closed from 24 December until 6 January.'], close: 'Cheers\nTom' },
  { greeting: 'Hi team,', said: ['This is a friendly reminder that invoice INV-0042 is now overdue. If you have already paid, please ignore this email.', 'Could you let me know when we can expect payment?'], close: 'Many thanks,\nMei' },
  { greeting: 'Dear Accounts Payable', said: ['From 1 September our prices rise by 3 %. We have moved: our new office is at 8 Bay Road. Our ABN and bank account stay as they are.', 'Attached is the invoice for August.'], close: `${businessName}, 8 Bay Road` },
  { greeting: 'Hi,', said: ['Invoice attached :)', 'Any problems give me a ring on 0400 111 222.'], close: 'Dave' },
  { greeting: 'To whom it may concern,', said: ['Attached is a revised invoice, please disregard the earlier one: the quantity was wrong.', `BSB ${bsb}`, `Account ${number}`, `Account name ${businessName}`], close: 'Yours faithfully' },
  { greeting: 'Hi Karen,', said: ['Thanks for your payment of the last invoice, it arrived in our account on Tuesday. Here is the next one.', 'Title to goods stays with us until funds have cleared in our account.'], close: 'Best,\nOlivia\n\nThis email is confidential. If you are not the addressee please delete it.' },
  { greeting: 'Dear Sir or Madam,', said: ['We thank you for your order and enclose our invoice. Payment within 30 days to our account shown on the invoice would be appreciated.', 'New direct debit forms are available from our website.'], close: 'Accounts Department' },
  { greeting: 'Hi Ahmed,', said: ['Invoice for the August works attached, made out to the new entity as you asked. Please update your records with our new phone number, 02 5550 9876.'], close: 'Regards\nSteve' },
]; // prettier-ignore
const EACH = 2;

/** Honest messages, as programs for accounts and for mail write them. */
export const HONEST_MAILS: readonly HonestMail[] = Object.entries(PROGRAMS).flatMap(([program, write], at) =>
  Array.from({ length: EACH }, (_, turn): HonestMail => {
    const wording = WORDINGS[(at * EACH + turn) % WORDINGS.length] as Wording;
    return {
      program,
      name: `${program}: ${wording.said[0]?.slice(0, 40)}`,
      make: async () => {
        const { text, html, attachments = [] } = await write(wording);
        return compose({
          from: `${businessName} <accounts@harbour.example>`,
          subject: `Invoice INV-0042 from ${businessName}`,
          text,
          ...(html === undefined ? {} : { html }),
          attachments: [...attachments, { filename: 'invoice.pdf', content: invoiceFile() }],
        });
      },
    };
  }),
);
