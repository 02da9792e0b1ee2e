import { letter, PAYMENT, read } from '../../../test/support/extraction/letter.js';

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

  it('is that of the company which holds the account, where a logo says the first word of it', () => {
    const nameWith = (account: string): string | undefined =>
      read(
        letter(
          '## Marlin\n1300 004 118\nABN 53 004 085 616',
          `Account name ${account}\nBSB 062-204\nAccount number 30718842`,
        ),
      ).business_name?.value;
    expect(nameWith('Marlin Gas & Power Pty Ltd')).toBe('Marlin Gas & Power Pty Ltd');
    expect(nameWith('Marlinspike Holdings Pty Ltd')).toBe('Marlin');
  });

  it('is that of the company in whose name the account begins, where a logo says more words of it', () => {
    const nameWith = (company: string, account: string): string | undefined =>
      read(
        letter(
          `## MARLIN RIDGE\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870\n\n${company}`,
          `Method      EFT\nTo          ${account}\nBSB         062-204\nAccount     30718842`,
        ),
      ).business_name?.value;
    const company = 'Marlin Ridge Security Services Pty Ltd';
    expect(nameWith(company, 'Marlin Ridge Security')).toBe(company);
    expect(nameWith(company, company)).toBe(company);
    expect(nameWith(company, 'Marlin Ridge Holdings')).toBe('MARLIN RIDGE');
    expect(nameWith('Marlin Ridge (Aust) Pty Ltd', 'Marlin Ridge (Aust) Pty Ltd')).toBe('MARLIN RIDGE');
  });

  it('is the company’s, and not that of its account with what this is kept for', () => {
    const { business_name: name } = read(
      letter(
        '                         Marlin Ridge IT Pty Ltd\n                         12 Wharf Street, Cairns QLD 4870',
        'Account name   Marlin Ridge IT Operating\nBSB            062-204\nAccount number 30718842\nOur ABN        53 004 085 616',
      ),
    );
    expect(name?.value).toBe('Marlin Ridge IT Pty Ltd');
  });

  it('is the whole of two lines where the name of the account spells both', () => {
    const { business_name: name } = read(
      letter(
        'Marlin Crown\nDental Laboratory P/L\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870',
        'EFT to ANZ Marlin Crown Dental Laboratory • 012-084 • 30718842 • Terms: 14 days.',
      ),
    );
    expect(name?.value).toBe('Marlin Crown Dental Laboratory P/L');
  });

  it.each([
    'Est. 1902. Published Tuesdays and Fridays. The Marlin Courier Newspaper Company Pty Ltd',
    'Delivered weekly! The Marlin Courier Newspaper Company Pty Ltd',
  ])('starts behind the sentence before it on the line of its ABN: %s', (line) => {
    const { business_name: name } = read(letter(`## The Marlin Courier\n${line}, ABN 53 004 085 616`, PAYMENT));
    expect(name?.value).toBe('The Marlin Courier Newspaper Company Pty Ltd');
  });

  it('is not that of who insures what it sells, in whatever part of it, though nobody else has an ABN', () => {
    const fields = read(
      letter(
        'Marlin Montessori Kindergarten\n145 Burke Crescent, Bendigo VIC 3550',
        'Goods insured by Capricorn Bowls Club Inc. ABN 30 476 433 671',
      ).replace('8 Kestrel Street', 'ABN 53 004 085 616\n8 Kestrel Street'),
    );
    expect([fields.business_name?.value, fields.business_abn]).toEqual(['Marlin Montessori Kindergarten', null]);
  });

  it('does not go on with the street below what it trades as', () => {
    const { business_name: name } = read(
      letter(
        `Marlin Rural Pty Ltd as trustee for Marlin Rural Trust
trading as Sunraysia Tree Services
46 Esplanade
Bendigo VIC 3550
ABN 53 004 085 616`,
        PAYMENT,
      ),
    );
    expect(name?.value).toBe(
      'Marlin Rural Pty Ltd as trustee for Marlin Rural Trust trading as Sunraysia Tree Services',
    );
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
