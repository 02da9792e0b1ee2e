import type { Box } from '../../document.js';
import { isValidAbn } from '../../../numbers/abn.js';
import { isValidAcn } from '../../../numbers/acn.js';
import type { LabelConcept } from '../lexicon/labels/label-concept.js';
import type { Layout } from '../structure/layout.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { valueSources } from '../structure/values.js';
import { joinRuns, runOf, wordsBetween, type Run } from '../text/run.js';
import { leadLength } from './digits.js';
import { lineBelow } from './name-lines.js';
import { matchesIn } from '../text/matches.js';

/** More ABNs than this are on no invoice; what comes after is not looked at. */
const MOST = 100;

/** An ABN where a document prints it. */
export interface AbnMention {
  /** Eleven digits; null where a label announces an ABN that cannot be read. */
  digits: string | null;
  valid: boolean;
  words: PlacedWord[];
  layout: Layout;
  /** Segment of the label, or else of the number. */
  segment: Segment;
  box: Box;
  hit: LabelHit | null;
  /** Who the label says it belongs to. */
  label: 'abn' | 'buyer_abn' | 'third_party_abn' | 'payid' | 'none';
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};
const CHARACTER = '[0-9A-Za-z|€£$&?!]';
const GROUPS = new RegExp(`^${CHARACTER}+(?:[\\s.\\-\\u2010-\\u2015]{1,3}${CHARACTER}+)*`);

/**
 * Eleven printed characters as digits. Letters are taken for the digits they look like, and in recognised text one other
 * character for whichever digit the checksum asks for; both only where the checksum then holds.
 */
function repaired(printed: string, recognised: boolean): string | null {
  const digits = [...printed].map((one) => LOOK_ALIKES[one] ?? one).join('');
  if (digits === printed && /^\d+$/.test(digits)) return digits;
  const unread = digits.match(/\D/g) ?? [];
  if (unread.length === 0) return isValidAbn(digits) ? digits : null;
  if (unread.length > 1 || !recognised) return null;
  return [...'0123456789'].map((digit) => digits.replace(/\D/, digit)).find(isValidAbn) ?? null;
}

/** Eleven digits at a place of a run; letters are taken for digits only where the checksum then holds. */
function abnAt(run: Run, from: number): { digits: string; words: PlacedWord[] } | null {
  const match = GROUPS.exec(run.text.slice(from));
  if (!match) return null;
  let printed = '';
  for (let at = 0; at < match[0].length && printed.length < 11; at += 1) {
    const character = match[0][at] ?? '';
    if (/[^\s.\-\u2010-\u2015]/.test(character)) printed += character;
    if (printed.length < 11) continue;
    const end = from + at + 1;
    if (/^[\p{L}\p{N}]/u.test(run.text.slice(end))) return null;
    const words = wordsBetween(run, from, end);
    const digits = repaired(
      printed,
      words.every((word) => word.word.source === 'ocr'),
    );
    return digits === null ? null : { digits, words };
  }
  return null;
}

/** An ABN in a narrow cell takes no more lines than it has groups. */
const LINES_OF_ABN = 4;
const PART_OF_ABN = /^[\d\s-]{2,}$/;

/** An ABN that wraps to the next lines of its block or cell; the checksum confirms that all parts are one number. */
function wrappedAbn(scan: Scan, hit: LabelHit, run: Run): { digits: string; words: PlacedWord[] } | null {
  const from = leadLength(run.text);
  if (!PART_OF_ABN.test(run.text.slice(from))) return null;
  let segment = (run.spans[0] && scan.segmentOf.get(run.spans[0].word)) ?? hit.segment;
  let whole = run;
  for (let line = 1; line < LINES_OF_ABN; line += 1) {
    const block = hit.layout.blocks[segment.block] ?? [];
    const next = lineBelow(hit.layout, segment) ?? block[block.indexOf(segment) + 1];
    if (!next) return null;
    whole = joinRuns(whole, runOf(next.words));
    const found = abnAt(whole, from);
    if (found) return isValidAbn(found.digits) ? found : null;
    if (!PART_OF_ABN.test(next.text)) return null;
    segment = next;
  }
  return null;
}

/** Digits of a company's ABN that a misread printing must share, in order, with the one that follows from its ACN. */
const SHARED = 8;

/**
 * A company's ABN that was misread, from its ACN on the same line: a company's ABN is two check digits and its ACN
 * (Australian Business Register). Only where the digits of the misread ABN agree with it.
 */
