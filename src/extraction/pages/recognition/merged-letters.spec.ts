import { partMergedLetters } from './merged-letters.js';

const parted = (text: string): string | undefined =>
  partMergedLetters([{ text, confidence: 0.9, x0: 0, y0: 0, x1: 9, y1: 9 }])[0]?.text;

describe('letters that are read as one', () => {
  it.each([
    ['Melboume', 'Melbourne'],
    ['Tumbull', 'Turnbull'],
    ['Feneira', 'Ferreira'],
    ['Imigation', 'Irrigation'],
    ['Temace,', 'Terrace,'],
    ["(Capricom's", "(Capricorn's"],
    ['Turnbull-Feneira', 'Turnbull-Ferreira'],
  ])('parts %s', (read, meant) => {
    expect(parted(read)).toBe(meant);
  });

  it.each([
    ['a word of the dictionary', 'modem'],
    ['a name that leads to no word', 'Kowalczuk'],
    ['capital letters, which do not touch so', 'MELBOUME'],
    ['a capital letter at the beginning', 'Moss'],
    ['an address of email', 'accounts@capricom.example'],
    ['the address of a website', 'capricom.example'],
    ['what has digits', 'Capricom2'],
    ['short words', 'Bam'],
  ])('leaves %s', (_, text) => {
    expect(parted(text)).toBe(text);
  });
});
