import { formatAbn } from '../../../src/numbers/abn.js';
import { lines, right, run, table } from '../draw/drawing.js';
import { grouped, payee } from '../parties.js';
import type { Layout } from './layout.js';

/** A landscape sheet of US letter size, two columns. */
export function landscape(): Layout {
  const who = payee('Meridian Freight Brokers Pty Ltd');
  return {
    name: 'landscape',
    payee: who,
    page: {
      width: 792,
      height: 612,
      areas: [{ x: 40, y: 130, width: 712, height: 0.8, fill: [0.2, 0.2, 0.2] }],
      texts: [
        { text: who.businessName, x: 40, y: 60, size: 18, bold: true, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)} | 12 Aviation Court, Tullamarine VIC 3043`, x: 40, y: 78, size: 9, part: 'abn' },
        right(752, 60, { size: 18 }, 'TAX INVOICE'),
        right(752, 78, { size: 10 }, 'No. MFB/26/0093'),
        right(752, 92, { size: 10 }, 'Date 27.03.2026'),
        { text: 'To: Pacific Rim Imports', x: 40, y: 112, size: 10 },
        ...table([40, 130, '>520', '>620', '>752'], 160, 17, { size: 10 }, [
          ['Job', 'Service', 'Qty', 'Rate', 'Total'],
          ['S26-771', 'Customs clearance', '1', '165.00', '165.00'],
          ['S26-771', 'Wharf cartage, 20 ft', '2', '480.00', '960.00'],
          ['S26-771', 'Fuel levy 18%', '1', '172.80', '172.80'],
        ]),
        ...table([600, '>752'], 270, 16, { size: 10 }, [['Subtotal', '1,297.80'], ['GST', '129.78'], ['Please pay', 'AUD 1,427.58']]),
        { text: 'Bank details', x: 40, y: 400, size: 11, bold: true, part: 'heading' },
        ...run(40, 418, { size: 10 }, 'Account Name: ', [who.accountName, 'account name']),
        ...run(40, 434, { size: 10 }, ['BSB: ', 'bsb label'], [who.bsb, 'bsb'], '    ', ['Account Number: ', 'number label'], [grouped(who.number, 4), 'number']),
        { text: 'Terms: 7 days from date of invoice.', x: 40, y: 456, size: 9 },
      ],
    }, // prettier-ignore
    near: { x: 40, y: 470, width: 400, height: 80 },
    far: { x: 420, y: 380, width: 330, height: 80 },
  };
}

/** Centred, on A5. */
export function small(): Layout {
  const who = payee('Pip & Co Florists', { accountName: 'Philippa Conway', length: 9 });
  const middle = (y: number, size: number, text: string) => {
    const placed = right(210, y, { size, family: 'serif' }, text);
    return { ...placed, x: placed.x + (210 - placed.x) / 2 };
  };
  return {
    name: 'small',
    payee: who,
    page: {
      width: 420,
      height: 595,
      areas: [],
      texts: [
        { ...middle(60, 22, who.businessName), part: 'business' },
        { ...middle(78, 9, `ABN ${formatAbn(who.abn)}`), part: 'abn' },
        middle(92, 9, 'Shop 4, 77 King William Road, Unley SA 5061'),
        middle(126, 14, 'Invoice 3302'),
        middle(142, 9, '6 September 2026'),
        { text: 'For: The Verandah Restaurant', x: 50, y: 180, size: 10, family: 'serif' },
        ...table([50, '>370'], 215, 17, { size: 10, family: 'serif' }, [
          ['Arrangement', 'Price'], ['Table posies (12)', '$216.00'], ['Entrance urn', '$140.00'], ['Total, GST included', '$356.00'],
        ]),
        { text: 'Payment by bank transfer', x: 50, y: 320, size: 10, family: 'serif', bold: true, part: 'heading' },
        ...run(50, 338, { size: 10, family: 'serif' }, [who.accountName, 'account name']),
        ...run(50, 353, { size: 10, family: 'serif' }, ['BSB ', 'bsb label'], [who.bsb, 'bsb']),
        ...run(50, 368, { size: 10, family: 'serif' }, ['Acct ', 'number label'], [grouped(who.number, 3), 'number']),
        middle(560, 9, 'Thank you for your business'),
      ],
    }, // prettier-ignore
    near: { x: 50, y: 378, width: 310, height: 70 },
    far: { x: 50, y: 455, width: 310, height: 80 },
  };
}

/** Values below labels in three columns over the whole width. */
export function across(): Layout {
  const who = payee('Banksia Hill Catering Pty Ltd', { length: 8 });
  return {
    name: 'across',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [{ x: 40, y: 556, width: 515, height: 50, fill: [0.96, 0.94, 0.88] }],
      texts: [
        { text: 'Banksia Hill', x: 40, y: 76, size: 28, family: 'serif', italic: true, colour: [0.5, 0.3, 0.1] },
        { text: who.businessName, x: 40, y: 100, size: 10, part: 'business' },
        { text: `ABN: ${formatAbn(who.abn)}`, x: 40, y: 113, size: 10, part: 'abn' },
        ...table([330, 420], 72, 15, { size: 10 }, [['TAX INVOICE', ''], ['Invoice #', '88-1207'], ['Invoice date', '13/08/2026'], ['Due date', '27/08/2026']]),
        ...lines(40, 160, 13, { size: 10 }, ['Billed to:', 'Corella Primary School', 'Accounts payable']),
        ...table([40, '>360', '>450', '>555'], 240, 18, { size: 10 }, [
          ['Menu', 'Guests', 'Per head', 'Amount'], ['Morning tea', '45', '14.50', '652.50'], ['Buffet lunch', '45', '32.00', '1,440.00'],
        ]),
        ...table([420, '>555'], 330, 16, { size: 10 }, [['Subtotal', '2,092.50'], ['GST', '209.25'], ['Total', '$2,301.75']]),
        { text: 'Please pay by electronic transfer', x: 48, y: 546, size: 10, bold: true, part: 'heading' },
        { text: 'ACCOUNT NAME', x: 48, y: 574, size: 7 },
        { text: 'BSB', x: 280, y: 574, size: 7, part: 'bsb label' },
        { text: 'ACCOUNT NUMBER', x: 400, y: 574, size: 7, part: 'number label' },
        { text: who.accountName, x: 48, y: 592, size: 11, part: 'account name' },
        { text: who.bsb, x: 280, y: 592, size: 11, part: 'bsb' },
        { text: grouped(who.number, 4), x: 400, y: 592, size: 11, part: 'number' },
      ],
    }, // prettier-ignore
    near: { x: 40, y: 615, width: 515, height: 75 },
    far: { x: 40, y: 400, width: 500, height: 120 },
  };
}

/** Payment details at the head, beside the supplier. */
export function atTheTop(): Layout {
  const who = payee('Fenwick Surveying Pty Ltd', { length: 9 });
  return {
    name: 'at the top',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [{ x: 330, y: 40, width: 220, height: 105, stroke: [0.6, 0.6, 0.6] }],
      texts: [
        { text: who.businessName, x: 45, y: 60, size: 14, bold: true, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)}`, x: 45, y: 76, size: 9, part: 'abn' },
        ...lines(45, 90, 12, { size: 9 }, ['Suite 9, 300 Hay Street', 'Subiaco WA 6008', 'T 08 5550 0777']),
        { text: 'Payment details', x: 340, y: 58, size: 10, bold: true, part: 'heading' },
        ...run(340, 76, { size: 9 }, 'Payee: ', [who.accountName, 'account name']),
        ...run(340, 92, { size: 9 }, ['BSB No: ', 'bsb label'], [who.bsb, 'bsb']),
        ...run(340, 108, { size: 9 }, ['Account No: ', 'number label'], [who.number, 'number']),
        { text: 'Ref: FS-2090', x: 340, y: 124, size: 9 },
        { text: 'Tax invoice FS-2090', x: 45, y: 200, size: 16 },
        ...lines(45, 220, 13, { size: 10 }, ['Date: 19 Oct 2026', 'Client: Wandoo Developments']),
        ...table([45, '>550'], 280, 18, { size: 10 }, [
          ['Description', 'Amount ex GST'], ['Feature survey, Lot 9', '1,850.00'], ['Set out, 6 hours at 190.00', '1,140.00'],
          ['GST', '299.00'], ['Total due within 30 days', '$3,289.00'],
        ]),
      ],
    }, // prettier-ignore
    near: { x: 330, y: 152, width: 220, height: 80 },
    far: { x: 45, y: 450, width: 500, height: 250 },
  };
}

