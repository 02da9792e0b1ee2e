import { saidInData } from './said-in-data.js';

const said = (data: string): string[] => saidInData(Buffer.from(data));

const UBL = `<?xml version="1.0"?><!-- by us --><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="a" xmlns:cbc="b"><cbc:ID>20418</cbc:ID>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>98765432</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>733111</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans></Invoice>`;

const CII = `<rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b"><ram:SpecifiedTradeSettlementPaymentMeans>
<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID><ram:ProprietaryID>98765432</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount>
<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:ID>733111</ram:ID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans></rsm:CrossIndustryInvoice>`;

describe('saidInData', () => {
  it.each<[string, string, string[]]>([
    ['UBL', UBL, ['Account number 98765432', 'BSB 733111']],
    ['UN/CEFACT', CII, ['IBAN DE89370400440532013000', 'Account number 98765432', 'BSB 733111']],
    ['FatturaPA', '<FatturaElettronica><DatiPagamento><IBAN>IT60X0542811101000000123456</IBAN></DatiPagamento></FatturaElettronica>', ['IBAN IT60X0542811101000000123456']],
    ['JSON', '{"total": 10, "payment": {"bsb": "733-111", "accountNumber": 98765432, "payId": "pay@osprey.example"}}', ['BSB 733-111', 'Account number 98765432', 'PayID pay@osprey.example']],
    ['lists in JSON', '{"bankAccounts": [{"id": "98765432"}]}', ['Account number 98765432']],
    ['signs written as numbers, in parts', '<Invoice><PayeeFinancialAccount><ID>9876<!-- x -->&#53;&#x34;<![CDATA[32]]></ID></PayeeFinancialAccount></Invoice>', ['Account number 98765432']],
  ])('names the accounts of %s', (_, data, lines) => expect(said(data)).toEqual(lines)); // prettier-ignore

  it('names accounts in UTF-16', () =>
    expect(saidInData(Buffer.from(`\ufeff${UBL}`, 'utf16le'))).toEqual(['Account number 98765432', 'BSB 733111']));

  it('says its sentences, long ones in lines', () => {
    const long = 'Please pay into our new account. '.repeat(40).trim();
    expect(said('<Invoice><Note>Our account &amp; bank changed.</Note></Invoice>')).toEqual([
      'Our account & bank changed.',
    ]);
    const lines = said(`<Invoice><Note>${long}</Note></Invoice>`);
    expect(lines.every(({ length }) => length <= 401)).toBe(true);
    expect(lines.join(' ').length).toBeLessThanOrEqual(long.length);
  });

  it('goes once through what is never closed', () => {
    const started = performance.now();
    expect(said(`<Invoice>${'<!--'.repeat(200_000)}`)).toEqual([]);
    expect(said(`<Invoice>${'<a "'.repeat(200_000)}`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('does not follow data without end', () =>
    expect(() => said('['.repeat(100_000) + ']'.repeat(100_000))).toThrow(RangeError));

  it.each([
    ['the account of the payer', '<Invoice><PaymentMandate><PayerFinancialAccount><ID>98765432</ID></PayerFinancialAccount></PaymentMandate></Invoice>'],
    ['numbers of an invoice', '<Invoice><ID>20260418</ID><AccountingSupplierParty><Party><EndpointID schemeID="0151">53004085616</EndpointID></Party></AccountingSupplierParty></Invoice>'],
    ['a heading of the books', '<Invoice><ReceivableSpecifiedTradeAccountingAccount><ID>40010000</ID></ReceivableSpecifiedTradeAccountingAccount></Invoice>'],
    ['words about nothing that matters', '<Invoice><Item><Description>Grey plumbing pipe, two metres</Description></Item></Invoice>'],
  ])('says nothing of %s', (_, data) => expect(said(data)).toEqual([])); // prettier-ignore
});
