import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { at, decodedOf, dictAt, nameAt, safely } from './lookups.js';

/** Letters and digits, whose codes are the same in all encodings that a font of this kind can have. */
const CODES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((one) => one.charCodeAt(0));
/** Where fonts of symbols keep the characters of their codes. */
const PRIVATE = 0xf000;
/** A font has a handful of maps and some twenty tables; one with more is not looked into, and doubted. */
const MOST_MAPS = 40;
const MOST_TABLES = 100;
const MOST_GROUPS = 20_000;

/** How a font with tables begins, and several of them in one file, of which nobody knows which counts. */
const BEGINNINGS = new Set(['\0\x01\0\0', 'true', 'OTTO', 'ttcf']);

/** The glyph of a code; 0 where there is none. Throws where the map cannot be looked into. */
type GlyphOf = (code: number) => number;

/**
 * Whether the maps of an embedded TrueType font name different glyphs for one letter or digit. Viewers choose among the maps by the flags
 * and the encoding of the font, and not all choose alike: where they name the same glyphs that makes no difference.
 */
export function hasUnlikeMaps(font: PDFDict): boolean {
  if (nameAt(font, 'Subtype') !== 'TrueType') return false;
  const descriptor = dictAt(font, 'FontDescriptor');
  return ['FontFile2', 'FontFile3'].some((key) => {
    const program = descriptor && at(descriptor, key);
    const bytes = program instanceof PDFRawStream ? decodedOf(program) : null;
    return bytes !== null && BEGINNINGS.has(bytes.toString('latin1', 0, 4)) && mapsDiffer(bytes);
  });
}

/** The same of the bytes of a font (OpenType 1.9, "cmap"). One that cannot be looked into is none that viewers surely draw alike. */
export const mapsDiffer = (font: Buffer): boolean => safely(() => nameOthers(font)) ?? true;

function nameOthers(font: Buffer): boolean {
  if (font.toString('latin1', 0, 4) === 'ttcf') return true;
  const tables = tablesOf(font, 'cmap');
  if (tables.length > 1) return true;
  const maps = tables.flatMap((table) => mapsOf(font.subarray(table)));
  if (maps.length < 2) return false;
  return CODES.some((code) => new Set(maps.map((map) => map(code)).filter((glyph) => glyph !== 0)).size > 1);
}

function tablesOf(font: Buffer, wanted: string): number[] {
  const count = atMost(MOST_TABLES, font.readUInt16BE(4));
  return Array.from({ length: count }, (_, index) => 12 + 16 * index)
    .filter((entry) => font.toString('latin1', entry, entry + 4) === wanted)
    .map((entry) => font.readUInt32BE(entry + 8));
}

function mapsOf(table: Buffer): GlyphOf[] {
  const count = atMost(MOST_MAPS, table.readUInt16BE(2));
  const seen = new Set<number>();
  return Array.from({ length: count }, (_, index) => 4 + 8 * index).flatMap((entry) => {
    const [platform, encoding] = [table.readUInt16BE(entry), table.readUInt16BE(entry + 2)];
    const start = table.readUInt32BE(entry + 4);
    if (seen.has(start)) return [];
    seen.add(start);
    const map = mapOf(table.subarray(start));
    if (map === null) return [];
    return platform === 3 && encoding === 0 ? [(code: number) => map(PRIVATE + code) || map(code)] : [map];
  });
}

function atMost(most: number, count: number): number {
  if (count > most) throw new Error(`There are more than ${most}.`);
  return count;
}

/** The variants of characters (format 14) are chosen behind another map. */
const VARIANTS = 14;

/** One map; null of variants. */
function mapOf(map: Buffer): GlyphOf | null {
  const format = map.readUInt16BE(0);
  if (format === 0) return (code) => (code < 256 ? map.readUInt8(6 + code) : 0);
  if (format === 4) return bySegments(map);
  if (format === 6) {
    const [first, count] = [map.readUInt16BE(6), map.readUInt16BE(8)];
    return (code) => (code >= first && code < first + count ? map.readUInt16BE(10 + 2 * (code - first)) : 0);
  }
  if (format === 12) return byGroups(map);
  if (format === VARIANTS) return null;
  return () => {
    throw new Error(`Maps of format ${format} are not looked into.`);
  };
}

function bySegments(map: Buffer): GlyphOf {
  const double = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double] as const;
  return (code) => {
    for (let segment = 0; segment < double; segment += 2) {
      if (code > map.readUInt16BE(ends + segment)) continue;
      const start = map.readUInt16BE(starts + segment);
      if (code < start) return 0;
      const delta = map.readUInt16BE(deltas + segment);
      const offset = map.readUInt16BE(offsets + segment);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function byGroups(map: Buffer): GlyphOf {
  const count = atMost(MOST_GROUPS, map.readUInt32BE(12));
  return (code) => {
    for (let group = 0; group < count; group++) {
      const entry = 16 + 12 * group;
      const start = map.readUInt32BE(entry);
      if (code < start) return 0;
      if (code <= map.readUInt32BE(entry + 4)) return map.readUInt32BE(entry + 8) + code - start;
    }
    return 0;
  };
}
