import { bankOfBsb } from '../../../../numbers/bsb.js';
import type { ReadDocument } from '../../../document.js';
import type { PossibleAccount } from '../../scrutiny.js';
import type { Chain } from '../numbers/chains.js';
import { BSB_DIGITS, numbersIn, type PrintedNumber } from '../numbers/printed-number.js';
import { placeOf } from '../numbers/searched-page.js';
import { labelOf, labelTextOf, segmentsNear, speaksOf, type Reach } from '../numbers/surroundings.js';
import { speaksOfPayment, type Speaks } from '../payment-words.js';
import { companiesIn, withoutBusinessNumbers } from './business-numbers.js';
import { chosenAccountOf, isChosenNumber, withoutChosen, type ChosenAccount, type ChosenMention } from './known.js';

/** Nobody needs to know of more. */
const MOST = 50;

/** Near a number alone. */
const NEAR: Reach = { above: 5, below: 3, beside: 14 };
const MIDDLE: Reach = { above: 8, below: 6, beside: 24 };
/** Near what has the shape of a BSB and a number. */
const WIDE: Reach = { above: 16, below: 12, beside: 40 };
/** How far the number of an account stands from its BSB. */
const PAIR: Reach = { above: 4, below: 5, beside: 30 };

/**
 * What the file shows that could be an account beside the one that a document asks to be paid into.
 *
 * @param chains the chains of digits of every page of the file
 */
export function possibleAccounts(
  chains: readonly Chain[],
  read: ReadDocument | null,
  { references, companies }: KnownNumbers,
): PossibleAccount[] {
  const chosen: ChosenAccount = read ? chosenAccountOf(read) : { bsb: null, number: null };
  const mentions: ChosenMention[] = [];
  const numbers: PrintedNumber[] = [];
  for (const chain of chains) {
    for (const stretch of withoutBusinessNumbers(chain, companies)) {
      const parted = withoutChosen(chain, stretch, chosen);
      mentions.push(...parted.mentions);
      numbers.push(...parted.rest.flatMap((groups) => numbersIn(chain, groups)));
    }
  }
  const search = new Search(numbers, mentions, chosen, references);
  return search.found().slice(0, MOST);
}

/** A number that is known as another one goes with a BSB only where nothing else does; in points. */
const REFERENCE_COST = 1000;

class Search {
  constructor(
    private readonly numbers: readonly PrintedNumber[],
    private readonly mentions: readonly ChosenMention[],
    private readonly chosen: ChosenAccount,
    private readonly references: ReadonlySet<string>,
  ) {}

  found(): PossibleAccount[] {
    const listed: PossibleAccount[] = [];
    const taken = new Set<PrintedNumber>();
    for (const bsb of this.numbers) {
      if (bsb.digits.length !== BSB_DIGITS || taken.has(bsb) || (bsb.partner && bsb.role === 'number')) continue;
      const shape = shapeOf(bsb);
      const number = bsb.partner ?? this.partnerOf(bsb, taken);
      if (!this.isBranch(bsb, number, shape)) continue;
      taken.add(bsb);
      if (number) taken.add(number);
      listed.push(account(bsb, number));
    }
    for (const number of this.numbers) {
      if (taken.has(number) || !this.isAccountAlone(number)) continue;
      taken.add(number);
      listed.push(account(null, number));
    }
    const keys = listed.map(({ bsb, accountNumber }) => `${bsb} ${accountNumber}`);
    return listed.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  }

  /** The nearest number that can go with a BSB. */
  private partnerOf(bsb: PrintedNumber, taken: ReadonlySet<PrintedNumber>): PrintedNumber | null {
    const { layout, segment } = bsb.chain.line;
    const near = new Set(segmentsNear(layout, segment.row, bsb.box, segment.size, PAIR));
    const others = [
      ...this.numbers,
      ...this.mentions.filter(({ part }) => part === 'number').map(({ number }) => number),
    ];
    const options = others.filter(
      (one) =>
        one !== bsb &&
        !taken.has(one) &&
        near.has(one.chain.line.segment) &&
        (one.chain.form === null || one.chain.form === 'phone'),
    );
    const cost = (one: PrintedNumber): number =>
      gap(bsb, one) + (this.references.has(one.digits) || isChosenNumber(this.chosen, one.digits) ? REFERENCE_COST : 0);
    return options.sort((a, b) => cost(a) - cost(b))[0] ?? null;
  }

