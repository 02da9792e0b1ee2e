import {
  PDFContext,
  PDFDict,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import { at as entryAt, name, nameAt, safely } from './lookups.js';

/** Where an object stands by the cross-references: at a place of the file, in a stream of objects, or nowhere. */
export type Place = { offset: number } | { stream: number } | 'nowhere';

/** The newest cross-references of a file. */
export interface References {
  /** The catalog that their trailer names; null where it names none. */
  root: PDFRef | null;
  /** Where each object stands, by its number; null where the older ones cannot be followed or one says two things. */
  places(): Map<number, Place> | null;
  /** What places count from: what stands before the header may count or not. */
  base: number;
}

interface Section {
  /** Where it begins, behind its first word or header. */
  start: number;
  dict: PDFDict;
  places: () => Map<number, Place> | null;
}

/** More updates than these are not followed. */
const MOST_SECTIONS = 200;

/** The white space of PDF; more of it is in no header, and would be gone through again for each reference. */
const SPACE = '[\\0\\t\\n\\f\\r ]';
const HEADER = new RegExp(`${SPACE}{0,40}(\\d{1,10})${SPACE}{1,40}(\\d{1,5})${SPACE}{0,40}obj`, 'y');

/** Finds the cross-references that viewers begin with; null where there are none at the place that the file names. */
export function referencesOf(bytes: Uint8Array, text: string): References | null {
  const named = /^startxref\s*(\d+)/.exec(text.slice(Math.max(0, text.lastIndexOf('startxref'))).slice(0, 100));
  if (!named) return null;
  const start = Number(named[1]);
  const header = Math.max(0, text.slice(0, 1024).indexOf('%PDF-'));
  const found = [...new Set([0, header])].flatMap((base) => {
    const section = sectionAt(bytes, text, start + base);
    return section ? [{ base, section }] : [];
  });
  const [only] = found;
  if (!only || found.some((one) => one.section.start !== only.section.start)) return null;
  const { base, section } = only;
  const root = section.dict.get(name('Root'));
  return { root: root instanceof PDFRef ? root : null, base, places: () => placesFrom(bytes, text, section, base) };
}

/** An object that is written at a place of the file, with the number it says and where it starts behind it; null where there is none. */
export function objectAt(
  bytes: Uint8Array,
  text: string,
  at: number,
): { number: number; generation: number; object: PDFObject; start: number } | null {
  HEADER.lastIndex = at;
  const header = HEADER.exec(text);
  if (!header) return null;
  const start = at + header[0].length;
  const object = parsed(bytes.subarray(start));
  return object ? { number: Number(header[1]), generation: Number(header[2]), object, start } : null;
}

/** The number of the object that begins at a place of the file; null where none does. */
export function numberAt(text: string, at: number): number | null {
  HEADER.lastIndex = at;
  const header = HEADER.exec(text);
  return header && Number(header[1]);
}

/** The object that bytes begin with. */
export const parsed = (bytes: Uint8Array): PDFObject | undefined =>
  safely(() => PDFObjectParser.forBytes(bytes, PDFContext.create()).parseObject());

function placesFrom(bytes: Uint8Array, text: string, newest: Section, base: number): Map<number, Place> | null {
  const all = new Map<number, Place>();
  const seen = new Set<number>();
  let section: Section | null = newest;
  while (section) {
    const places = section.places();
    if (!places) return null;
    const hybrid = numberOf(section.dict, 'XRefStm');
    if (hybrid !== undefined) {
      // Objects that only newer viewers find are free in the table.
      const hidden = sectionAt(bytes, text, hybrid + base)?.places();
      if (!hidden) return null;
      for (const [number, place] of hidden)
        if ((places.get(number) ?? 'nowhere') === 'nowhere') places.set(number, place);
    }
    for (const [number, place] of places) if (!all.has(number)) all.set(number, place);
    if (!section.dict.has(name('Prev'))) return all;
    const previous = numberOf(section.dict, 'Prev');
    if (previous === undefined || seen.has(previous) || seen.size >= MOST_SECTIONS) return null;
    seen.add(previous);
    section = sectionAt(bytes, text, previous + base);
  }
  return null;
}

function sectionAt(bytes: Uint8Array, text: string, at: number): Section | null {
  const table = /^[\0\t\n\f\r ]*xref/.exec(text.slice(at, at + 40));
  if (table) return tableAt(bytes, text, at + table[0].length);
  const found = objectAt(bytes, text, at);
  const object = found?.object;
  if (!found || !(object instanceof PDFRawStream) || nameAt(object.dict, 'Type') !== 'XRef') return null;
  return { start: found.start, dict: object.dict, places: () => safely(() => placesInStream(object)) ?? null };
}

function tableAt(bytes: Uint8Array, text: string, start: number): Section | null {
  const end = text.indexOf('trailer', start);
  const dict = end < 0 ? undefined : parsed(bytes.subarray(end + 'trailer'.length));
  return dict instanceof PDFDict ? { start, dict, places: () => placesInTable(text.slice(start, end)) } : null;
}

function placesInTable(table: string): Map<number, Place> | null {
  const words = table.trim().split(/[\0\t\n\f\r ]+/);
  const places = new Map<number, Place>();
  for (let at = 0; at + 1 < words.length;) {
    const [first, count] = [Number(words[at]), Number(words[at + 1])];
    at += 2;
    if (!Number.isInteger(first) || !Number.isInteger(count) || at + 3 * count > words.length) return null;
    for (let number = first; number < first + count; number++, at += 3) {
      const [offset, kind] = [Number(words[at]), words[at + 2]];
      if (!Number.isInteger(offset) || (kind !== 'n' && kind !== 'f')) return null;
      if (!put(places, number, kind === 'n' ? { offset } : 'nowhere')) return null;
    }
  }
  return places;
}

function placesInStream(stream: PDFRawStream): Map<number, Place> | null {
  const places = new Map<number, Place>();
  for (const { ref, offset, deleted, inObjectStream } of PDFXRefStreamParser.forStream(stream).parseIntoContext()) {
    const place = deleted ? 'nowhere' : inObjectStream ? { stream: offset } : { offset };
    if (!put(places, ref.objectNumber, place)) return null;
  }
  return places;
}

/** Viewers take the first or the last of two places in one section. */
function put(places: Map<number, Place>, number: number, place: Place): boolean {
  const known = places.get(number);
  places.set(number, place);
  return known === undefined || JSON.stringify(known) === JSON.stringify(place);
}

function numberOf(dict: PDFDict, key: string): number | undefined {
  const value = entryAt(dict, key);
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}
