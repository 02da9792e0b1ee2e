import { makeAmounts, makeDate, makeNumber } from './amounts.js';
import type { Block, Line, Sheet } from './blocks.js';
import { coinedName, makeParty } from './parties.js';
import type { Chance } from './random.js';
import { arranged, sheetOf } from './sheets.js';
import { type Made, NOTHING } from './truth.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

/** An invoice, or another document, of a business abroad in its own language. */
export function makeForeign(words: Vocabulary, chance: Chance): Made<Sheet> {
  const language = chance.pick(words.languages);
  const other = language.others && chance.is(0.3) ? chance.pick(language.others) : null;
  const number = makeNumber(chance);
  const base = chance.is(0.5) ? chance.pick(language.businesses) : coinedName(words, chance);
  const name = chance.is(0.2) ? base : `${base} ${chance.pick(language.forms)}`;
  const amounts = makeAmounts(chance, {
    head: chance.pick(language.heads),
    items: language.items,
    taxRate: 0.2,
    sign: '',
  });
  const city = chance.pick(language.cities);
  const numberLabel = other?.[2] ?? chance.pick(language.number);
  const title = (other?.[1] ?? chance.pick(language.titles)).replace('{number}', number);
  const [net, tax, total] = chance.pick(language.totals);
  const letterhead: Block = {
    type: 'lines',
    lines: [
      { text: name, bold: true, scale: chance.pick([1.2, 1.6, 2]) },
      { text: city },
      { text: chance.pick(language.tax) },
    ],
    align: chance.pick(['left', 'right']),
  };
  // Many have a logo for a letterhead, a line with the sender above the buyer's address, and the company in the footer.
  const style = chance.weighted<'letterhead' | 'sender' | 'footer'>([
    ['letterhead', 5],
    ['sender', 2],
    ['footer', 3],
  ]);
  const mark = chance.pick([' · ', ', ', ' - ', ' | ']);
  const legal = { text: [name, city, chance.pick(language.tax)].join(mark) };
  const head: Block[] = style === 'letterhead' ? [letterhead] : [];
  // A footer in columns: the company, the bank and the register side by side.
  const inColumns: Line[] = [
    [name, 'Bank', chance.filled('Tel. +## ## #######')],
    [city, chance.filled('IBAN XX## #### #### ####'), chance.filled('www.@@@.eu')],
    [chance.pick(language.tax), chance.filled('BIC @@@@DEFF'), chance.filled('Reg. ######')],
  ].map((cells) => ({ text: cells.join(' '.repeat(12)) }));
  const footer: Line[] = style === 'letterhead' && chance.is(0.6) ? [] : chance.is(0.3) ? inColumns : [legal];
  const meta: Block = {
    type: 'pairs',
    form: chance.pick(['inline', 'columns', 'table']),
    pairs: [
      ...(title.includes(number) ? [] : [[numberLabel, number] as [string, string]]),
      [chance.pick(language.date), makeDate(chance)],
      [chance.pick(language.due), makeDate(chance)],
      [chance.pick(language.customer), chance.digits(5)],
    ],
    separator: ': ',
  };
  const buyer = makeParty(words, chance, true);
  const bill: Block[] = [
    {
      type: 'lines',
      lines: [
        ...(style === 'sender' ? [{ text: `${name}${mark}${city}`, scale: 0.7 }] : []),
        { text: buyer.name },
        ...buyer.address.map((text) => ({ text })),
      ],
    },
  ];
  const titled: Block = { type: 'lines', lines: [{ text: title, bold: true, scale: chance.pick([1.3, 1.8]) }] };
  const blocks: Block[] = [
    ...arranged(chance, head, titled, meta, bill),
    { type: 'gap', lines: 1 },
    { type: 'table', head: amounts.head, rows: amounts.rows },
    {
      type: 'pairs',
      form: 'columns',
      pairs: [
        [net, amounts.net],
        [tax, amounts.tax],
        [total, `${amounts.total} €`],
      ],
    },
    { type: 'paragraph', text: other?.[3] ?? chance.pick(language.closing) },
    {
      type: 'lines',
      lines: [
        {
          text: `IBAN: DE${chance.digits(2)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(2)}`,
        },
      ],
    },
  ];
  if (other) {
    const traits = [`language:${language.name}`, `other:${other[0]}`];
    return { sheet: sheetOf(words, chance, blocks, footer), truth: { ...NOTHING, traits, document_is_invoice: false } };
  }
  return {
    sheet: sheetOf(words, chance, blocks, footer),
    truth: {
      ...NOTHING,
      traits: [`language:${language.name}`, `head:${style}`],
      document_is_invoice: true,
      extracted_business_name: name,
      extracted_invoice_number: number,
    },
  };
}
