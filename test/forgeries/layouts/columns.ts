import { formatAbn } from '../../../src/numbers/abn.js';
import { grouped, payee } from '../parties.js';
import { lines, right, run, table, type Drawing } from '../draw/drawing.js';
import type { Layout } from './layout.js';

/** Labels in one column, values in the next, below the total. */
export function columns(): Layout {
  const who = payee('Curlew Bay Electrical Pty Ltd');
  const page: Drawing = {
    width: 595,
    height: 842,
    areas: [{ x: 45, y: 205, width: 505, height: 18, fill: [0.9, 0.93, 0.97] }],
    texts: [
      { text: who.businessName, x: 50, y: 62, size: 17, bold: true, part: 'business' },
      { text: `ABN ${formatAbn(who.abn)}`, x: 50, y: 80, size: 10, part: 'abn' },
      ...lines(50, 94, 13, { size: 10 }, ['8 Wharf Road, Bateau Bay NSW 2261', 'Licence 214477C']),
      { text: 'TAX INVOICE', x: 400, y: 62, size: 17, bold: true },
      ...table([400, 490], 88, 14, { size: 10 }, [['Invoice no.', 'CB-2208'], ['Date', '4 May 2026'], ['Due', '18 May 2026']]),
      ...lines(50, 150, 13, { size: 10 }, ['Bill to', 'Saltwater Cafe Pty Ltd', '1 Collins Street, Melbourne VIC 3000']),
      ...table([50, '>340', '>440', '>545'], 218, 20, { size: 10 }, [
        ['Description', 'Quantity', 'Price', 'Amount'],
        ['Switchboard upgrade', '1', '1,240.00', '1,240.00'],
        ['Power points, double', '6', '85.00', '510.00'],
      ]),
      ...table([400, '>545'], 310, 16, { size: 10 }, [['Subtotal', '$1,750.00'], ['GST 10%', '$175.00'], ['Total due', '$1,925.00']]),
      { text: 'How to pay', x: 50, y: 402, size: 11, bold: true, part: 'heading' },
      { text: 'Account name:', x: 50, y: 420, size: 10 },
      { text: who.accountName, x: 150, y: 420, size: 10, part: 'account name' },
      { text: 'BSB:', x: 50, y: 436, size: 10, part: 'bsb label' },
      { text: who.bsb, x: 150, y: 436, size: 10, part: 'bsb' },
      { text: 'Account number:', x: 50, y: 452, size: 10, part: 'number label' },
      { text: who.number, x: 150, y: 452, size: 10, part: 'number' },
    ],
  }; // prettier-ignore
  return {
    name: 'columns',
    payee: who,
    page,
    near: { x: 50, y: 470, width: 300, height: 80 },
    far: { x: 50, y: 620, width: 480, height: 160 },
  };
}

/** Account in one line of a strip at the foot. */
export function footer(): Layout {
  const who = payee('Tamarind Street Physiotherapy', { length: 9 });
  return {
    name: 'footer',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [{ x: 0, y: 760, width: 595, height: 1, fill: [0.5, 0.5, 0.5] }],
      texts: [
        right(555, 60, { size: 20, family: 'serif', bold: true }, who.businessName, 'business'),
        right(555, 78, { size: 9, family: 'serif' }, '40 Tamarind Street, Fig Tree Pocket QLD 4069'),
        right(555, 90, { size: 9, family: 'serif' }, `A.B.N. ${formatAbn(who.abn)}`, 'abn'),
        { text: 'Tax Invoice 90417', x: 40, y: 130, size: 14, family: 'serif', bold: true },
        ...lines(40, 150, 13, { size: 10, family: 'serif' }, ['Issued 21/04/2026', 'To: Eastside Claims Management', 'Re: R. Okafor']),
        ...table([40, 120, '>555'], 240, 18, { size: 10, family: 'serif' }, [
          ['Date', 'Service', 'Fee'],
          ['14/04/2026', 'Initial consultation, 45 minutes', '$132.00'],
          ['17/04/2026', 'Standard consultation, 30 minutes', '$99.00'],
          ['21/04/2026', 'Standard consultation, 30 minutes', '$99.00'],
        ]),
        right(555, 340, { size: 11, family: 'serif', bold: true }, 'Total payable (GST free) $330.00'),
        { text: 'Please pay within 14 days.', x: 40, y: 380, size: 10, family: 'serif' },
        ...run(
          40, 780, { size: 9, family: 'serif' }, 'Direct deposit: ', ['BSB ', 'bsb label'], [who.bsb, 'bsb'], '   ',
          ['Account No. ', 'number label'], [grouped(who.number, 3), 'number'], '   Name: ', [who.accountName, 'account name'],
        ),
        { text: 'Quote the invoice number as the reference.', x: 40, y: 794, size: 9, family: 'serif' },
      ],
    }, // prettier-ignore
    near: { x: 40, y: 690, width: 400, height: 65 },
    far: { x: 40, y: 420, width: 500, height: 220 },
  };
}

