import { makeAmounts, makeDate, makeLedger, makeNumber, numberAlone, otherDetails, titledNumber } from './amounts.js';
import type { Block, Line, Sheet } from './blocks.js';
import { abnShown, typo } from './facts.js';
import { makeAbroad } from './abroad.js';
import { makeForeign } from './foreign.js';
import { makeLetterhead } from './letterheads.js';
import { makeParty, type Party } from './parties.js';
import { makePayment } from './payment.js';
import type { Chance } from './random.js';
import { arranged, sheetOf } from './sheets.js';
import { accountKey, type Made, NOTHING } from './truth.js';
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
      [() => makeForeign(this.words, chance), 12],
      [() => makeAbroad(this.words, chance, this.label), 12],
      [() => this.other(), 20],
    ])();
  }

  readonly label = (of: Labelled): string => {
    const usual = USUAL[of];
    const own = this.words.labels[of];
    const text = usual && this.chance.is(0.5) ? this.chance.pick(usual) : this.chance.pick(own);
    return this.chance.is(TYPOS) ? typo(text, this.chance) : text;
  };

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
    let letterhead = makeLetterhead(words, chance, this.label, byBuyer ? { ...buyer, brand: null } : supplier, hasAbn);
    while (byBuyer && letterhead.traits.includes('head:labelled'))
      letterhead = makeLetterhead(words, chance, this.label, { ...buyer, brand: null });
    // Some give the number with the title, and no label of its own.
    const isTitled = number !== null && !byBuyer && chance.is(0.12);
    // Others print it under the title, with hardly a label.
    const isUnderTitle = number !== null && !isTitled && chance.is(0.08);
    const meta = this.meta(
      isTitled || isUnderTitle ? null : number,
      letterhead.abnInMeta && hasAbn ? (byBuyer ? buyer : supplier) : null,
      letterhead.meta,
    );
    const bill = byBuyer
      ? this.party(chance.pick(OF_SUPPLIER), supplier, 1)
      : this.party(chance.is(0.1) ? null : this.label('billTo'), buyer, 0.3);
    const named = chance.pick(byBuyer ? BY_BUYER : words.invoiceTitles);
    const title: Block = {
      type: 'lines',
      lines: [
        {
          text: isTitled ? titledNumber(named, number, chance) : named,
          bold: chance.is(0.7),
          scale: chance.pick([1, 1.4, 1.8, 2.4]),
        },
        ...(isUnderTitle ? [{ text: numberAlone(number, chance) }] : []),
      ],
      align: chance.pick(['left', 'right', 'centre']),
    };
    const totals: Block = this.totals(amounts);
    const blocks: Block[] = [
      ...arranged(chance, letterhead.blocks, title, meta, bill),
      { type: 'gap', lines: 1 },
      { type: 'table', head: amounts.head, rows: amounts.rows, ruled: chance.is(0.5) },
      totals,
      { type: 'gap', lines: 1 },
    ];
    const narrative: Block[] = chance.is(0.4) ? [{ type: 'lines', lines: [{ text: chance.pick(words.footers) }] }] : [];
    if (chance.is(0.1)) narrative.push(this.thirdParty());
    narrative.push({ type: 'lines', lines: letterhead.closing ?? [] });
    if (payment.blocks.length > 0 && chance.is(0.06)) blocks.push({ type: 'page' });
    // Some pay first: the details stand above the table.
    if (chance.is(0.12)) blocks.splice(chance.int(1, 2), 0, ...payment.blocks);
    else blocks.push(...(chance.is(0.5) ? [...payment.blocks, ...narrative] : [...narrative, ...payment.blocks]));
    if (chance.is(0.15)) blocks.push(...this.slip(number, buyer, amounts.total));
    return {
      sheet: sheetOf(words, chance, blocks, letterhead.footer),
      truth: {
        traits: [...(byBuyer ? ['head:by the buyer'] : letterhead.traits), ...payment.traits],
        document_is_invoice: true,
        extracted_business_name: byBuyer ? supplier.name : letterhead.name,
        extracted_business_abn: hasAbn && (byBuyer || !letterhead.withoutAbn) ? supplier.abn : null,
        extracted_account_name: payment.truth.name,
        extracted_account_number: payment.truth.number,
        extracted_account_bsb: payment.truth.bsb,
        extracted_invoice_number: number,
        printed_accounts: payment.accounts.map(accountKey),
      },
    };
  }

  private meta(number: string | null, party: Party | null, own: Pair[] = []): Block {
    const { chance } = this;
    const pairs: Pair[] = [
      ...(number === null ? [] : [[this.label('number'), number] as Pair]),
      [this.label('date'), makeDate(chance)],
      ...(chance.is(0.6) ? [[this.label('due'), chance.is(0.3) ? '14 days' : makeDate(chance)] as Pair] : []),
      ...Array.from({ length: chance.int(0, 3) }, (): Pair => [
        this.label('otherNumber'),
        chance.pick([chance.digits(4), chance.digits(6), `PO${chance.digits(4)}`, `C-${chance.digits(3)}`]),
      ]),
      ...(chance.is(0.4) ? otherDetails(this.words, chance) : []),
      ...own,
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
      ...this.words.organisations.references.map((one) =>
        chance.filled(one).replace('{name}', name).replace('{abn}', abnShown(abn, chance)),
      ),
    ]);
    return { type: 'lines', lines: [{ text }] };
  }

  /** Lines of a buyer, or of the supplier where the buyer issues the invoice. */
  private party(label: string | null, buyer: Party, shareWithAbn: number): Block[] {
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
    if (label === null) return [{ type: 'lines', lines }];
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
    const letterhead = makeLetterhead(words, chance, this.label, party);
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
      ...arranged(chance, letterhead.blocks, title, meta, this.party(this.label('billTo'), buyer, 0.3)),
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
      sheet: sheetOf(words, chance, blocks, letterhead.footer),
      truth: { ...NOTHING, traits: [`other:${other.kind}`], document_is_invoice: false },
    };
  }
}
