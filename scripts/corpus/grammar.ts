import { makeAmounts, makeDate, makeLedger, makeNumber } from './amounts.js';
import type { Block, Line, Sheet } from './blocks.js';
import { abnShown, typo } from './facts.js';
import { makeParty, type Party } from './parties.js';
import { makePayment, type Payment } from './payment.js';
import type { Chance } from './random.js';
import type { Made } from './truth.js';
import type { Labelled, Vocabulary } from './vocabulary/vocabulary.js';

type Pair = [string, string];
const TYPOS = 0.03;
/** Labels that every document may have, whatever its vocabulary: half of the labels met are these. */
const USUAL: Partial<Record<Labelled, readonly string[]>> = {
  number: ['Invoice number', 'Invoice No.', 'Invoice #'],
  date: ['Date', 'Invoice date'],
  due: ['Due date'],
  bsb: ['BSB'],
  account: ['Account number', 'Account', 'Acc'],
  accountName: ['Account name'],
  billTo: ['Bill to', 'To'],
  total: ['Total', 'Amount due', 'Total due'],
  gst: ['GST'],
};

/** What an invoice calls itself that the buyer makes out for the supplier. */
const BY_BUYER = [
  'Recipient created tax invoice',
  'RCTI',
  'Buyer created tax invoice',
  'RECIPIENT CREATED TAX INVOICE',
];
const OF_SUPPLIER = ['Supplier', 'Contractor', 'Grower', 'Supplier details', 'Payee'];
/** Documents that list invoices row by row. */
const LISTS: ReadonlySet<string> = new Set(['statement', 'remittance_advice', 'reminder']);
/** Documents without a table of what was sold. */
const NO_TABLE: ReadonlySet<string> = new Set(['letter', 'bank_details_letter', 'contract', 'certificate']);

/** Writes documents of one vocabulary. */
export class Grammar {
  constructor(
    private readonly words: Vocabulary,
    private readonly chance: Chance,
  ) {}

  /** One document: three invoices of four, the rest what is none. */
  make(): Made<Sheet> {
    const { chance } = this;
    return chance.weighted<() => Made<Sheet>>([
      [() => this.invoice(), 70],
      [() => this.foreign(), 12],
      [() => this.other(), 20],
    ])();
  }

  readonly label = (of: Labelled): string => {
    const usual = USUAL[of];
    const own = this.words.labels[of];
    const text = usual && this.chance.is(0.5) ? this.chance.pick(usual) : this.chance.pick(own);
    return this.chance.is(TYPOS) ? typo(text, this.chance) : text;
  };

  private sheet(blocks: Block[], footer: Line[] = []): Sheet {
    const { chance } = this;
    return {
      blocks,
      footer,
      textSize: chance.pick([8, 9, 9, 10, 10, 11]),
      margin: chance.pick([36, 45, 54, 64]),
      font: chance.pick(this.words.fonts),
    };
  }

  private invoice(): Made<Sheet> {
    const { chance, words } = this;
    const [supplier, buyer] = [makeParty(words, chance), makeParty(words, chance, true)];
    // Some tradespeople number nothing.
    const number = chance.is(0.05) ? null : makeNumber(chance);
    const amounts = makeAmounts(chance, {
      head: chance.pick(words.tableHeads),
      items: words.items,
      sign: chance.pick(['$', '', '$']),
    });
    const payment = makePayment(words, chance, this.label, { supplier, number: number ?? buyer.name });
    // A buyer who makes out the invoice has the letterhead, and the supplier stands where the buyer does elsewhere.
    const byBuyer = chance.is(0.05);
    // Who is not registered prints none.
    const hasAbn = byBuyer || !chance.is(0.06);
    let letterhead = this.letterhead(byBuyer ? { ...buyer, brand: null } : supplier, hasAbn);
    while (byBuyer && letterhead.traits.includes('head:labelled'))
      letterhead = this.letterhead({ ...buyer, brand: null });
    const meta = this.meta(number, letterhead.abnInMeta && hasAbn ? (byBuyer ? buyer : supplier) : null);
    const bill = byBuyer
      ? this.party(chance.pick(OF_SUPPLIER), supplier, 1)
      : this.party(this.label('billTo'), buyer, 0.3);
    const title: Block = {
      type: 'lines',
      lines: [
        {
          text: chance.pick(byBuyer ? BY_BUYER : words.invoiceTitles),
          bold: chance.is(0.7),
          scale: chance.pick([1, 1.4, 1.8, 2.4]),
        },
      ],
      align: chance.pick(['left', 'right', 'centre']),
    };
    const totals: Block = this.totals(amounts);
    const blocks: Block[] = [
      ...this.head(letterhead.blocks, title, meta, bill),
      { type: 'gap', lines: 1 },
      { type: 'table', head: amounts.head, rows: amounts.rows, ruled: chance.is(0.5) },
      totals,
      { type: 'gap', lines: 1 },
    ];
    const narrative: Block[] = chance.is(0.4) ? [{ type: 'lines', lines: [{ text: chance.pick(words.footers) }] }] : [];
    if (chance.is(0.06)) narrative.push(this.thirdParty());
    if (payment.blocks.length > 0 && chance.is(0.06)) blocks.push({ type: 'page' });
    // Some pay first: the details stand above the table.
    if (chance.is(0.12)) blocks.splice(chance.int(1, 2), 0, ...payment.blocks);
    else blocks.push(...(chance.is(0.5) ? [...payment.blocks, ...narrative] : [...narrative, ...payment.blocks]));
    if (chance.is(0.15)) blocks.push(...this.slip(number, buyer, amounts.total));
    return {
      sheet: this.sheet(blocks, letterhead.footer),
      truth: {
        traits: [...(byBuyer ? ['head:by the buyer'] : letterhead.traits), ...payment.traits],
        document_is_invoice: true,
        extracted_business_name: byBuyer ? supplier.name : letterhead.name,
        extracted_business_abn: hasAbn ? supplier.abn : null,
        extracted_account_name: payment.truth.name,
        extracted_account_number: payment.truth.number,
        extracted_account_bsb: payment.truth.bsb,
        extracted_invoice_number: number,
      },
    };
  }

