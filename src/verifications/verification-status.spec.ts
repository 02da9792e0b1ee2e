import { checkStatusChange, isFinal, VERIFICATION_STATUSES } from './verification-status.js';

const FINAL = ['verified', 'failed', 'rejected', 'error', 'cancelled', 'expired'] as const;

describe('verification status', () => {
  it.each(FINAL)('pending may become %s', (to) => expect(() => checkStatusChange('pending', to)).not.toThrow());

  it('never becomes pending again', () => {
    for (const from of VERIFICATION_STATUSES)
      expect(() => checkStatusChange(from, 'pending')).toThrow('cannot become pending');
  });

  it('never leaves a final status', () => {
    expect(VERIFICATION_STATUSES.filter(isFinal)).toEqual([...FINAL]);
    for (const from of FINAL)
      for (const to of VERIFICATION_STATUSES) expect(() => checkStatusChange(from, to)).toThrow('cannot become');
  });
});
