import type { LabelConcept } from '../lexicon/labels.js';
import { REST_OF_NAME } from '../lexicon/name-words.js';
import { overlapX } from '../structure/geometry.js';
import { leftOf, type Layout } from '../structure/layout.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { textBefore, valueSources } from '../structure/values.js';
import { runOf, type Run } from '../text/run.js';
import { bracketedName, endOfName, leadingName, nameIn } from './account-names.js';
import { endBeforeBank, isBranch, startAfterBank } from './bank-names.js';
import { mention, type BankMention } from './bank-mention.js';
import { withLinesAbove } from './name-lines.js';
import { continuedName, endsInForm, hasLegalForm, isAddress, isContact, trimmedName, type NameValue } from './names.js';
import { isPrintedElsewhere } from './printings.js';

/** What introduces a name in front of a BSB. */
const INTRODUCTION =
  /^.*(?:^(?:bank|direct|internet|electronic) (?:transfer|deposit|credit|payment)s?\b|\bto\b(?: (?:the )?account of| account name)?|\bname(?: of)?\b|\b(?:payee|beneficiary|(?:account |a\/c )?(?:holder|title))\b|\baccount(?: of)?\b(?!\s*(?:[,;(]|$))|\bunder\b|[:?|\u2022\u00b7\u25b8\u25ba]|\beft\b|\bpay\b|\s[-\u2010-\u2015]\s(?=.*\p{L}))\s*/iu;

/** What parts a name from the BSB after it. */
const TRAILING_SEPARATOR = /[\s|/,;\u2022\u00b7\u25b8\u25ba-]+$/u;

/** How money gets from the name to the BSB in a sentence: `Example Pty Ltd by EFT to its account`. */
const WAY_TO_PAY =
  /\s+(?:by|via|using|through)\s+(?:eft|(?:direct|bank|electronic|internet)\s+(?:funds\s+)?(?:deposit|credit|debit|transfer|payment|banking))(?:\s+(?:in)?to(?:\s+(?:its|their|the|our)\s+(?:bank\s+)?account)?)?[\s:,]*$/i;

/** The start of the sentence that gives the BSB after the one that gives the name. */
const NEXT_SENTENCE = /\.\s+(?:the|our|my)\s*$/i;

/** The sentences before the one that gives the name: `Bank transfer only please. Example P/L`. */
const SENTENCE_BEFORE = /^.*(?:^|\s)(?!pty|assoc|bros)\p{Ll}{3,}[.!]\s+(?=\p{Lu})/u;

/** How many lines above a BSB a name without a label may stand. */
const LINES_ABOVE = 3;

/** Rows of other columns may stand between a name and the BSB below it, but not more than this. */
const ROWS_BETWEEN = 4;

/** The name that stands in front of a place in running text: `Pay to Example Pty Ltd, BSB 062-000 ...`. */
export function nameBefore(before: Run): { name: NameValue; strength: number } | null {
  if (/^[\s\p{P}]*$/u.test(before.text)) return null;
  const stop =
    NEXT_SENTENCE.exec(before.text)?.index ??
    WAY_TO_PAY.exec(before.text)?.index ??
    before.text.replace(TRAILING_SEPARATOR, '').length;
  const end = endBeforeBank(before.text.slice(0, stop));
  // The bank may come first: `ING / A Example / 062-000 / 10087654`.
  const sentence =
    startAfterBank(before.text.slice(0, end)) || (SENTENCE_BEFORE.exec(before.text.slice(0, end))?.[0].length ?? 0);
  const introduction = INTRODUCTION.exec(before.text.slice(sentence, end));
  const start = sentence + (introduction?.[0].length ?? 0);
  // `Transfer to the Example Members Account`: the article is the sentence's.
  const article = /^the (?=\p{Lu})/u.exec(before.text.slice(start, end))?.[0].length ?? 0;
  const name = nameIn(before, start + article, end);
  return name && { name, strength: introduction ? 0.6 : 0.5 };
}

/** Names without a label of their own that belong to a BSB: in front of it in its sentence, or in the lines above it. */
export function unlabelledNames(scan: Scan, hit: LabelHit): BankMention[] {
  const text = textBefore(hit);
  const before = hit.atStart && !/[,(]\s*$/.test(text.text) ? null : nameBefore(text);
  if (before) return [mention('name', before.name.text, before.name.words, hit, before.strength)];
  const left = hit.atStart ? nameLeft(scan, hit) : null;
  const above = left ?? (hit.atStart ? (nameInRow(scan, hit) ?? nameAbove(scan, hit)) : null);
  return above ? [mention('name', above.text, above.words, hit, 0.45)] : [];
}

/** The one name in the row of a table whose head has a column for the BSB, whatever the head of its own column says. */
function nameInRow(scan: Scan, hit: LabelHit): NameValue | null {
  const head = hit.layout.rows[hit.segment.row] ?? [];
  const [source] = valueSources(scan, hit);
  const word = source?.relation === 'below' ? source.run.spans[0]?.word : undefined;
  const value = word && scan.segmentOf.get(word);
  if (!value || head.length < 3) return null;
  const buyers = head.filter((one) => (scan.hitsBySegment.get(one) ?? []).some((label) => label.concept === 'buyer'));
  const names = (hit.layout.rows[value.row] ?? []).flatMap((cell) => {
    const run = runOf(cell.words);
    const name = cell === value ? null : nameIn(run, 0, run.text.length);
    const isBuyers = buyers.some((one) => overlapX(one.box, cell.box) > 0);
    return name && !isBuyers && isSureName(scan, name) ? [name] : [];
  });
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** How far left of a BSB's label the name of its account may stand in its row, in font heights. */
const REACH_LEFT = 4;

/** A line of so many words that ends without a stop goes on in the next one. */
const SENTENCE = 7;

/** The name in the cell left of a BSB's label. */
function nameLeft(scan: Scan, hit: LabelHit): NameValue | null {
  const [left] = leftOf(hit.layout, hit.segment);
  if (!left || hit.segment.box.x0 - left.box.x1 > REACH_LEFT * left.size) return null;
  if ((scan.hitsBySegment.get(left) ?? []).some((label) => label.atStart || label.concept === 'payee')) return null;
  const upper = hit.layout.segments.findLast((one) => one.block === left.block && one.row < left.row);
  // The left cell may be the rest of a sentence that started in the line above.
  const wraps = upper && upper.words.length >= SENTENCE && Math.abs(upper.box.x0 - left.box.x0) < left.size;
  const run = wraps ? runOf([...upper.words, ...left.words]) : runOf(left.words);
  const name = wraps ? (nameBefore(run)?.name ?? null) : nameIn(run, 0, run.text.length);
  return name && isSureName(scan, name) ? name : null;
}

/** A name right of `Account`, where its number has a label of its own: `Account: Example Pty Ltd`. */
export function nameOfAccount(scan: Scan, hit: LabelHit): BankMention[] {
  if (!hit.atStart) return [];
  const [source] = valueSources(scan, hit);
  const name = source && source.relation !== 'below' ? leadingName(scan, source.run) : null;
  if (!name || !isSureName(scan, name)) return [];
  const whole = continuedName(scan, hit, name);
  return [mention('name', whole.text, whole.words, hit, 0.5)];
}

const HEADS_ACCOUNT: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['bsb_and_account', 'payee']);
/** A line that heads the details of an account, in words of its own. */
const HEADING =
  /(?:\b(?:eft|direct (?:deposit|credit)|(?:bank|electronic|internet|direct) (?:transfer|payment|deposit)s?|funds transfer|payment (?:details|options)|banking?)\b|\b(?:pay(?:ments?)?|paid|remit|deposit)\b.*\b(?:to|into|of this invoice)\b)\s*:?$/i;
/** How the name of an account ends that says it is one: `Example Lawyers Office Account`. */
const ENDS_AS_ACCOUNT = /\p{L}{3,}.*\s(?:account|a\/c|fund)$/iu;

/** Whether a line that no label announces is surely a name: by its form, or since the document prints it elsewhere too. */
const isSureName = (scan: Scan, name: NameValue): boolean =>
  hasLegalForm(name.text) || ENDS_AS_ACCOUNT.test(name.text) || isPrintedElsewhere(scan, name);

/** A name whose last line this is, where its lines hold no label: `Example Holdings` over `Pty Ltd`. */
function wrappedName(scan: Scan, layout: Layout, line: Segment): NameValue | null {
  const rest = REST_OF_NAME.test(line.text) ? trimmedName(runOf(line.words)) : null;
  const name = rest && withLinesAbove(layout, line, rest);
  const [first] = name?.words ?? [];
  const start = first && scan.segmentOf.get(first);
  if (!name || !start || start === line || (scan.hitsBySegment.get(start) ?? []).length > 0) return null;
  return name;
}

/** The words of a line from where a lower line starts: the cells left of it, such as an amount, are no part of its column. */
function wordsFrom(line: Segment, lower: Segment): PlacedWord[] {
  const at = line.words.findIndex((word) => Math.abs(word.box.x0 - lower.box.x0) < COLUMN * lower.size);
  return at > 0 && line.words.slice(0, at).some((word) => /\d/.test(word.text)) ? line.words.slice(at) : line.words;
}

/** How far apart the starts of lines of one column may be, in font heights. */
const COLUMN = 0.3;

/** The name in the lines between a BSB and the heading of the account, or right above the BSB. */
export function nameAbove(scan: Scan, hit: Pick<LabelHit, 'layout' | 'segment'>): NameValue | null {
  const block = hit.layout.blocks[hit.segment.block] ?? [];
  const above = block
    .slice(0, block.indexOf(hit.segment))
    .filter((line) => line.row < hit.segment.row)
    .reverse()
    .slice(0, LINES_ABOVE);
  let found: NameValue | null = null;
  let first: NameValue | null = null;
  for (const line of above) {
    if (found?.words.some((word) => line.words.includes(word)) || isBranch(line.text)) continue;
    const [label] = (scan.hitsBySegment.get(line) ?? []).filter((one) => one.atStart);
    if ((label && HEADS_ACCOUNT.has(label.concept)) || HEADING.test(line.text)) return found ?? first;
    if ((label && label.concept !== 'bank') || isAddress(line.text) || isContact(line.text)) break;
    const run = runOf(wordsFrom(line, hit.segment));
    const name = label ? null : (wrappedName(scan, hit.layout, line) ?? nameIn(run, 0, run.text.length));
    first ??= name;
    if (name && isSureName(scan, name)) found = name;
  }
  const [nearest] = above;
  return found && found === first && nearest && hit.segment.row - nearest.row <= ROWS_BETWEEN ? found : null;
}

/** What parts an account number from the name after it, a label included: no part of the name. */
const BEFORE_NAME =
  /^[\s,;|/.\u2022\u00b7\u25b8\u25ba-]*(?:(?:in the )?(?:(?:account|acct?|a\/c)\.? )?name(?: of)?\b[\s:]*)?/i;

/** Where the line that holds a place of a run ends in the run. */
function endOfLine(scan: Scan, run: Run, at: number): number {
  const here = run.spans.find((span) => span.end >= at);
  const segment = here && scan.segmentOf.get(here.word);
  return run.spans.findLast((span) => scan.segmentOf.get(span.word) === segment)?.end ?? run.text.length;
}

/** The name that follows an account number in its line: `BSB 062-000 Account 1234567 Example Pty Ltd`. */
export function nameAfterAccount(scan: Scan, run: Run, from: number): NameValue | null {
  const own = from + (BEFORE_NAME.exec(run.text.slice(from))?.[0].length ?? 0);
  const end = endOfName(scan, run, own);
  const rest = run.text.slice(own);
  const stop =
    /\s[-\u2010-\u2015]\s|[;]|(?<!\b(?:[Pp][Tt][Yy]|[Cc][Oo]|St|Mt|Dr|Mrs?|Ms|Bros|Assoc))\.\s|,\s*(?=\p{Ll})|\s+(?:on|by|before|within)\s/u.exec(
      rest.slice(2),
    );
  const to = Math.min(stop ? own + 2 + stop.index : run.text.length, end);
  const line = nameIn(run, own, Math.min(to, endOfLine(scan, run, from)));
  const name = bracketedName(run, own) ?? (line && endsInForm(line.text) ? line : nameIn(run, own, to));
  return [name, line].find((one) => one && isSureName(scan, one)) ?? null;
}
