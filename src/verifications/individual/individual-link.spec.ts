import { SecretKey } from '../../platform/secrets/secret-key.js';
import { individualLink, individualToken, individualTokenHash } from './individual-link.js';

describe('the link of an individual', () => {
  const key = new SecretKey('a'.repeat(43));
  const hash = individualTokenHash(individualToken(key, 'one'));

  it('can be shown again, and holds 256 bits that nothing stored tells', () => {
    const link = individualLink(key, 'one', hash, 1);
    expect(link).toMatch(/^\/individual-authentication\/[\w-]{43}$/);
    expect(link).toBe(individualLink(key, 'one', hash, 1));
    expect(link).not.toContain('one');
    expect(link).not.toContain(hash.toString('base64url'));
  });

  it('differs between verifications', () => {
    expect(individualToken(key, 'one')).not.toBe(individualToken(key, 'two'));
    expect(individualToken(key, 'one', 2)).not.toBe(individualToken(key, 'one'));
    expect(individualLink(key, 'one', hash, 2)).toBeNull();
  });

  it('is gone when it is used up, and where the secret was lost', () => {
    expect(individualLink(key, 'one', null, 1)).toBeNull();
    expect(individualLink(new SecretKey('b'.repeat(43)), 'one', hash, 1)).toBeNull();
  });
});
