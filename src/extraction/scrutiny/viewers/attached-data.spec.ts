import { isInvoiceData } from './attached-data.js';

const held = (name: string, content: string): boolean => isInvoiceData(name, Buffer.from(content));

describe('isInvoiceData', () => {
  it.each([
    ['factur-x.xml', '\ufeff<?xml version="1.0"?><!-- made by us --><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>'],
    ['ubl.XML', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"></Invoice>'],
    ['invoice.json', ' {"total": 10}'],
  ])('takes %s for data', (name, content) => expect(held(name, content)).toBe(true));

  it.each([
    ['a page', 'a.xml', '<html xmlns="http://www.w3.org/1999/xhtml"><p>New details</p></html>'],
    ['a page behind a comment', 'a.xml', '<!-- <Invoice> --><x:html xmlns:x="http://www.w3.org/1999/xhtml"/>'],
    ['a drawing', 'a.xml', '<svg xmlns="http://www.w3.org/2000/svg"><text>Pay here</text></svg>'],
    ['data with a style', 'a.xml', '<?xml-stylesheet href="a.css"?><Invoice/>'],
    ['data with entities', 'a.xml', '<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice>&a;</Invoice>'],
    ['words', 'a.json', 'Our account has changed.'],
    ['another file', 'a.pdf', '{}'],
  ])('takes %s for no data', (_, name, content) => expect(held(name, content)).toBe(false));

  it('takes what cannot be decoded for no data', () => expect(isInvoiceData('a.xml', null)).toBe(false));
});
