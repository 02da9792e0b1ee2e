import { compareDetails, submittedData } from './submitted-details.js';
import type { SubmittedDetails } from './submitted-details.js';

const VERIFIED = {
  accountBsb: '062-000',
  accountNumber: '12345678',
  accountName: 'Harbour Lane Joinery Pty Ltd',
  businessAbn: '53004085616',
  businessName: 'Harbour Lane Joinery Pty Ltd',
  aliasesNormalised: ['hlj kitchens'],
};
const SAME: SubmittedDetails = { account_bsb: '062-000', account_number: '12345678' };

describe('compareDetails', () => {
  it.each<Partial<SubmittedDetails>>([
    {},
    { account_name: 'HARBOUR LANE JOINERY P/L' },
    { business_abn: '53004085616' },
    { business_name: 'harbour lane joinery proprietary limited' },
    { business_name: 'HLJ Kitchens Pty. Ltd.', account_name: 'hlj kitchens' },
    { account_name: null, business_abn: null, business_name: undefined },
    { account_name: 'Harbour Lane Joinery', business_abn: '53004085616', business_name: 'Harbour Lane Joinery' },
  ])('is uncompromised with %j', (given) =>
    expect(compareDetails(VERIFIED, { ...SAME, ...given })).toBe('uncompromised'),
  );

  it.each<Partial<SubmittedDetails>>([
    { account_bsb: '062-001' },
    { account_number: '12345679' },
    { account_number: '012345678' },
    { account_name: 'Harbor Lane Joinery' },
    { account_name: '' },
    { business_abn: '33007457141' },
    { business_name: 'Harbour Lane' },
    { business_name: 'HLJ' },
    { business_name: '---' },
    { account_name: 'Harbour Lane Joinery', business_name: 'Somebody Else' },
  ])('is compromised with %j', (given) => expect(compareDetails(VERIFIED, { ...SAME, ...given })).toBe('compromised'));
});

describe('submittedData', () => {
  it('keeps what was given, in a fixed order', () => {
    const given = { business_name: 'A', account_number: '12345678', account_name: null, account_bsb: '062-000' };
    expect(submittedData(given)).toBe('{"account_bsb":"062-000","account_number":"12345678","business_name":"A"}');
  });
});