/** White on a dark block at the side. */
export function sidebar(): Layout {
  const who = payee('Kestrel & Vane Architects Pty Ltd');
  const white = [1, 1, 1] as const;
  return {
    name: 'sidebar',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [{ x: 0, y: 0, width: 185, height: 842, fill: [0.13, 0.2, 0.3] }],
      texts: [
        ...lines(20, 70, 20, { size: 15, bold: true, colour: white }, ['Kestrel & Vane']),
        ...lines(20, 90, 13, { size: 9, colour: white }, ['14 Bank Place', 'Melbourne VIC 3000', 'studio@kestrelvane.example', '03 5550 1182']),
        { text: 'PAYMENT', x: 20, y: 560, size: 11, bold: true, colour: white, part: 'heading' },
        { text: 'Account name', x: 20, y: 580, size: 8, colour: white },
        { text: who.accountName, x: 20, y: 592, size: 9, colour: white, part: 'account name' },
        { text: 'BSB', x: 20, y: 612, size: 8, colour: white, part: 'bsb label' },
        { text: who.bsb, x: 20, y: 625, size: 11, colour: white, part: 'bsb' },
        { text: 'Account number', x: 20, y: 645, size: 8, colour: white, part: 'number label' },
        { text: grouped(who.number, 4), x: 20, y: 658, size: 11, colour: white, part: 'number' },
        { text: 'Invoice', x: 215, y: 76, size: 26 },
        ...table([215, 300], 110, 14, { size: 10 }, [['Invoice', 'KV0311'], ['Date', '2 Mar 2026'], ['Terms', '21 days']]),
        { text: who.businessName, x: 215, y: 168, size: 10, bold: true, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)}`, x: 215, y: 181, size: 10, part: 'abn' },
        ...lines(215, 210, 13, { size: 10 }, ['For: Marlowe Property Group', 'Project 25-118 Rear addition']),
        ...table([215, '>560'], 270, 18, { size: 10 }, [
          ['Stage', 'Fee'], ['Concept design, 100% complete', '$4,800.00'], ['Town planning drawings, 60% complete', '$3,900.00'],
          ['GST', '$870.00'], ['Amount due', '$9,570.00'],
        ]),
      ],
    }, // prettier-ignore
    near: { x: 215, y: 560, width: 340, height: 120 },
    far: { x: 215, y: 400, width: 340, height: 130 },
  };
}

/** A bordered box with the payment details, typewriter face. */
export function boxed(): Layout {
  const who = payee('D J Marchetti Bricklaying', { accountName: 'D J MARCHETTI', length: 9 });
  const style = { size: 10, family: 'mono' } as const;
  return {
    name: 'boxed',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [{ x: 60, y: 520, width: 300, height: 92, stroke: [0, 0, 0] }],
      texts: [
        { text: who.businessName, x: 60, y: 70, size: 14, family: 'mono', bold: true, part: 'business' },
        { text: `ABN: ${formatAbn(who.abn)}`, x: 60, y: 88, ...style, part: 'abn' },
        ...lines(60, 102, 14, style, ['3 Quarry Lane, Castlemaine VIC 3450', 'Mobile 0491 570 156']),
        { text: 'INVOICE 117', x: 60, y: 160, size: 14, family: 'mono', bold: true },
        ...lines(60, 178, 14, style, ['Date: 11/02/2026', 'To: Hallam Builders Pty Ltd']),
        ...table([60, '>535'], 240, 18, style, [
          ['Work done', 'Amount'], ['Lay 2,400 bricks at 14 Ford St', '3,360.00'], ['Mortar and sand', '410.00'], ['Total incl. GST of 342.73', '3,770.00'],
        ]),
        { text: 'Pay by bank transfer to', x: 70, y: 540, ...style, part: 'heading' },
        ...run(70, 558, style, 'Name    : ', [who.accountName, 'account name']),
        ...run(70, 574, style, ['BSB     : ', 'bsb label'], [who.bsb.replace('-', ' '), 'bsb']),
        ...run(70, 590, style, ['Acc No  : ', 'number label'], [who.number, 'number']),
      ],
    }, // prettier-ignore
    near: { x: 60, y: 622, width: 420, height: 70 },
    far: { x: 60, y: 360, width: 470, height: 130 },
  };
}

/** A letter that says in its sentences where to pay. */
export function prose(): Layout {
  const who = payee('Ashgrove Legal Pty Ltd', { accountName: 'Ashgrove Legal Office Account' });
  const style = { size: 11, family: 'serif' } as const;
  return {
    name: 'prose',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [],
      texts: [
        { text: who.businessName, x: 70, y: 80, size: 18, family: 'serif', italic: true, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)}  Level 3, 90 Elizabeth Street, Hobart TAS 7000`, x: 70, y: 98, size: 9, family: 'serif', part: 'abn' },
        ...lines(70, 140, 16, style, ['15 January 2026', 'Redgum Holdings Pty Ltd', 'PO Box 77, Sandy Bay TAS 7005']),
        { text: 'TAX INVOICE No. 20260115-3', x: 70, y: 220, ...style, bold: true },
        ...lines(70, 244, 16, style, ['Our professional fees for advice on the lease of 14 Argyle Street:']),
        ...table([90, '>500'], 268, 16, style, [['Professional fees', '$2,640.00'], ['Searches and registration', '$188.40'], ['GST', '$282.84'], ['Total now due', '$3,111.24']]),
        ...run(70, 360, style, 'Please transfer the total to our account with ', ['BSB ', 'bsb label'], [who.bsb, 'bsb'], ','),
        ...run(70, 376, style, ['account number ', 'number label'], [who.number, 'number'], ', in the name of ', [who.accountName, 'account name'], '.'),
        ...lines(70, 408, 16, style, ['Use the invoice number as your reference. Interest runs after 30 days.', 'Yours faithfully']),
        { text: 'Meredith Ashgrove', x: 70, y: 480, ...style },
      ],
    }, // prettier-ignore
    near: { x: 70, y: 500, width: 400, height: 80 },
    far: { x: 70, y: 620, width: 440, height: 150 },
  };
}

