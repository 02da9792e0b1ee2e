import type { Block } from './blocks.js';
import { type Account, makeAccount } from './facts.js';
import type { Party } from './parties.js';
import type { Chance } from './random.js';
import type { Labelled, Vocabulary } from './vocabulary/vocabulary.js';

type Pair = [string, string];

/** How an invoice says where to pay, and what of it is to be read. */
export interface Payment {
  blocks: Block[];
  traits: string[];
  truth: { name: string | null; number: string | null; bsb: string | null };
  /** Every account that it prints, to be paid into or not. */
  accounts: readonly Account[];
}

interface Asked {
  supplier: Party;
  /** The invoice's number, for references. */
  number: string;
}

const NONE = { name: null, number: null, bsb: null };

/** A BSB as it is printed. */
const bsbShown = (bsb: string, chance: Chance): string =>
  chance.weighted([
    [bsb, 6],
    [bsb.replace('-', ' '), 2],
    [bsb.replace('-', ''), 2],
  ]);

/** An account number as it is printed. */
function numberShown(number: string, chance: Chance): string {
  const grouped = number.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  const halves = `${number.slice(0, 4)} ${number.slice(4)}`;
  const last = `${number.slice(0, -1)}-${number.slice(-1)}`;
  return chance.weighted([
    [number, 8],
    [grouped, 2],
    [halves, 1],
    [last, 0.5],
  ]);
}

/** BSB and account as one number. */
function joinedShown({ bsb, number }: Account, chance: Chance): string {
  const split = `${number.slice(0, -1)}-${number.slice(-1)}`;
  return chance.pick([
    `${bsb} ${number}`,
    `${bsb} / ${number}`,
    `${bsb.replace('-', '')} ${number}`,
    `${bsb}-${number}`,
    `${bsb}-${split}`,
    `${bsb.replace('-', '')}-${number}`,
    `${bsb} ${split}`,
  ]);
}

export function makePayment(words: Vocabulary, chance: Chance, label: (of: Labelled) => string, asked: Asked): Payment {
  const { supplier, number } = asked;
  const account = makeAccount(chance);
  const name = chance.weighted<string | null>([
    [supplier.name, 6],
    [supplier.brand ?? supplier.name, 2],
    [chance.pick(supplier.accounts), supplier.kind === null ? 3 : 6],
    [`${chance.pick(words.surnames)} Family Trust`, 0.5],
    [`${supplier.name} ${chance.pick(['Trading Account', 'Office Account', 'No 2 Account'])}`, 0.5],
    [`${chance.pick(words.nouns)}pay - ${chance.pick([supplier.name, ...supplier.accounts])}`, 0.4],
    [initialled(chance.pick(supplier.accounts)), 0.6],
    [null, 2],
  ]);
  const truth = { name, number: account.number, bsb: account.bsb };
  const heading: Block[] = chance.is(0.75)
    ? [
        {
          type: 'lines',
          lines: [
            { text: chance.is(0.3) ? `${label('paymentHeading')}:` : label('paymentHeading'), bold: chance.is(0.6) },
          ],
        },
      ]
    : [];
  const named: Pair[] = name ? [[label('accountName'), name]] : [];
  const reference: Pair[] = chance.is(0.4) ? [[label('paymentReference'), number]] : [];
  const banked: Pair[] = chance.is(0.5) ? [[label('bank'), account.bank]] : [];
  const form = chance.weighted<'inline' | 'columns' | 'stacked' | 'table' | 'run'>([
    ['inline', 4],
    ['columns', 4],
    ['stacked', 1],
    ['table', 2],
    ['run', 2],
  ]);
  const pairs = (all: Pair[]): Block => ({
    type: 'pairs',
    pairs: chance.is(0.6) ? all : [...chance.shuffle(all.slice(0, -reference.length || undefined)), ...reference],
    form,
    separator: chance.pick([': ', ' ', ': ', ' - ']),
  });
  const wrap = (inner: Block[]): Block[] => {
    const all = [...heading, ...inner];
    return chance.weighted<Block[]>([
      [all, 6],
      [[{ type: 'boxed', blocks: all, tinted: chance.is(0.5) }], 2],
      [
        [
          {
            type: 'columns',
            columns: [all, [{ type: 'paragraph', text: chance.pick(words.footers) }]],
            widths: [0.6, 0.4],
          },
        ],
        1,
      ],
      [
        [
          {
            type: 'columns',
            columns: [[{ type: 'paragraph', text: chance.pick(words.footers) }], all],
            widths: [0.4, 0.6],
          },
        ],
        1,
      ],
    ]);
  };
  return chance.weighted<() => Payment>([
    [
      () => ({
        blocks: wrap([
          pairs([
            ...banked,
            ...named,
            [label('bsb'), bsbShown(account.bsb, chance)],
            [label('account'), numberShown(account.number, chance)],
            ...reference,
          ]),
        ]),
        traits: [`pay:pairs ${form}`],
        truth,
        accounts: [account],
      }),
      10,
    ],
    [
      () => ({
        blocks: wrap([pairs([...named, [label('joined'), joinedShown(account, chance)], ...reference])]),
        traits: ['pay:joined'],
        truth,
        accounts: [account],
      }),
      3,
    ],
    [() => sentence(words, chance, { number, name: name ?? supplier.name }, account), 3],
    [() => unlabelled(chance, label, { heading, name: shownAs(name ?? supplier.name, chance), number }, account), 4],
    [() => several(words, chance, label, { name, account }), 2.5],
    [() => ({ blocks: [], traits: ['pay:none'], truth: NONE, accounts: [] }), 2],
    [
      () => ({
        blocks: wrap([
          {
            type: 'pairs',
            form: 'inline',
            pairs: [
              ['BPAY Biller Code', chance.digits(6)],
              ['Ref', chance.digits(12)],
            ],
            separator: ': ',
          },
        ]),
        traits: ['pay:BPAY alone'],
        truth: NONE,
        accounts: [],
      }),
      1,
    ],
    [() => undecided(chance, label), 1],
  ])();
}

