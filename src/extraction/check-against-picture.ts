import type { Box, FieldEvidence, FieldName, ReadDocument } from './document.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { editDistance } from './fields/text/edit-distance.js';
import { evenLight } from './pages/image/even-light.js';
import { compose, mapBox, type QuarterTurn, turnPage, union } from './pages/geometry.js';
import type { OpenDocument } from './pages/open/open-document.js';
import { crop, type Raster, turn } from './pages/image/raster.js';
import type { Recogniser, RecognisedWord } from './pages/recognition/recogniser.js';
import { readRegions, type Region } from './pages/recognition/regions.js';
import { numberIn } from './pages/recognition/witness/number-in.js';
import { isPlain } from './scrutiny/sight/legible.js';
import { type Drawn, seeGlyphs } from './scrutiny/sight/see-glyphs.js';
import { seeInk, type SeenInk } from './scrutiny/sight/see-picture.js';

/** The fields that say where money goes. */
const ACCOUNT_FIELDS = ['account_bsb', 'account_number'] as const satisfies FieldName[];
type AccountField = (typeof ACCOUNT_FIELDS)[number];

const CHECK_DPI = 250;

/** How far around a value is looked, in points: so that its edges are whole and its neighbours stay out. */
const MARGIN = { beside: 1.5, above: 3 };

/** A second look is taken at so many times the size. */
const SECOND_LOOK_SCALE = 1.4;

/** What recognition reads differently is believed from this confidence on. */
const BELIEVED = 0.85;

/** Digits read with less confidence than this say nothing against a value. */
const LEGIBLE = 0.6;
/**
 * From this confidence on, one look at drawn text is enough; below it both must read other digits. Text is drawn without blur or
 * noise: what only one look reads doubtfully is a hand or an unusual font.
 */
const PLAIN = { text: 0.7, picture: LEGIBLE };
/**
 * From this probability on, other digits that another kind of recogniser reads in a picture are enough to give nothing: of 360 numbers of
 * pictures that recognition was sure of, it read 5 differently with 0.39 or more, and each of these was misread.
 */
const CREDIBLE = 0.3;
/** Recognition gets no more digits of a value wrong than this; what differs in more is another number. */
const MISREAD = 2;
/** At least this many digits must be shown before they contradict a value. */
const ENOUGH_DIGITS = 3;

/**
 * What a page shows at the place of a field, compared with what was read there: the same, another number as a whole, other digits of which
 * it cannot be told where their number starts and ends (`doubted` where they are hardly legible), or nothing that can be told.
 */
type Comparison = 'same' | 'other' | 'doubted' | 'unclear' | { shown: string };

/** How one of the numbers of an account looks in its place. */
export interface AccountLook {
  comparison: Comparison;
  /** Whether it was read from a picture, and not from text. */
  fromPicture: boolean;
  /** How its characters are drawn; null where it was not read from text, or they cannot be told. */
  drawn: Drawn | null;
  /** How plainly it stands in the picture of its place; null where `drawn` suffices. */
  ink: SeenInk | null;
}

export type AccountLooks = ReadonlyMap<AccountField, AccountLook>;

/**
 * Compares the account details with what the page shows in their place. A text layer that says something else than the page
 * shows makes `textMatchesPicture` false, painted over or not, and the shown value counts, or none where it is not plain; it is true only where each was
 * read from text and shows the same. A number of a scan that reads differently on closer look is given up.
 */
export async function checkAgainstPicture(
  document: OpenDocument,
  read: ReadDocument,
  recogniser: Recogniser,
): Promise<{ read: ReadDocument; looks: AccountLooks }> {
  const fields = { ...read.fields };
  const looks = await compare(document, read, recogniser);
  let differs = false;
  let same = looks.size > 0;
  for (const [name, { comparison, drawn }] of looks) {
    const evidence = fields[name];
    if (!evidence) continue;
    const fromText = drawn !== null || document.isText(evidence.page, evidence.box);
    same &&= fromText && comparison === 'same';
    differs ||= hidesAnother(document, evidence);
    if (comparison === 'same' || comparison === 'unclear' || comparison === 'doubted') continue;
    differs ||= fromText;
    fields[name] = fromText && comparison !== 'other' ? { ...evidence, value: comparison.shown } : null;
  }
  const accounts = read.accounts.map((one) => ({
    ...one,
    bsb: asShown(one.bsb, read.fields.account_bsb, fields.account_bsb),
    accountNumber: asShown(one.accountNumber, read.fields.account_number, fields.account_number),
  }));
  return { read: { ...read, fields, accounts, textMatchesPicture: differs ? false : same || null }, looks };
}

/** A listed number as the page shows it where it is the one that was compared. */
const asShown = (listed: string | null, before: FieldEvidence | null, after: FieldEvidence | null): string | null =>
  before !== null && listed === before.value ? (after?.value ?? null) : listed;

