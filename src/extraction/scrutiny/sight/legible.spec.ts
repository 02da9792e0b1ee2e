import { isCrossedOut, isDrawnInto, isPlain } from './legible.js';

const PLAIN = { height: 6, contrast: 255, foreign: 0.01, unrest: 0, beside: 0 };

describe('isCrossedOut', () => {
  it('finds ink across a digit', () => expect(isCrossedOut({ ...PLAIN, unrest: 0.8 })).toBe(true));

  it.each([0, 0.2, 0.4])('does not find a ground that differs by %d of the contrast', (unrest) =>
    expect(isCrossedOut({ ...PLAIN, unrest })).toBe(false),
  );

  it('says nothing of what is not drawn', () =>
    expect(isCrossedOut({ ...PLAIN, contrast: 3, unrest: 60 })).toBe(false));
});

describe('isDrawnInto', () => {
  it.each([0.25, 0.32, 0.9])('finds ink of %d of the contrast beside a digit', (beside) =>
    expect(isDrawnInto({ ...PLAIN, beside })).toBe(true),
  );

  it.each([0, 0.1, 0.2])('does not find a ground that differs by %d of it', (beside) =>
    expect(isDrawnInto({ ...PLAIN, beside })).toBe(false),
  );

  it('says nothing of what is not drawn', () => expect(isDrawnInto({ ...PLAIN, contrast: 3, beside: 60 })).toBe(false));
});

describe('isPlain', () => {
  it('is what is drawn as its font draws it', () => expect(isPlain(PLAIN)).toBe(true));
  it.each([{ foreign: 0.1 }, { unrest: 0.3 }, { height: 2 }, { contrast: 50 }])('is not %j', (drawn) =>
    expect(isPlain({ ...PLAIN, ...drawn })).toBe(false),
  );
});
