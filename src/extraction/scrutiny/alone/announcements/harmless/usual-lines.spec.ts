import { announces } from '../announces.js';
import { isUsualLine } from './usual-lines.js';

describe('isUsualLine', () => {
  it.each([
    'payid is not available for this account.',
    'payid and osko are not available for this account',
    'we do not have a payid.',
    'like us on facebook.',
    'like and follow us on instagram, facebook and tiktok!',
    'visa and mastercard only.',
    'we accept visa, mastercard and amex cards only',
    'please note that tax payable goes to the ato with the payment slip it has sent you, not to us.',
    'stcs are assigned to our agent greenbank and no part of the payment goes to them.',
    'the sole trader behind this business name is us.',
    'the co-op has no other account.',
    'wages are paid to our people every wednesday, so please pay on time.',
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
    'visa and mastercard only, ring dana.',
    'tax payable goes to the ato with the slip that our agent has sent you, not to us.',
    'the amount payable goes to the ato, not to us.',
    'tax payable goes to osprey, not to us.',
    'this invoice is assigned to our agent greenbank and no part of the payment goes to us.',
    'stcs are assigned to our agent greenbank and the payment goes to them.',
    'stcs are assigned to our agent, pay greenbank.',
    'the sole trader behind this business name is dana.',
    'the co-op has another account.',
    'the co-op has no other account than the one overleaf.',
    'wages are paid to our people, so please pay them.',
    'we pay our people at the gate.',
  ])('does not know %s', (line) => expect(isUsualLine(line)).toBe(false));

  it('announces nothing', () => expect(announces('PayID is not available for this account.')).toBe(false));
});
