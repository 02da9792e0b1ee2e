import { add, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { honestly } from '../forger.js';

const honest = honestly('words beside the account', 3);

/** What honest businesses print beside their account, in words that frauds use as well. */
export const BESIDE_THE_ACCOUNT = (
  [
    ['cheques to the business', (name) => [`Cheques payable to ${name}, PO Box 12, Carlton.`, 'Please pay by the due date.']],
    ['remit to the business', (name) => [`Remit to: ${name}`, 'Payment is due to us within 14 days.']],
    ['paying in general', () => ['Please pay on time to avoid interest.', 'Pay online, by card or BPAY.', 'Cash or card at our office.']],
    ['warnings', () => ['Please call us before you pay into any other account.', 'Please check our bank details by phone before you pay.', 'We are not liable for payments made to a wrong account.']],
    ['terms', () => ['A deposit of 50% is payable on ordering.', 'See page 2 for terms. Title passes to you on payment in full.']],
    ['digits of a card', () => ['Have the last three digits of your card ready.', 'Enter the digits of the invoice number as reference.']],
    ['things that are replaced', () => ['Replace 3 globes with LED', 'Transfers to the airport, 2 passengers', 'Removed the last panel']],
    ['what is not on offer', () => ['PayID is not available for this account.', 'Like us on Facebook.']],
    ['a licence in two groups', () => ['AFSL 418 827']],
    ['where to pay by card and opening hours', (name) => [`Or pay by card online: https://pay.${name.toLowerCase().replace(/[^a-z]+/g, '')}.com.au/i/3320`, 'Open Mon-Fri 7-5, Sat 7.30-12.']],
    ['a lawyer’s precaution', () => ['Before you transfer any money, telephone this office on the number on our website and check the account with the person who acts for you.']],
    ['interpreters', () => ['Interpreter: Per un interprete chiamate 131 450.', 'Para un intérprete llame al 13 14 50.', 'National Relay Service 133 677.']],
    ['whom we pay', () => ['We pay our people fortnightly and thank you for settling quickly last time.']],
    ['coordinates of a survey', () => ['Coordinates are MGA2020 zone 56 (E 301882.114, N 6557120.902).']],
    ['sections of an Act', () => ['You contract out of sections 95, 118, 121(4), 130, 132 and 135.', 'Clauses 12, 14(b), 118 to 122 and 131 apply.']],
    ['a licensed trade and a speed', () => ['Licensed plumber 50218. A certificate has been lodged.', 'Your NBN upgrade to 250/100 is booked for Monday.']],
    ['days of visits', () => ['6/10', '9/10', '23/10', 'Next visits 2/11, 9/11 and 16/11.']],
    ['documents that are shared', () => ['Send remittance advice to our office.', 'For questions about this invoice call our office.']],
  ] as const satisfies readonly (readonly [string, (name: string) => readonly string[]])[]
).map(([name, said]) =>
  honest(name, ({ layout, page }) => {
    const { near } = layout;
    const texts = lines(near.x + 2, near.y + 13, 13, { size: 9 }, said(layout.payee.businessName));
    return new RawPdf().drawn(add(page, texts)).file();
  }),
); // prettier-ignore
