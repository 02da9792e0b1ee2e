import type { Box, Word } from '../document.js';
import { apply, compose, intersect, mapBox, nearestQuarterTurn, shareInside, turnPage } from './geometry.js';
import { wordsOfTable } from './recognition/native-recogniser.js';
import { toPageWords } from './recognition/ocr-words.js';
import { emptyContent, type PageContent } from './text-layer/content/page-content.js';
import { unreadRegions } from './text-layer/picture-regions.js';
import { mainDirection, turnWord } from './text-layer/upright.js';

const box = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });
const word = (text: string, place: Box, angle: Word['angle'] = 0): Word => ({
  text,
  box: place,
  source: 'text',
  confidence: 1,
  size: 10,
  bold: false,
  angle,
});

describe('geometry', () => {
  it('applies the inner map first', () => {
    expect(apply(compose([2, 0, 0, 2, 0, 0], [1, 0, 0, 1, 5, 7]), 1, 1)).toEqual([12, 16]);
  });

  it.each([
    [90, box(60, 10, 80, 40)],
    [180, box(160, 60, 190, 80)],
    [270, box(20, 160, 40, 190)],
  ] as const)('turns a page of 200 by 100 by %s degrees', (turned, expected) => {
    expect(mapBox(turnPage(200, 100, turned), box(10, 20, 40, 40))).toEqual(expected);
  });

  it('measures what boxes share', () => {
    expect(intersect(box(0, 0, 10, 10), box(5, 20, 30, 30))).toEqual(box(5, 20, 10, 20));
    expect(shareInside(box(0, 0, 10, 10), box(5, 0, 30, 30))).toBe(0.5);
    expect(shareInside(box(0, 0, 0, 0), box(0, 0, 1, 1))).toBe(0);
  });

  it('rounds directions to quarter turns', () => {
    expect([-1, 44, 91, 181, 271, 359].map(nearestQuarterTurn)).toEqual([0, 0, 90, 180, 270, 0]);
  });
});

describe('setting a page upright', () => {
  it('follows most of the text', () => {
    const place = box(0, 0, 10, 10);
    expect(mainDirection([])).toBe(0);
    expect(mainDirection([word('margin', place, 90), word('longer text', place)])).toBe(0);
    expect(mainDirection([word('note', place), word('longer text', place, 270)])).toBe(270);
  });

  it('turns words with their page', () => {
    const turned = turnWord(word('up', box(10, 20, 20, 60), 270), turnPage(200, 100, 90), 90);
    expect(turned).toMatchObject({ box: box(40, 10, 80, 20), angle: 0 });
  });
});

describe('toPageWords', () => {
  const read = (text: string, y0: number, y1: number) =>
    toPageWords([{ text, confidence: 0.9, x0: 100, x1: 200, y0, y1 }], 0.36)[0];

  it('puts words of a line on one baseline and gives them one size, whatever their letters', () => {
    const words = [read('BSB', 100, 120), read('agency', 106, 126), read('(BSB)', 100, 126), read('on', 106, 120)];
    const sizes = words.map((found) => found?.size ?? 0);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.1);
    const bottoms = words.map((found) => found?.box.y1 ?? 0);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.8);
    expect(words[0]).toMatchObject({ source: 'ocr', confidence: 0.9, angle: 0, box: { x0: 36, x1: 72 } });
  });

  it('drops what has no text or no area', () => {
    expect(read(' ', 100, 120)).toBeUndefined();
    expect(read('a', 100, 100)).toBeUndefined();
  });
});

describe('unreadRegions', () => {
  const content = (part: Partial<PageContent>): PageContent => ({
    ...emptyContent(595, 842),
    ...part,
  });
  const picture = (place: Box) => ({
    name: 'logo',
    box: place,
    matrix: [1, 0, 0, 1, 0, 0] as const,
    width: 100,
    height: 50,
    opaque: true,
    operation: 1,
  });

  it('finds pictures without text on them, and no backgrounds, hairlines or specks', () => {
    const logo = box(40, 40, 200, 90);
    const band = box(0, 700, 595, 740);
    const pictures = [logo, band, box(0, 0, 595, 842), box(40, 300, 500, 301), box(10, 10, 14, 14)].map(picture);
    const text = [word('Electronic funds transfer', box(20, 702, 500, 738))];
    expect(unreadRegions(content({ pictures }), text)).toEqual([logo]);
  });

  it('finds outlined letters', () => {
    const shapes = Array.from({ length: 12 }, (_, index) => box(100 + 8 * index, 50, 106 + 8 * index, 60));
    expect(unreadRegions(content({ shapes }), [])).toEqual([box(100, 50, 194, 60)]);
    expect(unreadRegions(content({ shapes }), [word('same place', box(98, 48, 196, 62))])).toEqual([]);
  });
});

describe('wordsOfTable', () => {
  it('takes the rows of words', () => {
    const table = [
      'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
      '4\t1\t1\t1\t1\t0\t60\t40\t200\t22\t-1\t',
      '5\t1\t1\t1\t1\t1\t60\t40\t80\t22\t96.5\tInvoice',
      '',
    ].join('\n');
    expect(wordsOfTable(table)).toEqual([{ text: 'Invoice', confidence: 0.965, x0: 60, y0: 40, x1: 140, y1: 62 }]);
  });
});
