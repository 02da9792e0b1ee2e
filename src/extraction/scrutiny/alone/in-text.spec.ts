import { accountsInText } from './in-text.js';

const found = (text: string): string[] => {
  const { accounts, waysToPay } = accountsInText(text);
  return [
    ...accounts.map(({ bsb, accountNumber }) => [bsb, accountNumber].filter((part) => part !== null).join(' ')),
    ...waysToPay.map(({ kind, value }) => `${kind} ${value}`),
  ];
};

describe('what a message can be paid into', () => {
  it.each([
    [
      'in a sentence',
      'Hi Priya,\nplease pay invoice 20418 to BSB 733-111, account 98765432.\nThanks',
      ['733-111 98765432'],
    ],
    ['in lines', 'Bank: Westpac\r\nBSB: 733 111\r\nAcc: 9876 5432\r\n', ['733-111 98765432']],
    ['far down', `${'Hello\n'.repeat(700)}Please transfer to 733-111 98765432`, ['733-111 98765432']],
    ['in a line without end', `${'so '.repeat(9000)} please transfer to 733-111 98765432`, ['733-111 98765432']],
    ['by PayID', 'You can use PayID pay@example.com instead', ['payid pay@example.com']],
  ])('is found %s', (_, text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    [
      'signs',
      '### # # ### ### ### ##  ###\n# # # #   # #   # #  #    #\n# # ### ### ### ###  #    #\n# #   # #     # # #  #    #\n###   # ### ### ### ###   #',
    ],
    ['one letter', 'xxx.x.x.xxx\nx.x.x.x.x..\nx.x.xxx.xxx\nx.x...x...x'],
    ['strokes', '  ___  _  _   ____\n / _ \\| || | |___ \\\n| | | | || |_  __) |\n \\___/   |_| |_____|'],
  ])('is found where %s draw digits', (_, text) => expect(found(`Pay to:\n${text}\nThanks`)).toEqual(['']));

  it.each([
    ['Pay into', 'Reference 06212612345678'],
    ['Please deposit to:', 'Order no. 06212612345678'],
  ])('is found right below “%s”, whatever it is called', (...text) =>
    expect(found(text.join('\n'))).toEqual(['062-126 12345678']),
  );

  it.each([
    'How to pay\nCustomer reference 06212612345678',
    '+------+----+\n+------+----+\n+------+----+\n+------+----+\n+------+----+',
    'Labour . . . . . . 120.00\nMaterials . . . . 80.00\nFreight . . . 12.00\nGST . . . . . . 21.20',
    '[ ] [ ] [ ]\n[x] [ ] [ ]\n[ ] [x] [ ]\n[ ] [ ] [x]',
    '> > >\n> > > >\n> > >\n> >',
    'Please find attached invoice 20418 for $1,250.00, due 17/06/2026.\nCall 02 5550 1234 or 0491 570 156.\nABN 53 004 085 616',
    'Order 104482, tracking 33XKL1234567890, PO Box 1234 Perth WA 6000. Thank you for your payment.',
    '',
  ])('is nothing in %j', (text) => expect(found(text)).toEqual([]));
});
