import { normaliseName } from '../../names/normalise-name.js';
import { accountKey, matchEntry } from './match-entry.js';
import type { Knowledge, Payee } from './match-entry.js';

function payee(verificationId: string, accountName: string, aliases: string[] = []): Payee {
  return {
    verificationId,
    accountName,
    accountNameNormalised: normaliseName(accountName),
    aliases,
    aliasesNormalised: aliases.map(normaliseName),
    version: '1',
  };
}

const known: Knowledge = {
  existingBsbs: new Set(['062-000', '032-000']),
  payeesByAccount: new Map([
    [
      accountKey('062-000', '12345678'),
      [payee('newer', 'Harbour Lane Joinery Pty Ltd'), payee('older', 'H L Joinery')],
    ],
    [accountKey('062-000', '00012345'), [payee('zeros', 'Zero Filled Pty Ltd')]],
    [accountKey('032-000', '555555'), [payee('long', 'The Trustee for the Harbour Lane Family Trust')]],
    [accountKey('032-000', '777777'), [payee('nameless', '...')]],
    [
      accountKey('032-000', '888889'),
      [payee('alias', 'H L J Pty Ltd', ['HLJ Kitchens', 'Harbour Lane Kitchens and Bathrooms'])],
    ],
  ]),
  verificationByName: new Map([
    ['harbour lane joinery', 'newer'],
    ['', 'nameless'],
  ]),
};

function match(accountName: string, bsb = '062-000', accountNumber = '12345678', transactionCode: 13 | 50 = 50) {
  return matchEntry(
    { bsb, accountNumber, accountName, accountNameNormalised: normaliseName(accountName), transactionCode },
    known,
  );
}

describe('matchEntry', () => {
  it.each(['Harbour Lane Joinery Pty Ltd', 'HARBOUR LANE JOINERY PTY. LIMITED', 'harbour lane joinery'])(
    'verifies an account under its name, written %j',
    (name) => expect(match(name)).toEqual({ result: 'verified', verificationId: 'newer' }),
  );

  it('verifies an account under an older name', () =>
    expect(match('H.L. JOINERY')).toEqual({ result: 'verified', verificationId: 'older' }));

  it('verifies a name that is cut off by the width of the field', () => {
    const name = 'The Trustee for the Harbour Lane Family Trust'.slice(0, 32).trim();
    expect(match(name, '032-000', '555555')).toEqual({ result: 'verified', verificationId: 'long' });
    expect(match(name.slice(0, 30), '032-000', '555555')).toEqual({ result: 'name_mismatch', verificationId: 'long' });
  });

  it('verifies an account under a name that a person added, cut by the file or whole', () => {
    const expected = { result: 'verified', verificationId: 'alias' };
    expect(match('HLJ KITCHENS', '032-000', '888889')).toEqual(expected);
    expect(match('HARBOUR LANE KITCHENS AND BATHRO', '032-000', '888889')).toEqual(expected);
    expect(match('HARBOUR LANE KITCHENS', '032-000', '888889').result).toBe('name_mismatch');
  });

  it('holds an account under another name against the newest verification of the account', () =>
    expect(match('Attacker Pty Ltd')).toEqual({ result: 'name_mismatch', verificationId: 'newer' }));

  it('holds a name under another account against the verification of the name', () => {
    const expected = { result: 'account_mismatch', verificationId: 'newer' };
    expect(match('Harbour Lane Joinery', '062-000', '12345679')).toEqual(expected);
    expect(match('Harbour Lane Joinery', '032-000', '12345678')).toEqual(expected);
  });

  it('does not take an account with other leading zeros for the same', () =>
    expect(match('Zero Filled Pty Ltd', '062-000', '12345')).toEqual({ result: 'unverified', verificationId: null }));

  it('finds nothing for unknown payees', () =>
    expect(match('Stranger', '062-000', '99999999')).toEqual({ result: 'unverified', verificationId: null }));

  it('never lets a name without letters and digits match', () => {
    expect(match('---', '032-000', '777777').result).toBe('name_mismatch');
    expect(match('---', '032-000', '888888').result).toBe('unverified');
  });

  it.each([
    ['000-000', '12345678'],
    ['062-000', '1234'],
    ['062-000', '000000000'],
    ['062-000', '12A45678'],
  ])('finds %s %s impossible', (bsb, number) =>
    expect(match('Harbour Lane Joinery', bsb, number)).toEqual({ result: 'invalid', verificationId: null }),
  );

  it('does not judge debits, even impossible ones', () => {
    expect(match('Harbour Lane Joinery', '062-000', '12345678', 13).result).toBe('not_checked');
    expect(match('Own Account', '000-000', '1', 13)).toEqual({ result: 'not_checked', verificationId: null });
  });
});
