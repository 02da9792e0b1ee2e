import { partGluedLabels } from './glued-labels.js';

const word = (text: string) => ({ text, confidence: 0.7, x0: 0, x1: 100, y0: 0, y1: 20 });

describe('partGluedLabels', () => {
  it('parts a label from its number', () => {
    expect(partGluedLabels([word('BSB:062000')])).toEqual([
      { ...word('BSB:'), x1: 40 },
      { ...word('062000'), x0: 40 },
    ]);
    expect(partGluedLabels([word('A/cNo.:114')]).map(({ text }) => text)).toEqual(['A/cNo.:', '114']);
    expect(partGluedLabels([word('nr483-580')]).map(({ text }) => text)).toEqual(['nr', '483-580']);
  });

  it.each(['INV-1234', 'INV1234', 'AB.12345', '12:345', 'Tel:', 'Total:$12.00', '8:30am'])('leaves %s whole', (text) =>
    expect(partGluedLabels([word(text)])).toEqual([word(text)]),
  );
});
