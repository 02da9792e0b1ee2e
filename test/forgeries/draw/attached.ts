import type { Drawing } from './drawing.js';
import { RawPdf } from './raw-pdf.js';

/** A page with data attached to it, as electronic invoices are. */
export function withData(page: Drawing, name: string, data: string): Buffer {
  const pdf = new RawPdf();
  const content = pdf.addDeflated(data, '/Type /EmbeddedFile');
  const file = pdf.add(
    `<< /Type /Filespec /AFRelationship /Alternative /F (${name}) /UF (${name}) /EF << /F ${content} 0 R >> >>`,
  );
  pdf.catalog = `/AF [${file} 0 R] /Names << /EmbeddedFiles << /Names [(${name}) ${file} 0 R] >> >>`;
  return pdf.drawn(page).file();
}

interface Data {
  bsb: string;
  number: string;
  name?: string;
  note?: string;
}

/** An invoice in UBL, as Peppol has it in Australia. */
export const ubl = ({ bsb, number, name = 'Supplier', note = '' }: Data): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>20417</cbc:ID><cbc:IssueDate>2026-05-14</cbc:IssueDate>${note && `<cbc:Note>${note}</cbc:Note>`}<cac:OrderReference><cbc:ID>4500093217</cbc:ID></cac:OrderReference><cac:AccountingCustomerParty><cac:Party><cac:PartyName><cbc:Name>Wattle &amp; Sons Building Group</cbc:Name></cac:PartyName></cac:Party></cac:AccountingCustomerParty><cac:PaymentMeans><cbc:PaymentMeansCode name="Credit transfer">30</cbc:PaymentMeansCode><cbc:PaymentID>20417</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>${number}</cbc:ID><cbc:Name>${name}</cbc:Name><cac:FinancialInstitutionBranch><cbc:ID>${bsb.replace('-', '')}</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans><cac:PaymentTerms><cbc:Note>Payment is due within 14 days. Please quote the invoice number with your transfer.</cbc:Note></cac:PaymentTerms></Invoice>`;

/** An invoice in UN/CEFACT's form, as Factur-X and ZUGFeRD have it. */
export const crossIndustry = ({ bsb, number, note = '' }: Data): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"><rsm:ExchangedDocument><ram:ID>20417</ram:ID>${note && `<ram:IncludedNote><ram:Content>${note}</ram:Content></ram:IncludedNote>`}</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:ProprietaryID>${number}</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount><ram:PayeeSpecifiedCreditorFinancialInstitution><ram:ID>${bsb}</ram:ID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

/** An invoice as programs of accounts write theirs. */
export const json = ({ bsb, number, note = '' }: Data): string =>
  JSON.stringify({
    invoice: { number: '20417', note },
    payment: { method: 'bank transfer', bsb, accountNumber: number },
    lines: [{ code: '30017728', description: 'Labour', amount: 1925 }],
  });
