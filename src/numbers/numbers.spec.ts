import fc from 'fast-check';
import { isValidAccountNumber, normaliseAccountNumber } from './account-number.js';
import { formatAbn, isValidAbn, normaliseAbn } from './abn.js';
import { isValidAcn } from './acn.js';
import { BANKS_BY_PREFIX } from './bank-prefixes.js';
import { bankOfBsb, normaliseBsb } from './bsb.js';

/** Completes nine digits to the one valid ABN that ends in them: the two leading digits are the check digits. */
function abnEndingIn(nine: string): string {
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  const check = 89 - (sum % 89) + 10;
  return `${check}${nine}`;
}

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

const replaceDigit = (text: string, at: number, by: number) =>
  text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1);

describe('ABN', () => {
  it.each(['53004085616', '33007457141', '12055136519', '21168403736', '51824753556'])('accepts %s', (abn) => {
    expect(isValidAbn(abn)).toBe(true);
  });

  it('accepts every number completed with its check digits', () => {
    fc.assert(fc.property(digits(9), (nine) => isValidAbn(abnEndingIn(nine))));
  });

  it('notices one wrong digit anywhere', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(10), fc.integer({ min: 1, max: 9 }), (nine, at, by) => {
        return !isValidAbn(replaceDigit(abnEndingIn(nine), at, by));
      }),
    );
  });

  it('notices two neighbours exchanged', () => {
    fc.assert(
      fc.property(digits(9), fc.integer({ min: 2, max: 9 }), (nine, at) => {
        const abn = abnEndingIn(nine);
        fc.pre(abn[at] !== abn[at + 1]);
        return !isValidAbn(abn.slice(0, at) + abn[at + 1] + abn[at] + abn.slice(at + 2));
      }),
    );
  });

  it('refuses other lengths and characters', () => {
    for (const text of ['', '5182475355', '518247535560', '5182475355O', '00000000000']) {
      expect(isValidAbn(text)).toBe(false);
    }
  });

  it('reads any grouping and keeps a wrong checksum', () => {
    expect(normaliseAbn('51 824 753 556')).toBe('51824753556');
    expect(normaliseAbn('51-824-753-556')).toBe('51824753556');
    expect(normaliseAbn('51 82 47 53 55 7')).toBe('51824753557');
    expect(normaliseAbn('51 824 753 55')).toBeNull();
    expect(normaliseAbn('51 824 753 55G')).toBeNull();
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
  });
});

describe('ACN', () => {
  it.each(['004085616', '000000019', '000250000', '010499966'])('accepts %s', (acn) => {
    expect(isValidAcn(acn)).toBe(true);
  });

  it('has exactly one check digit for any eight digits', () => {
    fc.assert(
      fc.property(digits(8), (eight) => {
        fc.pre(/[1-9]/.test(eight));
        return [...'0123456789'].filter((check) => isValidAcn(eight + check)).length === 1;
      }),
    );
  });
});

describe('BSB', () => {
  it.each([
    ['062000', '062-000'],
    ['062-000', '062-000'],
    ['062 – 000', '062-000'],
    ['06 2000', '062-000'],
  ])('reads %s', (text, bsb) => {
    expect(normaliseBsb(text)).toBe(bsb);
  });

  it('refuses other lengths and letters', () => {
    for (const text of ['06200', '0620000', '06200O', '', '062/000']) expect(normaliseBsb(text)).toBeNull();
  });

  it('knows the bank by its prefix, whatever the state digit', () => {
    expect(bankOfBsb('013-999')).toBe('ANZ');
    expect(bankOfBsb('019-999')).toBe('ANZ');
    expect(bankOfBsb('484-799')).toBe('Suncorp Bank');
    expect(bankOfBsb('633000')).toBe('Bendigo Bank');
    expect(bankOfBsb('676-000')).toBe('Gateway Bank');
    expect(bankOfBsb('000-000')).toBeNull();
    expect(bankOfBsb('999-999')).toBeNull();
    expect(bankOfBsb('99')).toBeNull();
  });

  it('lists prefixes of two or three digits only', () => {
    for (const prefix of Object.keys(BANKS_BY_PREFIX)) expect(prefix).toMatch(/^\d{2,3}$/);
  });
});

describe('account number', () => {
  it('keeps leading zeros and drops separators', () => {
    expect(normaliseAccountNumber('0012 3456')).toBe('00123456');
    expect(normaliseAccountNumber('12-345-6789')).toBe('123456789');
  });

  it('refuses what no account number can be', () => {
    for (const text of ['1234', '12345678901', '12345A', '00000', '']) {
      expect(normaliseAccountNumber(text)).toBeNull();
    }
    expect(isValidAccountNumber('1234 5678')).toBe(false);
  });
});
