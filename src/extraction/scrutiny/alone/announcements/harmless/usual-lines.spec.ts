import { announces } from '../announces.js';
import { isUsualLine, withUs } from './usual-lines.js';

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
    'cheque: made out to us.',
    'cheques should be made payable to us please',
    'fees are due within thirty days of the date of this memorandum, whether or not your firm has been put in funds.',
    'my fees are payable within 28 days of this fee note whether or not you are in funds by your client.',
    'this account may be left until the estate is settled; kindly tell us if that is your wish.',
    'our account can wait until probate is granted.',
    'ccs withheld 5% is already in the figures above.',
    'the child care subsidy has been already deducted from the fees.',
    'gst is in these sums.',
    'gst on the above where it applies: $64.00',
    'an off-hire number is only valid if we issued it to you.',
    'invoiced prior now',
    'contract sum claimed to date this claim remaining',
  ])('knows %s', (line) => expect(isUsualLine(line)).toBe(true));

  it.each([
    'payid is not available for this account, use the one in our email.',
    'cheque: made out to dana.',
    'cheque: made out to the foundation.',
    'cheque: made out to us and posted to dana.',
    'fees are due within thirty days of this memorandum, whether or not your firm has been told where to pay.',
    'fees are due within thirty days of this memorandum, whether or not your firm has been put in funds, to our clerk.',
    'this account may be left until the estate is settled; kindly tell us where it goes.',
    'this account may be left until dana rings.',
    'this account may be left.',
    'the account withheld 5% is already in the figures above.',
    'gst is in another account.',
    'account numbers are only good if you get one from us.',
    'off hire numbers are only good if you get one from dana.',
    'prior now',
    'invoiced prior account now',
    'now',
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

  it('knows a body by what its own name calls it', () => {
    const names = ['Lifeboat First Aid Foundation Ltd'];
    expect(withUs('Cheque: made out to the Foundation.', names)).toBe('Cheque: made out to us.');
    expect(withUs('Cheque: made out to Lifeboat First Aid Foundation Ltd.', names)).toBe('Cheque: made out to us.');
    expect(withUs('Cheque: made out to the Society.', names)).toBe('Cheque: made out to the Society.');
    expect(withUs('Cheque: made out to Dana Foundation.', names)).toBe('Cheque: made out to Dana Foundation.');
  });
});
