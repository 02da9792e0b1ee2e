import { bankOfBsb } from '../../../../numbers/bsb.js';
import type { ReadDocument } from '../../../document.js';
import type { Segment } from '../../../fields/structure/segment.js';
import type { PossibleAccount } from '../../scrutiny.js';
import type { Chain, Group } from '../numbers/chains.js';
import { ACCOUNT_DIGITS, BSB_DIGITS } from '../numbers/lengths.js';
import { numbersIn, type PrintedNumber } from '../numbers/printed-number.js';
import { areReadTwice } from '../numbers/readings.js';
import { placeOf } from '../numbers/searched-page.js';
import {
  beforeInLine,
  isAmongInvoiceFields,
  labelBesideOf,
  labelOf,
  labelTextOf,
  near,
  nearBank,
  NEAR,
  segmentOf,
  segmentsNear,
  type Reach,
} from '../numbers/surroundings.js';
import { labelIn } from '../labels.js';
import { plainWords, speaksOfPayment } from '../payment-words.js';
import {
  isInCode,
  isInItemRow,
  isLoose,
  isOneRun,
  isOtherServices,
  isRegrouped,
  areSums,
  isSaidOfOther,
  isSum,
  isToBeQuoted,
  lettersBefore,
} from './other-numbers.js';
import { isBarePair, isCodeLine, isNamedPair, isOverLineEnd, isTurnedPair } from './bare-pairs.js';
import { isAtBank, isCounted, isHeldAtBank, isSaidToReplace } from './said-to-replace.js';
import { isInPlaceOfAccount, isUncalledSum } from './disguised-numbers.js';
import { withoutBusinessNumbers } from './business-numbers.js';
import type { KnownNumbers } from './known-numbers.js';
import { areRanges } from './ranges.js';
import { spreadAccounts } from './spread-accounts.js';
import { chosenAccountOf, isChosenNumber, withoutChosen, type ChosenAccount, type ChosenMention } from './known.js';

/** Nobody needs to know of more. Of the next one no numbers are kept, so that it is nobody's known account. */
const MOST = 50;

const MIDDLE: Reach = { above: 8, below: 6, beside: 24 };
/** Near what has the shape of a BSB and a number. */
const WIDE: Reach = { above: 16, below: 12, beside: 40 };
/** How far the number of an account stands from its BSB. */
const PAIR: Reach = { above: 4, below: 5, beside: 30 };

/**
 * What the file shows that could be an account beside the one that a document asks to be paid into.
 *
 * @param chains the chains of digits of every page of the file
 * @param spread those whose groups are parted by more than what parts the groups of a number
 */
export function possibleAccounts(
  chains: readonly Chain[],
  spread: readonly Chain[],
  read: ReadDocument | null,
  known: KnownNumbers,
): PossibleAccount[] {
  const { references, companies } = known;
  const chosen: ChosenAccount = chosenAccountOf(read);
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
  const found = once([
    ...search.found(),
    ...spreadAccounts(spread, chosen, known).map(([bsb, number]) => account(bsb, number)),
  ]);
  const next = found[MOST];
  return [...found.slice(0, MOST), ...(next ? [{ ...next, bsb: null, accountNumber: null }] : [])];
}

