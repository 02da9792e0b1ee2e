import type { Layout } from '../structure/layout.js';
import { leftOf } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { isOneSize } from '../structure/spacing.js';
import { isLabelOnly } from '../structure/values.js';
import { hadNoRoom } from '../structure/wraps.js';
import { matchesIn } from '../text/matches.js';
import { runOf } from '../text/run.js';
import type { AbnMention } from './abns.js';
import {
  endsInForm,
  hasLegalForm,
  isAddress,
  isContact,
  isNameLike,
  isPerson,
  isPostNominals,
  trimmedName,
  withoutLetters,
  type NameValue,
} from './names.js';
import { REST_OF_NAME } from '../lexicon/name-words.js';
import { isBankName } from './bank-names.js';
import { isPrintedElsewhere } from './printings.js';
import {
  displayLines,
  join,
  lineAbove,
  lineBelow,
  nameBeforeNumber,
  withLinesAbove,
  withLinesBelow,
} from './name-lines.js';

/** A name that may be the business's, and how it was come by. */
export interface BusinessNameCandidate extends NameValue {
  layout: Layout;
  segment: Segment;
  /** `beside`: on the ABN's line or right above it; `block`: in the ABN's block; `letterhead`: large or first on a page. */
  origin: 'beside' | 'block' | 'letterhead' | 'labelled';
  size: number;
  /** Whether the name holds a second line that only the width of its column speaks for. */
  tentative?: boolean;
  /** Whether the name is set over several lines of large type that its column had no room to hold in one. */
  displayed?: boolean;
}

/** A line that explains the name above it: `(J & K Example)`, `Chartered Accountants`. */
const EXPLAINS_NAME =
  /^(?:\(.*\)|prop(?:rietor|s)?\b.*|(?:barristers?|solicitors?)(?:[ -]at[ -]law)?(?: (?:&|and) (?:barristers?|solicitors?|notary))?|(?:chartered|certified practising|public) accountants?|registered (?:tax|bas|valuers?|surveyors?).*|consulting (?:civil |structural )?engineers?|architects?|surveyors?|quantity surveyors?)$/i;
/** What a person does, as it stands under the person's name: `Software Contractor`. */
const OCCUPATION =
  /^(?:\p{Lu}\p{L}+ ){0,2}(?:\p{L}{3,}(?:ist|ician)|surgeon|contractor|consultant|engineer|plumber|carpenter|builder|photographer|designer|developer|book-?keeper|accountant|tutor|interpreter|translator|writer|editor|gardener|painter|tiler|plasterer|bricklayer|mechanic|handyman|cleaner|courier|driver)$/iu;
/** How many lines above an ABN its letterhead can reach. */
const LINES_OF_LETTERHEAD = 12;
/** More names than this are on no invoice; what comes after is not looked at. */
const MOST = 600;

/** How the name of an account ends that is no name of a business: `Example Council Receipts Account`. */
const ENDS_AS_ACCOUNT = /\b(?:account|a\/c)$/i;

/** A person with a role in the business: the business has a name of its own. */
const HAS_ROLE =
  /,\s*(?:(?:managing|creative|clinical|executive|licen[cs]ed|registered|sole|senior) )?(?:director|principal|proprietor|owner|conveyancer|solicitor|practitioner|manager|partner|treasurer|secretary|president|chair(?:man|person)?|ceo|cfo)$/i;

/** Whether a line says what those do whose name stands above it, and is no name itself. */
export const explainsName = (text: string): boolean => EXPLAINS_NAME.test(text);

const isUsable = (name: NameValue | null | undefined): boolean =>
  Boolean(
    name &&
    isNameLike(name.text) &&
    !isBankName(name.text) &&
    !ENDS_AS_ACCOUNT.test(name.text) &&
    !explainsName(name.text) &&
    !HAS_ROLE.test(name.text),
  );

/** How far left of an ABN a name may stand on its line, in font heights: further where it is surely that of a company. */
const REACH_TO_NAME = 3;
const REACH_TO_COMPANY = 15;

