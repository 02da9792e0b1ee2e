import { readFileSync } from 'node:fs';
import { fontFile } from '../../../../test/forgeries/draw/drawing.js';
import { type FontMap, fontWithMaps } from '../../../../test/forgeries/draw/font-maps.js';
import { mapsDiffer } from './character-maps.js';

const honest = (character: string): string => character;
const lie = (character: string): string => (character === '7' ? '1' : character);
const mac = (draws: FontMap['draws']): FontMap => ({ platform: 1, encoding: 0, draws });
const windows = (draws: FontMap['draws']): FontMap => ({ platform: 3, encoding: 1, draws });
const symbols = (draws: FontMap['draws']): FontMap => ({ platform: 3, encoding: 0, base: 0xf000, draws });

/** Where the maps of a font begin. */
function startOfMaps(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const maps = tables.find((entry) => font.toString('latin1', entry, entry + 4) === 'cmap') ?? 0;
  return font.readUInt32BE(maps + 8);
}

describe('mapsDiffer', () => {
  it.each([
    [[mac(honest), windows(lie)]],
    [[symbols(lie), windows(honest)]],
    [[mac(lie), symbols(honest)]],
    [[windows(honest), windows(lie)]],
  ])('finds one digit that maps draw differently', (maps) => expect(mapsDiffer(fontWithMaps(maps))).toBe(true));

  it.each([[[mac(honest), windows(honest), symbols(honest)]], [[windows(lie)]], [[]]])(
    'finds nothing where maps agree, or there is one',
    (maps) => expect(mapsDiffer(fontWithMaps(maps))).toBe(false),
  );

  it('finds nothing in a font as it is sold', () => expect(mapsDiffer(readFileSync(fontFile({})))).toBe(false));

  it.each([2, 8, 10, 13])('doubts a second map in a format that is not looked into (%i)', (format) => {
    const font = fontWithMaps([mac(honest), windows(honest)]);
    const table = startOfMaps(font);
    font.writeUInt16BE(format, table + font.readUInt32BE(table + 16));
    expect(mapsDiffer(font)).toBe(true);
  });

  it('looks past a map of the variants of characters', () => {
    const font = fontWithMaps([mac(honest), windows(honest)]);
    const table = startOfMaps(font);
    font.writeUInt16BE(14, table + font.readUInt32BE(table + 16));
    expect(mapsDiffer(font)).toBe(false);
  });

  it('doubts more maps than a font has', () => {
    const maps = Array.from({ length: 41 }, () => windows(honest));
    expect(mapsDiffer(fontWithMaps(maps))).toBe(true);
    expect(mapsDiffer(fontWithMaps(maps.slice(0, 4)))).toBe(false);
  });

  it('doubts a file of several fonts', () => {
    const font = fontWithMaps([windows(honest)]);
    font.write('ttcf', 0, 'latin1');
    expect(mapsDiffer(font)).toBe(true);
  });

  it('doubts more tables than a font has', () => {
    const font = fontWithMaps([windows(honest)]);
    font.writeUInt16BE(101, 4);
    expect(mapsDiffer(font)).toBe(true);
  });

  it('doubts a map that reaches beyond its font', () => {
    const font = fontWithMaps([mac(honest), windows(honest)]);
    expect(mapsDiffer(font.subarray(0, font.readUInt32BE(20) + 30))).toBe(true);
  });
});
