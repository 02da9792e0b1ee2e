import { leadingName } from '../candidates/account-names.js';
import { join, lineAbove, lineBelow, nameBeforeNumber } from '../candidates/name-lines.js';
import { hasLegalForm, isNameLike, type NameValue } from '../candidates/names.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { isOneSize } from '../structure/spacing.js';
import { nameStem } from '../text/fold.js';
import { runOf, wordsBetween } from '../text/run.js';

/**
 * What an account is kept for, behind the name of its holder and at the end of what is said: ` Trust Account No 2`, ` Debtors A/C, BSB …`. With a
 * colon or a number behind it, it is the label of that number.
 */
const KEPT_FOR =
  /^ (?:(?:No\.? ?\d{1,2}|(?!(?:Bank|Deposit|Direct|Credit|EFT|Our|Your|The|To|Cheque|Savings?)\b)\p{Lu}[\p{L}&]*) ){1,2}(?:[Aa]ccount|ACCOUNT|[Aa]\/[Cc]|[Aa]cc?t|ACC?T)(?: [Nn]o\.? ?\d{1,2}| NO\.? ?\d{1,2})?(?=$|[,;.)|]| BSB\b)/u;

/**
 * The same where the name was chosen with the first word of it: `Example Trust` before ` Account, 123 456`, before ` A/C 062-000 1234567` and before
 * ` A/C - Example Street` at the end of its line, which says whose money is kept.
 */
