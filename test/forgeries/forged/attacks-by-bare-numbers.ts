import type { Account } from '../documents.js';
import { lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { bare, far, written } from './attack-parts.js';

const forged = forger('attacks', 47);
const BARE =
  'Nothing says what the two numbers are; a BSB and an account number need no label for who pays by transfer.';

type Say = (fraud: Account) => readonly string[];

/** On empty paper away from the words of payment. */
const elsewhere = (name: string, say: Say, layout?: string) =>
  forged(name, BARE, (given) => written(given, far(given, say(given.fraud))), layout === undefined ? {} : { layout });

/** On a page of their own behind the invoice. */
const behind = (name: string, say: Say) => forged(name, BARE, (given) => withPage(given, say(given.fraud)));

const withPage = ({ page }: Material, texts: readonly string[]): Buffer =>
  new RawPdf()
    .drawn(page)
    .drawn({ ...page, areas: [], texts: lines(60, 120, 18, { size: 11 }, texts) })
    .file();

/** Accounts without a label and away from every word of payment. */
export const ATTACKS_BY_BARE_NUMBERS = [
  elsewhere('name over a bare pair', (fraud) => ['Osprey Capital', `${bare(fraud)} ${fraud.number}`], 'columns'),
  elsewhere('name over a bare pair in prose', (fraud) => ['Osprey Capital', `${bare(fraud)} ${fraud.number}`], 'prose'),
  elsewhere('name over a bare pair across', (fraud) => ['Osprey Capital', `${bare(fraud)} ${fraud.number}`], 'across'),
  elsewhere('bare lines under kindly use', (fraud) => ['Kindly use', bare(fraud), fraud.number, 'Osprey Capital'], 'columns'),
  elsewhere('bare lines under kindly use in prose', (fraud) => ['Kindly use', bare(fraud), fraud.number, 'Osprey Capital'], 'prose'),
  elsewhere('a pair behind a name', (fraud) => [`Osprey Capital ${bare(fraud)} ${fraud.number}`], 'columns'),
  elsewhere('a pair behind a label', (fraud) => [`Lender code ${bare(fraud)} ${fraud.number}`], 'prose'),
  elsewhere('a bare run in fours', (fraud) => [`${bare(fraud)}${fraud.number}`.replace(/.{4}(?=.)/g, '$& ')]),
  behind('bare lines on page two', (fraud) => ['Kindly use', bare(fraud), fraud.number, 'Osprey Capital']),
  behind('two bare numbers on page two', (fraud) => [bare(fraud), fraud.number]),
  behind('two bare numbers in one line on page two', (fraud) => [`${bare(fraud)}   ${fraud.number}`]),
  behind('name over a bare pair on page two', (fraud) => ['Osprey Capital', `${bare(fraud)} ${fraud.number}`]),
  behind('a new ending on page two', ({ number }) => ['VENDOR MASTER UPDATE', 'Old ending: 600', `New ending: ${number.slice(-3)}`]),
  behind('the one ending in a thread on page two', ({ number }) => ['From: Lena <lena@osprey.example>', 'Subject: RE: invoice', `Hi, as discussed the one ending ${number.slice(-4)} is live from today, thanks!`]),
  behind('two halves on page two', (fraud) => ['Please keep this for your file.', `First: ${bare(fraud)}`, `Second: ${fraud.number}`]),
]; // prettier-ignore