/** Whether other digits were painted over in the place of a value, by a picture or by a box that it was written on. */
function hidesAnother(document: OpenDocument, { page, box, value }: FieldEvidence): boolean {
  const covered = document.coveredDigits(page, widen(box, document.directionOf(page, box)));
  return covered.length >= ENOUGH_DIGITS && !covered.includes(value.replace(/\D/g, ''));
}

/** A field that was found, with what it rests on. */
interface Found {
  name: AccountField;
  evidence: FieldEvidence;
  /** Digits read with more confidence on one look contradict it. */
  plain: number;
  /** Whether it was read from text, and not from a picture. */
  isText: boolean;
}

/** Looks at each number: what is drawn just as its font draws it says what the font says; all else is recognised. */
async function compare(
  document: OpenDocument,
  { fields }: ReadDocument,
  recogniser: Recogniser,
): Promise<Map<AccountField, AccountLook>> {
  const drawn = await drawnNumbers(document, fields);
  const numbers = ACCOUNT_FIELDS.flatMap((name) => {
    const evidence = fields[name];
    return evidence ? [{ name, evidence }] : [];
  });
  const plain = new Set(numbers.map(({ name }) => name).filter((name) => isDrawnPlainly(drawn.get(name))));
  // Recognition reads two numbers on one sheet better than one alone.
  const read = plain.size < numbers.length ? await recogniseAll(document, numbers, recogniser) : null;
  return new Map(
    numbers.map(({ name }): [AccountField, AccountLook] => {
      const look = { drawn: drawn.get(name) ?? null, fromPicture: !drawn.has(name) };
      const recognised = read?.get(name) ?? { comparison: 'unclear', ink: null };
      return [name, plain.has(name) ? { ...look, comparison: 'same', ink: null } : { ...look, ...recognised }];
    }),
  );
}

const isDrawnPlainly = (drawn: Drawn | null | undefined): boolean => (drawn ? isPlain(drawn) : false);

/** How the characters of numbers are drawn that stand on pages with a text layer; null where they cannot be told. */
async function drawnNumbers(
  document: OpenDocument,
  fields: ReadDocument['fields'],
): Promise<Map<AccountField, Drawn | null>> {
  const drawn = new Map<AccountField, Drawn | null>();
  const pages = new Set(ACCOUNT_FIELDS.flatMap((name) => fields[name]?.page ?? []));
  for (const number of pages) {
    const page = await document.textPage(number);
    if (!page) continue;
    const here = ACCOUNT_FIELDS.filter((name) => fields[name]?.page === number);
    const seen = await seeGlyphs(
      page,
      here.map((name) => fields[name] as FieldEvidence),
    );
    here.forEach((name, at) => drawn.set(name, seen[at] ?? null));
  }
  return drawn;
}

async function recogniseAll(
  document: OpenDocument,
  numbers: readonly Pick<Found, 'name' | 'evidence'>[],
  recogniser: Recogniser,
): Promise<Map<AccountField, Pick<AccountLook, 'comparison' | 'ink'>>> {
  const result = new Map<AccountField, Pick<AccountLook, 'comparison' | 'ink'>>();
  const found = numbers.map(({ name, evidence }) => {
    const direction = document.directionOf(evidence.page, evidence.box);
    const upright = ((360 - direction) % 360) as QuarterTurn;
    const isText = document.isText(evidence.page, evidence.box);
    const plain = PLAIN[isText ? 'text' : 'picture'];
    return { name, evidence, plain, upright, isText, sheet: `${evidence.page} ${direction}` };
  });
  for (const sheet of new Set(found.map((each) => each.sheet))) {
    const here = found.filter((each) => each.sheet === sheet);
    const { evidence, upright } = here[0] as (typeof here)[number];
    const boxes = here.map((each) => widen(each.evidence.box, upright));
    const whole = boxes.reduce(union);
    const [width, height] = [whole.x1 - whole.x0, whole.y1 - whole.y0];
    const shown = turn(await document.draw(evidence.page, CHECK_DPI, whole), upright);
    const picture = evenLight(shown);
    const scale = picture.width / (upright % 180 === 0 ? width : height);
    const toPicture = compose(turnPage(width, height, upright), [1, 0, 0, 1, -whole.x0, -whole.y0]);
    const regions = boxes.map((box) => {
      const { x0, y0, x1, y1 } = mapBox(toPicture, box);
      return {
        x0: Math.max(0, Math.floor(x0 * scale)),
        y0: Math.max(0, Math.floor(y0 * scale)),
        x1: Math.min(picture.width, Math.ceil(x1 * scale)),
        y1: Math.min(picture.height, Math.ceil(y1 * scale)),
      };
    });
    const witnessed = await hear(picture, here, regions, recogniser);
    const open = here.flatMap((_, index) => (witnessed[index] ? [] : [index]));
    const first = await readRegions(
      picture,
      open.map((index) => regions[index] as Region),
      recogniser,
    );
    const judged = here.map((each, index) => witnessed[index] ?? judge(each, first[open.indexOf(index)] ?? []));
    const unsure = open.filter((index) => judged[index] !== 'same');
    const parts = unsure.map((index) => regions[index] as Region);
    const second = await readRegions(picture, parts, recogniser, { scale: SECOND_LOOK_SCALE });
    for (const [at, index] of unsure.entries()) {
      judged[index] = settle(judged[index] as Comparison, judge(here[index] as Found, second[at] ?? []));
    }
    here.forEach(({ name }, index) => {
      const { x0, y0, x1, y1 } = regions[index] as Region;
      const ink = seeInk(crop(shown, x0, y0, x1 - x0, y1 - y0), 72 * scale);
      result.set(name, { comparison: judged[index] as Comparison, ink });
    });
  }
  return result;
}

