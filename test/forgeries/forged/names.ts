import { formatAbn } from '../../../src/numbers/abn.js';
import type { ForgedDocument, Payee } from '../documents.js';
import { add, type Drawing, withPart } from '../draw/drawing.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { outlined, pictured } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { payee } from '../parties.js';

const forged = forger('names', 0);

interface Said {
  /** Null leaves the line out. */
  business?: string | null;
  abn?: string | null;
  accountName?: string | null;
}

/** The honest page under other names; the letterhead's further lines go with the name. */
function under({ page }: Material, { business, abn, accountName }: Said): Buffer {
  let changed: Drawing = page;
  const change = (
    part: 'business' | 'abn' | 'account name',
    said: string | null | undefined,
    form = (text: string) => text,
  ) => {
    if (said !== undefined)
      changed = withPart(changed, part, (text) => (said === null ? null : { ...text, text: form(said) }));
  };
  change('business', business);
  change('abn', abn, (digits) => `ABN ${formatAbn(digits)}`);
  change('account name', accountName);
  return new RawPdf().drawn(changed).file();
}

const stranger = payee('Vantage Ridge Consulting Pty Ltd');
const neighbour = payee('Ochre Lane Ceramics Pty Ltd');

/** The same with another payee verified as well. */
const beside = (document: ForgedDocument, other: Payee): ForgedDocument => ({
  ...document,
  payees: [...document.payees, other],
});

/** A name that is nearly the neighbour's, with the account and the ABN of the payee. */
const nearly = (how: string, layout: string, said: Said): ForgedDocument =>
  beside(
    forged(`near the name of another payee: ${how}`, 'A person takes it for the invoice of the other payee.', (given) => under(given, said), { layout, shows: accountOf }),
    neighbour,
  ); // prettier-ignore

const accountOf = ({ payee: { bsb, number } }: Material): string => `${bsb} ${number}`;

/** The logo of somebody at the head of the honest page, the supplier's own name in small letters. */
async function withLogo({ page, payee: { businessName } }: Material, name: string, drawn: boolean): Promise<Buffer> {
  const box = { x: page.width / 2 - 130, y: 4, width: 260, height: 34 };
  const texts = [{ text: name.replace(/ Pty Ltd$/, ''), x: box.x + 4, y: box.y + 24, size: 18, bold: true }];
  const smaller = withPart(page, 'business', (text) => ({ ...text, text: businessName, size: 6 }));
  if (drawn) return new RawPdf().drawn(smaller, { after: outlined(texts, page.height) }).file();
  const pdf = new RawPdf();
  const image = await pictured(pdf, texts, box);
  return pdf
    .drawn(smaller, { after: `q ${onto(box, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` })
    .file();
}

const NOTES = [
  'We mix our clays',
  'Open on weekdays',
  'Visit our studio',
  'Classes in spring',
  'Glazes to order',
  'Kilns for hire',
];

/** The same as outlines, below more lines of small print than a letterhead has. */
async function withLogoBelowNotes({ page, payee: { businessName } }: Material, name: string): Promise<Buffer> {
  const notes = Array.from({ length: 30 }, (_, at) => ({ text: `${NOTES[at % 6]}`, x: 40 + 104 * (at % 5), y: 10 + 6.5 * Math.floor(at / 5), size: 5 }));
  const logo = { text: name.replace(/ Pty Ltd$/, ''), x: page.width / 2 - 100, y: 68, size: 18, bold: true };
  const smaller = withPart(page, 'business', (text) => ({ ...text, text: businessName, size: 6 }));
  return new RawPdf().drawn(smaller, { after: outlined([...notes, logo], page.height) }).file();
} // prettier-ignore