  /** Where title, letterhead, details and buyer stand. */
  private head(letterhead: Block[], title: Block, meta: Block, bill: Block[]): Block[] {
    const { chance } = this;
    const halves = (a: Block[], b: Block[]): Block => ({ type: 'columns', columns: [a, b], widths: [0.55, 0.45] });
    return chance.weighted<() => Block[]>([
      [() => [...letterhead, { type: 'gap', lines: 1 }, title, halves(bill, [meta])], 4],
      [() => [halves(letterhead, [title, meta]), { type: 'gap', lines: 1 }, ...bill], 4],
      [() => [title, halves(letterhead, bill), { type: 'gap', lines: 1 }, meta], 3],
      [() => [halves([title, meta], letterhead), { type: 'gap', lines: 1 }, ...bill], 2],
      [() => [...letterhead, title, meta, { type: 'gap', lines: 1 }, ...bill], 2],
      [() => [halves(bill, letterhead), { type: 'gap', lines: 1 }, title, meta], 1],
    ])();
  }

  private letterhead(
    party: Party,
    hasAbn = true,
  ): {
    blocks: Block[];
    footer: Line[];
    name: string;
    traits: string[];
    abnInMeta: boolean;
  } {
    const { chance, words } = this;
    const abn = hasAbn ? `${chance.pick(['ABN', 'ABN:', 'A.B.N.', 'ABN'])} ${abnShown(party.abn, chance)}` : '';
    const contact = chance
      .shuffle([
        `${chance.pick(['Ph', 'Phone', 'T', 'Tel'])}: ${party.phone}`,
        `${chance.pick(['Email', 'E', 'Mail'])}: ${party.email}`,
        party.web,
      ])
      .slice(0, chance.int(0, 3))
      .map((text) => ({ text }));
    const address = (chance.is(0.3) ? [party.address.join(', ')] : party.address).map((text) => ({ text }));
    const name: Line = { text: party.name, bold: chance.is(0.6), scale: chance.pick([1, 1.2, 1.5, 2]) };
    const slogan = chance.is(0.15) ? [{ text: chance.pick(words.slogans) }] : [];
    const align = chance.pick(['left', 'left', 'right', 'centre'] as const);
    const lines = (...all: Line[]): Block[] => [
      { type: 'lines', lines: all.filter(({ text }) => text.trim() !== ''), align },
    ];
    const plain = { footer: [] as Line[], name: party.name, abnInMeta: false };
    if (party.brand) {
      const brand: Line = { text: party.brand, bold: true, scale: chance.pick([1.6, 2.2, 2.8]) };
      const footer = [{ text: `${party.name} ${abn}${chance.is(0.5) ? ` | ${party.address.join(', ')}` : ''}` }];
      return chance.weighted([
        [
          { ...plain, blocks: lines(brand, ...slogan, ...contact), footer, traits: ['head:brand, company in footer'] },
          2,
        ],
        [
          {
            ...plain,
            blocks: lines(brand, ...slogan, { text: party.name }, { text: abn }, ...address, ...contact),
            traits: ['head:brand over company'],
          },
          2,
        ],
        [
          {
            ...plain,
            blocks: lines(
              brand,
              { text: `${party.name} ${chance.pick(['|', '-', ' ', '·'])} ${abn}` },
              ...address,
              ...contact,
            ),
            traits: ['head:brand over company and ABN'],
          },
          1,
        ],
      ]);
    }
    const from: Line[] = [{ text: this.label('from'), bold: chance.is(0.5) }];
    return chance.weighted([
      [{ ...plain, blocks: lines(name, { text: abn }, ...address, ...contact), traits: ['head:name over ABN'] }, 4],
      [
        {
          ...plain,
          blocks: lines({ ...name, text: `${party.name}  ${abn}` }, ...address, ...contact),
          traits: ['head:name and ABN'],
        },
        2,
      ],
      [
        {
          ...plain,
          blocks: lines(name, ...slogan, ...address, ...contact, { text: abn }),
          traits: ['head:address between'],
        },
        3,
      ],
      [
        {
          ...plain,
          blocks: lines(name, ...slogan, ...address, ...contact),
          abnInMeta: true,
          traits: ['head:ABN in details'],
        },
        2,
      ],
      [
        {
          ...plain,
          blocks: lines(...from, { ...name, scale: 1 }, ...address, { text: abn }),
          traits: ['head:labelled'],
        },
        2,
      ],
      [
        {
          ...plain,
          blocks: lines(name, ...address, ...contact),
          footer: [{ text: `${abn}   ${chance.pick(words.footers)}` }],
          traits: ['head:ABN in footer'],
        },
        1,
      ],
    ]);
  }

