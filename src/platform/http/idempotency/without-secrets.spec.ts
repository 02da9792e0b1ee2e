import { withoutSecrets } from './without-secrets.js';

describe('withoutSecrets', () => {
  it('leaves out the token of a flat resource', () => {
    expect(withoutSecrets({ data: { id: '1', name: 'a', token: 'ent_sk_x' } })).toEqual({
      data: { id: '1', name: 'a' },
    });
  });

  it('leaves out the secret among attributes', () => {
    const body = { data: { id: '1', type: 't', attributes: { url: 'u', secret: 's' } } };
    expect(withoutSecrets(body)).toEqual({ data: { id: '1', type: 't', attributes: { url: 'u' } } });
  });

  it('leaves everything else as it is', () => {
    const body = { data: { id: '1', type: 't', attributes: { conditions: { all: [{ secret: 1 }] } } }, meta: {} };
    expect(withoutSecrets(body)).toEqual(body);
  });
});