/** The name on the ABN's own line, or right above it. */
function besideAbn(mention: AbnMention): BusinessNameCandidate[] {
  const { layout, segment, hit } = mention;
  const beside = (name: NameValue, at: Segment): BusinessNameCandidate => ({
    ...withLinesAbove(layout, at, name),
    layout,
    segment: at,
    origin: 'beside',
    size: at.size,
  });
  const unlabelled = hit ? null : nameBeforeDigits(mention);
  if (unlabelled) return [beside(unlabelled, segment)];
  if (hit && !hit.atStart) {
    const before = hit.before.text.replace(/[\s(/|,]*\b(?:a\.?c\.?n\b|prov(?:ider)?\b\D{0,6}\d).*$/i, '');
    const name = trimmedName(hit.before, lastName(before), before.length);
    if (name && isUsable(name)) return [beside(name, segment)];
    if (name && REST_OF_NAME.test(name.text)) {
      const whole = withLinesAbove(layout, segment, name);
      const found = whole.text === name.text ? introducedName(layout, segment, name) : whole;
      if (found && isNameLike(found.text)) return [{ ...found, layout, segment, origin: 'beside', size: segment.size }];
    }
  }
  const following = nameAfter(mention);
  if (following) return [beside(following, segment)];
  const [left] = leftOf(layout, segment);
  if (left && (!hit || hit.atStart)) {
    const name = trimmedName(runOf(left.words));
    const isCompany = name && endsInForm(name.text) && !/[:|]|\s[-\u2010-\u2015]\s/.test(left.text);
    const reach = isCompany ? REACH_TO_COMPANY : REACH_TO_NAME;
    const isNear = segment.box.x0 - left.box.x1 < reach * segment.size;
    if (isNear && name && isUsable(name) && !isContact(name.text)) return [beside(name, left)];
  }
  const above = explainedLine(layout, lineAbove(layout, segment));
  const name = above && nameIn(above);
  if (above && name && isUsable(name) && !isContact(name.text)) return [beside(name, above)];
  return [];
}

/** The line that a line above an ABN explains, or else that line itself: the person over `MBBS FRACS` over `Orthopaedic Surgeon`. */
function explainedLine(layout: Layout, line: Segment | undefined): Segment | undefined {
  const upper = line && lineAbove(layout, line);
  if (!line || !upper) return line;
  if (isPostNominals(line.text)) return explainedLine(layout, upper);
  const explained = isPostNominals(upper.text) ? explainedLine(layout, upper) : upper;
  const isOccupation = explained && OCCUPATION.test(line.text) && isPerson(explained.text);
  return EXPLAINS_NAME.test(line.text) || isOccupation ? explained : line;
}

/** The name in front of an ABN without a label, or with one that was misread. */
function nameBeforeDigits(mention: AbnMention): NameValue | null {
  const { words } = mention.segment;
  const before = runOf(
    words.slice(
      0,
      Math.max(
        0,
        words.findIndex((word) => word === mention.words[0]),
      ),
    ),
  );
  const end = /\s\(?[a48]\S{0,4}[nm][.:]*$/i.exec(before.text)?.index ?? before.text.length;
  const name = trimmedName(before, lastName(before.text.slice(0, end)), end);
  return isUsable(name) ? name : null;
}

/** The name that follows an ABN after a separator: `ABN 51 824 753 556 - Example Pty Ltd`. */
function nameAfter(mention: AbnMention): NameValue | null {
  const last = mention.words.at(-1);
  const words = mention.segment.words;
  if (!last || !words.includes(last) || (mention.hit && !mention.hit.atStart)) return null;
  const run = runOf(words.slice(words.indexOf(last) + 1));
  const separator = /^\s*(?:[-\u2013\u2014|\u2022\u00b7,:/]|\()\s*/.exec(run.text);
  const end = /\s(?:[|\u2022\u00b7]|[-\u2013\u2014])\s|,|\d{2,}/.exec(run.text.slice(separator?.[0].length ?? 0));
  if (!separator) return null;
  const name = trimmedName(run, separator[0].length, separator[0].length + (end?.index ?? run.text.length));
  return name && isUsable(name) && hasLegalForm(name.text) && !isContact(name.text) ? name : null;
}

/** What introduces a name at the start of its line: a label with its colon, or that payments are made to it. */
const OPENS_NAME =
  /^(?:\p{L}[\p{L}/ ]{1,24}:\s|(?:tax )?invoice \S*\d\S* from\s|an? (?:division|business|brand|part|member) of\s|(?:please )?(?:(?:cheques? )?(?:made )?payable|pay|remit|payments?|deposit) to\s)/iu;

/** What introduces the name in front of an ABN inside a sentence. */
const INTRODUCES_NAME =
  /^.*\b(?:(?:owned|operated|provided|supplied|issued|managed|prepared) by|(?:division|trading name|brand|business|business name) of)\s/iu;

/** Words in small letters that lead to a name: `brought to you by Example`, `part of Example`. */
const LEADS_TO_NAME = /^\p{Ll}+(?: \p{Ll}+)* (?:by|of)\s(?=\p{Lu})/u;

/** The sentence before a company's name: `Published on Fridays. The Example Company Pty Ltd`. */
const ENDS_SENTENCE =
  /^.*\p{Ll}{4,}[.!]\s(?=\p{Lu}[^.!]*\b(?:[Pp]ty|PTY|[Ll]td|LTD|[Ll]imited|LIMITED|[Ii]ncorporated)\b)/u;

/** How much of a line introduces the name in it: `operated by Example Pty Ltd`. */
const introductionOf = (text: string): number =>
  (OPENS_NAME.exec(text) ?? INTRODUCES_NAME.exec(text) ?? LEADS_TO_NAME.exec(text) ?? ENDS_SENTENCE.exec(text))?.[0]
    .length ?? 0;

/** Whether the name in front of an ABN is introduced as whose business the document speaks of. */
export const isIntroduced = (text: string): boolean => INTRODUCES_NAME.test(text);

/** What goes on a name behind a dash: `The Owners - Strata Plan 12345`. */
const PLAN = '(?! ?(?:strata|community|owners|units?|deposited) (?:scheme |title )?(?:plan|corporation))';
/** What parts a line into names and other details. */
const SEPARATOR = new RegExp(`[|\u2022\u00b7]| [-\u2013]${PLAN} |  `, 'giu');
const CUT = new RegExp(
  `\\s(?:\\||\u2022|\u00b7|[-\u2013\u2014]${PLAN})\\s|,?\\s(?:as agents?\\b|a\\.?b\\.?n|a\\.?c\\.?n)\\b|\\s\\(?(?:ec|rec|provider|prov|lic|licen[cs]e|qbcc|icn|afsl|acl|inc)\\b\\.?(?: no\\.?)?:? ?[a-z]?\\d{3,}`,
  'i',
);

/** Where the last name starts in text before an ABN: after the last separator that divides a line into parts. */
function lastName(text: string): number {
  const introduction = introductionOf(text);
  return introduction + startOfLastPart(text.slice(introduction));
}

/** A name that starts in a sentence of the line above: `... operated by Example` / `Pty Ltd ABN 51 824 753 556`. */
function introducedName(layout: Layout, segment: Segment, rest: NameValue): NameValue | null {
  const above = lineAbove(layout, segment);
  const introduction = above && INTRODUCES_NAME.exec(above.text);
  return introduction ? trimmedName(runOf([...above.words, ...rest.words]), introduction[0].length) : null;
}

function startOfLastPart(text: string): number {
  const trimmed = text.replace(/[\s|\u2022\u00b7,;:\-\u2010-\u2015(]+$/u, '');
  const last = matchesIn(trimmed, SEPARATOR).at(-1);
  return last ? last.index + 1 : 0;
}

/** Whether a line says to whose attention a document is brought: no business is called so. */
const isForPerson = ({ text }: Segment): boolean => /^att(?:n|ention)?\b/i.test(text);

/** The names in the ABN's block, above it. */
function inAbnBlock(mention: AbnMention): BusinessNameCandidate[] {
  const { layout, segment } = mention;
  const block = layout.blocks[segment.block] ?? [];
  const at = block.indexOf(segment);
  return block
    .slice(Math.max(0, at - LINES_OF_LETTERHEAD), at)
    .filter((one) => one.row < segment.row && !isAddress(one.text) && !isContact(one.text) && !isForPerson(one))
    .flatMap((one) => {
      const name = nameIn(one);
      if (!name || !isUsable(name)) return [];
      return [{ ...withLinesBelow(layout, one, name), layout, segment: one, origin: 'block' as const, size: one.size }];
    });
}

/** Whether a large line of a letterhead is a name set in small letters. */
const isLowerCaseName = (layout: Layout, segment: Segment, name: NameValue): boolean =>
  segment.size > 1.4 * layout.bodySize && isNameLike(name.text.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()));

/** Names in the letterhead, and names with a company's form anywhere. */
function letterheadNames(scan: Scan): BusinessNameCandidate[] {
  return scan.layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => {
      const top = segment.box.y0 < 0.35 * layout.page.height;
      const large = segment.size > 1.15 * layout.bodySize;
      const name = nameIn(segment);
      if (!name || isContact(name.text) || isForPerson(segment)) return [];
      if (!(isUsable(name) || (top && isLowerCaseName(layout, segment, name)))) return [];
      if (!hasLegalForm(name.text) && !(top && (large || segment.row < 4))) return [];
      const whole = withLinesBelow(layout, segment, name);
      return [{ ...whole, layout, segment, origin: 'letterhead' as const, size: segment.size }];
    }),
  );
}

/** The name that starts a line of a letterhead or footer: all of it, or its first part before a separator. */
function nameIn(segment: Segment): NameValue | null {
  const run = runOf(withoutSpecks(segment.words));
  const cut = CUT.exec(run.text);
  return trimmedName(run, introductionOf(run.text), cut?.index ?? run.text.length);
}

/** A word of so few letters that was hardly read, at the edge of a line, is a piece of a drawing. */
const SPECK = { letters: 2, confidence: 0.4 };

const isSpeck = ({ text, word }: PlacedWord): boolean =>
  word.confidence < SPECK.confidence && text.replace(/\P{L}/gu, '').length <= SPECK.letters;

/** The words of a line from the first to the last that is no speck. */
const withoutSpecks = (words: readonly PlacedWord[]): PlacedWord[] =>
  words.slice(
    words.findIndex((word) => !isSpeck(word)),
    words.findLastIndex((word) => !isSpeck(word)) + 1,
  );

/** Where an address follows a name in its line: `Ada Example, 1 Kent St, Perth WA 6000`; else the text's length. */
function endBeforeAddress(text: string): number {
  const comma = text.indexOf(',');
  return comma > 0 && isAddress(text.slice(comma + 1)) && !isAddress(text.slice(0, comma)) ? comma : text.length;
}

/** Names that a label says are the supplier's. */
function labelledNames(scan: Scan, supplierZone: ReadonlySet<Segment>): BusinessNameCandidate[] {
  return [...supplierZone].flatMap((segment) => {
    const layout = scan.layouts.find((one) => one.segments.includes(segment));
    if (isForPerson(segment)) return [];
    const hit = (scan.hitsBySegment.get(segment) ?? []).find((one) => one.concept === 'supplier' && one.atStart);
    const name = hit ? trimmedName(hit.after, 0, endBeforeAddress(hit.after.text)) : nameIn(segment);
    if (!layout || !name || !isUsable(name) || isContact(name.text)) return [];
    const whole = name.words.at(-1) === segment.words.at(-1) ? withLinesBelow(layout, segment, name) : name;
    return [{ ...whole, layout, segment, origin: 'labelled' as const, size: segment.size }];
  });
}

/**
 * Every name that may be the business's.
 * @param labelValues segments that are values of labels for something else, such as the terms of payment
 */
export function businessNames(
  scan: Scan,
  abns: readonly AbnMention[],
  supplierZone: ReadonlySet<Segment>,
  labelValues: ReadonlySet<Segment>,
): BusinessNameCandidate[] {
  const labelled = labelledNames(scan, supplierZone);
  // A line that starts with its label is no name with the label in it.
  const announced = new Set(
    labelled.flatMap(({ segment }) =>
      (scan.hitsBySegment.get(segment) ?? []).some((hit) => hit.concept === 'supplier' && hit.atStart) ? [segment] : [],
    ),
  );
  const unlabelled = letterheadNames(scan).filter((name) => !announced.has(name.segment));
  const found = [...abns.flatMap(namesOfAbn), ...labelled, ...unlabelled].slice(0, MOST);
  const byWord = new Map<PlacedWord, BusinessNameCandidate[]>();
  for (const name of found) for (const word of name.words) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  const statesAbn = new Set(abns.filter((one) => one.label === 'abn').map((one) => one.segment));
  const sure = found.filter(
    (name) =>
      !(labelValues.has(name.segment) && !statesAbn.has(name.segment)) &&
      !isLabels(scan, name) &&
      !(name.words[0] && byWord.get(name.words[0])?.some((other) => isPartOf(name, other))),
  );
  const all = [...sure, ...sure.flatMap((name) => [...longer(scan, name), ...displayed(scan, name)])];
  return all.map((name) => ({ ...name, ...withoutLetters(name) }));
}

/** Whether a line is made of several labels and nothing else: `Grower (supplier)`. */
const isLabels = (scan: Scan, { segment }: BusinessNameCandidate): boolean =>
  (scan.hitsBySegment.get(segment) ?? []).length > 1 && isLabelOnly(scan, segment);

/** A name in large type with all the lines of that type that it is set over. */
function displayed(scan: Scan, name: BusinessNameCandidate): BusinessNameCandidate[] {
  const lines = displayLines(name.layout, name.segment);
  if (lines.length < 2 || lines.some((line) => isAddress(line.text) || isContact(line.text))) return [];
  if (lines.some((line) => (scan.hitsBySegment.get(line) ?? []).some((hit) => hit.atStart))) return [];
  if (lines.some((line) => nameBeforeNumber(runOf(line.words)) === null)) return [];
  const whole = nameBeforeNumber(runOf(lines.flatMap((line) => line.words)));
  return whole && isNameLike(whole.text) && name.words.length < whole.words.length
    ? [{ ...name, ...whole, displayed: true }]
    : [];
}

/** A name with the line above or below it, where the column was too narrow for both on one line. */
function longer(scan: Scan, name: BusinessNameCandidate): BusinessNameCandidate[] {
  const { layout } = name;
  const first = name.words[0] && scan.segmentOf.get(name.words[0]);
  const end = name.words.at(-1);
  const last = end && scan.segmentOf.get(end);
  const above = first && lineAbove(layout, first);
  const below = last && lineBelow(layout, last);
  const lines = [
    ...(above && first
      ? [{ line: above, before: true, fits: !hadNoRoom(layout, above, first) || !isOneSize(above, first) }]
      : []),
    ...(below && last
      ? [{ line: below, before: false, fits: !hadNoRoom(layout, last, below) || !isOneSize(below, last) }]
      : []),
  ];
  return lines.flatMap(({ line, before, fits }) => {
    const part = nameBeforeNumber(runOf(line.words));
    const lower = before ? first : line;
    if (
      !part ||
      !lower ||
      hasOwnLabel(scan, layout, lower) ||
      isAddress(line.text) ||
      isContact(line.text) ||
      (scan.hitsBySegment.get(line) ?? []).some((hit) => hit.atStart)
    )
      return [];
    const text = before ? join(part.text, name.text) : join(name.text, part.text);
    const words = before ? [...part.words, ...name.words] : [...name.words, ...part.words];
    // Lines that do not look like one name are one where the document prints them as one elsewhere.
    const isPrinted = isPrintedElsewhere(scan, { text, words });
    if (!isNameLike(text) || (fits && !isPrinted)) return [];
    const whole = before ? withLinesAbove(layout, line, { text, words }) : { text, words };
    return [{ ...name, ...whole, tentative: !isPrinted, displayed: isPrinted }];
  });
}

/** Whether a label stands left of a line in its row: the line is a value of its own, as on a form. */
function hasOwnLabel(scan: Scan, layout: Layout, line: Segment): boolean {
  const [left] = leftOf(layout, line);
  return ((left && scan.hitsBySegment.get(left)) ?? []).some((hit) => hit.atEnd);
}

/** Whether a name is a line or a part of a longer one in the same place. */
const isPartOf = (name: NameValue, whole: NameValue): boolean =>
  name.words.length < whole.words.length && name.words.every((word) => whole.words.includes(word));

/** The person with a role who stands in front of the ABN: the business where it has no name of its own. */
function withRole({ layout, segment, hit }: AbnMention): BusinessNameCandidate[] {
  if (!hit || hit.atStart) return [];
  const before = hit.before.text.replace(/[\s|\u2022\u00b7(-]+$/u, '');
  const role = HAS_ROLE.exec(before);
  const name = role && trimmedName(hit.before, lastName(before), role.index);
  return name && isPerson(name.text) ? [{ ...name, layout, segment, origin: 'block', size: segment.size }] : [];
}

/** Names beside one ABN, nearest first. */
export function namesOfAbn(mention: AbnMention): BusinessNameCandidate[] {
  return [...besideAbn(mention), ...inAbnBlock(mention), ...withRole(mention)];
}