  private meta(number: string | null, party: Party | null): Block {
    const { chance } = this;
    const pairs: Pair[] = [
      ...(number === null ? [] : [[this.label('number'), number] as Pair]),
      [this.label('date'), makeDate(chance)],
      ...(chance.is(0.6) ? [[this.label('due'), chance.is(0.3) ? '14 days' : makeDate(chance)] as Pair] : []),
      ...Array.from({ length: chance.int(0, 3) }, (): Pair => [
        this.label('otherNumber'),
        chance.pick([chance.digits(4), chance.digits(6), `PO${chance.digits(4)}`, `C-${chance.digits(3)}`]),
      ]),
      ...(party ? [['ABN', abnShown(party.abn, chance)] as Pair] : []),
    ];
    return {
      type: 'pairs',
      pairs: chance.is(0.6) ? pairs : chance.shuffle(pairs),
      form: chance.weighted([
        ['inline', 3],
        ['columns', 4],
        ['stacked', 1],
        ['table', 2],
        ['run', 1],
      ]),
      separator: chance.pick([': ', ' ', ': ']),
    };
  }

  /** Another business that is neither the supplier nor the buyer. */
  private thirdParty(): Block {
    const { chance } = this;
    const { name, abn } = makeParty(this.words, chance);
    const shown = `ABN ${abnShown(abn, chance)}`;
    const text = chance.pick([
      `Issued as agent for ${name}, ${shown}`,
      `Landlord: ${name} ${shown}`,
      `This invoice has been assigned to ${name} (${shown}).`,
      `Subject to the terms of ${name} ${shown}`,
      `Goods insured by ${name} ${shown}`,
    ]);
    return { type: 'lines', lines: [{ text }] };
  }

  /** Lines of a buyer, or of the supplier where the buyer issues the invoice. */
  private party(label: string, buyer: Party, shareWithAbn: number): Block[] {
    const { chance } = this;
    const abnLabel = chance.pick(shareWithAbn === 1 ? ['ABN'] : ['ABN', 'ABN', 'ABN:', 'Your ABN', 'Customer ABN']);
    const lines: Line[] = [
      ...(chance.is(0.25)
        ? [{ text: `Attn: ${chance.pick(this.words.forenames)} ${chance.pick(this.words.surnames)}` }]
        : []),
      { text: buyer.name },
      ...buyer.address.map((text) => ({ text })),
      ...(chance.is(shareWithAbn) ? [{ text: `${abnLabel} ${abnShown(buyer.abn, chance)}` }] : []),
    ];
    const [first, ...rest] = lines;
    return chance.is(0.25) && first
      ? [{ type: 'lines', lines: [{ text: `${label}: ${first.text}` }, ...rest] }]
      : [{ type: 'lines', lines: [{ text: chance.is(0.5) ? `${label}:` : label, bold: chance.is(0.6) }, ...lines] }];
  }

