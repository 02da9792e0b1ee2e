import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { layoutOf } from '../structure/layout.js';
import { runOf } from '../text/run.js';
import { isAddress, trimmedName } from './names.js';

describe('lines of an address', () => {
  it.each([
    '12 Wattle Lane',
    '112 Esplanade',
    'Our Lady of Wattle Flat School 4 The Strand',
    'Carlton VIC 3053',
    'PO Box 12',
    'Galway H91 E2K3',
    'Ottawa, Ontario K1P 5M7',
    'Leeds LS1 4DY',
    '1012 AB Amsterdam',
  ])('know %s', (line) => {
    expect(isAddress(line)).toBe(true);
  });

  it.each([
    'Galway Joinery Pty Ltd',
    'Studio B12 Design',
    'Level Headed Pty Ltd',
    '1234 GH Holdings Pty Ltd',
    'A1 2GO Transport',
    'Esplanade Motors',
  ])('do not know %s', (name) => {
    expect(isAddress(name)).toBe(false);
  });
});

describe('a name that the title of the document stands beside', () => {
  it.each([
    ['Example Point SNC Facture de vente', 'Example Point SNC'],
    ['Cabinet Example Note d’honoraires', 'Cabinet Example'],
    ['Example Techniek B.V. Verkoopfactuur', 'Example Techniek B.V.'],
    ['Example Pty Ltd Tax Invoice', 'Example Pty Ltd'],
    ['Facture Example SNC', 'Facture Example SNC'],
  ])('ends before it: %s', (line, name) => {
    const segment = layoutOf(pageOf(line)).segments[0];
    expect(segment && trimmedName(runOf(segment.words))?.text).toBe(name);
  });
});
