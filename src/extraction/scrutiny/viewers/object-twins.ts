import { type PDFContext, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { numberAt, objectAt, parsed, type Place, type References, referencesOf } from './reference-sections.js';

/** A stream that holds objects. */
export interface ObjectHolder {
  /** Its own number. */
  number: number;
  objects: Buffer;
  /** How many it holds, and where the first one begins. */
  count: number;
  first: number;
}

/** A file with what was made of it. */
interface LookedAt {
  bytes: Uint8Array;
  context: PDFContext;
  holders: readonly ObjectHolder[];
}

/**
 * Whether viewers may find other objects than were looked at. They follow the cross-references, while the library that looks at
 * the objects goes through the file and keeps the last one of each number. So wherever a number is defined more than once, the
 * object that the newest cross-references name has to be the one that was looked at, and so has the catalog. References to
 * objects of other numbers are found, too.
 */
export function hasTwins({ bytes, context, holders }: LookedAt): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const references = referencesOf(bytes, text);
  if (!isRootSure(text, references, context)) return true;
  const held = new Map(holders.map((holder) => [holder.number, { ...holder, offsets: offsetsIn(holder) }]));
  const defined = definitions(text);
  const isSeen = defined.headers.every(({ number, generation }) => context.lookup(PDFRef.of(number, generation)));
  const isKnown = [...held.values()].every(({ offsets }) =>
    [...offsets.keys()].every((number) => context.lookup(PDFRef.of(number))),
  );
  const numbers = [
    ...defined.headers.map(({ number }) => number),
    ...[...held.values()].flatMap(({ offsets }) => [...offsets.keys()]),
  ];
  const twins = twiceIn(numbers);
  const isComplete = isSeen && isKnown && defined.isPlain;
  const places = references?.places();
  if (references && places && leadsAstray(text, references.base, places)) return true;
  if (twins.size === 0 && isComplete && ![...held.values()].some(isTwiceIn)) return false;
  // What is encrypted cannot be compared as it is written.
  if (!references || !places || context.trailerInfo.Encrypt) return true;

  const generations = new Map<number, Set<number>>();
  for (const { number, generation } of defined.headers)
    generations.set(number, (generations.get(number) ?? new Set()).add(generation));
  const isLookedAt = (number: number, place: Place | undefined): boolean => {
    // What stands nowhere is shown by no viewer.
    if (place === undefined || place === 'nowhere') return true;
    if ('offset' in place) {
      const found = objectAt(bytes, text, references.base + place.offset);
      // A place where nothing stands is of use to nobody, unless the number is defined elsewhere.
      if (!found) return !twins.has(number);
      const { generation, object } = found;
      return found.number === number && isSame(object, context.lookup(PDFRef.of(number, generation)));
    }
    const holder = held.get(place.stream);
    const holderPlace = places.get(place.stream);
    const offset = holder?.offsets.get(number);
    if (!holder || offset === undefined || isTwiceIn(holder)) return false;
    if (typeof holderPlace !== 'object' || !('offset' in holderPlace)) return false;
    const object = parsed(holder.objects.subarray(holder.first + offset));
    return isLookedAt(place.stream, holderPlace) && isSame(object, context.lookup(PDFRef.of(number)));
  };
  const asked = isComplete ? [...twins] : [...places.keys()];
  // Some viewers tell generations apart, others do not.
  if ([...twins].some((number) => (generations.get(number)?.size ?? 0) > 1)) return true;
  return asked.some((number) => !isLookedAt(number, places.get(number)));
}

/**
 * Whether some references lead to objects of their numbers and some to objects of others, which not all viewers notice. Where
 * none is right, as with tables that count from 1, viewers mend all of them.
 */
function leadsAstray(text: string, base: number, places: ReadonlyMap<number, Place>): boolean {
  const found = [...places].flatMap(([number, place]) => {
    const named = typeof place === 'object' && 'offset' in place ? numberAt(text, base + place.offset) : null;
    return named === null ? [] : [named === number];
  });
  return found.includes(true) && found.includes(false);
}

/** Whether the catalog that was looked at is the one that viewers take. */
function isRootSure(text: string, references: References | null, context: PDFContext): boolean {
  const used = context.trailerInfo.Root;
  const isUsed = (number: number, generation: number): boolean =>
    used instanceof PDFRef && used.objectNumber === number && used.generationNumber === generation;
  if (references?.root) return isUsed(references.root.objectNumber, references.root.generationNumber);
  const roots = [...text.matchAll(/\/Root\s*(\d+)\s+(\d+)\s+R/g)];
  return roots.every(([, number, generation]) => isUsed(Number(number), Number(generation)));
}

const SPACES = '\0\t\n\f\r ';
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (text: string, at: number): boolean => at >= 0 && SPACES.includes(text.charAt(at));

/**
 * Everything in a file that reads like the beginning of an object, within streams too.
 * `isPlain`: whether none is written so that it cannot be told which object it would be.
 */
function definitions(text: string): { headers: { number: number; generation: number }[]; isPlain: boolean } {
  const headers: { number: number; generation: number }[] = [];
  let isPlain = true;
  let from = 0;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    let start = at;
    while (isSpace(text, start - 1)) start--;
    if (isDigit(text.charCodeAt(start - 1))) {
      const header = /(?:^|[\0\t\n\f\r >\])}])(\d+)[\0\t\n\f\r ]+(\d+)$/.exec(
        text.slice(Math.max(from, start - 60), start),
      );
      if (header) headers.push({ number: Number(header[1]), generation: Number(header[2]) });
      else isPlain = false;
    } else if (/[\r\n]/.test(text.slice(start, at)) && text.slice(from, start).includes('%')) {
      // Comments may stand between the parts of a header.
      isPlain = false;
    }
    from = at + 3;
  }
  return { headers, isPlain };
}

/** Where each object of a stream begins, behind the first one, by its number; of two of one number the last. */
function offsetsIn({ objects, count, first }: ObjectHolder): Map<number, number> {
  const written = objects.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  const offsets = new Map<number, number>();
  for (let at = 0; at < count; at++) offsets.set(written[2 * at] ?? NaN, written[2 * at + 1] ?? NaN);
  return offsets;
}

const isTwiceIn = ({ count, offsets }: { count: number; offsets: ReadonlyMap<number, number> }): boolean =>
  offsets.size !== count;

function twiceIn(numbers: readonly number[]): Set<number> {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const number of numbers) (seen.has(number) ? twice : seen).add(number);
  return twice;
}

function isSame(one: PDFObject | undefined, other: PDFObject | undefined): boolean {
  if (!one || !other) return false;
  if (!(one instanceof PDFRawStream) || !(other instanceof PDFRawStream))
    return !(one instanceof PDFRawStream) && !(other instanceof PDFRawStream) && one.toString() === other.toString();
  return one.dict.toString() === other.dict.toString() && Buffer.compare(one.contents, other.contents) === 0;
}