  private totals({ net, tax, total }: { net: string; tax: string; total: string }): Block {
    const { chance } = this;
    const pairs: Pair[] = [
      ...(chance.is(0.8) ? [[this.label('subtotal'), net] as Pair] : []),
      [this.label('gst'), tax],
      [this.label('total'), total],
    ];
    const block: Block = { type: 'pairs', pairs, form: 'columns' };
    return chance.is(0.7) ? { type: 'columns', columns: [[], [block]], widths: [0.55, 0.45] } : block;
  }

  private slip(number: string | null, buyer: Party, total: string): Block[] {
    return [
      { type: 'gap', lines: 1 },
      { type: 'rule' },
      { type: 'lines', lines: [{ text: this.label('slipHeading'), bold: true }] },
      {
        type: 'pairs',
        form: this.chance.pick(['inline', 'columns', 'table']),
        pairs: [
          ['Customer', buyer.name],
          ...(number === null ? [] : [[this.label('number'), number] as Pair]),
          [this.label('total'), total],
          ...(this.chance.is(0.4) ? [['Amount enclosed', '$'] as Pair] : []),
        ],
      },
    ];
  }

  private other(): Made<Sheet> {
    const { chance, words } = this;
    const [party, buyer] = [makeParty(words, chance), makeParty(words, chance, true)];
    const other = chance.pick(words.others);
    const letterhead = this.letterhead(party);
    const number = makeNumber(chance);
    const amounts = makeAmounts(chance, { head: other.table ?? chance.pick(words.tableHeads), items: words.items });
    const title: Block = {
      type: 'lines',
      lines: [
        {
          text: chance.pick([other.title, ...(other.titles ?? [])]),
          bold: chance.is(0.7),
          scale: chance.pick([1, 1.4, 2]),
        },
      ],
      align: chance.pick(['left', 'right']),
    };
    const meta: Block = {
      type: 'pairs',
      pairs: [
        ...(other.numberLabel ? [[other.numberLabel, number] as Pair] : []),
        [this.label('date'), makeDate(chance)],
      ],
      form: chance.pick(['inline', 'columns', 'table']),
    };
    const hasTable = !NO_TABLE.has(other.kind);
    const rows = LISTS.has(other.kind)
      ? makeLedger(chance, amounts.head)
      : other.table?.length === 3 || other.table?.length === 5
        ? amounts.rows.map((row) => [...row, ...row].slice(0, other.table?.length))
        : amounts.rows;
    // Quotes and orders name accounts too: that a document says where to pay makes it no invoice.
    const account = chance.is(0.3) ? makePayment(words, chance, this.label, { supplier: party, number }).blocks : [];
    const blocks: Block[] = [
      ...this.head(letterhead.blocks, title, meta, this.party(this.label('billTo'), buyer, 0.3)),
      { type: 'gap', lines: 1 },
      ...(hasTable ? [{ type: 'table' as const, head: amounts.head, rows }] : []),
      ...(hasTable && chance.is(0.7) ? [this.totals(amounts)] : []),
      ...(other.titles ? chance.shuffle(other.lines).slice(0, chance.int(1, 4)) : other.lines).map((text): Block => ({
        type: 'paragraph',
        text,
      })),
      ...account,
    ];
    return {
      sheet: this.sheet(blocks, letterhead.footer),
      truth: { ...NOTHING, traits: [`other:${other.kind}`], document_is_invoice: false },
    };
  }

  private foreign(): Made<Sheet> {
    const { chance, words } = this;
    const language = chance.pick(words.languages);
    const other = language.others && chance.is(0.3) ? chance.pick(language.others) : null;
    const number = makeNumber(chance);
    const name = `${chance.pick(language.businesses)} ${chance.pick(language.forms)}`;
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
    const footer: Line[] = style === 'letterhead' && chance.is(0.6) ? [] : [legal];
    const meta: Block = {
      type: 'pairs',
      form: chance.pick(['inline', 'columns', 'table']),
      pairs: [
        ...(title.includes(number) ? [] : [[numberLabel, number] as Pair]),
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
      ...this.head(head, titled, meta, bill),
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
      return { sheet: this.sheet(blocks, footer), truth: { ...NOTHING, traits, document_is_invoice: false } };
    }
    return {
      sheet: this.sheet(blocks, footer),
      truth: {
        ...NOTHING,
        traits: [`language:${language.name}`, `head:${style}`],
        document_is_invoice: true,
        extracted_business_name: name,
        extracted_invoice_number: number,
      },
    };
  }
}

const NOTHING = {
  extracted_business_name: null,
  extracted_business_abn: null,
  extracted_account_name: null,
  extracted_account_number: null,
  extracted_account_bsb: null,
  extracted_invoice_number: null,
} satisfies Partial<Record<keyof Payment['truth'] | string, null>>;