function sentence(
  words: Vocabulary,
  chance: Chance,
  { name, number }: { name: string; number: string },
  account: Account,
): Payment {
  const text = chance
    .pick(words.sentences)
    .replace('{name}', name)
    .replace('{bsb}', bsbShown(account.bsb, chance))
    .replace('{account}', account.number)
    .replace('{number}', number);
  return {
    blocks: [{ type: 'paragraph', text }],
    traits: ['pay:sentence'],
    truth: { name, number: account.number, bsb: account.bsb },
    accounts: [account],
  };
}

/** A name as somebody types it who does not mind capitals. */
const shownAs = (name: string, chance: Chance): string =>
  chance.weighted([
    [name, 8],
    [name.toLowerCase(), 1],
    [name.toUpperCase(), 1],
  ]);

/** A name whose first words are their initials alone: `RM Plumbing` for `Ringwood Main Plumbing`. */
function initialled(name: string): string {
  const words = name.split(' ');
  const first = words.slice(0, -1).map((word) => word.charAt(0));
  return words.length > 2 && first.every((letter) => /\p{Lu}/u.test(letter))
    ? `${first.join('')} ${words.at(-1)}`
    : name;
}

/** What may stand before a name where the number has a label that says more. */
const BEFORE_NAME = ['Account', 'A/C', 'Acct', 'To', 'Pay', 'Direct dep', 'Name'];

