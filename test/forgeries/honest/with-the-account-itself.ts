import type { Payee } from '../documents.js';
import { add } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { near, written } from '../forged/attack-parts.js';
import { honestly } from '../forger.js';

const honest = honestly('with the account itself', 3);

/** What gives the account once more, or leads to it; all of them were held at first contact. */
const SAID: Readonly<Record<string, (payee: Payee) => readonly string[]>> = {
  'a transfer where no card can be used': ({ accountName, bsb, number }) => [
    "If your finance team can't use a card,",
    `transfer to ${accountName}, BSB ${bsb}, account number ${number}`,
    'and put the invoice number in the description.',
  ],
  'where all money comes to': ({ bsb, number }) => [
    'All money for this job comes to us',
    `at BSB ${bsb}, account ${number}.`,
  ],
  'the initials of a clerk': () => ['OK to pay Lyn 19/10'],
  'goods of wire': () => ['Bird wire to gables (Clyde)'],
  'heads of columns': () => ['Invoiced prior Now'],
  'an account that waits': () => ['This account may be left until the estate is settled.'],
};

export const WITH_THE_ACCOUNT_ITSELF = [
  ...Object.entries(SAID).map(([name, said]) =>
    honest(name, ({ layout, page, payee }) => {
      const given = { layout, page, payee, fraud: payee };
      return written(given, near(given, said(payee), 8));
    }),
  ),
  honest('the page that has it', ({ layout, page, payee }) => {
    const given = { layout, page, payee, fraud: payee };
    const first = { ...page, texts: near(given, ['Payment details on page 2'], 9) };
    return new RawPdf().drawn(add(first, [])).drawn(page).file();
  }),
];
