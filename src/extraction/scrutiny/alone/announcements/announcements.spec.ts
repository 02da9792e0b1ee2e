import { ANNOUNCING, NOT_ANNOUNCING } from '../../../../../scripts/ranker/announcements/known.js';
import { ANNOUNCEMENTS_FRESH_LAST, HONEST_FRESH_LAST } from '../../../../../scripts/ranker/announcements/fresh-last.js';
import { ANNOUNCEMENTS_LAST, HONEST_LAST } from '../../../../../scripts/ranker/announcements/last-contact.js';
import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { announcementsInText, announcementsOn } from './announcements.js';

describe('announcements of another account', () => {
  it.each(ANNOUNCING)('are found in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([sentence]));
  it('are found at the end of a long sentence', () => {
    const said = `Thanks for the work and ${'see you there and '.repeat(60)}then seven three three one one one and nine eight seven six five four three two`;
    expect(announcementsInText(said)).toEqual([said]);
  });
  // Each word by itself is one that honest invoices print.
  it.each([
    'Bitte auf unser neues Konto zahlen.',
    'Pagare sul nostro nuovo conto bancario.',
    'Número de cuenta nuevo',
    'Mohon bayar ke rekening baru kami.',
    'Vui lòng thanh toán tài khoản mới.',
    'Please use our new company account, the bank is still the same.',
  ])('are found among words that say nothing by themselves: %s', (said) =>
    expect(announcementsInText(said)).toEqual([said]),
  );
  it.each(NOT_ANNOUNCING)('are none in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([]));

  it.each([
    { written: 'by one', announcing: ANNOUNCEMENTS_LAST, honest: HONEST_LAST, found: 0.85, wrongly: 0.035 },
    {
      written: 'as oddly as could be',
      announcing: ANNOUNCEMENTS_FRESH_LAST,
      honest: HONEST_FRESH_LAST,
      found: 0.55,
      wrongly: 0.075,
    },
  ])('are found in other words than were learned, written $written', ({ announcing, honest, found, wrongly }) => {
    const share = (all: readonly string[]) =>
      all.filter((one) => announcementsInText(one).length > 0).length / all.length;
    expect(share(announcing)).toBeGreaterThanOrEqual(found);
    expect(share(honest)).toBeLessThanOrEqual(wrongly);
  });

  it.each([
    'The transfer goes to our Brisbane entity this quarter.',
    'Let me give you a number you can pay this into.',
    'Settlement goes via our nominee.',
    'Give the deposit to my brother when you see the boat.',
    'You will hear from Dana where to transfer the balance.',
    'Ask our clerk Paul which account to use for this one.',
    'Please wait for our call before you pay.',
    'Hang on with the transfer until Dana rings you.',
    'Sit tight on this payment till my partner is in touch.',
  ])('are found where a sum goes to somebody else, without a word of change: %j', (sentence) =>
    expect(announcementsInText(sentence)).toEqual([sentence]),
  );

  it.each([
    'Please send the remittance advice to our bookkeeper.',
    'All money received goes to the research fund.',
    'Ask your bank where to find the reference.',
    'We can send you the account statement, use the form below.',
    'Call us to ask where to pay by card.',
    'Transfers are handled by our accounts team.',
    'You will be told where the goods are to be sent.',
    'You need not wait for our call before you pay.',
    'To pay by phone, wait for the tone and enter your card number.',
  ])('are none where nothing else is paid: %j', (sentence) => expect(announcementsInText(sentence)).toEqual([]));

  it.each([
    'Prosimy nie płacić na konto z faktury.',
    'Lütfen faturadaki hesaba ödeme yapmayın.',
    'Vänligen betala inte till kontot på fakturan.',
    'Παρακαλούμε μην πληρώσετε στον λογαριασμό του τιμολογίου.',
    'Просим не переводить деньги на счет, указанный в инвойсе.',
    '請求書の口座には振り込まないでください。',
    'Invoiced to: Prosimy nie płacić na konto z faktury',
    'Our new number is oh six two one double oh, then one nine four four eight one seven two.',
  ])('are taken to be in what is not understood: %j', (sentence) =>
    expect(announcementsInText(sentence)).toEqual([sentence]),
  );

  it.each([
    'Die Forderung aus dieser Rechnung wurde an Osprey verkauft.',
    'Notre facture a été vendue à Osprey.',
    'La créance est cédée à Osprey.',
    'De vordering uit deze factuur is overgedragen aan Osprey.',
    'La factura ha sido cedida a Osprey.',
    'La fattura è stata ceduta a Osprey.',
    'Die Zahlung geht nur an Osprey.',
    'Haga el ingreso en la cuenta de mi esposa.',
    'Versez la somme sur le compte de mon frère.',
    'Faccia il bonifico sul conto di mia moglie.',
  ])('are found in other languages, where somebody else is paid: %j', (sentence) =>
    expect(announcementsInText(sentence)).toEqual([sentence]),
  );

  it('are found where a bar was recognised for a letter', () => {
    const sentence = 'Please use what | gave you on the phone, our system still prints the wrong bank.';
    expect(announcementsInText(sentence)).toEqual([sentence]);
  });

  it.each([
    'Bateau Bay Saltwater Cafe Pty Ltd',
    'Wir danken für Ihre Überweisung.',
    'Nous vous remercions de votre paiement.',
    'Hartelijk dank voor uw betaling.',
    'Gracias por su pago.',
    'Grazie per il pagamento.',
    'Ring Xiulan Nguyễn or Siobhán Ó Briain at Wagga Wagga.',
    'Invoiced to: Attn: Bronwyn Loughnan Turnbull Childcare',
  ])('are not taken to be in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([]));

  it('do not drown in what stands around them', () => {
    const around = 'thank you for your order of timber and for the friendly words about our drivers '.repeat(6);
    expect(
      announcementsInText(
        `${around} kindly direct this remittance to our associate as ours is with the auditors ${around}`,
      ),
    ).toHaveLength(1);
  });

  it('are quoted from a letter, sentence by sentence', () => {
    const text =
      'Dear Priya,\n\nthank you for your order. Please note that our bank\ndetails have changed. Our phone number is the same.\n\nRegards';
    expect(announcementsInText(text)).toEqual(['Please note that our bank details have changed.']);
  });

  it.each([
    ['PAY TO\nOsprey Capital', ['PAY TO Osprey Capital']],
    ['PAY TO\nCurlew Bay Electrical', []],
    ['Please remit to\nPayee  Curlew Bay Electrical', []],
    ['Please remit to:\nAccount name: Curlew Bay', []],
  ])('name who is paid in the line below: %j', (text, found) =>
    expect(
      announcementsOn([searchedPage(pageOf(text))], { names: ['Curlew Bay Electrical'], accounts: [] }).map(
        ({ said }) => said,
      ),
    ).toEqual(found),
  );

  it('are quoted from a page with their place', () => {
    const page = pageOf(
      '\nThank you for your order. Please note that our bank details\nhave changed. Our phone number is the same.\n',
    );
    const [found, ...more] = announcementsOn([searchedPage(page)], null);
    expect([found?.place.text, found?.place.page, more]).toEqual([
      'Please note that our bank details have changed.',
      1,
      [],
    ]);
    expect([found?.place.box.y0, found?.place.box.y1]).toEqual([30, 51]);
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
      announcementsInText(part.repeat(30_000 / part.length));
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});
