import { formatAbn } from '../../../src/numbers/abn.js';
import type { HonestDocument, Payee } from '../documents.js';
import type { Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { grouped, payee, randomsOf } from '../parties.js';
import { DENSE_PAGES } from './dense-pages.js';

/** Points across that the longest line of a page takes, from one line to the next, and the width of a character at size 1. */
const WIDTH = 555;
const LINE = 14;
const ADVANCE = 0.6;

/** An honest document for each dense page, set as on a typewriter. */
export const DENSE: readonly HonestDocument[] = DENSE_PAGES.map((page, at) => {
  const of = payee(['Northern Rivers Trading Pty Ltd', 'J & K Fitzgibbon', 'Tamar Holdings Pty Ltd'][at % 3] as string);
  const name = `${at + 1}: ${page.split('\n')[0]?.split(/ {2}/)[0]?.replaceAll('@NAME', of.businessName)}`;
  return {
    group: 'dense wording',
    name,
    expects: 'true',
    payees: [of],
    make: () => new RawPdf().drawn({ width: 595, height: 842, areas: [], texts: typed(filled(page, of, name)) }).file(),
  };
});

function filled(page: string, { bsb, number, abn, accountName }: Payee, seed: string): string {
  const random = randomsOf(seed);
  return page
    .replaceAll('@BSBs', bsb.replace('-', ' '))
    .replaceAll('@BSBn', bsb.replace('-', ''))
    .replaceAll('@BSB', bsb)
    .replaceAll('@ACC4', grouped(number, 4))
    .replaceAll('@ACC3', grouped(number, 3))
    .replaceAll('@ACC', number)
    .replaceAll('@ABN', formatAbn(abn))
    .replaceAll('@ACN', grouped(abn.slice(2), 3))
    .replaceAll('@NAME', accountName)
    .replace(/#/g, () => String(Math.floor(random() * 10)));
}

function typed(page: string): Text[] {
  const rows = page.split('\n');
  const step = Math.min(5.2, WIDTH / Math.max(...rows.map((row) => row.length)));
  return rows.flatMap((row, at) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map((phrase) => ({
      text: phrase[0],
      x: 20 + phrase.index * step,
      y: 50 + at * LINE,
      size: step / ADVANCE,
      family: 'mono' as const,
    })),
  );
}
