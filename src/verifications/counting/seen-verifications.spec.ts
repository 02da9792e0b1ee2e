import { SeenVerifications } from './seen-verifications.js';

describe('SeenVerifications', () => {
  it('keeps each version at the place of its id, over everything that is added', () => {
    const seen = new SeenVerifications([
      ['a', '7'],
      ['b', null],
    ]);
    seen.add(new Map([['a', '8']]));
    expect([seen.ids, seen.versions]).toEqual(['{a,b,a}', '{7,NULL,8}']);
  });

  it('is empty until something is added', () => {
    const seen = new SeenVerifications();
    seen.add([]);
    expect(seen.isEmpty).toBe(true);
    seen.add([['a', null]]);
    expect(seen.isEmpty).toBe(false);
  });
});