/** Many lines, tight, the account on the right below the totals, right-aligned. */
export function dense(): Layout {
  const who = payee('Quayside Packaging Supplies Pty Ltd', { accountName: 'Quayside Packaging' });
  const items = Array.from({ length: 16 }, (_, at) => [
    `QP${1040 + at * 7}`,
    ['Carton', 'Mailer', 'Tape', 'Pallet wrap'][at % 4] + ` size ${at + 1}`,
    String(5 + at),
    (1.2 + at * 0.35).toFixed(2),
    ((5 + at) * (1.2 + at * 0.35)).toFixed(2),
  ]);
  return {
    name: 'dense',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [],
      texts: [
        { text: who.businessName, x: 36, y: 50, size: 13, bold: true, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)}`, x: 36, y: 64, size: 8, part: 'abn' },
        ...lines(36, 75, 10, { size: 8 }, ['Unit 2, 18 Dock Street, Port Melbourne VIC 3207', 'Tel 1800 160 401']),
        right(559, 50, { size: 13, bold: true }, 'TAX INVOICE'),
        ...table([430, '>559'], 66, 11, { size: 8 }, [['Invoice number', '1000482'], ['Invoice date', '01-07-2026'], ['Account', 'C20917'], ['Order', '771-22']]),
        ...lines(36, 120, 10, { size: 8 }, ['Ship and bill to', 'Juniper Online Pty Ltd', '5 Orchard Road, Rowville VIC 3178']),
        ...table([36, 100, '>360', '>450', '>559'], 175, 13, { size: 8 }, [['Code', 'Product', 'Qty', 'Price', 'Ext.'], ...items]),
        ...table([450, '>559'], 420, 12, { size: 8 }, [['Subtotal', '1,074.85'], ['GST', '107.49'], ['TOTAL', '$1,182.34']]),
        right(559, 500, { size: 9, bold: true }, 'Remit to', 'heading'),
        right(559, 513, { size: 8 }, who.accountName, 'account name'),
        right(505, 525, { size: 8 }, 'BSB', 'bsb label'),
        right(559, 525, { size: 8 }, who.bsb, 'bsb'),
        right(505, 537, { size: 8 }, 'Account', 'number label'),
        right(559, 537, { size: 8 }, who.number, 'number'),
      ],
    }, // prettier-ignore
    near: { x: 340, y: 548, width: 219, height: 70 },
    far: { x: 36, y: 640, width: 520, height: 150 },
  };
}
