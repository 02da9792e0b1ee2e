import fc from 'fast-check';
import { normaliseMobile } from './australian-mobile.js';

describe('normaliseMobile', () => {
  it.each([
    '0412345678',
    '0412 345 678',
    '0412-345-678',
    '+61 412 345 678',
    '61412345678',
    '+61 (0)412 345 678',
    '(0412) 345.678',
  ])('takes %j', (text) => expect(normaliseMobile(text)).toBe('+61412345678'));

  it.each([
    '',
    '412345678',
    '0212345678',
    '041234567',
    '04123456789',
    '+64412345678',
    '+1 412 345 678',
    '++61412345678',
    '0412 345 67O',
    '0412345678 ext 2',
    '٠٤١٢٣٤٥٦٧٨',
  ])('refuses %j', (text) => expect(normaliseMobile(text)).toBeNull());

  it('gives E.164 or nothing, and accepts its own output', () => {
    const digits = fc.stringMatching(/^(0|\+61|61|\+610)4[0-9 -]{6,12}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const mobile = normaliseMobile(text);
        if (mobile === null) return;
        expect(mobile).toMatch(/^\+614\d{8}$/);
        expect(normaliseMobile(mobile)).toBe(mobile);
      }),
    );
  });
});