const KEPT_FOR_IT =
  /^(?:[Aa]ccount|ACCOUNT|[Aa]\/[Cc])(?:(?=[,;)]| BSB\b| \d{3}[- ]?\d{3} \d)| [-\u2013] \p{Lu}[\p{L}' ]*$)/u;
const PURPOSE = /\b(?:trust|office|debtors?|farm|general|trading|operating|receipts?|rent|levy|fees?|fund)$/i;

/** A name without the word for what its account is kept for: `Example IT` for `Example IT Operating`. */
export const withoutPurpose = (name: string): string => name.replace(PURPOSE, '').trimEnd();

/** What kind of body goes by the name that follows: `Parish of `. */
const BODY_OF =
  /(?<![\p{L}-])(?:\p{Lu}\p{L}+ )?(?:Parish|Diocese|Archdiocese|University|City|Shire|Town|Friends|Estate|Trustees|Society|Order|Guild|Company|PARISH|DIOCESE|ARCHDIOCESE|UNIVERSITY|CITY|SHIRE|TOWN|FRIENDS|ESTATE|TRUSTEES|SOCIETY|ORDER|GUILD|COMPANY) (?:of|OF)(?: (?:the|THE))? $/u;

/** A name with the kind of body in front of it in its line: `Parish of Example` for `Example`. */
export function withBody<T extends NameValue>(scan: Scan, name: T): T {
  const [first] = name.words;
  const segment = first && scan.segmentOf.get(first);
  if (!segment) return name;
  const before = runOf(segment.words.slice(0, segment.words.indexOf(first)));
  const body = BODY_OF.exec(`${before.text} `)?.[0];
  if (body === undefined) return name;
  const start = before.text.length + 1 - body.length;
  return {
    ...name,
    text: `${body}${name.text}`,
    words: [...wordsBetween(before, start, before.text.length), ...name.words],
  };
}

/** The same as the next line of its cell: `Shire of Example` / `Municipal Fund`. */
const PURPOSE_BELOW =
  /^(?!(?:Bank|Deposit|Direct|Credit|EFT|Our|Your|The|To|Cheque|Savings?)\b)(?:\p{Lu}[\p{L}&]+ ){1,2}(?:Account|A\/C|Acct?|Fund)$/u;

/** What an account is kept for in the line right below the name that ends a line, where that starts. */
function purposeBelow(scan: Scan, { words }: NameValue, segment: Segment): Segment | undefined {
  const [first] = words;
  const place = segment.words.at(-1) === words.at(-1) ? placeOf(scan, first) : null;
  const below = place && lineBelow(place.layout, segment);
  const starts = [first?.box.x0, segment.box.x0].some(
    (start) => start !== undefined && below && Math.abs(start - below.box.x0) < SLACK * segment.size,
  );
  return starts && below && PURPOSE_BELOW.test(below.text) && isOneSize(below, segment) ? below : undefined;
}

/** Lines of a cell start within this of each other, in font heights. */
const SLACK = 0.5;

/** Whose account it is, behind the label of the name in the line above what the account is kept for: `A/c name: OC 1234` / `Maintenance Fund`. */
function holderAbove(scan: Scan, { text, words: [first] }: NameValue, segment: Segment): NameValue | null {
  const place = PURPOSE_BELOW.test(text) && first === segment.words[0] ? placeOf(scan, first) : null;
  const above = place ? lineAbove(place.layout, segment) : undefined;
  const label = above && scan.hitsBySegment.get(above)?.find(({ concept }) => concept === 'account_name');
  return label ? leadingName(scan, label.after) : null;
}

/** The name of an account with what it is kept for behind it, or below it: `Example Trust Account No 2` for `Example`. */
export function withPurpose<T extends NameValue>(scan: Scan, name: T): T {
  const last = name.words.at(-1);
  const segment = last && scan.segmentOf.get(last);
  if (!segment || !name.text.endsWith(last.text)) return name;
  const holder = holderAbove(scan, name, segment);
  if (holder) return { ...name, text: `${holder.text} ${name.text}`, words: [...holder.words, ...name.words] };
  const below = purposeBelow(scan, name, segment);
  if (below) return { ...name, text: `${name.text} ${below.text}`, words: [...name.words, ...below.words] };
  const behind = runOf(segment.words.slice(segment.words.indexOf(last) + 1));
  const purpose =
    KEPT_FOR.exec(` ${behind.text}`)?.[0].trim() ??
    (PURPOSE.test(name.text) ? KEPT_FOR_IT.exec(behind.text)?.[0] : undefined);
  return purpose === undefined
    ? name
    : { ...name, text: `${name.text} ${purpose}`, words: [...name.words, ...wordsBetween(behind, 0, purpose.length)] };
}

/** The first word of a company's form at the end of a line, and the second at the start of the next: `Example Pty.` / `Ltd.; quote 1234`. */
const FORM_BEGUN = /\bpty\.?$/i;
const REST_OF_FORM = /^(?:ltd|limited)\b\.?/i;

/** All of a company's form at the start of a line: `Example` / `Pty Ltd) or by cheque`. */
const WHOLE_FORM = /^(?:pty\.? (?:ltd|limited)|p\/l|limited|incorporated)(?![\p{L}\p{N}])\.?/iu;

/** Where a word stands; null if it is none of the page's. */
function placeOf(scan: Scan, word: PlacedWord | undefined): { layout: Layout; segment: Segment } | null {
  const segment = word && scan.segmentOf.get(word);
  const layout = segment && scan.layouts.find(({ segments }) => segments.includes(segment));
  return layout ? { layout, segment } : null;
}

/** A company's name with the whole of its form, where a line ends within that or before it. */
export function withForm<T extends NameValue>(scan: Scan, name: T): T {
  const last = name.words.at(-1);
  const isBegun = FORM_BEGUN.test(name.text);
  const place = isBegun || !hasLegalForm(name.text) ? placeOf(scan, last) : null;
  if (!last || !place || place.segment.words.at(-1) !== last) return name;
  const below = lineBelow(place.layout, place.segment);
  const rest = (isBegun ? REST_OF_FORM : WHOLE_FORM).exec(below?.text ?? '')?.[0];
  if (!below || rest === undefined) return name;
  const begun = name.text.replace(FORM_BEGUN, FORM_BEGUN.exec(last.text)?.[0] ?? '$&');
  const words = wordsBetween(runOf(below.words), 0, rest.length);
  return { ...name, text: `${begun} ${rest}`, words: [...name.words, ...words] };
}

/** A name as its domain spells it: letters and digits alone, without the form of its company. */
const asDomain = (name: string): string => nameStem(name).replace(/ /g, '');

/**
 * A name of two lines of one size, of which one was chosen, where the document spells the two in one: `Example Bros` / `Tiling Pty Ltd`.
 * @param spellings domains, or names that the document prints elsewhere
 */
export function wholeAsSpelled<T extends NameValue>(scan: Scan, name: T, spellings: readonly string[]): T {
  const [first, last] = [name.words[0], name.words.at(-1)];
  const spelled = new Set(spellings.map(asDomain));
  const place = spelled.has(asDomain(name.text)) ? null : placeOf(scan, first);
  if (!place) return name;
  const { layout, segment } = place;
  const above = first === segment.words[0] ? lineAbove(layout, segment) : undefined;
  const below = last === segment.words.at(-1) ? lineBelow(layout, segment) : undefined;
  for (const [line, isAbove] of [
    [above, true],
    [below, false],
  ] as const) {
    const other = line && isOneSize(line, segment) ? nameBeforeNumber(runOf(line.words)) : null;
    if (!other) continue;
    const [upper, lower] = isAbove ? [other, name] : [name, other];
    const text = join(upper.text, lower.text);
    if (isNameLike(text) && spelled.has(asDomain(text)))
      return { ...name, text, words: [...upper.words, ...lower.words] };
  }
  return name;
}