/** An account whose name has no label, or one that says little: over the numbers, in front of them, behind them, or in a cell beside them. */
function unlabelled(
  chance: Chance,
  label: (of: Labelled) => string,
  { heading, name, number }: { heading: Block[]; name: string; number: string },
  account: Account,
): Payment {
  const bank = chance.is(0.4) ? account.bank : '';
  const labelled = `${label('bsb')} ${bsbShown(account.bsb, chance)}   ${label('account')} ${numberShown(account.number, chance)}`;
  const numbers = chance.is(0.75) ? labelled : `${account.bsb} ${account.number}`;
  const reference = chance.is(0.3) ? [`${label('paymentReference')} ${number}`] : [];
  const gap = chance.pick(['   ', '  ', ', ', ' - ', ' ']);
  const inOne = [name, bank, numbers, ...reference].filter((part) => part !== '').join(gap);
  const parts = [
    `${label('bsb')}${chance.pick([': ', ' ', '  '])}${bsbShown(account.bsb, chance)}`,
    `${label('account')}${chance.pick([': ', ' ', '  '])}${numberShown(account.number, chance)}`,
  ];
  const bare = [bsbShown(account.bsb, chance), numberShown(account.number, chance)];
  const opened = `${chance.pick(BEFORE_NAME)}${chance.pick([': ', ' '])}${name}`;
  const truth = { name, number: account.number, bsb: account.bsb };
  if (chance.is(0.12))
    return {
      blocks: [
        ...heading,
        { type: 'columns', columns: cells([name, ...(chance.is(0.5) ? parts : bare)]), widths: [0.4, 0.25, 0.35] },
      ],
      traits: ['pay:name without label, in a row'],
      truth,
      accounts: [account],
    };
  const lines = chance.weighted<string[]>([
    [[name, ...(bank === '' ? [] : [bank]), numbers, ...reference], 3],
    [[`${name}:`, ...(bank === '' ? [] : [bank]), ...parts, ...reference], 1],
    [[name, ...(bank === '' ? [] : [bank]), ...parts, ...reference], 2],
    [[name, ...(bank === '' ? [] : [bank]), ...bare, ...reference], 1.5],
    [[...parts, opened, ...reference], 1],
    [[opened, ...(bank === '' ? [] : [bank]), ...parts, ...reference], 2],
    [[[opened, ...parts].join(gap), ...reference], 2],
    [[`${[bank, ...(chance.is(0.6) ? parts : bare)].filter((part) => part !== '').join(' ')} (${name})`], 1],
    [[name, [bank, numbers].filter((part) => part !== '').join(gap), ...reference], 2],
    [[inOne], 2],
    [[`${label('paymentHeading')}${chance.pick([': ', '   '])}${inOne}`], 2],
  ]);
  const isOpened = lines.length > 1 || chance.is(0.5);
  const isBold = chance.is(0.2);
  return {
    blocks: [
      ...(isOpened ? heading : []),
      { type: 'lines', lines: lines.map((text) => ({ text, bold: isBold && text.startsWith(name) })) },
    ],
    traits: ['pay:name without label'],
    truth,
    accounts: [account],
  };
}

/** Texts side by side. */
const cells = (texts: readonly string[]): Block[][] =>
  texts.map((text): Block[] => [{ type: 'lines', lines: [{ text }] }]);

/** Two accounts, with what each is for. */
function several(
  words: Vocabulary,
  chance: Chance,
  label: (of: Labelled) => string,
  { name, account }: { name: string | null; account: Account },
): Payment {
  const reason = chance.pick(words.reasons);
  const other = makeAccount(chance);
  const both: [string, Account][] = chance.shuffle([
    [reason.this, account],
    [reason.other, other],
  ]);
  const [bsb, number] = [label('bsb'), label('account')];
  const blocks: Block[] = chance.is(0.5)
    ? [{ type: 'table', head: ['', bsb, number], rows: both.map(([text, one]) => [text, one.bsb, one.number]) }]
    : both.map(([text, one]): Block => ({
        type: 'lines',
        lines: [{ text, bold: true }, { text: `${bsb} ${one.bsb}  ${number} ${one.number}` }, { text: '' }],
      }));
  const named: Block[] = name ? [{ type: 'lines', lines: [{ text: `${label('accountName')}: ${name}` }] }] : [];
  return {
    blocks: [...named, ...blocks],
    traits: ['pay:several with reasons'],
    truth: { name, number: account.number, bsb: account.bsb },
    accounts: [account, other],
  };
}

/** Two accounts and nothing that says which is meant: none is to be given. */
function undecided(chance: Chance, label: (of: Labelled) => string): Payment {
  const [bsb, number] = [label('bsb'), label('account')];
  const accounts = [makeAccount(chance), makeAccount(chance)];
  const lines = accounts.map((one) => ({
    text: `${one.bank}: ${bsb} ${one.bsb} ${number} ${one.number}`,
  }));
  return { blocks: [{ type: 'lines', lines }], traits: ['pay:several, undecided'], truth: NONE, accounts };
}