/** Payment details as the rows of a table with rules, label and value side by side. */
export function ruled(): Layout {
  const who = payee('Northbank Plant Hire Pty Ltd', { length: 9 });
  const rows = [490, 510, 530, 550, 570];
  return {
    name: 'ruled',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: rows.map((y) => ({ x: 300, y, width: 250, height: 20, stroke: [0.4, 0.4, 0.4] as const })),
      texts: [
        { text: 'NORTHBANK', x: 45, y: 66, size: 24, bold: true, colour: [0.75, 0.35, 0] },
        { text: who.businessName, x: 45, y: 84, size: 9, part: 'business' },
        { text: `ABN ${formatAbn(who.abn)}`, x: 45, y: 96, size: 9, part: 'abn' },
        ...lines(45, 108, 12, { size: 9 }, ['Depot: 200 Port Road, Thebarton SA 5031', 'Phone (08) 5550 0121']),
        right(550, 66, { size: 16, bold: true }, 'Tax Invoice'),
        ...table([400, '>550'], 90, 14, { size: 9 }, [['Number', 'NPH-55102'], ['Date', '30 Jun 2026'], ['Customer', '7731'], ['Order', 'PO 4500018']]),
        ...table([45, 110, '>400', '>550'], 200, 16, { size: 9 }, [
          ['Item', 'Description', 'Days', 'Amount'],
          ['EX08', 'Excavator 8 t with operator', '3', '2,970.00'],
          ['TR12', 'Tipper, 12 m3', '2', '1,100.00'],
          ['FL', 'Fuel', '', '386.40'],
        ]),
        ...table([400, '>550'], 300, 15, { size: 9 }, [['Net', '4,456.40'], ['GST', '445.64'], ['Total AUD', '4,902.04']]),
        { text: 'Payment details', x: 306, y: 504, size: 9, bold: true, part: 'heading' },
        { text: 'Account name', x: 306, y: 524, size: 9 },
        { text: who.accountName, x: 400, y: 524, size: 9, part: 'account name' },
        { text: 'Bank', x: 306, y: 544, size: 9 },
        { text: 'Commonwealth Bank', x: 400, y: 544, size: 9 },
        { text: 'BSB', x: 306, y: 564, size: 9, part: 'bsb label' },
        { text: who.bsb, x: 400, y: 564, size: 9, part: 'bsb' },
        { text: 'Account no', x: 306, y: 584, size: 9, part: 'number label' },
        { text: who.number, x: 400, y: 584, size: 9, part: 'number' },
      ],
    }, // prettier-ignore
    near: { x: 45, y: 490, width: 235, height: 100 },
    far: { x: 45, y: 640, width: 500, height: 140 },
  };
}

