import { DATE_FORMS, makeDate, makeNumber } from '../amounts.js';
import { abnShown, makeAbn, makeAccount } from '../facts.js';
import type { Chance } from '../random.js';
import { accountKey, type Made, NOTHING } from '../truth.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Sketch, SketchLine, SketchPage } from './sketch.js';

/** How a BSB is printed. */
const BSBS = [
  ['NNN-NNN', 7],
  ['NNN NNN', 2],
  ['NNNNNN', 1],
] as const;

const bsbShown = (bsb: string, form: string): string =>
  form.replace('NNN', bsb.slice(0, 3)).replace('NNN', bsb.slice(-3));

/** An account number as it is printed: mostly in one piece, sometimes in two or three. */
const accountShown = (number: string, chance: Chance): string =>
  chance.is(0.75) ? number : number.length > 7 && chance.is(0.3) ? grouped(number, 3) : grouped(number, 4);

const grouped = (number: string, size: number): string =>
  (number.match(new RegExp(`.{1,${size}}(?=(?:.{${size}})*$)`, 'g')) ?? [number]).join(' ');

/** Another document of the same layout: placeholders filled, and, unless `isAsWritten`, its distinctive words swapped for others. */
export function fillSketch(
  sketch: Sketch,
  words: Vocabulary,
  chance: Chance,
  isAsWritten: boolean,
): Made<SketchPage[]> {
  const [own, other] = [makeAccount(chance), makeAccount(chance)];
  const number = sketch.number === null ? makeNumber(chance) : chance.filled(sketch.number);
  // Some print theirs wrong.
  const abn = chance.is(0.06) ? chance.digits(11) : makeAbn(chance);
  const bsbForm = chance.weighted(BSBS);
  const dateForm = chance.int(0, DATE_FORMS - 1);
  const values = new Map([
    ['number', number],
    ['abn', abnShown(abn, chance)],
    ['abn2', abnShown(makeAbn(chance), chance)],
    ['abn3', abnShown(makeAbn(chance), chance)],
    ['bsb', bsbShown(own.bsb, bsbForm)],
    ['bsb2', bsbShown(other.bsb, bsbForm)],
    ['account', accountShown(own.number, chance)],
    ['account2', accountShown(other.number, chance)],
    ['bank', own.bank],
    ['date', makeDate(chance, dateForm)],
    ['date2', makeDate(chance, dateForm)],
    ['date3', makeDate(chance, dateForm)],
    ['phone', `(0${chance.pick(['2', '3', '7', '8'])}) 5550 ${chance.digits(4)}`],
    ['mobile', `0491 570 ${chance.digits(3)}`],
  ]);
  const swapped = isAsWritten ? new Map<string, string>() : swaps(sketch.swap, words, chance);
  const used = new Set<string>();
  const filled = (text: string): string =>
    swap(text, swapped).replace(/\{([^}]*)\}/g, (_, placeholder: string) => {
      used.add(placeholder);
      return values.get(placeholder) ?? chance.filled(placeholder);
    });
  const lineOf = (line: SketchLine): SketchLine =>
    line.type === 'runs' ? { ...line, runs: line.runs.map((run) => ({ ...run, text: filled(run.text) })) } : line;
  const sheet = sketch.pages.map(({ lines, bottom }) => ({ lines: lines.map(lineOf), bottom: bottom.map(lineOf) }));
  const traits = [`sketch:${sketch.name}`];
  if (sketch.kind !== 'invoice')
    return { sheet, truth: { ...NOTHING, traits: [...traits, `other:${sketch.kind}`], document_is_invoice: false } };
  const given = (placeholder: string, value: string): string | null => (used.has(placeholder) ? value : null);
  const hasAccount = used.has('account') && !sketch.isUndecided;
  return {
    sheet,
    truth: {
      traits,
      document_is_invoice: true,
      extracted_business_name: sketch.business && swap(sketch.business, swapped),
      extracted_business_abn: given('abn', abn),
      extracted_account_name: sketch.isUndecided ? null : sketch.accountName && swap(sketch.accountName, swapped),
      extracted_account_number: hasAccount ? own.number : null,
      extracted_account_bsb: hasAccount ? given('bsb', own.bsb) : null,
      extracted_invoice_number: given('number', number),
      printed_accounts: [
        ...(used.has('bsb') && used.has('account') ? [own] : []),
        ...(used.has('bsb2') && used.has('account2') ? [other] : []),
      ].map(accountKey),
    },
  };
}

/** What each of some words is swapped for: another word of the vocabulary. */
function swaps(swap: readonly string[], words: Vocabulary, chance: Chance): Map<string, string> {
  const others = chance.shuffle(
    [...words.nouns, ...words.surnames, ...words.places].filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word)),
  );
  return new Map(swap.map((word, at) => [word.toLowerCase(), others[at] ?? word]));
}

/** A text with words swapped, each in the case that it has there; in domains and compounds too. */
function swap(text: string, swapped: ReadonlyMap<string, string>): string {
  if (swapped.size === 0) return text;
  const any = [...swapped.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(any.join('|'), 'gi'), (found) => {
    const other = swapped.get(found.toLowerCase()) ?? found;
    return found === found.toUpperCase() ? other.toUpperCase() : /^\p{Lu}/u.test(found) ? other : other.toLowerCase();
  });
}
