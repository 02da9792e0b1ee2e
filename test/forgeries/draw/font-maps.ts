import { glyphOf } from '../../support/extraction/breadth/letters.js';
import { fontWithTables } from './font-tables.js';

/** A map of a font: of which platform and encoding, from which code on its characters stand, and what each draws. */
export interface FontMap {
  platform: number;
  encoding: number;
  /** Added to each code, `0xf000` in fonts of symbols. */
  base?: number;
  draws(character: string): string;
}

const FIRST = 32;
const COUNT = 95;

const glyphs = ({ draws }: FontMap): number[] =>
  Array.from({ length: COUNT }, (_, at) => glyphOf(draws(String.fromCharCode(FIRST + at))));

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, 2 * at));
  return bytes;
};

/** A map of consecutive codes for the Macintosh (format 6), of segments for others (format 4). */
function subtable(map: FontMap): Buffer {
  const first = FIRST + (map.base ?? 0);
  if (map.platform === 1) return numbers([6, 10 + 2 * COUNT, 0, first, COUNT, ...glyphs(map)]);
  const last = first + COUNT - 1;
  const head = [4, 32 + 2 * COUNT, 0, 4, 4, 1, 0, last, 0xffff, 0, first, 0xffff, 0, 1, 4, 0];
  return numbers([...head, ...glyphs(map)]);
}

function characterMaps(maps: readonly FontMap[]): Buffer {
  const parts = maps.map(subtable);
  const head = Buffer.alloc(4 + 8 * maps.length);
  head.writeUInt16BE(maps.length, 2);
  let start = head.length;
  maps.forEach(({ platform, encoding }, at) => {
    head.writeUInt16BE(platform, 4 + 8 * at);
    head.writeUInt16BE(encoding, 6 + 8 * at);
    head.writeUInt32BE(start, 8 + 8 * at);
    start += parts[at]?.length ?? 0;
  });
  return Buffer.concat([head, ...parts]);
}

/** Liberation Sans with other maps than its own. */
export const fontWithMaps = (maps: readonly FontMap[]): Buffer =>
  fontWithTables(new Map([['cmap', characterMaps(maps)]]));
