import { isAddress } from './names.js';

describe('lines of an address', () => {
  it.each([
    '12 Wattle Lane',
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
  ])('do not know %s', (name) => {
    expect(isAddress(name)).toBe(false);
  });
});
