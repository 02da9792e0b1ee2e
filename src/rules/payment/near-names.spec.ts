import { imitates } from './near-names.js';

const OTHER = 'ochre lane ceramics';

describe('imitates', () => {
  it.each([
    ['a pair of letters for one', 'ochre lane cerarnics'],
    ['a letter less', 'ochre lane ceramic'],
    ['two other letters', 'ocher lane ceramics'],
    ['a digit for a letter', '0chre lane cerami5s'],
    ['no space', 'ochrelane ceramics'],
    ['a word behind', 'ochre lane ceramics australia'],
    ['words before', 'collected on behalf of ochre lane ceramics'],
    ['a word less', 'ochre lane'],
  ])('takes a name with %s for the other’s', (_how, printed) =>
    expect(imitates(printed, OTHER, ['curlew bay electrical'])).toBe(true),
  );

  it.each([
    ['another name', 'saltwater cafe'],
    ['one that shares words', 'ochre street ceramics'],
    ['a single word of it', 'ceramics'],
    ['none', ''],
  ])('takes %s for nobody else’s', (_what, printed) => expect(imitates(printed, OTHER, [])).toBe(false));

  it('takes what is nearly the payee’s own name for theirs, whoever has a similar one', () => {
    expect(imitates('meridian energy', 'meridian energy networks', ['meridian energy retail'])).toBe(false);
    expect(imitates('smith plumbing services', 'smyth plumbing services', ['smith plumbing service'])).toBe(false);
  });

  it('takes the whole name of somebody else beside the payee’s own for theirs', () => {
    expect(imitates('curlew bay for ochre lane ceramics', OTHER, ['curlew bay'])).toBe(true);
    expect(imitates('meridian energy retail accounts', 'meridian energy', ['meridian energy retail'])).toBe(false);
  });

  it('tells shops and owners corporations apart by their numbers', () =>
    expect(imitates('owners corporation 41233', 'owners corporation 41234', [])).toBe(false));
});
