import { untilChecked } from './until-checked.js';

const result = (type: string, outcome: boolean) => ({ type, result: outcome });
const detail = (type: string, outcome: boolean) => ({ ...result(type, outcome), sentence: 'So it is.', evidence: [] });

describe('an invoice until it is checked again', () => {
  const [match, sender, changed] = ['details_match_verification', 'sender_authenticated', 'details_unchanged'];

  it('loses every good result of its details, and keeps its warnings', () => {
    const given = [
      [match, true],
      [sender, true],
      [changed, false],
    ] as const;
    const before = {
      outcome: 'verified' as const,
      checkResults: given.map(([type, outcome]) => result(type, outcome)),
      checkDetails: given.map(([type, outcome]) => detail(type, outcome)),
      checksLeftOut: [],
    };
    expect(untilChecked(before)).toEqual({
      outcome: 'new',
      checkResults: [result(sender, true), result(changed, false)],
      checkDetails: [detail(sender, true), detail(changed, false)],
      checksLeftOut: [{ type: match, reason: 'The details are being checked again.', seen: [] }],
    });
  });

  it.each(['mismatch', 'suspect', 'no_account'] as const)('keeps the outcome %s', (outcome) =>
    expect(untilChecked({ outcome, checkResults: [], checkDetails: [], checksLeftOut: [] }).outcome).toBe(outcome),
  );
});
