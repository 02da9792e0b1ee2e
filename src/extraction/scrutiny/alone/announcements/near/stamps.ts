import { readWeights } from '../../../../weights.js';
import { plainWords } from '../../payment-words.js';
import { type AnnouncementModel, announcementProbability, parseModel } from '../learned/classifier.js';
import type { Layout } from '../../../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';

/*
 * What is stamped on a document and says of the whole of it that it is not to be paid as it stands. Whoever reads a page sees a stamp first, so it counts
 * wherever it is, however far from the account. The usual ones are known by their words, the others by what was learned of stamps and headings.
 */

/** A stamp has few words, and numbers beside them. */
const MOST_WORDS = 5;
/** A stamp may take so many lines. */
const MOST_LINES = 3;
/** Letters so much larger than the body are set apart. */
const LARGER = 1.25;

/** What a stamp speaks of, where it says so. */
const DOCUMENT =
  '(?:(?:this|the|our|your) )?(?:tax |sales )?(?:invoice|document|bill|statement|account|version|copy|page|claim|debt)';
const IS = '(?:(?:is|was|has|have|been|now|hereby|fully|already|all) )*';
/** What may follow a verdict: by what, on which day, what to see. */
const TAIL = '(?: [^ ]+){0,4}';
const STAYS_UNPAID =
  '(?:void(?:ed)?|null(?: and |/| & )void|annulled|cancell?ed|withdrawn|revoked|rescinded|scrapped|superseded|overtaken|replaced|re-?issued|invalid|obsolete|expired|out of date|disputed|in dispute|under dispute)';
const ANOTHER = '(?:new|revised|corrected|replacement|amended|updated|final|re-?issued)';
const PAPER = '(?:invoice|bill|copy|version|statement|account|one)';

/** Words of the names of those who buy debts; `assigned to Mike` says who does the work. */
const FINANCIER =
  /\b(?:financ\w*|factor\w*|capital|credit|funding|funders?|funds?|lend\w*|receivables?|recover\w*|collect\w*|bank\w*|pty|ltd|limited|holdings?|group|trust|trade|invest\w*|securit\w*)\b/u;
const ASSIGNED =
  /^(?:(?:this|the|our) )?(?<debt>(?:invoice|debt|account|bill|receivables?) )?(?:(?:is|was|has|have|been|now|hereby) )*(?<how>assigned|sold|ceded|factored|made over|pledged|transferred|payable by assignment)(?: (?:to|by|with))?(?<whom>(?: (?!to\b|by\b|with\b)[^ ]+){1,4})$/u;

const MEANS =
  '(?:e-?mail|e-?transfer|direct|debit|credit|cards?|cash|eft|cheques?|bank|visa|mastercard|amex|paypal|bpay|eftpos|instalments?|due|bsb|us|you|tenants?|the|owners?|name)\\b';

