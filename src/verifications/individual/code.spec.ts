import { SecretKey } from '../../platform/secrets/secret-key.js';
import { codeHash, isCode, isWholeCode, newCode, typedCode } from './code.js';

describe('one-time codes', () => {
  const key = new SecretKey('a'.repeat(43));

  it('have six digits, leading zeros too, and differ', () => {
    const codes = Array.from({ length: 500 }, newCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(480);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('have a hash that depends on verification and secret', () => {
    const hash = codeHash(key, 'one', '012345');
    expect(isCode(key, 'one', '012345', hash)).toBe(true);
    for (const [other, id, typed] of [
      [key, 'one', '12345'],
      [key, 'two', '012345'],
      [new SecretKey('b'.repeat(43)), 'one', '012345'],
      [key, 'one', ''],
    ] as const)
      expect(isCode(other, id, typed, hash)).toBe(false);
  });

  it('are whole with six digits', () => {
    expect(['012345', '12', '0123456', 'l23456', '012345x', ''].filter(isWholeCode)).toEqual(['012345']);
  });

  it('are accepted as people type them', () => {
    expect(typedCode(' 012 - 345\t')).toBe('012345');
    expect(typedCode('1'.repeat(1_000))).toHaveLength(32);
  });
});