  private isBranch(bsb: PrintedNumber, number: PrintedNumber | null, shape: Shape): boolean {
    const label = labelOf(bsb);
    const speaks = near(bsb, WIDE);
    if (label === 'bank') return speaks !== null;
    if (bsb.chain.form !== null || bsb.chain.letters !== '') return false;
    if (shape === 'branch' && number !== null) {
      if (bsb.partner !== null && number.chain.letters === '') return speaks !== null;
      return near(bsb, MIDDLE) === 'account';
    }
    if (shape === 'branch') return near(bsb, NEAR) === 'account';
    if (this.references.has(bsb.digits)) return false;
    if (number === null || bankOfBsb(bsb.digits) === null) return false;
    if (isChosenNumber(this.chosen, number.digits)) return false;
    return near(bsb, NEAR) === 'account';
  }

  private isAccountAlone(number: PrintedNumber): boolean {
    const label = labelOf(number);
    const text = labelTextOf(number);
    if (label === 'bank') return number.chain.form !== 'amount' && near(number, NEAR) !== null;
    if (number.chain.form !== null) return false;
    if (this.references.has(number.digits)) return false;
    if (label === 'reference' || label === 'customer_account') return false;
    if (number.chain.letters !== '' && speaksOfPayment(number.chain.letters) === null) return false;
    if (label === 'account') return nearBank(number);
    return near(number, NEAR) === 'account' || speaksOfPayment(text) === 'account';
  }
}

type Shape = 'branch' | 'six';

/** `062-000`, `062 000`: how a BSB is printed, and an order hardly ever. */
function shapeOf({ groups }: PrintedNumber): Shape {
  if (groups.length === 1) return 'six';
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return 'six';
  const isInThrees = groups.map((group) => group.digits.length).join() === '3,3';
  return isInThrees && last.end - first.start <= 9 ? 'branch' : 'six';
}

/** How much the words near a number speak of payment. */
function near(number: PrintedNumber, reach: Reach): Speaks {
  const { layout, segment } = number.chain.line;
  const said = segmentsNear(layout, segment.row, number.box, segment.size, reach).map(speaksOf);
  return said.includes('account') ? 'account' : said.includes('payment') ? 'payment' : null;
}

/** Words of a bank account that a customer's account does not have near it. */
const BANK =
  /\b(?:bsb|bank|eft|transfer|deposit|remit|direct credit|pay(?:able|ments?)? (?:in)?to|credit to|swift|beneficiary|payee)/i;

function nearBank(number: PrintedNumber): boolean {
  const { layout, segment } = number.chain.line;
  return segmentsNear(layout, segment.row, number.box, segment.size, NEAR).some((one) => BANK.test(one.text));
}

function gap(a: PrintedNumber, b: PrintedNumber): number {
  const dx = Math.max(0, a.box.x0 - b.box.x1, b.box.x0 - a.box.x1);
  const dy = Math.max(0, a.box.y0 - b.box.y1, b.box.y0 - a.box.y1);
  return dx / 2 + dy;
}

function account(bsb: PrintedNumber | null, number: PrintedNumber | null): PossibleAccount {
  const printed = bsb ?? number;
  const words = [
    ...new Set([
      ...(bsb?.words ?? []),
      ...(number && number.chain.line.page === printed?.chain.line.page ? number.words : []),
    ]),
  ];
  const page = (printed as PrintedNumber).chain.line.page;
  return {
    ...placeOf(page, words),
    bsb: bsb ? `${bsb.digits.slice(0, 3)}-${bsb.digits.slice(3)}` : null,
    accountNumber: number?.digits ?? null,
  };
}

/** Numbers of a file that are explained wherever they stand. */
export interface KnownNumbers {
  /** Those that it calls by another name, where no account can be meant. */
  references: ReadonlySet<string>;
  companies: ReadonlySet<string>;
}

export function knownNumbers(chains: readonly Chain[], read: readonly ReadDocument[]): KnownNumbers {
  const references = new Set<string>();
  for (const { fields } of read) {
    const digits = fields.invoice_number?.value.replace(/\D/g, '') ?? '';
    if (digits.length > 0) references.add(digits);
  }
  const companies = companiesIn(chains);
  for (const chain of chains) {
    for (const number of numbersIn(chain, chain.groups)) {
      const label = labelOf(number);
      if (label === 'reference' || label === 'customer_account') references.add(number.digits);
    }
  }
  return { references, companies };
}
