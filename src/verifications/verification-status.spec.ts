import { checkStatusChange, STANDS, VERIFICATION_STATUSES } from './verification-status.js';

const ENDS = ['verified', 'failed', 'rejected', 'error', 'cancelled', 'expired'] as const;
const FINAL = ['failed', 'rejected', 'error', 'cancelled', 'expired', 'revoked'] as const;

describe('verification status', () => {
  it.each(ENDS)('pending may become %s', (to) => expect(() => checkStatusChange('pending', to)).not.toThrow());

  it('never becomes pending again', () => {
    for (const from of VERIFICATION_STATUSES)
      expect(() => checkStatusChange(from, 'pending')).toThrow(/cannot be pending|already pending/);
  });

  it('goes from verified only to revoked, and becomes revoked only from there', () => {
    for (const to of VERIFICATION_STATUSES)
      if (to === 'revoked') expect(() => checkStatusChange('verified', to)).not.toThrow();
      else
        expect(() => checkStatusChange('verified', to)).toThrow(
          to === 'verified' ? 'This verification is already verified.' : 'A verification that is verified cannot be',
        );
    for (const from of VERIFICATION_STATUSES.filter((one) => one !== 'verified' && one !== 'revoked'))
      expect(() => checkStatusChange(from, 'revoked')).toThrow(
        `A verification that ${STANDS[from]} cannot be revoked.`,
      );
  });

  it('never leaves a final status', () => {
    for (const from of FINAL)
      for (const to of VERIFICATION_STATUSES) expect(() => checkStatusChange(from, to)).toThrow(/cannot be|already/);
  });
});
