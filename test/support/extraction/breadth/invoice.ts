/** One line of the invoice that every form of it shows; in points, y upwards from the bottom of an A4 page. */
export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

/** What a reader finds on the invoice, whatever its form. */
export const EXPECTED = {
  business_name: 'Ironbark Efficient Roofing Pty Ltd',
  business_abn: '51824753556',
  account_name: 'Ironbark Efficient Roofing Pty Ltd',
  account_number: '38145602',
  account_bsb: '062-000',
  invoice_number: 'IER-20417',
};

/** An account that stands where nobody sees it. */
export const FAKE_ACCOUNT = '71992845';

const line = (text: string, x: number, y: number, size = 10, bold = false): Line => ({ text, x, y, size, bold });

export const HEAD: readonly Line[] = [
  line('Ironbark Efficient Roofing Pty Ltd', 50, 780, 17, true),
  line('ABN 51 824 753 556', 50, 762),
  line('22 Griffith Street, Office 5, Geelong VIC 3220', 50, 748),
  line('TAX INVOICE', 400, 780, 17, true),
  line('Invoice number', 400, 755),
  line('IER-20417', 490, 755),
  line('Invoice date', 400, 740),
  line('3 March 2025', 490, 740),
  line('Bill to', 50, 700, 10, true),
  line('Saltwater Cafe Pty Ltd', 50, 686),
  line('1 Collins Street, Melbourne VIC 3000', 50, 672),
];

export const ITEMS: readonly Line[] = [
  ...['Description', 'Quantity', 'Price', 'Amount'].map((text, at) =>
    line(text, [50, 300, 380, 480][at] ?? 0, 620, 10, true),
  ),
  ...['Roof sheets, fitted', '2', '450.00', '900.00'].map((text, at) => line(text, [50, 300, 380, 480][at] ?? 0, 602)),
  ...['Gutters and downpipes', '5', '80.00', '400.00'].map((text, at) => line(text, [50, 300, 380, 480][at] ?? 0, 584)),
  line('Subtotal', 400, 540),
  line('$1,300.00', 480, 540),
  line('GST 10%', 400, 525),
  line('$130.00', 480, 525),
  line('Total due', 400, 508, 11, true),
  line('$1,430.00', 480, 508, 11, true),
];

export const PAYMENT: readonly Line[] = [
  line('How to pay', 50, 440, 11, true),
  line('Account name:', 50, 424),
  line('Ironbark Efficient Roofing Pty Ltd', 150, 424),
  line('BSB:', 50, 408),
  line('062-000', 150, 408),
  line('Account number:', 50, 392),
  line('38145602', 150, 392),
];

export const INVOICE: readonly Line[] = [...HEAD, ...ITEMS, ...PAYMENT];
