import { announces } from '../announces.js';
import { writtenOut } from './shorthand.js';

describe('writtenOut', () => {
  it.each([
    ['pls ☎ 0491 570 158 b4 $ 🙏 new a/c', 'please call 0491 570 158 before payment 🙏 new account'],
    ['a/c chgd, ☎ K. 0491 570 158', 'account changed, call K. 0491 570 158'],
    ['Pls hold; A/R adv. to foll. fr. T. Kovac', 'please hold; A/R advice to follow from T. Kovac'],
    ['new a/c 👉 0491 570 158', 'new account call 0491 570 158'],
    ['💰 ➜ Kim 0491 570 158', 'money pay to Kim 0491 570 158'],
    ['txt Kim b4 pymt', 'text Kim before payment'],
    ['Ph me b4 u pay', 'call me before you pay'],
    ['dont pay yet, bk chg', "don't pay yet, bank change"],
    ['🏦 ❌ ☎ 0491 570 158', 'our bank account is closed call 0491 570 158'],
    ['🏦 ➡ ask Kim', 'payment details: ask Kim'],
    ['☎ Kim re $', 'call Kim re money'],
    ['bank moved, ph K', 'bank moved, call K'],
  ])('reads %s', (said, words) => expect(writtenOut(said)).toBe(words));

  it.each([
    'A/C No: 1234 5678',
    'Acc: 12345678',
    'Ph: (02) 5550 0133',
    '☎ (02) 5550 0133',
    '📞 0491 570 006 ✉ accounts@quayside.example',
    'Rev. no. 3, adv. 2 ea, qty 4 incl. GST',
    'Inv no. 4021',
    '2 yr warranty',
    'Total $ 120.00',
    'U-bolt 12 mm',
    '→ www.quayside.example',
    'Fr. Kovac, St Mary’s',
    '→ Call us (02) 5550 0133',
    '➜ Enquiries 0491 570 006',
    'Account → 12345678',
    '💳 Cards accepted',
    '🏦 Westpac, BSB 062-000',
    '☎ (02) 5550 0133 Total $ 120.00',
    'Bank a/c no. 12345678',
  ])('leaves %s as it is', (said) => expect(writtenOut(said)).toBe(said));
});

it.each(['a/c chgd, ☎ Kim b4 pymt', 'our bk a/c has chgd pls txt 4 new dets', 'pls ☎ b4 u pay, new a/c'])(
  'announces another account in shorthand: %s',
  (said) => expect(announces(said)).toBe(true),
);

it.each([
  'A/C No 12345678',
  'Ph: (02) 5550 0133',
  'a/c ref 2041 pls quote',
  'Pls pay within 14 days, thx',
  'Pymt by 30/11 pls',
])('announces nothing: %s', (said) => expect(announces(said)).toBe(false));
