import { makeAmounts, makeDate, makeNumber, otherDetails, titledNumber } from './amounts.js';
import type { Block, Line, Sheet } from './blocks.js';
import { namedIn } from './letterheads.js';
import { coinedName, makeParty } from './parties.js';
import type { Chance } from './random.js';
import { arranged, sheetOf } from './sheets.js';
import { type Made, NOTHING } from './truth.js';
import type { Labelled, Vocabulary } from './vocabulary/vocabulary.js';

const TITLES = ['INVOICE', 'Invoice', 'Sales Invoice', 'Commercial invoice'];
const SHIP = ['Ship to', 'SHIP TO:', 'Deliver to'];
/** Where the business is named. With a logo that is a picture, only in a footer or a sentence. */
const STYLES = ['large', 'large', 'large', 'small', 'labelled', 'columns', 'footer', 'sentence'] as const;

/** An English invoice of a business abroad: no ABN, no BSB, often no more of the business than its name. */
export function makeAbroad(words: Vocabulary, chance: Chance, label: (of: Labelled) => string): Made<Sheet> {
  const country = chance.pick(words.elsewhere.countries);
  const party = (): { name: string; lines: Line[] } => {
    const base = chance.is(0.4)
      ? coinedName(words, chance)
      : makeParty(words, chance, true).name.replace(/ (?:Pty\b.*|Ltd)$/i, '');
    const name = `${base}${chance.pick(country.forms)}`;
    const street = `${chance.int(1, 4000)} ${chance.pick(words.streets)}`;
    const town = chance.pick(country.towns);
    const lines = chance.is(0.3) ? [`${street}, ${town}`] : [street, town];
    return { name: chance.is(0.15) ? name.toUpperCase() : name, lines: lines.map((text) => ({ text })) };
  };
  const [seller, buyer, receiver] = [party(), party(), party()];
  const domain = `${seller.name.toLowerCase().replace(/[^a-z]/g, '')}.${country.domain}`;
  const contact = chance
    .shuffle([`Phone: ${chance.filled(chance.pick(country.phones))}`, `info@${domain}`, `www.${domain}`])
    .slice(0, chance.int(0, 2))
    .map((text) => ({ text }));
  const tax = chance.is(0.6) ? [{ text: chance.filled(chance.pick(country.taxes)) }] : [];
  const number = makeNumber(chance);
  const style = chance.pick(STYLES);
  const large = { text: seller.name, bold: chance.is(0.7), scale: chance.pick([1.2, 1.6, 2.2, 3]) };
  const slogan = chance.is(0.2) ? [{ text: chance.pick(words.slogans) }] : [];
  const lines = (...all: Line[]): Block => ({
    type: 'lines',
    lines: all.filter(({ text }) => text !== ''),
    align: chance.pick(['left', 'left', 'right', 'centre']),
  });
  const rest = [...seller.lines, ...contact, ...tax];
  const head: Record<(typeof STYLES)[number], Block[]> = {
    large: [lines(large, ...slogan, ...(chance.is(0.75) ? rest : []))],
    small: [lines({ text: seller.name }, ...rest)],
    labelled: [lines({ text: label('from'), bold: true }, { text: seller.name }, ...rest)],
    columns: [{ type: 'columns', columns: [[lines(large)], [lines(...rest)]], widths: [0.55, 0.45] }],
    footer: [],
    sentence: [lines(...contact, ...seller.lines)],
  };
  const isTitled = chance.is(0.2);
  const title = chance.pick(TITLES);
  const titled: Block = {
    type: 'lines',
    lines: [
      { text: isTitled ? titledNumber(title, number, chance) : title, bold: true, scale: chance.pick([1.2, 1.8, 2.8]) },
    ],
    align: chance.pick(['left', 'right', 'centre']),
  };
  const pairs: [string, string][] = [
    ...(isTitled ? [] : [[label('number'), number] as [string, string]]),
    [label('date'), makeDate(chance)],
    ...(chance.is(0.6) ? [[label('due'), makeDate(chance)] as [string, string]] : []),
    ...(chance.is(0.7) ? otherDetails(words, chance) : []),
  ];
  const meta: Block = {
    type: 'pairs',
    pairs: chance.is(0.6) ? pairs : chance.shuffle(pairs),
    form: chance.pick(['inline', 'columns', 'columns', 'table', 'stacked']),
    separator: chance.pick([': ', ' ']),
  };
  const named = (one: typeof buyer, text: string | null): Block =>
    lines(...(text === null ? [] : [{ text, bold: true }]), { text: one.name }, ...one.lines);
  const billed = { ...named(buyer, chance.is(0.15) ? null : label('billTo')), align: 'left' } as Block;
  const bill: Block[] = chance.is(0.4)
    ? [{ type: 'columns', columns: [[billed], [named(receiver, chance.pick(SHIP))]], widths: [0.5, 0.5] }]
    : [billed];
  const amounts = makeAmounts(chance, {
    head: chance.pick(words.tableHeads),
    items: words.items,
    sign: chance.pick(country.signs),
  });
  const payments = chance
    .shuffle(words.elsewhere.payments)
    .slice(0, chance.int(0, 2))
    .map((text) => ({ text: chance.filled(text).replace('{name}', seller.name) }));
  const closing = style === 'sentence' || chance.is(0.15) ? [namedIn(words, chance, seller.name)] : [];
  const footer =
    style === 'footer' ? [{ text: [{ text: seller.name }, ...rest].map(({ text }) => text).join(' | ') }] : [];
  return {
    sheet: sheetOf(
      words,
      chance,
      [
        ...arranged(chance, head[style], titled, meta, bill),
        { type: 'gap', lines: 1 },
        { type: 'table', head: amounts.head, rows: amounts.rows, ruled: chance.is(0.5) },
        {
          type: 'pairs',
          form: 'columns',
          pairs: [
            [label('subtotal'), amounts.net],
            [chance.pick(country.taxNames), amounts.tax],
            [label('total'), amounts.total],
          ],
        },
        { type: 'lines', lines: chance.shuffle([...payments, ...closing]) },
      ],
      footer,
    ),
    truth: {
      ...NOTHING,
      traits: [`country:${country.name}`, `head:${style}`],
      document_is_invoice: true,
      extracted_business_name: seller.name,
      extracted_invoice_number: number,
    },
  };
}
