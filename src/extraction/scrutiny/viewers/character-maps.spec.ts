import { readFileSync } from 'node:fs';
import { fontFile } from '../../../../test/forgeries/draw/drawing.js';
import { type FontMap, fontWithMaps } from '../../../../test/forgeries/draw/font-maps.js';
import { mapsDiffer } from './character-maps.js';

const honest = (character: string): string => character;
const lie = (character: string): string => (character === '7' ? '1' : character);
const mac = (draws: FontMap['draws']): FontMap => ({ platform: 1, encoding: 0, draws });
const windows = (draws: FontMap['draws']): FontMap => ({ platform: 3, encoding: 1, draws });
const symbols = (draws: FontMap['draws']): FontMap => ({ platform: 3, encoding: 0, base: 0xf000, draws });

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

  it('doubts a map that reaches beyond its font', () => {
    const font = fontWithMaps([mac(honest), windows(honest)]);
    expect(mapsDiffer(font.subarray(0, font.readUInt32BE(20) + 30))).toBe(true);
  });
});
