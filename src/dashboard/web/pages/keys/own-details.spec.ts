import { detailsBody, typedDetails } from './own-details';

describe('what an entity says is its own', () => {
  it('is typed one a line, and comes back as it was kept', () => {
    const kept = {
      abns: ['53004085616'],
      names: ['Example Buyer Pty Ltd', 'Example Buyer'],
      accounts: [{ account_bsb: '062-000', account_number: '12345678' }],
    };
    expect(detailsBody(typedDetails(kept))).toEqual(kept);
  });

  it('takes accounts as people write them', () => {
    const accounts = '062-000 12345678\n062000 1234 5678\n\n 062 000, 12-345678 ';
    expect(detailsBody({ abns: ' 53 004 085 616 ', names: '', accounts })).toEqual({
      abns: ['53004085616'],
      names: [],
      accounts: Array(3).fill({ account_bsb: '062-000', account_number: '12345678' }),
    });
  });

  it('leaves what is no account to the service to refuse', () =>
    expect(detailsBody({ abns: '', names: '', accounts: '12345' }).accounts).toEqual([
      { account_bsb: '', account_number: '12345' },
    ]));
});
