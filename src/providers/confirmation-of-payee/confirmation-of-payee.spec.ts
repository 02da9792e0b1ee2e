import { FAULTS } from '../fakes/fake-http-server.js';
import { NoConfirmationOfPayee } from './confirmation-of-payee.js';
import type { PayeeAnswer } from './confirmation-of-payee.js';
import { FakeBank } from './fake-bank.js';
import { HttpConfirmationOfPayee } from './http-confirmation-of-payee.js';

const ACCOUNT = { bsb: '062-000', accountNumber: '012345678' };

describe('a confirmation of payee', () => {
  let bank: FakeBank;
  let port: HttpConfirmationOfPayee;

  beforeAll(async () => {
    bank = await new FakeBank().listen();
    bank.add(ACCOUNT.bsb, ACCOUNT.accountNumber, 'Harbour Lane Joinery Pty Ltd');
    port = new HttpConfirmationOfPayee({ url: `${bank.url}confirm`, key: 'key', timeoutMs: 300 });
  });
  afterAll(() => bank.close());

  it.each<[string, PayeeAnswer]>([
    ['Harbour Lane Joinery Pty Ltd', { outcome: 'match' }],
    ['Harbour Lane Joinery', { outcome: 'close-match', name: 'Harbour Lane Joinery Pty Ltd' }],
    ['Somebody Else', { outcome: 'no-match', name: 'Harbour Lane Joinery Pty Ltd' }],
  ])('answers to %s', async (accountName, answer) => {
    expect(await port.ask({ ...ACCOUNT, accountName })).toEqual(answer);
    const { headers, body } = bank.requests.at(-1) as (typeof bank.requests)[number];
    expect([headers.authorization, JSON.parse(body)]).toEqual([
      'Bearer key',
      { bsb: '062-000', account_number: '012345678', account_name: accountName },
    ]);
  });

  it('is unavailable if the bank cannot say', async () => {
    expect(await port.ask({ bsb: '062-000', accountNumber: '99999', accountName: 'A' })).toEqual({
      outcome: 'unavailable',
      reason: 'the bank could not answer: The account is not known',
    });
  });

  it.each(FAULTS.filter((habit) => habit !== 'well'))('is unavailable while the bank is %s', async (habit) => {
    bank.habit = habit;
    const answer = await port.ask({ ...ACCOUNT, accountName: 'A' });
    bank.habit = 'well';
    expect(answer).toEqual({ outcome: 'unavailable', reason: expect.stringMatching(/./) });
    expect(JSON.stringify(answer)).not.toContain(ACCOUNT.accountNumber);
  });

  it('is unavailable, and says so beforehand, without a bank', async () => {
    const none = new NoConfirmationOfPayee();
    expect([none.configured, (await none.ask()).outcome]).toEqual([false, 'unavailable']);
  });

  it.each([
    { result: 'close_match' },
    { result: 'close_match', account_name: ' ' },
    { result: 'close_match', account_name: 'x'.repeat(501) },
    { result: 'MATCH' },
    { result: ['match'] },
    {},
    [],
    'match',
  ])('does not go by %j', async (given) => {
    class OddBank extends FakeBank {
      protected override answer(): { body: string } {
        return { body: JSON.stringify(given) };
      }
    }
    const odd = await new OddBank().listen();
    const asked = new HttpConfirmationOfPayee({ url: odd.url, key: '', timeoutMs: 300 });
    expect((await asked.ask({ ...ACCOUNT, accountName: 'A' })).outcome).toBe('unavailable');
    await odd.close();
  });
});
