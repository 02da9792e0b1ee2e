import { matchVerification } from './match-verification.js';
import type { PresentedPayee, VerifiedPayee } from './match-verification.js';

const payee = (id: string, given: Partial<VerifiedPayee> = {}): VerifiedPayee => ({
  id,
  businessAbn: '53004085616',
  businessName: 'Harbour Lane Pty Ltd',
  businessNameNormalised: 'harbour lane',
  accountName: 'Harbour Lane',
  accountNameNormalised: 'harbour lane',
  accountBsb: '062-000',
  accountNumber: '12345678',
  ...given,
});
const presented = (given: Partial<PresentedPayee> = {}): PresentedPayee => ({
  abn: '53004085616',
  businessName: 'harbour lane',
  accountName: '',
  otherAccounts: [],
  account: { bsb: '062-000', accountNumber: '12345678' },
  ...given,
});
const said = (given: Partial<PresentedPayee>, payees: VerifiedPayee[]): unknown[] => {
  const match = matchVerification(presented(given), payees);
  return match ? [match.payee.id, match.by, match.result] : [];
};

describe('matchVerification', () => {
  const changed = { account: { bsb: '062-000', accountNumber: '87654321' } };

  it('goes by ABN, then name, then account', () => {
    expect(said({}, [payee('one')])).toEqual(['one', 'abn', 'uncompromised']);
    expect(said({ abn: null }, [payee('one')])).toEqual(['one', 'name', 'uncompromised']);
    expect(said({ abn: null, businessName: 'other' }, [payee('one')])).toEqual(['one', 'account', 'uncompromised']);
    expect(said({ abn: null, businessName: 'other', ...changed }, [payee('one')])).toEqual([]);
  });

  it('is compromised by another account, and by another ABN', () => {
    expect(said(changed, [payee('one')])).toEqual(['one', 'abn', 'compromised']);
    expect(said({ abn: null, ...changed }, [payee('one')])).toEqual(['one', 'name', 'compromised']);
    expect(said({ abn: '33007457141' }, [payee('one')])).toEqual(['one', 'name', 'compromised']);
  });

  it('prefers the one whose account it is, else the newest', () => {
    const newer = payee('newer', { accountNumber: '99999999' });
    expect(said({}, [newer, payee('older')])).toEqual(['older', 'abn', 'uncompromised']);
    expect(said(changed, [newer, payee('older')])).toEqual(['newer', 'abn', 'compromised']);
  });

  it('does not let an account of somebody else match before the ABN', () => {
    const other = payee('other', {
      businessAbn: '33007457141',
      businessNameNormalised: 'o',
      accountNameNormalised: 'o',
    });
    const own = payee('own', { accountNumber: '99999999' });
    expect(said({}, [other, own])).toEqual(['own', 'abn', 'compromised']);
  });

  it('lets no verified payee be paid on an invoice in the name of another one', () => {
    const thief = payee('thief', {
      businessAbn: '33007457141',
      businessNameNormalised: 'quick fix',
      accountNameNormalised: 'quick fix',
      accountNumber: '87654321',
    });
    const payees = [thief, payee('named')];
    const theirs = { accountName: 'quick fix', ...changed };
    expect(said({ ...theirs, abn: null }, payees)).toEqual(['named', 'name', 'compromised']);
    expect(said({ ...theirs, abn: '33007457141' }, payees)).toEqual(['named', 'name', 'compromised']);
    expect(said({ ...theirs, abn: '33007457141', businessName: 'trading name' }, payees)).toEqual([
      'thief',
      'abn',
      'uncompromised',
    ]);
    expect(said({ ...theirs, abn: null, businessName: 'trading name' }, payees)).toEqual([
      'thief',
      'name',
      'uncompromised',
    ]);
  });

  it('takes a name that belongs to the ABN too for no other payee’s', () => {
    const namesake = payee('namesake', { businessAbn: '33007457141', accountNumber: '99999999' });
    expect(said({}, [namesake, payee('own')])).toEqual(['own', 'abn', 'uncompromised']);
  });

  it('does not take an invoice for verified that gives another account too', () => {
    const otherAccounts = [{ bsb: '032-000', accountNumber: '99887766' }];
    expect(matchVerification(presented({ otherAccounts }), [payee('one')])).toMatchObject({
      result: null,
      beside: otherAccounts[0],
    });
    const second = payee('second', { accountBsb: '032-000', accountNumber: '99887766' });
    expect(said({ otherAccounts }, [payee('one'), second])).toEqual(['one', 'abn', 'uncompromised']);
    expect(said({ otherAccounts, ...changed }, [payee('one')])).toEqual(['one', 'abn', 'compromised']);
  });

  it('says nothing of an invoice without an account', () => {
    expect(matchVerification(presented({ account: null }), [payee('one')])).toMatchObject({
      submitted: null,
      result: null,
    });
  });
});