export const NAMES = [
  beside(
    forged('logo of another payee', 'A person takes it for the invoice of the other payee.', (given) =>
      withLogo(given, neighbour.businessName, false), { layout: 'columns', shows: accountOf }),
    neighbour,
  ),
  beside(
    forged('logo of another payee as outlines', 'A person takes it for the invoice of the other payee.', (given) =>
      withLogo(given, neighbour.businessName, true), { layout: 'ruled', shows: accountOf }),
    neighbour,
  ),
  beside(
    forged('logo of another payee below small print', 'A person takes it for the invoice of the other payee.', (given) =>
      withLogoBelowNotes(given, neighbour.businessName), { layout: 'ruled', shows: accountOf }),
    neighbour,
  ),
  ...(['business', 'accountName'] as const).map((part) =>
    beside(
      forged(`name of another payee as that in which it trades: ${part}`, 'A person takes it for the invoice of the other payee.', (given) =>
        under(given, { [part]: `${given.payee.accountName.replace(/ Pty Ltd$/, '')} T/A Ochre Lane Ceramics` }), { layout: 'ruled', shows: accountOf }),
      neighbour,
    ),
  ),
  forged('unrelated name without an ABN', 'Nobody verified the account for the name of the invoice.', (given) =>
    under(given, { business: stranger.businessName, abn: null, accountName: stranger.businessName }), { layout: 'columns', shows: accountOf }),
  forged('unrelated name with an ABN of its own', 'The account was verified for another ABN.', (given) =>
    under(given, { business: stranger.businessName, abn: stranger.abn, accountName: stranger.businessName }), { layout: 'boxed', shows: accountOf }),
  forged('unrelated name, account name left out', 'Nobody verified the account for the name of the invoice.', (given) =>
    under(given, { business: stranger.businessName, abn: null, accountName: null }), { layout: 'ruled', shows: accountOf }),
  beside(
    forged('name of one payee with the account of another', 'Two payees are mixed.', (given) =>
      under(given, { business: neighbour.businessName, abn: neighbour.abn, accountName: neighbour.accountName }), { layout: 'landscape', shows: accountOf }),
    neighbour,
  ),
  beside(
    forged('name of one payee with the ABN of another', 'Two payees are mixed.', (given) =>
      under(given, { business: neighbour.businessName, accountName: neighbour.accountName }), { layout: 'at the top', shows: accountOf }),
    neighbour,
  ),
  beside(
    forged('name of another payee without an ABN', 'The account was verified for another payee.', (given) =>
      under(given, { business: neighbour.businessName, abn: null, accountName: neighbour.accountName }), { layout: 'dense', shows: accountOf }),
    neighbour,
  ),
  forged('ABN with one digit changed', 'The ABN is not the verified one.', (given) =>
    under(given, { business: stranger.businessName, abn: given.payee.abn.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) }), { layout: 'slip', shows: accountOf }),
  forged('near copy of the verified name without an ABN', 'The name is nearly the verified one.', (given) =>
    under(given, { business: given.payee.businessName.replace('Catering', 'Caterlng'), abn: null, accountName: 'Banksia Hall' }), { layout: 'across', shows: accountOf }),
  nearly('two letters for one', 'columns', { business: 'Ochre Lane Cerarnics Pty Ltd' }),
  nearly('a letter less', 'ruled', { business: 'Ochre Lane Ceramic Pty Ltd' }),
  nearly('its country', 'boxed', { business: 'Ochre Lane Ceramics Australia Pty Ltd' }),
  nearly('its department', 'columns', { business: 'Ochre Lane Ceramics Accounts Receivable' }),
  nearly('on its behalf', 'boxed', { business: 'on behalf of Ochre Lane Ceramics Pty Ltd' }),
  nearly('its first words', 'ruled', { business: 'Ochre Lane' }),
  nearly('no space', 'columns', { business: 'OchreLane Ceramics Pty Ltd' }),
  nearly('of the account', 'columns', { accountName: 'Ochre Lane Ceramics (Receipts)' }),
  beside(
    forged('name of another payee as a large line above', 'A person takes it for the invoice of the other payee.', ({ page }) =>
      new RawPdf().drawn(add(page, [{ text: 'OCHRE LANE CERAMICS', x: 230, y: 40, size: 22, bold: true }])).file(), { layout: 'ruled', shows: accountOf }),
    neighbour,
  ),
]; // prettier-ignore
