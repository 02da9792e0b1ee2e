import { comparedPayee } from './compared-payee.js';
import type { Presented, VerifiedPayee } from './compared-payee.js';

const payee = (id: string, given: Partial<VerifiedPayee> = {}): VerifiedPayee => ({
  id,
  businessAbn: '53004085616',
  businessName: 'Harbour Lane Pty Ltd',
  businessNameNormalised: 'harbour lane',
  accountName: 'Harbour Lane',
  accountNameNormalised: 'harbour lane',
  aliasesNormalised: [],
  accountBsb: '062-000',
  accountNumber: '12345678',
  ...given,
});
const presented = (given: Partial<Presented> = {}): Presented => ({
  abn: '53004085616',
  businessName: 'harbour lane',
  accountName: '',
  account: { bsb: '062-000', accountNumber: '12345678' },
  ...given,
});
const said = (given: Partial<Presented>, payees: VerifiedPayee[]): unknown[] => {
  const held = comparedPayee(presented(given), payees);
  return held ? [held.payee.id, held.by] : [];
};

describe('comparedPayee', () => {
  const changed = { account: { bsb: '062-000', accountNumber: '87654321' } };

  it('goes by ABN, then name, then account', () => {
    expect(said({}, [payee('one')])).toEqual(['one', 'abn']);
    expect(said({ abn: null }, [payee('one')])).toEqual(['one', 'name']);
    expect(said({ abn: null, businessName: 'other' }, [payee('one')])).toEqual(['one', 'account']);
    expect(said({ abn: null, businessName: 'other', ...changed }, [payee('one')])).toEqual([]);
  });

  it('is the one of that ABN or name where the account is another', () => {
    expect(said(changed, [payee('one')])).toEqual(['one', 'abn']);
    expect(said({ abn: null, ...changed }, [payee('one')])).toEqual(['one', 'name']);
    expect(said({ abn: '33007457141' }, [payee('one')])).toEqual(['one', 'name']);
  });

  it('prefers the one whose account it is, else the newest', () => {
    const newer = payee('newer', { accountNumber: '99999999' });
    expect(said({}, [newer, payee('older')])).toEqual(['older', 'abn']);
    expect(said(changed, [newer, payee('older')])).toEqual(['newer', 'abn']);
  });

  it('does not let an account of somebody else match before the ABN', () => {
    const other = payee('other', {
      businessAbn: '33007457141',
      businessNameNormalised: 'o',
      accountNameNormalised: 'o',
    });
    const own = payee('own', { accountNumber: '99999999' });
    expect(said({}, [other, own])).toEqual(['own', 'abn']);
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
    expect(said({ ...theirs, abn: null }, payees)).toEqual(['named', 'name']);
    expect(said({ ...theirs, abn: '33007457141' }, payees)).toEqual(['named', 'name']);
    expect(said({ ...theirs, abn: '33007457141', businessName: 'trading name' }, payees)).toEqual(['thief', 'abn']);
    expect(said({ ...theirs, abn: null, businessName: 'trading name' }, payees)).toEqual(['thief', 'name']);
  });

  it('takes a name that belongs to the ABN too for no other payee’s', () => {
    const namesake = payee('namesake', { businessAbn: '33007457141', accountNumber: '99999999' });
    expect(said({}, [namesake, payee('own')])).toEqual(['own', 'abn']);
  });
});
