import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { ReadDocument } from '../document.js';
import { readFields } from './read-fields.js';

const read = (text: string): Partial<ReadDocument['fields']> => readFields([pageOf(text)])[0]?.fields ?? {};

const letter = (head: string, payment: string): string => `
${head}

TAX INVOICE
Invoice number: 40718
Date: 3 August 2026

Bill to:
Kestrel Street Medical
8 Kestrel Street, Ashgrove QLD 4060

Pump repair, workshop                 330.00
GST                                    30.00
Total                               $ 330.00

${payment}
`;

const PAYMENT = `
Account name: Marlin Creek Pty Ltd
BSB: 062-204   Account number: 30718842
`;

describe('the name of a business', () => {
  it.each([
    ['part of', 'part of Marlin Creek Pty Ltd'],
    ['brought to you by', 'brought to you by Marlin Creek Pty Ltd'],
    ['a business name', 'Registered business name of Marlin Creek Pty Ltd'],
  ])('does not begin with what leads to it: %s', (_, line) => {
    const { business_name: name } = read(
      letter(`Blue Fin Pumps\n${line} ABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870`, PAYMENT),
    );
    expect(name?.value).toBe('Marlin Creek Pty Ltd');
  });

  it.each([
    ['before the scheme', 'Body Corporate of Marlin Terraces\nCommunity Titles Scheme 29380'],
    ['within it', 'Body Corporate of Marlin Terraces Community\nTitles Scheme 29380'],
    ['before its number', 'Body Corporate of Marlin Terraces Community Titles Scheme\n29380'],
  ])('of an owners corporation is whole where it wraps %s', (_, name) => {
    const whole = 'Body Corporate of Marlin Terraces Community Titles Scheme 29380';
    const fields = read(
      letter(
        `${name}\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870`,
        `Account name: ${whole}\nBSB: 062-204   Account number: 30718842`,
      ),
    );
    expect(fields.business_name?.value).toBe(whole);
  });

  it.each([
    ['trading name', 'Mbeki Family Doctors', 'Pty Ltd', 'trading as Pinnacle', 'General Practice'],
    ['phrase', 'OPAL RURAL PTY', 'LTD AS TRUSTEE', 'FOR OPAL RURAL', 'TRUST TRADING', 'AS DERWENT', 'PANEL BEATERS'],
  ])('is whole where its column breaks it within a %s', (_, ...lines) => {
    const nameOf = (head: readonly string[]): string | undefined =>
      read(letter(`${head.join('\n')}\nABN 53004085616\n12 Wharf St\nCairns QLD 4870`, PAYMENT)).business_name?.value;
    expect(nameOf(lines)).toBe(lines.join(' '));
  });

  it('ends before the number of its company, in whatever line', () => {
    const head = 'Body Corporate of Marlin Terraces\nCommunity Titles Scheme\n29380 A.B.N. 53 004\n085 616';
    expect(read(letter(head, PAYMENT)).business_name?.value).toBe(
      'Body Corporate of Marlin Terraces Community Titles Scheme 29380',
    );
  });

  const WRAPPED = 'Giannopoulos Bros\nTiling Pty Ltd\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870';

  it('is the whole of two lines where a domain spells both', () => {
    const nameWith = (contact: string): string | undefined =>
      read(letter(`${WRAPPED}\n${contact}`, PAYMENT)).business_name?.value;
    expect(nameWith('www.giannopoulosbrostiling.com.au')).toBe('Giannopoulos Bros Tiling Pty Ltd');
    expect(nameWith('www.tiling.com.au')).toBe('Tiling Pty Ltd');
  });

  it.each([
    'Finance by Wimmera Bowls Club Inc., ABN 30 476 433 671, on approval',
    'Goods insured by Wimmera Bowls Club Inc. ABN 30 476 433 671',
    'Payment plans are available through Wimmera Bowls Club Inc. ABN 30 476 433 671',
  ])('and its ABN are not those of somebody who serves it: %s', (line) => {
    const own = read(
      letter('Derwent Studio Pty Ltd ABN 53 004 085 616\n12 Wharf Street, Cairns', `${line}\n${PAYMENT}`),
    );
    expect([own.business_name?.value, own.business_abn?.value]).toEqual(['Derwent Studio Pty Ltd', '53004085616']);
    const none = read(letter('Derwent Studio\n12 Wharf Street, Cairns QLD 4870', `${line}\n${PAYMENT}`));
    expect(none.business_abn?.value).toBeUndefined();
  });

  it('is not the addressee’s only because a cheque is to be sent to it', () => {
    const { business_name: name } = read(
      letter(
        'Pixel & Plug Computers\nShop 4, Wentzel Arcade, Ashgrove QLD 4060\nABN 53 004 085 616',
        `Detach this and mail a cheque
to Pixel & Plug Computers,
Shop 4, Wentzel Arcade

Direct deposit
BSB: 062-204
Acct No.: 30718842
Pixel & Plug Computers`,
      ),
    );
    expect(name?.value).toBe('Pixel & Plug Computers');
  });
});

describe('the name of an account', () => {
  const HEAD = 'Marlin Creek Pty Ltd\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870';

  it.each([
    'Marlin Creek Pty Ltd Office Account',
    'Marlin Creek Trust Account No 2',
    'Marlin Creek Pty Ltd Debtors A/C',
  ])('has what the account is kept for: %s', (name) => {
    const { account_name: account } = read(
      letter(HEAD, `Direct credit: ${name}\nBSB: 062-204\nAccount number: 30718842`),
    );
    expect(account?.value).toBe(name);
  });

  it.each(['Marlin Creek Pty Ltd Bank Account', 'Marlin Creek Pty Ltd Cheque Account'])(
    'is not joined by the label of its number: %s',
    (line) => {
      const { account_name: account, account_number: number } = read(
        letter(HEAD, `Account name: Marlin Creek Pty Ltd\nBSB: 062-204\n${line}: 30718842`),
      );
      expect([account?.value, number?.value]).toEqual(['Marlin Creek Pty Ltd', '30718842']);
    },
  );

  it('has the whole of its form where a line of the sentence ends within that', () => {
    const { account_name: account } = read(
      letter(
        HEAD,
        `Settle this account by transfer to 062-204 30718842 in the name of Marlin Creek Pty.
Ltd.; write 40718 in the description.`,
      ),
    );
    expect(account?.value).toBe('Marlin Creek Pty. Ltd.');
  });

  it('is not joined by the label of BSB and number in one', () => {
    const { account_name: account, account_number: number } = read(
      letter(HEAD, 'Account title: Giannopoulos Family Trust Account (BSB first): 112310-54293984'),
    );
    expect([account?.value, number?.value]).toEqual(['Giannopoulos Family Trust', '54293984']);
  });

  it('has the kind of body that goes by it', () => {
    const { account_name: account } = read(
      letter(
        'Anglican Parish of Warrimbool\nABN 53 004 085 616\n12 Church Street, Warrimbool VIC 3280',
        `Parish of Warrimbool No 2 Account
BSB 066-704, account 30718842
showing your group's name`,
      ),
    );
    expect(account?.value).toBe('Parish of Warrimbool No 2 Account');
  });
});
