import { PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { changesPrintedLevels } from './printed-levels.js';

const context = PDFContext.create();
const levels = context.obj({ FunctionType: 2, N: 1, Domain: [0, 1], C0: [1], C1: [0] });
const reference = context.register(levels);

describe('changesPrintedLevels', () => {
  it.each([
    ['a function', { TR: levels }],
    ['a function for each ink', { TR: [levels, levels, levels, levels] }],
    ['a function that is an object of its own', { BG: reference }],
    ['a screen of dots with a function', { HT: { HalftoneType: 1, TransferFunction: reference } }],
  ])('is true of %s', (_, entries) => expect(changesPrintedLevels(context.obj(entries) as PDFDict)).toBe(true));

  it.each([
    ['levels as they are', { TR: 'Identity', BG2: 'Default' }],
    ['the colours of a field', { BC: [0, 0, 0], BG: [1, 1, 1] }],
    ['a field without a colour', { BG: [] }],
  ])('is false of %s', (_, entries) => expect(changesPrintedLevels(context.obj(entries) as PDFDict)).toBe(false));
});
