import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { LABELS } from './lexicon/labels.js';
import { readFields } from './read-fields.js';

const fieldsOf = (text: string) => readFields([pageOf(text)])[0]?.fields;

const isListed = (label: string): boolean =>
  Object.values(LABELS).some((labels) => labels.includes(label.toLowerCase().replace(/[.:]/g, '')));

const invoice = (label: string): string => `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

${label} 20418
Date 3 May 2025
Total $110.00
`;

describe('a label that no list holds', () => {
  it.each([
    'Invoice Numbering',
    'Invvoice number',
    'Inovice No.',
    'Tax invoice numbers:',
    'Invoice serial numeral',
    'Tax invoice identification number',
  ])('announces the number of the invoice: %s', (label) => {
    expect(isListed(label)).toBe(false);
    expect(fieldsOf(invoice(label))?.invoice_number?.value).toBe('20418');
  });

  it.each([
    ['BSB identifier:', 'Accuont number:', 'Acccount name:'],
    ['Bank BSB digits:', 'Bank acount numbr:', 'Acccounts name:'],
  ])('announces an account: %s, %s, %s', (bsb, account, name) => {
    for (const label of [bsb, account, name]) expect(isListed(label)).toBe(false);
    const fields = fieldsOf(`
${invoice('Invoice no:')}
${name} Wattle Joinery Pty Ltd
${bsb} 032-118
${account} 448201
`);
    expect([fields?.account_bsb?.value, fields?.account_number?.value, fields?.account_name?.value]).toEqual([
      '032-118',
      '448201',
      'Wattle Joinery Pty Ltd',
    ]);
  });

  it('is none where the value beside it has another form', () => {
    expect(fieldsOf(invoice('Invoice numbering: see').replace('20418', 'our terms'))?.invoice_number).toBeNull();
  });

  it('gives no account number where no BSB is printed', () => {
    expect(fieldsOf(`${invoice('Invoice no:')}\nDeposit acount numeral: 448201`)?.account_number).toBeNull();
  });

  it('does not make an account of the number under which the buyer is known', () => {
    for (const label of ['Customer acct code:', 'Your clientele account:', 'Debtor accnt:']) {
      expect(fieldsOf(`${invoice('Invoice no:')}\n${label} 448201`)?.account_number).toBeNull();
    }
  });
});

describe('a label that no list holds and that wraps in its cell', () => {
  const head = (upper: string, lower: string): string => `
# Wattle Joinery Pty Ltd
ABN 53 004 085 616

TAX INVOICE

${upper}       Date         Work
${lower}    issued       order
20418         3 May 2025   9915

Total $110.00
`;

  it('announces the number of the invoice', () => {
    expect(fieldsOf(head('Inovice', 'identity'))?.invoice_number?.value).toBe('20418');
  });

  it('announces a name that wraps beside it', () => {
    const fields = fieldsOf(`
${invoice('Invoice no:').replace('Wattle', 'Darling Downs')}
For electronic payments
Accounnt      Darling Downs
name          Joinery Pty Ltd
BSB digits    032-118
Acct. #       448201
`);
    expect(fields?.account_name?.value).toBe('Darling Downs Joinery Pty Ltd');
  });

  it('is two labels where both lines have a number beside them', () => {
    const fields = fieldsOf(`
# Wattle Telecom Pty Ltd
ABN 53 004 085 616

Account        099768815
Tax invoice    2207465757
Issued         3 May 2025

Total due $189.00
`);
    expect(fields?.invoice_number?.value).toBe('2207465757');
  });

  it('announces no account where its words announce something else', () => {
    expect(fieldsOf(head('Warehouse', 'dispatch'))?.account_number).toBeNull();
  });
});

describe('the name of an account in a sentence', () => {
  it('starts after the verb', () => {
    const text = `${invoice('Invoice no:')}\nOur bank account is Wattle Joinery Pty Ltd, BSB number 032-118, account number 448201.`;
    expect(fieldsOf(text)?.account_name?.value).toBe('Wattle Joinery Pty Ltd');
  });
});

describe('an account printed in one with its BSB', () => {
  it.each(['032-118-448201', '032118 448201', '032-118-44820-1', '032118-448201', '032-118 / 448201'])(
    '%s',
    (printed) => {
      const fields = fieldsOf(`${invoice('Invoice no:')}\nBank Account Number:\n${printed}`);
      expect([fields?.account_bsb?.value, fields?.account_number?.value]).toEqual(['032-118', '448201']);
    },
  );

  it('is none in a row of other numbers', () => {
    const text = `${invoice('Invoice no:')}\nPayment due    Customer\n09/12/2025 032118 448201`;
    expect(fieldsOf(text)?.account_number).toBeNull();
  });

  it('is none where its start is the BSB of no bank', () => {
    expect(fieldsOf(`${invoice('Invoice no:')}\nBank transfer\n995-118-448201`)?.account_number).toBeNull();
  });
});

describe('one of several accounts', () => {
  const table = (first: string, second: string): string => `
${invoice('Invoice no:')}
Account name: Wattle Joinery Pty Ltd
                              BSB          Account number
${first.padEnd(30)}032-118      448201
${second.padEnd(30)}083-004      559312
`;

  it('is the one whose row says that it is for this invoice', () => {
    const fields = fieldsOf(table('For bond payments only', 'For payment of this invoice'));
    expect([fields?.account_bsb?.value, fields?.account_number?.value, fields?.account_name?.value]).toEqual([
      '083-004',
      '559312',
      'Wattle Joinery Pty Ltd',
    ]);
  });

  it('is none where nothing decides', () => {
    const fields = fieldsOf(table('Northern office', 'Southern office'));
    expect([fields?.account_bsb, fields?.account_number]).toEqual([null, null]);
  });
});

describe('invoices in other languages', () => {
  it.each([
    ['Holzbau Reinhardt GmbH', 'Rechnung', 'Rechnungsnummer: 20418', 'Gesamtbetrag 1.190,00 EUR'],
    ['Menuiserie Lefort SARL', 'FACTURE', 'Facture n\u00b0 20418', 'Total TTC 1 190,00 EUR'],
    ['Van Dalen Techniek B.V.', 'Factuur', 'Factuurnummer: 20418', 'Totaal te betalen 1.190,00'],
    ['Talleres Ibarra S.L.', 'FACTURA', 'N\u00famero de factura: 20418', 'Total factura 1.190,00'],
    ['Officine Bianchi S.r.l.', 'FATTURA', 'Numero fattura: 20418', 'Totale documento 1.190,00'],
  ])('are invoices: %s, %s', (name, title, number, total) => {
    const [read] = readFields([pageOf(`# ${name}\n\n## ${title}\n\n${number}\n\n${total}`)]);
    expect([read?.isInvoice, read?.fields.invoice_number?.value, read?.fields.business_name?.value]).toEqual([
      true,
      '20418',
      name,
    ]);
  });

  it.each(['Bill of Lading', 'Auftragsbest\u00e4tigung', 'Devis', 'Lieferschein', 'Sales order SO1182'])(
    'are none where they are called %s',
    (title) => {
      const text = `# Holzbau Reinhardt GmbH\n\n## ${title}\n\nInvoice and shipping address: Wattle Joinery\n\nTotal 1.190,00`;
      expect(readFields([pageOf(text)])[0]?.isInvoice).toBe(false);
    },
  );
});