function once(listed: readonly PossibleAccount[]): PossibleAccount[] {
  const keys = new Set<string>();
  return listed.filter(({ bsb, accountNumber }) => {
    const key = `${bsb} ${accountNumber}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** What goes with a BSB only where nothing else does: a number that is known as another one; in points. */
const KNOWN_COST = 1000;

class Search {
  /** The numbers that stand in a segment, the chosen account's among them. */
  private readonly bySegment = new Map<Segment, PrintedNumber[]>();
  private readonly taken = new Set<PrintedNumber>();

  constructor(
    private readonly numbers: readonly PrintedNumber[],
    private readonly mentions: readonly ChosenMention[],
    private readonly chosen: ChosenAccount,
    private readonly references: ReadonlySet<string>,
  ) {
    const ofChosen = mentions.filter(({ part }) => part === 'number').map(({ number }) => number);
    for (const number of [...numbers, ...ofChosen]) {
      const { segment } = number.chain.line;
      const there = this.bySegment.get(segment);
      if (there) there.push(number);
      else this.bySegment.set(segment, [number]);
    }
  }

  found(): PossibleAccount[] {
    return [...this.afterChosenBranch(), ...this.withBranch(), ...this.alone()];
  }

  /** Another number right behind the BSB of the chosen account. */
  private afterChosenBranch(): PossibleAccount[] {
    return this.mentions.flatMap(({ number: bsb, part }) => {
      const last = bsb.groups.at(-1);
      const next = this.bySegment
        .get(bsb.chain.line.segment)
        ?.find(
          (one) =>
            one.chain === bsb.chain && one.groups[0] === bsb.chain.groups[bsb.chain.groups.indexOf(last as Group) + 1],
        );
      if (part !== 'bsb' || !next || this.references.has(next.digits) || isChosenNumber(this.chosen, next.digits))
        return [];
      this.taken.add(next);
      return [account(bsb, next)];
    });
  }

  private withBranch(): PossibleAccount[] {
    return this.numbers.flatMap((bsb) => {
      if (bsb.digits.length !== BSB_DIGITS || this.taken.has(bsb) || (bsb.partner && bsb.role === 'number')) return [];
      const number = bsb.partner ?? this.partnerOf(bsb);
      if (areReadTwice([...bsb.words, ...(number?.words ?? [])])) return [];
      if (!this.isBranch(bsb, number)) return [];
      this.taken.add(bsb);
      if (number) this.taken.add(number);
      return [account(bsb, number)];
    });
  }

  private alone(): PossibleAccount[] {
    return this.numbers
      .filter((number) => !this.taken.has(number) && this.isAccountAlone(number))
      .map((number) => account(null, number));
  }

  /** The nearest number that can go with a BSB. */
  private partnerOf(bsb: PrintedNumber): PrintedNumber | null {
    const { layout, segment } = bsb.chain.line;
    let best: { number: PrintedNumber; cost: number } | null = null;
    for (const other of segmentsNear(layout, segment.row, bsb.box, segment.size, PAIR)) {
      for (const number of this.bySegment.get(other) ?? []) {
        const { form } = number.chain;
        if (number === bsb || isLong(number) || this.taken.has(number) || (form !== null && form !== 'phone')) continue;
        const isKnown = this.references.has(number.digits) || isChosenNumber(this.chosen, number.digits);
        const cost = gap(bsb, number) + (isKnown ? KNOWN_COST : labelOf(number) === 'reference' ? KNOWN_COST / 2 : 0);
        if (!best || cost < best.cost) best = { number, cost };
      }
    }
    return best?.number ?? null;
  }

  private isBranch(bsb: PrintedNumber, number: PrintedNumber | null): boolean {
    const isBank = bankOfBsb(bsb.digits) !== null;
    if (labelOf(bsb) === 'bank') return number !== null || near(bsb, WIDE) !== null;
    if (bsb.chain.form === 'address' && shapeOf(bsb) === 'branch' && PAY_INTO.test(plainWords(labelTextOf(bsb))))
      return true;
    if (bsb.chain.form !== null) return false;
    if (lettersBefore(bsb) !== '') return isBank && number !== null && this.isCodeInPlace(bsb, number);
    const isBeside = number !== null && bsb.partner === number && number.chain.tail === '';
    if (isBeside && isBank) {
      const said = plainWords(labelTextOf(bsb));
      // Whatever a file calls the two numbers elsewhere, as a pair right behind these words they are an account.
      if (
        PAY_BY.test(said) ||
        PAY_INTO.test(said) ||
        isRightUnderPayInto(bsb) ||
        (isOneRun(bsb, number) && PAY_INTO_SOMETHING.test(said))
      )
        return true;
    }
    if (isBeside && isBank && isCodeLine(bsb, number)) return true;
    if (isBank && number !== null && !this.isKnownOtherwise(number) && isTurnedPair(bsb, number)) return true;
    const isReference = labelOf(bsb) === 'reference';
    if (isReference && isRegrouped(bsb)) return false;
    if (isBeside && isReference && (isOneRun(bsb, number) || isOtherServices(bsb))) return false;
    if (shapeOf(bsb) === 'branch') {
      if (areRanges(bsb, number)) return false;
      if (isBeside) return (isBank && !areSums(bsb, number)) || near(bsb, areSums(bsb, number) ? NEAR : WIDE) !== null;
      if (isBank && number !== null && this.isBelowBranch(bsb, number)) return true;
      if (isBank && number !== null && this.isGoneOnWith(bsb, number)) return true;
      return !isLoose(bsb) && !isFinancialLicence(bsb) && near(bsb, number === null ? NEAR : MIDDLE) === 'account';
    }
    if (number === null || !isBank || isInItemRow(bsb)) return false;
    if (isBeside && isNamedPair(bsb, number)) return true;
    if (this.references.has(number.digits)) return false;
    if (!isBeside && bsb.groups.length < bsb.chain.groups.length) return false;
    if (!isBeside && isInCode(number)) return false;
    if (isReference && !isBeside && (bsb.groups.length > 1 || !areBeside(bsb, number))) return false;
    if (this.references.has(bsb.digits) || isChosenNumber(this.chosen, number.digits)) return false;
    return near(bsb, NEAR) === 'account' || ((isBeside || areBeside(bsb, number)) && isBarePair(bsb, number));
  }

  /** Whether a number stands right below what is printed as a BSB, whatever both are called in the cells before them: `Code 062-000` over `No. 12345678`. */
  private isBelowBranch(bsb: PrintedNumber, number: PrintedNumber): boolean {
    return (
      !this.isKnownOtherwise(number) &&
      !isLoose(bsb) &&
      [bsb, number].every((one) => isAloneInCell(one)) &&
      areBeside(bsb, number)
    );
  }

  /** Whether a sentence that breaks off at what is printed as a BSB goes on with a number in the next line. */
  private isGoneOnWith(bsb: PrintedNumber, number: PrintedNumber): boolean {
    return (
      !this.isKnownOtherwise(number) && !isLoose(bsb) && labelOf(bsb) !== 'reference' && isOverLineEnd(bsb, number)
    );
  }

  /** Whether a number is known as a reference of the file, or as that of the chosen account. */
  private isKnownOtherwise({ digits }: PrintedNumber): boolean {
    return this.references.has(digits) || isChosenNumber(this.chosen, digits);
  }

  /** Whether a code of a known bank's BSB and a number stands alone where words lead to the details of an account: `EFT`, below it `INV-062126-12345678`. */
  private isCodeInPlace(bsb: PrintedNumber, number: PrintedNumber): boolean {
    if (bsb.partner !== number || this.references.has(number.digits) || this.references.has(bsb.digits + number.digits))
      return false;
    const said = plainWords(labelBesideOf(bsb));
    return !/\s\p{L}/u.test(segmentOf(bsb).text) && (PAY_BY.test(said) || PAY_INTO.test(said));
  }

  /** Whether what stands right before a number says that it takes the place of an account beside it, or at which bank it is. */
  private isNamedAsOther(number: PrintedNumber): boolean {
    const before = beforeInLine(number);
    if (isLong(number) || isSum(number) || isInCode(number) || isChosenNumber(this.chosen, number.digits)) return false;
    if (isHeldAtBank(before)) return true;
    // The number of the invoice is to be used as well: `Please use 20418`.
    if (this.references.has(number.digits) && !isCounted(before)) return false;
    return (isSaidToReplace(before) || isAtBank(before)) && near(number, NEAR) === 'account';
  }

  private isAccountAlone(number: PrintedNumber): boolean {
    const { form } = number.chain;
    const label = labelOf(number);
    const text = labelTextOf(number);
    if (form === 'amount') return isUncalledSum(number) || isInPlaceOfAccount(number);
    if (form === 'web' || form === 'masked') return false;
    if (form === 'coordinates' || form === 'section') return isInPlaceOfAccount(number) || isSaidToPayInto(number);
    if (form !== null && form !== 'phone' && isInPlaceOfAccount(number)) return true;
    if (form === null && this.isNamedAsOther(number)) return true;
    if (PAY_INTO.test(plainWords(text))) return form === null;
    if (isLong(number) && PAY_INTO_SOMETHING.test(plainWords(text))) return form === null;
    if (form === null && !isInCode(number) && isAtSameBank(number)) return true;
    if (form === 'phone' && SAME_BANK.test(plainWords(text))) return true;
    if (label === 'bank') return near(number, NEAR) !== null;
    if (label === 'account')
      return !this.references.has(number.digits) && (nearBank(number) || !isAmongInvoiceFields(number));
    if (label === null && form === null && isRightUnder(number, text)) return true;
    if (form !== null || this.references.has(number.digits) || label !== null || isLong(number)) return false;
    if (isInCode(number) || isInItemRow(number) || isToBeQuoted(number)) return false;
    if (!isSaidOfOther(number)) return near(number, NEAR) === 'account' || speaksOfPayment(text) === 'account';
    return (!isLoose(number) && near(number, UNDER_HEADING) === 'account') || speaksOfPayment(text) === 'account';
  }
}

/** The licences of advisers and lenders have six digits, as BSBs have, and are printed in two groups too. */
const FINANCIAL_LICENCE =
  /(?<!\p{L})(?:afsl|afs licen[cs]e|australian (?:financial services|credit) licen[cs]e)(?: (?:no|number))?[\s.:#]*$/u;
const isFinancialLicence = (number: PrintedNumber): boolean =>
  FINANCIAL_LICENCE.test(plainWords(number.chain.line.run.text.slice(0, number.groups[0]?.start ?? 0)));

/** Whether a number is longer than those of Australian accounts: only its label makes one of it. */
const isLong = ({ digits }: PrintedNumber): boolean => digits.length > ACCOUNT_DIGITS.most;

/** Words that right before a number say to pay into it, whatever it is called elsewhere. */
const PAY_INTO =
  /(?<!\p{L})(?:pay(?:ments?|ing)?|paid|transfer(?:red)?|deposit(?:ed)?|remit(?:ted)?|credit(?:ed)?|send|sent|wire)(?: \S+){0,3}? (?:in)?to(?: (?:the|our|this|my|new|following|bank|branch|bsb|customer|client|trust|office|operating|business|cheque|savings|account|acct?|a\/c|no|number|num)[.:#]*){0,4}\W*$|(?<!\p{L})pay(?: (?:now|this|please))?\W*$/u;

/** Words that say to pay into what follows, at the end of a line. */
const PAY_INTO_BELOW =
  /(?<!\p{L})(?:pay(?:ments?|ing)?|paid|transfer(?:red)?|deposit(?:ed)?|remit(?:ted)?|credit(?:ed)?|send|sent|wire)(?: \S+){0,3}? ?(?:in)?to\W*$/u;

/** Whether the line right above the one of a number ends with words that say to pay into it. */
function isRightUnderPayInto(number: PrintedNumber): boolean {
  const segment = segmentOf(number);
  return (number.chain.line.layout.rows[segment.row - 1] ?? []).some(
    ({ box, text }) =>
      segment.box.y0 - box.y1 <= UNDER_LINE.below * segment.size &&
      segment.box.x0 - box.x1 <= UNDER_LINE.beside * segment.size &&
      box.x0 <= number.box.x0 &&
      PAY_INTO_BELOW.test(plainWords(text)),
  );
}
const UNDER_LINE = { below: 1.6, beside: 8 };

/** Words that lead to the details of an account: `EFT: 733111 98765432`. */
const PAY_BY =
  /(?<!\p{L})(?:eft|(?:bank|direct|electronic|wire|funds) (?:transfers?|deposits?|credits?)|transfers?|direct (?:deposit|credit)|bank(?:ing)?(?: account)?(?: details)?|bsb(?: (?:and|&|\/) (?:account|acc|acct|a\/c))?(?: (?:no|number)s?)?)\W{0,4}$/u;

/** The same with whatever else is said to be paid into: `pay into microchip`. */
const PAY_INTO_SOMETHING =
  /(?<!\p{L})(?:pay(?:ments?|ing)?|paid|transfer(?:red)?|deposit(?:ed)?|remit(?:ted)?|credit(?:ed)?|send|sent|wire)(?: \S+){0,3}? (?:in)?to(?: \S+){0,3}\W*$/u;

/** Whether words before a number, or those beside its line, lead to an account, whatever its form says that it is. */
function isSaidToPayInto(number: PrintedNumber): boolean {
  const before = labelTextOf(number);
  const beside = labelBesideOf({ ...number, box: segmentOf(number).box });
  // `Account: sections 118, 121`.
  return [before.replace(/\p{L}+\W*$/u, ''), before, beside].some((text) => {
    const label = labelIn(text);
    const plain = plainWords(text);
    return label === 'bank' || label === 'account' || PAY_INTO_SOMETHING.test(plain) || PAY_BY.test(plain);
  });
}

/** Words that say that a number goes with the BSB that stands elsewhere: whatever the number is called, it is an account. */
const SAME_BANK =
  /(?<!\p{L})(?:(?:same|above|usual|existing|that|said|earlier|previous) (?:bsb|branch|bank)(?! (?:details|account|holiday))|bsb (?:number |no\.? )?(?:as )?(?:above|before|stays|unchanged|remains|is the same)|bsb (?:overleaf|elsewhere|shown)|with (?:the|our|this|that) bsb)(?!\p{L})/u;

function isAtSameBank(number: PrintedNumber): boolean {
  const { layout, segment } = number.chain.line;
  return segmentsNear(layout, segmentOf(number).row, number.box, segment.size, SAME_BANK_REACH).some((one) =>
    SAME_BANK.test(plainWords(one.text)),
  );
}
const SAME_BANK_REACH: Reach = { above: 1.2, below: 0, beside: 10 };

/** Whether a number stands alone under or beside words of an account: no label elsewhere explains that. */
const isRightUnder = (number: PrintedNumber, text: string): boolean =>
  speaksOfPayment(text) === 'account' &&
  !/\d|remittance/i.test(text) &&
  number.chain.line.run.text.replace(/[\d\s-]/g, '') === '';

/** A number with words before it that do not speak of payment: only what stands right above can make an account of it. */
const UNDER_HEADING: Reach = { above: 1.2, below: 0, beside: 2 };

/** Whether the cell of a number holds nothing else. */
const isAloneInCell = (number: PrintedNumber): boolean => /^[\s\d.:–—-]*$/u.test(segmentOf(number).text);

/** Whether a number stands in the line of another, or right above or below it. */
function areBeside(a: PrintedNumber, b: PrintedNumber): boolean {
  const size = a.chain.line.segment.size;
  const [first, second] = [segmentOf(a), segmentOf(b)];
  if (first.row === second.row) return gap(a, b) <= 8 * size;
  const isAligned = Math.min(Math.abs(a.box.x0 - b.box.x0), Math.abs(first.box.x0 - second.box.x0)) <= 3 * size;
  return isAligned && Math.max(a.box.y0 - b.box.y1, b.box.y0 - a.box.y1) <= 1.6 * size;
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
