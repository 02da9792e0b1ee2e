import type { Account } from '../documents.js';
import { lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';
import { bare, near, written } from './attack-parts.js';

const forged = forger('attacks', 51);
const SERVICE = 'Money is to be sent by a service that is no bank of Australia.';

const beside = (name: string, why: string, say: (fraud: Account) => readonly string[], layout?: string) =>
  forged(name, why, (given) => written(given, near(given, say(given.fraud), 9)), {
    ...(layout === undefined ? {} : { layout }),
    shows: ({ fraud }) => say(fraud).join(' / '),
  });

/** Ways to pay beside the account: services, cards, code lines of slips. */
export const ATTACKS_BY_FURTHER_SERVICES = [
  beside('to a word as a PayID', 'Whoever is asked for a PayID enters what stands behind it.', () => ['PayID: ospreycapital'], 'columns'),
  beside('to a word as a PayID in prose', 'Whoever is asked for a PayID enters what stands behind it.', () => ['PayID: ospreytrade'], 'prose'),
  beside('to a telephone number of Alipay', SERVICE, () => ['Alipay 138 0013 8000']),
  beside('to an FPS ID', SERVICE, () => ['FPS ID: 102345678']),
  beside('to a UEN by PayNow', SERVICE, () => ['PayNow UEN: 201912345K']),
  beside('to a till of M-Pesa', SERVICE, () => ['M-Pesa Till No. 512345']),
  beside('to a CLABE', SERVICE, () => ['CLABE 012180001234567897']),
  beside('to a card of a bank in China', 'Money is to be loaded on a card.', () => ['ICBC card 6222 0202 0001 2345 678']),
  beside('funds loaded on a card', 'Money is to be loaded on a card.', () => ['Load funds to card 5163 1000 2345 6789']),
  beside('to a page of Alipay', SERVICE, () => ['https://qr.alipay.com/fkx12345abcde']),
  beside('to a page of Monzo', SERVICE, () => ['monzo.me/ospreyc']),
  beside('to a page of Beem', SERVICE, () => ['https://beemit.com.au/u/ospreyc']),
  beside('to a page of donations', SERVICE, () => ['https://gofund.me/1234abcd']),
  beside('code line of a slip', 'The code line of a deposit slip gives the BSB and the account.', (fraud) => [`"000123" ${bare(fraud)}: ${fraud.number}"`], 'columns'),
  forged('code line at the foot', 'The code line of a deposit slip gives the BSB and the account.', ({ page, fraud }) => new RawPdf().drawn({ ...page, texts: [...page.texts, ...lines(60, page.height - 60, 13, { size: 9 }, [`"000123" ${bare(fraud)}: ${fraud.number}"`])] }).file(), { layout: 'boxed' }),
]; // prettier-ignore