function abnOfCompany(run: Run): { digits: string; words: PlacedWord[] } | null {
  const acn = /\ba\.?c\.?n\b[^\d]{0,12}((?:\d[ -]?){9})(?!\d)/i.exec(run.text);
  const digits = acn?.[1]?.replace(/\D/g, '') ?? '';
  if (!acn || digits === '') return null;
  const abn = Array.from({ length: 90 }, (_, at) => `${at + 10}${digits}`).find(isValidAbn);
  const printed = run.text.slice(0, acn.index).replace(/\D/g, '');
  const agrees = printed.endsWith(digits) || (isValidAcn(digits) && commonLength(printed, abn ?? '') >= SHARED);
  if (!abn || !agrees) return null;
  return { digits: abn, words: wordsBetween(run, 0, acn.index) };
}

/** Length of the longest text that both hold in order, with gaps. */
function commonLength(a: string, b: string): number {
  let previous = new Array<number>(b.length + 1).fill(0);
  for (const left of a) {
    const current = [0];
    for (const [at, right] of [...b].entries()) {
      current.push(left === right ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, current[at] ?? 0));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * What a supplier says of somebody else before that one's name and ABN: `Finance by Example Pty Ltd, ABN …`, `Insured through Example, ABN …`,
 * `This invoice has been assigned to Example (ABN …)`.
 */
const SERVES_SUPPLIER =
  /^\W*(?:\p{L}+ ){0,2}(?:financ(?:e|ed|ing)|insur(?:ance|ed)|underwritten|payment plans?|extended warrant(?:y|ies))\b[\p{L} ]{0,30}?\s(?:by|through|from|with)\s|\b(?:assigned|sold|factored) (?:absolutely )?to\s/iu;

/** Who a label says that its ABN belongs to. */
const labelOf = ({ concept, before }: LabelHit): LabelConcept =>
  concept === 'abn' && SERVES_SUPPLIER.test(before.text) ? 'third_party_abn' : concept;

function labelledAbns(scan: Scan): AbnMention[] {
  return scan.hits.flatMap((hit): AbnMention[] => {
    const label = labelOf(hit);
    if (label !== 'abn' && label !== 'buyer_abn' && label !== 'third_party_abn' && label !== 'payid') return [];
    const place = { layout: hit.layout, segment: hit.segment, box: hit.box, hit, label };
    for (const source of valueSources(scan, hit)) {
      const found = abnAt(source.run, leadLength(source.run.text));
      if (!found) continue;
      if (label === 'payid' && !isValidAbn(found.digits)) continue;
      return [{ ...found, valid: isValidAbn(found.digits), ...place }];
    }
    const runs = [hit.after, ...valueSources(scan, hit).map((source) => source.run)];
    const wrapped = runs.map((run) => wrappedAbn(scan, hit, run)).find((one) => one !== null);
    if (wrapped) return [{ ...wrapped, valid: true, ...place }];
    const [source] = valueSources(scan, hit);
    const ofCompany = source ? abnOfCompany(source.run) : null;
    if (ofCompany) return [{ ...ofCompany, valid: true, ...place }];
    const looksPrinted =
      label !== 'payid' && source !== undefined && (source.run.text.slice(0, 24).match(/\d/g) ?? []).length >= 7;
    return looksPrinted ? [{ digits: null, valid: false, words: [], ...place }] : [];
  });
}

/** Numbers printed in an ABN's own grouping (`51 824 753 556`) with a right checksum, where no label is near. */
function bareAbns(scan: Scan, used: ReadonlySet<PlacedWord>): AbnMention[] {
  return scan.layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => {
      const run = runOf(segment.words);
      return matchesIn(run.text, /(?<![\d.-] ?)\d{2}([ -])\d{3}\1\d{3}\1\d{3}(?! ?\d)/g).flatMap((match) => {
        const found = abnAt(run, match.index);
        if (!found || !isValidAbn(found.digits) || found.words.some((word) => used.has(word))) return [];
        return [{ ...found, valid: true, layout, segment, box: segment.box, hit: null, label: 'none' as const }];
      });
    }),
  );
}

/** Every ABN that a document prints, whoever's it is. */
export function abnMentions(scan: Scan): AbnMention[] {
  const labelled = labelledAbns(scan);
  return [...labelled, ...bareAbns(scan, new Set(labelled.flatMap((one) => one.words)))].slice(0, MOST);
}
