import { isLabel } from '../lexicon/match-labels.js';
import { plain } from '../text/fold.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { isOneSize, lineGap } from '../structure/spacing.js';
import { isPlanWrapped, readsOn } from '../structure/wraps.js';
import { wordsBetween, type Run } from '../text/run.js';
import { isPrintedElsewhere } from './printings.js';
import { BARE_FORM, NOT_NAMES, REGISTRATION, STREET_WORDS, TITLE_WORDS } from '../lexicon/name-words.js';

/** A name as printed, and the words it stands in. */
export interface NameValue {
  text: string;
  words: PlacedWord[];
}

const LEGAL_SUFFIX =
  /\b(?:pty\.?\s*(?:ltd|limited)\.?|p\/l|proprietary\s+limited|ltd\.?|limited|inc\.?|incorporated|llc|llp|plc|gmbh|co-?op(?:erative)?|association|corporation|corp\.?|nl|trust|trustee|partners|partnership|group|council|department|authority|university|school|college|club|church|society|foundation|institute|t\/a|t\/as|trading as)(?=$|[\s,.)])/iu;

/** The forms of companies in other languages of Europe, as they are printed; in small letters they are words. */
const FORM_ABROAD =
  /\s(?:AG|KG|UG|OHG|e\.\s?K\.|a\.G\.|e\.V\.|SARL|SASU?|S\.A\.S?\.?|SA|EURL|SNC|S\.L\.U?\.?|SL|B\.V\.|BV|N\.V\.|NV|S\.r\.l\.|Srl|S\.p\.A\.|SpA|L(?:t)?da\.?|AB|ApS|A\/S|Oy|DAC|CLG|ULC|Teo(?:ranta)?|Ltée)(?=$|[\s,)])/u;

/** Whether a text ends or goes on like the name of an organisation: `Pty Ltd`, `Inc`, `Trust`, `t/a`. */
export const hasLegalForm = (text: string): boolean => LEGAL_SUFFIX.test(text) || FORM_ABROAD.test(text);

/** Whether a text ends in the form of an organisation. */
export const endsInForm = (text: string): boolean =>
  /\b(?:pty\.?\s*(?:ltd|limited)\.?|p\/l|ltd\.?|limited|inc\.?|incorporated|trust|association|council|partners)\s*$/i.test(
    text,
  );

