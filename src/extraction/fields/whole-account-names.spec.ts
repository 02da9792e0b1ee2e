import { letter, read } from '../../../test/support/extraction/letter.js';
import { startAfterBank } from './candidates/bank-names.js';

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

  it('has what the account is kept for where another line of its cell says so', () => {
    const { account_name: account } = read(
      letter(
        HEAD,
        `REMIT TO                 EFT
Marlin Creek Pty Ltd     Commonwealth Bank
PO Box 5120              BSB 062-204
Cairns QLD 4870          A/C No. 30718842
                         Marlin Creek Pty Ltd Debtors A/C`,
      ),
    );
    expect(account?.value).toBe('Marlin Creek Pty Ltd Debtors A/C');
  });

  it.each([
    ['Municipal Fund', 'Shire of Marlin Municipal Fund'],
    ['Cheque Account', 'Shire of Marlin'],
    ['Trust Account: 4417', 'Shire of Marlin'],
  ])('goes on in the next line of its cell with %s if that says what the account is kept for', (line, name) => {
    const { account_name: account } = read(
      letter(
        'Shire of Marlin\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870',
        `Account name: Shire of Marlin\n${line}\nBSB: 062-204\nAccount: 30718842`,
      ),
    );
    expect(account?.value).toBe(name);
  });

  it.each([
    ['Marlin Customs & Forwarding P/L Operating A/C', 'NAB Fremantle BSB 082-001 Account 30718842'],
    ['Marlin Customs & Forwarding Group Office Account', 'Westpac Fremantle BSB 032-001 Account 30718842'],
  ])('ends before the bank in the line below it: %s', (name, line) => {
    const { account_name: account } = read(
      letter('Marlin Customs & Forwarding Pty Ltd\nABN 53 004 085 616', `EFT payment details\n${name}\n${line}`),
    );
    expect(account?.value).toBe(name);
  });

  it.each(['ANZ Alice Springs, Marlin Legal', 'Westpac Cairns, Marlin Legal'])(
    'starts behind the branch of its bank: %s',
    (line) => {
      const { account_name: account } = read(
        letter(
          'Marlin Legal Pty Ltd\nABN 53 004 085 616',
          `Payment within 30 days to ${line}, BSB 015-881, account number 30718842.`,
        ),
      );
      expect(account?.value).toBe('Marlin Legal');
    },
  );

  it('does not start behind a business that is called as a bank is', () => {
    expect(startAfterBank('St George Plumbing, Marlin Legal')).toBe(0);
    expect(startAfterBank('Suncorp Motors Pty Ltd, Marlin Legal')).toBe(0);
  });

  it('does not begin with what a label calls its holder', () => {
    const { account_name: account } = read(
      letter(HEAD, 'Electronic transfer\nCreditor - Marlin Creek Pty Ltd\nBSB 062-204\nAccount 30718842'),
    );
    expect(account?.value).toBe('Marlin Creek Pty Ltd');
  });

  it('ends before what leads to its number', () => {
    const { account_name: account } = read(
      letter(
        HEAD,
        'Pay us at\n\nCreditor - Bronwyn & Caleb Marlin Pay into - 480071-98393566 Transfer description - 38174',
      ),
    );
    expect(account?.value).toBe('Bronwyn & Caleb Marlin');
  });

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

  it('has the form of its company where a line of the sentence ends before that', () => {
    const { account_name: account } = read(
      letter(
        HEAD,
        `Payment may be made by EFT (BSB: 062-204 Acc: 30718842 Name: Marlin Creek Veterinary Hospital
Pty Ltd) or by EFTPOS at the front desk.`,
      ),
    );
    expect(account?.value).toBe('Marlin Creek Veterinary Hospital Pty Ltd');
  });

  it('is the whole of two lines where the business’s name spells both', () => {
    const nameUnder = (head: string): string | undefined =>
      read(
        letter(
          `${head}\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870`,
          'EFT\nMarlin Valley Water\nCorporation\nBSB 062-204\nAccount 30718842\nReference 40718',
        ),
      ).account_name?.value;
    expect(nameUnder('Marlin Valley Water Corporation')).toBe('Marlin Valley Water Corporation');
    expect(nameUnder('Marlin Valley Water')).toBe('Marlin Valley Water');
  });

  it('is not joined by the label of BSB and number in one', () => {
    const { account_name: account, account_number: number } = read(
      letter(HEAD, 'Account title: Giannopoulos Family Trust Account (BSB first): 112310-54293984'),
    );
    expect([account?.value, number?.value]).toEqual(['Giannopoulos Family Trust', '54293984']);
  });

  it.each(['Marlin Constructions NSW', 'Marlin Electrical SA', 'Marlin Lift Cranes WA'])(
    'may end in the state that the business works in: %s',
    (name) => {
      const { account_name: account } = read(
        letter(
          HEAD,
          `Payment to        ${name}\nBank / branch     ANZ, Narellan\nBSB               012-355\nAccount           30718842`,
        ),
      );
      expect(account?.value).toBe(name);
    },
  );

  it('begins with the place that the document writes out elsewhere, behind its bank', () => {
    const { account_name: account } = read(
      letter(
        'Mount Marlin Locksmiths\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870',
        'Strictly 7 days. Direct deposit BankWest Mt Marlin Locksmiths     BSB 306-821 A/c 30718842',
      ),
    );
    expect(account?.value).toBe('Mt Marlin Locksmiths');
  });

  it.each([
    ['Augie Marlin', 'Into CBA please:\nA. Marlin  BSB 062-692 Acc 2088 3104', 'A. Marlin'],
    ['Augie Marlin', 'bank details\naugie marlin photography\nbsb 062 692\nacc 701884215', 'augie marlin photography'],
    [
      'Two Blokes & A Marlin Pty Ltd',
      'Transfer it today please, to Two Blokes and a Marlin at the\nCommonwealth, BSB 065 005 and account number 2113 8840.',
      'Two Blokes and a Marlin',
    ],
  ])('is the business’s own before its account without a label: %s', (business, payment, name) => {
    const { account_name: account } = read(
      letter(`${business}\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870`, payment),
    );
    expect(account?.value).toBe(name);
  });

  it('is not a branch with its state', () => {
    const { account_name: account } = read(letter(HEAD, 'EFT\nNarellan NSW\nBSB: 012-355\nAccount: 30718842'));
    expect(account).toBeNull();
  });

  it.each(['A/C - Pellworth', 'A/C – Stage Two'])(
    'has whose money is kept behind what it is kept for: %s',
    (purpose) => {
      const { account_name: account } = read(
        letter(HEAD, `Account: Marlin Commercial Trust ${purpose}\nBSB: 062-204\nNumber: 30718842`),
      );
      expect(account?.value).toBe(`Marlin Commercial Trust ${purpose}`);
    },
  );

  it('has its last word where the BSB follows that without a label', () => {
    const { account_name: account } = read(
      letter(HEAD, 'Direct deposit      Marlin Creek Trading A/c 062204 30718842'),
    );
    expect(account?.value).toBe('Marlin Creek Trading A/c');
  });

  it('has who holds it in the line above what it is kept for, behind its label', () => {
    const { account_name: account } = read(
      letter(
        'Owners Corporation Plan No. PS508814K\nABN 53 004 085 616\n12 Wharf Street, Cairns QLD 4870',
        'A/c name: OC PS508814K\n          Maintenance Fund\nBSB: 062-204\nAccount no.: 30718842',
      ),
    );
    expect(account?.value).toBe('OC PS508814K Maintenance Fund');
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
