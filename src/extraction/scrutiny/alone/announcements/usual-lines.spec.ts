import { announces } from './announces.js';
import { isUsualLine } from './usual-lines.js';

describe('isUsualLine', () => {
  it.each([
    'payid is not available for this account.',
    'payid and osko are not available for this account',
    'we do not have a payid.',
    'like us on facebook.',
    'like and follow us on instagram, facebook and tiktok!',
  ])('knows %s', (line) => expect(isUsualLine(line)).toBe(true));

  it.each([
    'payid is not available for this account, use the one in our email.',
    'payid is available for our other account.',
    'this account is not available.',
    'bank transfers are not available for this account.',
    'we do not have this account.',
    'we do not use bank transfers.',
    'like us on facebook for our details.',
    'find us on facebook.',
    'like us on facebook @osprey.pay',
  ])('does not know %s', (line) => expect(isUsualLine(line)).toBe(false));

  it('announces nothing', () => expect(announces('PayID is not available for this account.')).toBe(false));
});