/** What another kind of recogniser says of numbers that were read from a picture; undefined where it does not decide. */
async function hear(
  picture: Raster,
  numbers: readonly Found[],
  regions: readonly Region[],
  recogniser: Recogniser,
): Promise<(Comparison | undefined)[]> {
  const witness = numbers.every(({ isText }) => isText) ? null : await recogniser.witness?.();
  const heard: (Comparison | undefined)[] = [];
  for (const [index, { evidence, isText }] of numbers.entries()) {
    const testimony = isText || !witness ? null : await witness.read(picture, regions[index] as Region);
    const wanted = evidence.value.replace(/\D/g, '');
    const seen = (testimony && numberIn(testimony, false)?.text.replace(/\D/g, '')) ?? '';
    const isCredible = (testimony?.probability ?? 0) >= CREDIBLE;
    if (seen.includes(wanted)) heard.push('same');
    else heard.push(isCredible && seen.length >= wanted.length ? 'other' : undefined);
  }
  return heard;
}

/** What two looks at a value say together. */
function settle(first: Comparison, second: Comparison): Comparison {
  if (first === 'same' || second === 'same') return 'same';
  if (first === 'unclear') return second === 'doubted' ? first : second;
  if (second === 'unclear') return typeof first === 'string' ? second : first;
  if (typeof first === 'string' || typeof second === 'string') return 'other';
  return first.shown === second.shown ? first : 'other';
}

function judge({ name, evidence, plain }: Found, words: readonly RecognisedWord[]): Comparison {
  const wanted = evidence.value.replace(/\D/g, '');
  const numbers = words.filter(({ text }) => /\d/.test(text)).sort(inReadingOrder);
  const digits = digitsOf(numbers);
  if (digits.includes(wanted)) return 'same';
  const certain = numbers.every(({ confidence, text }) => confidence >= BELIEVED && /^[\d\s–—.-]+$/.test(text));
  if (certain && digits.length === wanted.length) {
    const shown = name === 'account_bsb' ? normaliseBsb(digits) : digits;
    if (shown !== null) return { shown };
  }
  const readFrom = (least: number): string => digitsOf(numbers.filter(({ confidence }) => confidence >= least));
  if (contradicts(readFrom(plain), wanted)) return 'other';
  const isLegible = numbers.every(({ confidence }) => confidence >= LEGIBLE);
  return isLegible && contradicts(digits, wanted) ? 'doubted' : 'unclear';
}

/** Line by line, each from left to right: a number may be broken at its hyphen. */
function inReadingOrder(a: RecognisedWord, b: RecognisedWord): number {
  if (a.y1 <= (b.y0 + b.y1) / 2) return -1;
  if (b.y1 <= (a.y0 + a.y1) / 2) return 1;
  return a.x0 - b.x0;
}

const digitsOf = (words: readonly RecognisedWord[]): string =>
  words.map(({ text }) => text.replace(/\D/g, '')).join('');

/** Whether digits, or some of them, are shown that are neither a number nor a part of it, misread as they may be. */
function contradicts(digits: string, wanted: string): boolean {
  if (digits.length < ENOUGH_DIGITS) return false;
  const starts = Math.max(1, wanted.length - digits.length + 1);
  return Array.from({ length: starts }, (_, at) => wanted.slice(at, at + digits.length)).every(
    (part) => editDistance(digits, part, MISREAD) > MISREAD,
  );
}

function widen({ x0, y0, x1, y1 }: Box, turned: QuarterTurn): Box {
  const [x, y] = turned % 180 === 0 ? [MARGIN.beside, MARGIN.above] : [MARGIN.above, MARGIN.beside];
  return { x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y };
}