/** A payment slip to tear off at the foot. */
export function slip(): Layout {
  const who = payee('Yarrabend Water Deliveries', { accountName: 'Yarrabend Water Deliveries Pty Ltd' });
  return {
    name: 'slip',
    payee: who,
    page: {
      width: 595,
      height: 842,
      areas: [
        { x: 40, y: 600, width: 515, height: 0.8, fill: [0, 0, 0] },
        { x: 40, y: 40, width: 515, height: 46, fill: [0.1, 0.45, 0.6] },
      ],
      texts: [
        { text: who.businessName, x: 52, y: 70, size: 20, bold: true, colour: [1, 1, 1], part: 'business' },
        ...lines(40, 108, 13, { size: 9 }, [`ABN ${formatAbn(who.abn)}`]).map((text) => ({ ...text, part: 'abn' as const })),
        ...lines(40, 121, 13, { size: 9 }, ['RMB 1180, Yarrabend VIC 3550', 'office@yarrabendwater.example']),
        right(555, 118, { size: 13, bold: true }, 'TAX INVOICE'),
        right(555, 134, { size: 10 }, 'Invoice number: 004471'),
        right(555, 148, { size: 10 }, 'Date of issue: 9 December 2025'),
        ...lines(40, 180, 13, { size: 10 }, ['Customer', 'The Gums Caravan Park']),
        ...table([40, '>330', '>430', '>555'], 240, 17, { size: 10 }, [
          ['Product', 'Qty', 'Unit', 'Amount'], ['Potable water, 14,000 L', '3', '$310.00', '$930.00'], ['Hose hire', '1', '$40.00', '$40.00'],
        ]),
        ...table([400, '>555'], 330, 16, { size: 10 }, [['Total', '$970.00'], ['GST', 'Nil'], ['Amount due', '$970.00']]),
        { text: 'Remittance - return with payment', x: 40, y: 622, size: 10, italic: true },
        { text: 'EFT', x: 40, y: 650, size: 11, bold: true, part: 'heading' },
        ...table([40, 140], 668, 15, { size: 10 }, []),
        { text: 'Account name', x: 40, y: 668, size: 10 },
        { text: who.accountName, x: 140, y: 668, size: 10, part: 'account name' },
        { text: 'BSB', x: 40, y: 683, size: 10, part: 'bsb label' },
        { text: who.bsb, x: 140, y: 683, size: 10, part: 'bsb' },
        { text: 'Account', x: 40, y: 698, size: 10, part: 'number label' },
        { text: grouped(who.number, 2), x: 140, y: 698, size: 10, part: 'number' },
        { text: 'Reference', x: 40, y: 713, size: 10 },
        { text: '004471', x: 140, y: 713, size: 10 },
        ...table([380, '>555'], 668, 15, { size: 10 }, [['Invoice', '004471'], ['Due', '23 December 2025'], ['Amount', '$970.00']]),
      ],
    }, // prettier-ignore
    near: { x: 40, y: 725, width: 420, height: 70 },
    far: { x: 40, y: 410, width: 480, height: 160 },
  };
}
