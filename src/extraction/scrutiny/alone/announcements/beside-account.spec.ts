import { speaksAgainstBeside } from './beside-account.js';

describe('speaksAgainstBeside', () => {
  it.each([
    'void',
    'closed 30/6',
    'not in use',
    'this account is closed',
    'do not use',
    'altes konto',
    'read 6 as 9.',
    'where you see 4 write 7.',
    'omit the last.',
    'the true number is twice that.',
    'account: see overleaf',
    'use the second account.',
    'ring 1300 975 707 before you pay.',
    'whatsapp us for the account.',
    'details as per text message.',
    'details above are for other customers.',
    'account being audited.',
  ])('finds %s', (said) => expect(speaksAgainstBeside(said)).toBe(true));

  it.each([
    'account no',
    'bank details',
    'please use your account number as the reference.',
    'please check our bank details by phone before you pay.',
    'please call us before you pay into any other account.',
    'see page 2 for terms.',
    'scan the code to see your bill.',
    'replace 3 globes with led',
    'add 2 hours of labour',
    'account name: other people pty ltd',
    'for questions about this invoice call our office.',
    'last two weeks of june',
    '.... .... .... .... .... .... .... .... .... .... .... ....',
  ])('leaves %s', (said) => expect(speaksAgainstBeside(said)).toBe(false));
});
