import { announces } from '../announces.js';

describe('a claim of somebody else to what is owed', () => {
  it.each([
    'Please forward the money that you hold for the person named to the Registrar.',
    'The principal is required to retain the amount and, if uncontested, to give it to us rather than to the contractor.',
    'You must not pay that business.',
    'Set this invoice off against what you owe Dana Fox and give her the difference.',
    'We have sold the business.',
    'Inge’s bakery is good for the money.',
    'Invoices from that day are hers.',
    'By subrogation the invoice now benefits Marlin.',
    'Delta has the benefit of every invoice not yet settled.',
    'The progress claim is the property of the surety.',
    'Whatever is owing belongs to my ex-wife under the orders.',
    'On 1 June the partnership was dissolved.',
    'Presented 4 July under the Merrin Bridge early settlement programme.',
    'This invoice is within our supply chain finance facility.',
    'Their notice reaches payers on the second business day.',
    'Section 26A request: Dural Reo Fixers, served 2 July.',
    'A payment withholding request has been served on your office.',
    'The account on the face of an invoice is an example only.',
    'The figures on the invoice are for show.',
    'Route the payment by the supplier card in the new system, not by the face of the invoice.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'This quote is good for 30 days.',
    'Goods belong to us until they are paid for.',
    'Money held in trust has been applied to this bill.',
    'Tax invoice under the early learning programme, Term 3',
    'No withholding applies, our ABN is above.',
    'Notice of the meeting reaches owners 14 days before it.',
    'Retention of 5% is released after the defects period.',
    'Title passes to the buyer on payment of the invoice.',
    'Attending the receiver and manager of the tenant by telephone',
    'We will never give our account details by phone.',
    'We have new owners, the same crew and the same bank.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));
});
