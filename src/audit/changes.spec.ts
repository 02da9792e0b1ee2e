import { bool, enumeration, text } from '../platform/json-api/attributes.js';
import type { Resource } from '../platform/json-api/resource.js';
import { canonical, storable } from './sealing/canonical.js';
import { changesBetween } from './changes.js';

interface Row {
  name: string;
  status: string;
  enabled: boolean;
  account_number: string;
}

const resource = {
  attributes: {
    name: text<Row>('name'),
    status: enumeration<Row>('status', ['open', 'closed']),
    enabled: bool<Row>('enabled'),
    account_number: text<Row>('account_number'),
  },
} as unknown as Resource;

describe('changesBetween', () => {
  it('tells what differs, and sets apart what may say something of a person', () => {
    const before = { name: 'Ada', status: 'open', enabled: true, updated_at: '1' };
    const after = { name: 'Grace', status: 'closed', enabled: true, updated_at: '2' };
    expect(changesBetween(resource, before, after)).toEqual([
      { attribute: 'name', before: 'Ada', after: 'Grace', withheld: true },
      { attribute: 'status', before: 'open', after: 'closed' },
    ]);
  });

  it('shows no account number and no token whole, under whichever name', () => {
    const after = {
      account_number: '123456789',
      note: 'pay 062-000 12345678 with ent_sk_abcdefghijklmnopqrstuvwxyz',
      payee: { account_number: '987654321' },
      secret: 'whsec_abcdefghijk',
      individual_authentication_url: 'https://pay.example/individual-authentication/abcdefghijkl',
    };
    const told = JSON.stringify(changesBetween(resource, null, after));
    for (const whole of ['123456789', '12345678', '987654321', 'abcdefghij']) expect(told).not.toContain(whole);
    expect(told).toContain('•••••6789');
  });

  it('treats unknown attributes as personal', () => {
    expect(changesBetween(resource, null, { colour: 'red', count: 3 })).toEqual([
      { attribute: 'colour', before: null, after: 'red', withheld: true },
      { attribute: 'count', before: null, after: 3 },
    ]);
  });
});

describe('canonical', () => {
  it('is the same for every order of properties, at any depth', () => {
    expect(canonical({ b: [1, { d: 1, c: null }], a: undefined })).toBe(canonical({ b: [1, { c: null, d: 1 }] }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  it('is made of what jsonb holds', () => {
    expect(storable({ a: 'x\0y', b: '\uD800', c: '😀' })).toEqual({ a: 'x\uFFFDy', b: '\uFFFD', c: '😀' });
  });
});
