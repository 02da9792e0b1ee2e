import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { announcementsInText, announcementsOn } from './announcements.js';

const ANNOUNCING = [
  'Our bank details have changed.',
  'Please note our new account.',
  'Effective 1 July remit to the account below.',
  'Our former account is closed.',
  'Do not use the account below.',
  'Kindly disregard previous banking details.',
  'NEW BANK DETAILS',
  'Change of bank details',
  'Please be advised that we have recently changed banks.',
  'We have moved our banking to Westpac.',
  'Please update your records with our new bank account information.',
  'Our old account is closed, pay only to BSB 733-111.',
  'Kindly note that our account details has been updated due to ongoing audit.',
  'Due to a tax audit our regular account is currently unavailable.',
  'Our account is presently under audit and cannot receive payments.',
  'All payments should henceforth be made into the account stated below.',
  'Going forward, please transfer all funds to the following account.',
  'With immediate effect, payments must be sent to our new bank.',
  'We no longer use our ANZ account.',
  'The account printed on earlier invoices is no longer in use.',
  'Payments made to the old account will be returned.',
  'Please stop paying into the account ending 448.',
  'We now bank with Commonwealth Bank.',
  'To protect you from fraud, our bank details have changed; please pay to the account below.',
  'If you have not already done so, please note our bank details have changed.',
  'As of 12 May our BSB and account number are different.',
  'This supersedes all previous bank account details.',
  'The bank account shown on this invoice replaces the one you have on file.',
  'Kindly make the payment into our subsidiary account instead.',
  'Please amend your records to reflect the change in our account.',
  'Our ABN has not changed, but our bank account has.',
  'We are in the process of switching bank accounts, so use these details for now.',
  'Attached is the letter confirming our updated payment details.',
  'Unsere Bankverbindung hat sich geändert.',
  'Bitte überweisen Sie ab sofort auf unser neues Konto.',
  'Nos coordonnées bancaires ont changé.',
  'Veuillez noter notre nouveau RIB.',
  'Onze bankgegevens zijn gewijzigd.',
  'Gelieve voortaan op ons nieuwe rekeningnummer te betalen.',
  'Nuestra cuenta bancaria ha cambiado.',
  'Le nostre coordinate bancarie sono cambiate.',
  '我们的银行账户已变更。',
  'Thông tin tài khoản ngân hàng của chúng tôi đã thay đổi.',
  'لقد تغيرت تفاصيل البنك الخاصة بنا',
  'Our previous bank account has been deactivated.',
  'please note change in account number',
  'Revised remittance details are shown below.',
  'Note: BSB updated',
  'We would like to inform you that we have a new bank account.',
  'Money sent to the previous account may be lost.',
];
const NOT_ANNOUNCING = [
  'Our bank details have not changed.',
  'Our bank details are unchanged.',
  'We will never change our bank details by email.',
  'Please notify us if your details change.',
  'Please call us before paying if our details appear to have changed.',
  'Beware of fraudulent changes to bank details.',
  'Our address has changed.',
  'Our phone number has changed.',
  'We have changed our name to Wattle Group.',
  'Please update your contact details.',
  'There has been no change to our account details.',
  'If you receive an email advising that our bank details have changed, call us immediately.',
  'We do not notify customers of changes to bank accounts by email.',
  'Please verify any change to our bank details by phone.',
  'Scammers may send invoices with changed bank details.',
  'Account balance from previous statement',
  'Previous account balance $120.00',
  'Your new account number is 1234567.',
  'Open a new account online today.',
  'Please use your account number as reference.',
  'Payment terms have changed to 14 days.',
  'New customers must pay a deposit.',
  'Please make payment to the account below.',
  'Please pay by direct deposit into our bank account.',
  'BSB 032-118 Account number 448201',
  'Please do not deposit cash into our account.',
  'Always confirm new bank details by telephone.',
  'Any changes to our bank details will be confirmed by registered mail.',
  'To change your direct debit account, log in to the portal.',
  'Our account manager has changed.',
  'Old balance carried forward.',
  'Price changes take effect from 1 July.',
  'If your bank account has changed please tell us.',
  'Requests to change bank details must be verified.',
  'We will not accept changes to bank details by email.',
  'Our bank details remain the same.',
  'Title does not pass until payment is received in our bank account.',
  'The customer shall pay all amounts into the bank account nominated by the supplier.',
  'Interest accrues on overdue accounts from the due date.',
  'The supplier may change these terms at any time.',
  'Unsere Bankverbindung hat sich nicht geändert.',
  "Nos coordonnées bancaires n'ont pas changé.",
  'Please quote the invoice number when paying into our account.',
  'Deposit required: 50% to secure booking, balance due on completion.',
  'Closing account balance as at 30 June.',
  'Trust account: for deposits of money on trust only.',
  'Do not pay invoices here.',
  'Never pay into a new account without calling us first.',
  'Changed your bank? Let us know.',
  'Updated account statement attached.',
];

describe('announcements of another account', () => {
  it.each(ANNOUNCING)('are found in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([sentence]));
  it.each(NOT_ANNOUNCING)('are none in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([]));

  it('are quoted from a letter, sentence by sentence', () => {
    const text =
      'Dear Priya,\n\nthank you for your order. Please note that our bank\ndetails have changed. Our phone number is the same.\n\nRegards';
    expect(announcementsInText(text)).toEqual(['Please note that our bank details have changed.']);
  });

  it('are quoted from a page with their place', () => {
    const page = pageOf(
      '\nThank you for your order. Please note that our bank details\nhave changed. Our phone number is the same.\n',
    );
    const [found, ...more] = announcementsOn([searchedPage(page)]);
    expect([found?.text, found?.page, more]).toEqual(['Please note that our bank details have changed.', 1, []]);
    expect([found?.box.y0, found?.box.y1]).toEqual([30, 51]);
  });

  it('are found in a long text at once, whatever it holds', () => {
    const started = process.cpuUsage();
    for (const part of [
      'account ',
      'our bank ',
      'a',
      ' ',
      'if our account, ',
      'new new new ',
      'pay to ',
      '.',
      'do not ',
    ])
      announcementsInText(part.repeat(100_000 / part.length));
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});
