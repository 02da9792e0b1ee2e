import { ROLES } from './role.js';
import { ABILITIES, ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from './abilities.js';
import { ROLE_ABILITIES, roleHas, rolesWith, seesAccounts } from './roles.js';

describe('roles', () => {
  it.each([
    ['viewer', 'reviewer'],
    ['reviewer', 'approver'],
    ['approver', 'admin'],
    ['viewer', 'auditor'],
  ] as const)('%s has nothing that %s lacks', (less, more) => {
    for (const ability of ROLE_ABILITIES[less]) expect([...ROLE_ABILITIES[more]]).toContain(ability);
    expect(ROLE_ABILITIES[more].size).toBeGreaterThan(ROLE_ABILITIES[less].size);
  });

  it('gives each ability to some role', () => {
    for (const ability of ABILITIES) expect(rolesWith(ability)).toContain('admin');
  });

  it('lets viewers and auditors change nothing', () => {
    for (const role of ['viewer', 'auditor'] as const)
      for (const ability of ROLE_ABILITIES[role]) expect(ability).toMatch(/:read$/);
  });

  it('asks for an approver as the second person, and for an admin to change people and rules', () => {
    expect(rolesWith('invoice:approve')).toEqual(['approver', 'admin']);
    for (const ability of ['user:write', 'approval_policy:write', 'rule:write', 'entity_api_key:write'] as const)
      expect(rolesWith(ability)).toEqual(['admin']);
  });

  it('gives no ability without a role', () => {
    for (const ability of ABILITIES) expect(roleHas(null, ability)).toBe(false);
    expect(roleHas('viewer', 'invoice:approve')).toBe(false);
    expect(ROLES.filter(seesAccounts)).toEqual(['reviewer', 'approver', 'admin']);
    expect(seesAccounts(null)).toBe(false);
  });

  it('does not let keys change people', () => {
    expect([...ENTITY_ABILITIES, ...ORGANIZATION_ABILITIES]).not.toContain('user:write');
  });
});
