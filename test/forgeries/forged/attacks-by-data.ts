import { crossIndustry, json, ubl, withData } from '../draw/attached.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 1);

const IMPORTED = 'A program that imports the data pays what it says, whatever the page shows.';

const attached = (name: string, file: string, data: (given: Material) => string) =>
  forged(`attached data: ${name}`, IMPORTED, (given) => withData(given.page, file, data(given)));

/** Electronic invoices within an invoice that name another account than its page. All passed at first contact. */
export const ATTACKS_BY_DATA = [
  attached('UBL of another account', 'invoice.xml', ({ fraud }) => ubl(fraud)),
  attached('Factur-X of another account', 'factur-x.xml', ({ fraud }) => crossIndustry(fraud)),
  attached('JSON of another account', 'invoice.json', ({ fraud }) => json(fraud)),
  attached('UBL of another number at the same branch', 'invoice.xml', ({ payee, fraud }) => ubl({ ...payee, number: fraud.number })),
  attached('a note in UBL', 'invoice.xml', ({ payee, fraud }) =>
    ubl({ ...payee, note: `Pay into BSB ${fraud.bsb} account ${fraud.number}` })),
  attached('a note in Factur-X', 'factur-x.xml', ({ payee }) =>
    crossIndustry({ ...payee, note: 'Our account has changed. Please ring Dale for our new bank details before you pay.' })),
]; // prettier-ignore