/** Each has to be the whole of a stamp. */
const VERDICTS = [
  `(?:${DOCUMENT} )?${IS}${STAYS_UNPAID}(?: (?:by|on|from|since|as|see|use|with|per|-|and|\\d)${TAIL})?`,
  // `Paid by card` is a label of what was paid.
  `(?:${DOCUMENT} )?${IS}(?:paid|settled)(?: (?:in full|on [^ ]*\\d|with thanks|by (?!${MEANS})[^ ]+|\\d)${TAIL})?`,
  `received with thanks`,
  `stop`,
  // `Customer copy` says who keeps it, and `Copy` alone is a stamp of honest offices.
  `(?:this is )?(?:an? )?(?:duplicate |mere |non-negotiable |information )?copy (?:only|not)${TAIL}`,
  `for information only`,
  `not the original(?: ${PAPER})?`,
  `(?:see|use|pay) ${PAPER} (?:no )?[^ ]*\\d[^ ]* (?:instead|only)`,
  `duplicate(?: (?:only|invoice|copy))?`,
  `(?:this is )?(?:an? )?(?:preliminary |first |early |internal |unapproved )?(?:draft|specimen)(?: (?:only|copy|invoice|tax invoice|document|version|bill))?(?: not${TAIL})?`,
  `(?:draft|copy|${PAPER}) not (?:final|payable|valid|for payment|to be paid)`,
  `(?:${DOCUMENT} )?${IS}not (?:final|payable|valid|for payment|to be paid|yet approved)`,
  `(?:please )?(?:do not|don't|never) pay(?: (?:this|yet|it|until|from|on)${TAIL})?`,
  `(?:please )?(?:hold|stop|withhold|suspend) (?:this |the |all )?(?:payments?|invoice)(?: (?:until|pending)${TAIL})?`,
  `payments? ${IS}(?:stopped|on hold|suspended|withheld|held|frozen)`,
  `(?:please )?(?:see|use|pay|await|wait for) (?:the |our )?${ANOTHER} ${PAPER}${TAIL}`,
  `(?:the |our |an? )?${ANOTHER} ${PAPER} (?:to follow|follows|will follow|issued|attached|enclosed|sent|coming)`,
  `(?:please )?(?:call|ring|phone|contact|text|ask|email|speak to|see)(?: [^ ]+){0,3} (?:before|prior to|until) (?:you )?(?:any |making )?(?:pay|paying|payment|paid|transfer|transferring|settling)${TAIL}`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'));
/** What a payer is to make sure of before paying. */
const CARES = /\b(?:confirm|verify|check|validate)/u;

/**
 * The stamps on a page that say that it is not to be paid as it stands.
 * @param names that the document is paid under
 */
export const stampsOn = ({ layouts }: SearchedPage, names: readonly string[]): PlacedWord[][] => {
  const level = angleOf(layouts);
  return layouts.flatMap((layout) =>
    layout.blocks.flatMap((block) => stampsIn(layout, block, { isTurned: layout.angle !== level, names })),
  );
};

/** The direction in which most of a page runs. */
const angleOf = (layouts: readonly Layout[]): Layout['angle'] | undefined =>
  layouts.toSorted((a, b) => b.segments.length - a.segments.length)[0]?.angle;

/** The stamps among lines that follow one another, of which each has to be set apart. */
function stampsIn(
  layout: Layout,
  block: readonly Segment[],
  { isTurned, names }: { isTurned: boolean; names: readonly string[] },
): PlacedWord[][] {
  const stamps: PlacedWord[][] = [];
  for (let from = 0; from < block.length; from++) {
    let isLarge = true;
    const words: PlacedWord[] = [];
    const isHeading = isAmongLikes(layout, block[from] as Segment);
    for (const [at, line] of block.slice(from, from + MOST_LINES).entries()) {
      const large = isTurned || line.size >= LARGER * layout.bodySize;
      if (!large && !isSetApart(line)) break;
      isLarge &&= large;
      words.push(...line.words);
      const text = words.map(({ text }) => text).join(' ');
      if (lettersOf(text).length > MOST_WORDS) break;
      const isPlain = isLarge || isAlone(layout, line);
      if (isVerdictOnDocument(text, isPlain, names, isHeading)) {
        stamps.push(words);
        from += at;
        break;
      }
    }
  }
  return stamps;
}

const lettersOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
const isSetApart = ({ text }: Segment): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
/** A heading of a table stands among others. */
const isAlone = (layout: Layout, { row }: Segment): boolean => layout.rows[row]?.length === 1;

/** How many lines of one size stand beside each other in the headings or the cells of a table. */
const OF_TABLE = 3;
/** Sizes differ by no more than this share in one table. */
const ALIKE = 0.05;
const isAmongLikes = (layout: Layout, { row, size }: Segment): boolean =>
  (layout.rows[row] ?? []).filter((other) => Math.abs(other.size - size) <= ALIKE * size).length >= OF_TABLE;

/**
 * From this probability on a line that is set apart is a stamp. Of 62 kept stamps 44 are found with it, 8 by their words alone, and of 70 kept honest stamps and
 * headings, half of them written to be hard, 6 are taken for one; 48 and 7 at 0.8, 42 and 5 at 0.95 (`kept.spec.ts`).
 */
const SURE = 0.9;

let loaded: AnnouncementModel | undefined;
const model = (): AnnouncementModel =>
  (loaded ??= parseModel(readWeights('scrutiny/alone/announcements/learned/stamps.network')));

/** The address that a code leads to stands in the code's place, as large as that: of addresses nothing was learned. */
const WEB_ADDRESS = /^https?:\/\/[a-z\d.-]+$/iu;

/**
 * Whether a few words, and nothing beside them, say that a document is not to be paid as it stands.
 * @param isPlain whether nothing but a stamp looks like it; a heading of a table says `paid` too
 * @param names that the document is paid under, which stand apart too
 * @param isHeading whether it stands among the headings or the cells of a table, of which nothing was learned
 */
export const isVerdictOnDocument = (
  text: string,
  isPlain: boolean,
  names: readonly string[] = [],
  isHeading = false,
): boolean =>
  [text, ...text.split(/\s[-\u2013\u2014|]+\s/u)].some((part) => isKnownVerdict(part, isPlain)) ||
  (isPlain &&
    !isHeading &&
    !WEB_ADDRESS.test(text) &&
    !names.some((name) => ` ${bareOf(name)} `.includes(` ${bareOf(text)} `)) &&
    announcementProbability(text, model()) >= SURE);

/** The same by words that are known alone: of a word within a line, of which nothing was learned. */
export const isKnownVerdict = (text: string, isPlain: boolean): boolean => isVerdict(bareOf(text), isPlain);

function isVerdict(plain: string, isPlain: boolean): boolean {
  if (CARES.test(plain)) return false;
  const assigned = ASSIGNED.exec(plain)?.groups;
  if (assigned) return isOfDebt(assigned, isPlain);
  return VERDICTS.some((verdict) => verdict.test(plain)) && (isPlain || !ALSO_HEADINGS.test(plain));
}

const ALSO_HEADINGS = /^(?:paid|settled|duplicate|stop|expired)$/u;

/** Goods are sold and transferred to customers, and work is assigned to whoever does it. */
function isOfDebt({ debt, how, whom = '' }: Record<string, string | undefined>, isPlain: boolean): boolean {
  if (debt !== undefined && (how !== 'sold' || /^(?:debt|receivable)/u.test(debt))) return true;
  return how !== 'sold' && (FINANCIER.test(whom) || (isPlain && how === 'assigned'));
}

/** What a stamp says, without its marks. */
const bareOf = (text: string): string =>
  plainWords(text)
    .replace(/[\u2018\u2019`\u00b4]/gu, "'")
    .replace(/[^\p{L}\p{N}'/&-]+/gu, ' ')
    .replace(/(?<!\p{L})-+|-+(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
