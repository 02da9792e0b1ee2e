import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

/** The BSB and the account number that are given of an invoice whose last lines say where to pay. */
function accountOn(lines: string): (string | undefined)[] {
  const head = '## Wattle Joinery Pty Ltd    ## TAX INVOICE\nABN 53 004 085 616\n\nInvoice no: 20418\n\n';
  const fields = readFields([pageOf(head + lines)])[0]?.fields;
  return [fields?.account_bsb?.value, fields?.account_number?.value];
}

const table = (first: string, rest: string, head = 'Account no.') => `
BSB        ${head}
062-000    ${first.padEnd(14)}Wattle Joinery
           ${rest.padEnd(14)}Pty Ltd`;

describe('an account number in a narrow cell', () => {
  it.each([
    ['44034', '1949'],
    ['4403', '41949'],
    ['440341', '949'],
    ['4403419', '49'],
    ['44034-', '1949'],
    ['44034', '1949.'],
  ])('is not given as %s or %s where these may be one', (first, rest) => {
    expect(accountOn(table(first, rest))).toEqual(['062-000', undefined]);
    expect(accountOn(table(first, rest, 'Quittance ledger'))).toEqual(['062-000', undefined]);
    // Four digits are none, so what stands below them in a table can only be the rest.
    expect(
      accountOn(
        `\nName             Account no.   BSB\nWattle Joinery   ${first.padEnd(14)}062-000\nPty Ltd          ${rest}`,
      ),
    ).toEqual(['062-000', first === '4403' ? '440341949' : undefined]);
    expect(accountOn(`\nBSB 062-000\nAccount number\n${first}\n${rest}`)).toEqual(['062-000', undefined]);
    expect(accountOn(`\nBSB:       062-000\nAccount:   ${first}\n           ${rest}`)).toEqual(['062-000', undefined]);
  });

  it('is not given without its rest beside the rest of the bank’s name', () => {
    expect(
      accountOn(`
Our bank             Account no.   BSB       Account name
National Australia   440 341       084       Wattle Joinery
Bank                 949           325       Pty Ltd`),
    ).toEqual(['084-325', undefined]);
  });

  it.each([
    ['061 643', '5613', '02756', ['061-643', '561302756']],
    ['061', '90781636', '', ['061-643', '90781636'], '643'],
    ['061 643', '5613', '02756 6148', ['061-643', undefined]],
    ['061 643', '5613', 'or 02756', ['061-643', undefined]],
    ['061 643', '5613', '0275678', ['061-643', undefined]],
  ])(
    'is given whole in a table where it begins with too few digits (%s, %s over %s)',
    (bsb, first, rest, given, more = '') => {
      expect(
        accountOn(`
Name             BSB        Acct. #      Reference
Wattle Joinery   ${bsb.padEnd(11)}${first.padEnd(13)}20418
Pty Ltd          ${more.padEnd(11)}${rest}`),
      ).toEqual(given);
    },
  );

  it('is given under a head of which other cells have more lines, if no number stands between', () => {
    const headed = (between: string) => `
Institution  BSB           Account no.
             (bank state
             branch)       ${between}
             code

National     062-000       485887
Bank`;
    expect(accountOn(headed(''))).toEqual(['062-000', '485887']);
    expect(accountOn(headed('77 11'))).not.toContain('485887');
  });

  it('is no invoice number that its cell broke, where nothing speaks of paying', () => {
    const text = `
Officine Bianchi S.r.l.      FATTURA
Fattura   Data      Scadenza
n.        fattura
673 366   2025-     2025-09-
286 779   12-05     04

Totale documento    1,443.34
`;
    expect(accountOn(text)).toEqual([undefined, undefined]);
  });

  it('is given where the two would be too long for one', () => {
    expect(accountOn(table('44034194', '949'))[1]).toBe('44034194');
  });

  it('is given where a label says what the number under or above it is', () => {
    expect(accountOn('\nBSB            062-000\nAccount no.    44034\nReference      1949')[1]).toBe('44034');
    expect(accountOn('\nBSB            062-000\nAccount no.    44034\nOur folio      1949')[1]).toBe('44034');
    expect(accountOn('\nBSB            062-000\nReference      1949\nAccount no.    44034')[1]).toBe('44034');
    expect(accountOn('\nBSB 062-000\nTerms (days)   14\nAccount no.    44034')[1]).toBe('44034');
  });

  it('is given where the number under it is in another column, or further away', () => {
    expect(accountOn(`\nBSB        Account no.\n062-000    44034\n                         1949`)[1]).toBe('44034');
    expect(accountOn(`\nBSB        Account no.\n062-000    44034\n\n           1949`)[1]).toBe('44034');
  });

  it('is given in rows of a list', () => {
    const list = `
                         BSB        Account no.
Repairs (this invoice)   032-118    44034
New vehicles             062-000    19491`;
    expect(accountOn(list)).toEqual(['032-118', '44034']);
  });

  it('is given under its BSB', () => {
    expect(accountOn('\nPay by EFT into\nWattle Joinery Pty Ltd\n013 118\n44034')).toEqual(['013-118', '44034']);
  });

  it('is given from the line below a BSB that a mark ends, and not from the next cell', () => {
    const where = `
WHERE TO PAY:
Account name            BSB with account   Transfer description
Wattle Joinery          633-223 /          56040947
Pty Ltd                 9270463515`;
    expect(accountOn(where)).toEqual(['633-223', '9270463515']);
    expect(accountOn('\nPay by EFT\nBSB/Acc   062-000 /   20418\n          10087654')).toEqual(['062-000', '10087654']);
  });
});