const EDGE = /^[\s\p{P}\p{S}]+|[\s:;,|\-\u2010-\u2015\u2022\u00b7/\\*=_~<>"\u201c\u201d]+$/gu;
const LEADING =
  /^(?:\((?:c|name|account name|a\/c name)\)|\)|copyright\b|\u00a9|\b(?:19|20)\d{2}\b|[\s:;,.|\-\u2010-\u2015\u2022\u00b7/\\*=_~<>"\u201c\u201d'#])+/iu;
const TRAILING = /[\s:;,|\-\u2010-\u2015\u2022\u00b7/\\*=_~<>"\u201c\u201d(]+$/u;

/** Drops the bracket that ends what a name stands in: `(BSB 062-000, name: Example Pty Ltd)`. */
const withoutStrayBracket = (text: string): string =>
  text.endsWith(')') && !text.includes('(') ? text.slice(0, -1).trimEnd() : text;

/** Takes leaders, separators and stray punctuation off both ends of a stretch of a run. */
export function trimmedName(run: Run, from = 0, to = run.text.length): NameValue | null {
  const raw = run.text.slice(from, to);
  const lead = LEADING.exec(raw)?.[0].length ?? 0;
  const start = from + lead;
  const printed = withoutStrayBracket(raw.slice(lead).replace(TRAILING, ''));
  const isRecognised = wordsBetween(run, start, start + printed.length).every(({ word }) => word.source === 'ocr');
  const company = isRecognised ? printed.replace(MISREAD_LTD, 'Ltd') : printed;
  const text = withoutStop(alone((isRecognised && COMPANY_ALONE.exec(company)?.[1]) || company));
  if (text.replace(EDGE, '') === '') return null;
  const words = wordsBetween(run, start, start + text.length);
  return { text: lettersOnly(text.replace(/\s+/g, ' '), words), words };
}

/** A whole company with another name behind it that is whole too: two columns that stand close. */
const TWO_COMPANIES =
  /^(.+?\b(?:pty\.? (?:ltd|limited)\.?|p\/l))\s+(?!t\/|trading\b|as\b|at[fi]\b|itf\b|and\b|trust\b|[(&])\p{Lu}.*\b(?:ltd|limited|inc|p\/l|council|trust)\.?$/iu;
/** The title of the document, or the label of the buyer's column, right behind a name: no name ends in them. */
const NEXT_COLUMN =
  /(?<=\p{L}{2}.*)\s+(?:(?:(?:rechnung|facture|factuur|factura|fattura)\s*\/\s*)?(?:tax[ -]?)?invoice|(?:rechnung|facture|factuur|factura|fattura)(?:\s+(?:n.{1,20}|de vente|de venta|di vendita))?|verkoopfactuur|note d['\u2019]honoraires|(?:(?:bill|billed|invoiced?|sold|ship|charged?|deliver(?:ed)?)\s+)?to):?$/iu;

/** A whole company with words behind it that go on no name: in recognised text the next column may stand so close. */
const COMPANY_ALONE =
  /^(.+?(?:\b[Pp](?:ty|TY)\.? (?:[Ll](?:td|TD)|[Ll](?:imited|IMITED))\.?|\s(?:GmbH|UG|KG|OHG|EURL|SARL|SASU?|[BN]\.?V\.?|S\.L\.U?\.?|S\.r\.l\.|S\.p\.A\.)))\s+(?!.*\b(?:[Tt]rust|[Aa]ccount|[Aa]\/[Cc]|[Ff]und)\b)(?!(?:[Tt]\/|[Tt]rading|[Aa]s|[Aa][Tt][FfIi]|[Ii][Tt][Ff]|[Aa]nd)\b)\p{Lu}/u;

/** `Ltd` behind `Pty`, misread: nothing else of so few letters stands there at the end of a name, or before what the company is trustee of or trades as. */
const MISREAD_LTD =
  /(?<=\bPty\.? )(?:[Ll1I|][a-z|]{1,2}d|L[it]c?l)(?=\.?(?:$|,? (?:as trustee|at[fi]|t\/as?|trading as)\b))/i;

/** The number under which an association is registered, in brackets behind its name. */
const REGISTERED = /\s\((?:no\.? ?)?[A-Z]{0,3} ?\d{4,}[A-Z]?\)$/iu;

/** What is said of a body behind its name: `Example Co-operative Ltd, registered under the Co-operatives National Law`. */
const CONSTITUTED =
  /,? (?:(?:is |an? )?(?:(?:duly )?(?:registered|incorporated|constituted|established|formed) (?:under|in|by|as)|(?:wholly[- ]owned )?subsidiary of|member of|division of|part of)) .*$/u;

/** A name without what stands close behind it in the next column, and without what is said of its body. */
function alone(text: string): string {
  const first = TWO_COMPANIES.exec(text)?.[1] ?? text;
  const name = first.replace(NEXT_COLUMN, '').replace(REGISTERED, '').replace(CONSTITUTED, '').replace(PROPERTY, '');
  return IN_CAPITALS.exec(name)?.[1] ?? name;
}

/** The property of a farmer, behind the name: `D & M Example, "Glenalbyn"`. */
const PROPERTY = /, ?["\u201c][^"\u201d]+["\u201d]?$/u;

/** A name in capitals with the place behind it that is not: `EXAMPLE TRAILER WORKS Tailem Bend SA`. */
const IN_CAPITALS = /^([^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*?),? (?:\p{Lu}\p{Ll}+ ){1,3}(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/u;

/** Drops the full stop of a sentence that ends in a name; that of `Pty. Ltd.` stays. */
const withoutStop = (text: string): string =>
  /^[^.]*[^.\s]{2}\.$/u.test(text) && !/\b(?:inc|co)\.$/i.test(text) ? text.slice(0, -1) : text;

const DIGITS_FOR_LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '5': 's', '8': 'b' };

/**
 * A recognised name without the characters that recognition takes for others in names: a small l at the start of a word
 * among capitalised ones is a capital I, a digit between letters is the letter it looks like.
 */
function lettersOnly(text: string, words: readonly PlacedWord[]): string {
  if (!words.every((word) => word.word.source === 'ocr')) return text;
  const letters = text.replace(/(?<=\p{L})[0158](?=\p{Ll})/gu, (digit) => DIGITS_FOR_LETTERS[digit] ?? digit);
  const parts = letters.split(' ');
  const capitals = parts.filter((part) => /^\P{L}*\p{Lu}/u.test(part)).length;
  return capitals * 2 >= parts.length ? letters.replace(/(?<=^|\s)l(?=\p{Ll})/gu, 'I') : letters;
}

const STATE_POSTCODE = /\b(?:nsw|vic|qld|sa|wa|tas|nt|act|new south wales|victoria|queensland)\b[\s,]*\d{4}\b/i;
const CONTACT = /@|\bwww\.|https?:|\.com\b|\.net\b|\.org\b|\.au\b/i;
const STREET = new RegExp(
  `\\b\\d+[a-z]?(?:[/-]\\d+[a-z]?)?,?\\s+(?:[\\p{L}'.-]+\\s+){1,4}(?:${STREET_WORDS.join('|')})\\b`,
  'iu',
);
/** Roads that are called by one word alone: `112 Esplanade`, `4 The Strand`. */
const ROAD = /\b\d{1,4}[a-z]?,? (?:the )?(?:esplanade|broadway|strand|promenade|boulevarde?)\b/i;
const UNIT =
  /^(?:unit|level|suite|shop|floor|lvl|lot|stand|stall|shed|hangar|tenancy|apartment|apt|flat|factory|warehouse|building|office|g?po\s*box|p\.?\s?o\.?\s*box|locked\s+bag|private\s+bag|rmb|dx)\b.*\d/i;

/** Postcodes that have letters, at the end of a line: of Ireland, Canada, the United Kingdom and the Netherlands. */
const POSTCODE_ABROAD =
  /\b(?:[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4} [A-Z]{2}(?: \p{L}+)?)$/u;

const STATE = '(?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|NT|ACT)';

/** A place with its state and nothing else: `Bourke NSW`. */
const PLACE = new RegExp(`^(?:\\p{Lu}[\\p{L}'-]+ ){1,3}${STATE}$`, 'u');

const OF_STATE = new RegExp(` ${STATE}$`, 'u');

/** A name without the state at its end, as branches of a business have it: `Example Constructions` for `Example Constructions NSW`. */
export const withoutState = (name: string): string => name.replace(OF_STATE, '');

/** Whether a line is part of an address: a street with its number, a box, a state with its postcode, a postcode abroad. */
export const isAddress = (text: string): boolean =>
  STATE_POSTCODE.test(text) ||
  STREET.test(text) ||
  ROAD.test(text) ||
  UNIT.test(text) ||
  BOX.test(text) ||
  POSTCODE_ABROAD.test(text) ||
  PLACE.test(text);

const BOX = /\b(?:p\.? ?o\.?|gpo|locked|private) (?:box|bag) \d/i;

/** Whether a line holds an email address, a website or a telephone number. */
export const isContact = (text: string): boolean =>
  CONTACT.test(text) ||
  /(?:^|[^\d])(?:\(0\d\)|0[2-478]|1[38]00|13)[\s-]?\d{2,4}[\s-]?\d{2,4}(?:[\s-]?\d{2,4})?(?:$|[^\d])/.test(text);

const LETTERS =
  '(?:MB ?BS|MB|ChB|BDS\\w*|BVSc|B(?:Sc|App|Eng|Com|Arch|Psych|Nurs|Physio|Pharm)\\w*|LL[BM]|MD|MSc|MPH|PhD|Dip\\p{L}*|F(?:RA|AC|AN|CA|CP)\\p{Lu}*|GAICD|MAICD|CPA|CA|OAM|AM|KC|QC|SC|JP)(?: ?\\([^)]*\\))?';

/** Nothing but degrees and fellowships, which stand under or behind a person's name: `MBBS FRACGP`. */
const POST_NOMINALS = new RegExp(`^${LETTERS}(?:[\\s,.]+${LETTERS})*[\\s,.]*$`, 'u');

/** Whether a line is nothing but degrees and fellowships. */
export const isPostNominals = (text: string): boolean => POST_NOMINALS.test(text);

const ENDS_IN_POST_NOMINALS = new RegExp(`^(.+?)\\s${LETTERS}(?:[\\s,.]+${LETTERS})*[\\s,.]*$`, 'u');

/** Whether degrees and fellowships follow a person's name: `Dr Ada Example MBBS FRACGP`. */
export const hasPostNominals = (text: string): boolean => isPerson(ENDS_IN_POST_NOMINALS.exec(text)?.[1] ?? '');

/** A person's name, perhaps with a title: two or three capitalised words, nothing else. */
const PERSON = /^(?:(?:Dr|Prof|Mrs?|Ms|A\/Prof)\.? )?(?:\p{Lu}[\p{L}'\u2019.-]* ){1,2}\p{Lu}[\p{L}'\u2019-]+$/u;

/** Whether a text has the form of a person's name. */
export const isPerson = (text: string): boolean => PERSON.test(text);

const ENDS_IN_LETTERS = new RegExp(`(?:,? ${LETTERS})+$`, 'u');

/** Whether a line names a person of a profession, by a title before the name or letters behind it. */
export const isProfessional = (line: string): boolean =>
  /^(?:Dr|(?:A\/)?Prof)\b/i.test(line) || ENDS_IN_LETTERS.test(line);

/** A person's name without the letters behind it: `Dr Amara Osei FRACS`. */
export function withoutLetters(name: NameValue): NameValue {
  const letters = ENDS_IN_LETTERS.exec(name.text)?.[0] ?? '';
  const text = name.text.slice(0, name.text.length - letters.length);
  const extra = letters.split(' ').length - 1;
  return letters !== '' && isPerson(text) ? { text, words: name.words.slice(0, name.words.length - extra) } : name;
}

/** How instructions start that stand where a name might stand: `Pay this invoice ...`. */
const INSTRUCTION =
  /^(?:the .{1,24}['\u2019]s$|this|these|your|by|via|within|online|directly|the (?:amount|total|invoice|balance|above|following|full)|please|if|when|(?:as )?agents? for|our (?!lady))\b/i;

/** How a business speaks of itself without its name: `Cheques payable to the College`. */
const SPEAKS_OF_ITSELF =
  /^(?:the|our) (?:school|college|council|company|firm|association|club|agent|trustee|practice|clinic|centre|shire|body corporate|supplier|claimant|creditor)$/i;

/** How an invoice in another language calls itself, with its number or without. */
const TITLE_ABROAD =
  /^(?:\p{L}+ )?(?:\p{L}*rechnung|factuur|facture|factura|fattura|faktura)(?: (?:n|nr|no|num|numero|nummer)?\b.*)?$/u;

const DATE_IN_WORDS =
  /^(?:\d{1,2}(?:st|nd|rd|th)?[ -])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -](?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{2,4}$/i;
/** A label with its number inside a line: such a line holds details, no name. The number of a strata plan is part of a name. */
const LABELLED_NUMBER = /\b(?:bsb|a\/c|acc(?:oun)?t)\b[^:]{0,12}:?\s*(?<!\d)(?<!\b(?:sp|ps|oc|cts|plan)\s?)\d{3,}/i;

/** A name has no more words than this; one of a trustee with its trust and what it trades as has some more, none of them in small letters. */
const MOST_WORDS = { usual: 14, atAll: 18 };

/** At most this many digits are in a short name. */
const MOST_DIGITS = 5;

/**
 * Whether a text can be the name of a business or a person: mostly words that start with a capital, few digits, no title of
 * a document, no label, no address, no sentence.
 */
export function isNameLike(text: string, mostDigits = MOST_DIGITS): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > MOST_WORDS.atAll) return false;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const digits = (text.match(/\d/g) ?? []).length;
  if (letters < 3 || digits > Math.max(mostDigits, letters / 3)) return false;
  if (isAddress(text) || CONTACT.test(text) || /[$%=_]|\d[.,]\d{2}\b/.test(text)) return false;
  if (DATE_IN_WORDS.test(text) || LABELLED_NUMBER.test(text)) return false;
  const key = plain(text)
    .replace(/[^a-z0-9&' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    POST_NOMINALS.test(text) ||
    BARE_FORM.test(text) ||
    REGISTRATION.test(text) ||
    INSTRUCTION.test(text) ||
    isLabel(text)
  )
    return false;
  if (SPEAKS_OF_ITSELF.test(text) || TITLE_ABROAD.test(key)) return false;
  if (/^(?:abn|acn)\b/.test(key)) return false;
  if (NOT_NAMES.has(key) || TITLE_WORDS.some((title) => key === title || key.startsWith(`${title} `))) return false;
  const small = words.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !/^(?:the|for|and|of|as|t\/a|in|atf|on|by|de|van|von|la|du|trading|trustee|a|at|to|&)$/iu.test(word),
  );
  const allSmall = words.every((word) => /^[^\p{Lu}]*$/u.test(word));
  if (words.length > MOST_WORDS.usual) return small.length === 0;
  return allSmall ? words.length <= 6 && hasLegalForm(text) : small.length <= words.length / 4;
}

/** This many words of a name before its line's end show, with the next line, that another place prints both in one. */
const WORDS_AT_BREAK = 2;

/** Whether the document prints the end of a name in one with the line below it in another place, which may break the name elsewhere. */
function goesOnElsewhere(scan: Scan, name: NameValue, next: Segment): boolean {
  const words = [...name.words, ...next.words];
  const end = name.text.split(' ').slice(-WORDS_AT_BREAK).join(' ');
  return (
    isPrintedElsewhere(scan, { text: `${name.text} ${next.text}`, words }) ||
    isPrintedElsewhere(scan, { text: `${end} ${next.text}`, words }, 1)
  );
}

/** The form of a company alone, as the next line of a name may be, under its label too where it wraps around that. */
const FORM_ALONE = /^(?:pty\.?|proprietary)?\s?(?:ltd|limited)\.?$/i;

/**
 * The whole name where it wraps in its column: lines that stand right under the value, start where it starts, hold no label
 * and go on with what a name goes on with.
 */
export function continuedName(scan: Scan, hit: LabelHit, name: NameValue): NameValue {
  const last = name.words.at(-1);
  const segment = last && scan.segmentOf.get(last);
  if (!last || !segment || segment.words.at(-1) !== last) return name;
  const first = name.words[0];
  const lefts = [first?.box.x0 ?? segment.box.x0, segment.box.x0];
  const next = hit.layout.segments.find(
    (other) =>
      other.row > segment.row &&
      lineGap(segment, other) < 0.7 &&
      [...lefts, ...(FORM_ALONE.test(other.text) ? [hit.box.x0] : [])].some(
        (left) => Math.abs(other.box.x0 - left) < 0.6 * segment.size,
      ) &&
      isOneSize(other, segment),
  );
  if (!next) return name;
  const hits = scan.hitsBySegment.get(next) ?? [];
  if (hits.some((one) => one.atStart && (one.marked || one.atEnd) && !['account', 'address'].includes(one.concept)))
    return name;
  // `Account (BSB first): ...` is the next label, not the rest of the name of an account.
  if (/\d{3}/.test(next.text) && !isPlanWrapped(name.text, next.text)) return name;
  if (!readsOn(name.text, next.text) && !goesOnElsewhere(scan, name, next)) return name;
  const joined = /\p{L}-$/u.test(name.text) ? `${name.text}${next.text}` : `${name.text} ${next.text}`;
  return isNameLike(joined) ? continuedName(scan, hit, { text: joined, words: [...name.words, ...next.words] }) : name;
}
