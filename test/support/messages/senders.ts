import { base64, base64Part, byHand, multipart, textPart } from './compose.js';
import type { Part } from './compose.js';
import { pdf } from './files.js';
import type { ExpectedAttachment, Sample } from './samples.js';

const PDF = 'application/pdf';

/** How a program writes the part that holds a PDF: its header lines, and the name that a person reads there. */
const PART_HABITS: [program: string, headers: string[], fileName: string][] = [
  [
    'Outlook 365',
    [
      'Content-Type: application/pdf; name="Invoice 1042.pdf"',
      'Content-Description: Invoice 1042.pdf',
      'Content-Disposition: attachment; filename="Invoice 1042.pdf"; size=25310;\r\n\tcreation-date="Tue, 04 Mar 2025 05:06:07 GMT";\r\n\tmodification-date="Tue, 04 Mar 2025 05:06:07 GMT"',
    ],
    'Invoice 1042.pdf',
  ],
  [
    'Outlook 2010, name only in the type',
    ['Content-Type: application/pdf;\r\n\tname="INV1042.PDF"', 'Content-Disposition: attachment'],
    'INV1042.PDF',
  ],
  [
    'Gmail',
    [
      'Content-Type: application/pdf; name="invoice.pdf"',
      'Content-Disposition: attachment; filename="invoice.pdf"',
      'Content-ID: <f_m7x1>',
      'X-Attachment-Id: f_m7x1',
    ],
    'invoice.pdf',
  ],
  [
    'Apple Mail',
    [
      'Content-Disposition: inline;\r\n\tfilename=invoice.pdf',
      'Content-Type: application/pdf;\r\n\tx-unix-mode=0644;\r\n\tname="invoice.pdf"',
    ],
    'invoice.pdf',
  ],
  [
    'Apple Mail, a name in pieces',
    [
      "Content-Disposition: inline;\r\n\tfilename*0*=UTF-8''Rechnung%20f%C3%BCr%20;\r\n\tfilename*1*=M%C3%A4rz.pdf",
      'Content-Type: application/pdf',
    ],
    'Rechnung für März.pdf',
  ],
  [
    'iPhone Mail',
    [
      'Content-Type: application/pdf; name=Scan.pdf; x-apple-part-url=0A1B',
      'Content-Disposition: inline; filename=Scan.pdf',
    ],
    'Scan.pdf',
  ],
  [
    'Thunderbird',
    [
      'Content-Type: application/pdf; name="=?UTF-8?Q?Facture_d=C3=A9cembre=2Epdf?="',
      "Content-Disposition: attachment;\r\n filename*=UTF-8''Facture%20d%C3%A9cembre.pdf",
    ],
    'Facture décembre.pdf',
  ],
  [
    'Yahoo Mail',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="inv 1042 (1).pdf"',
      'Content-ID: <d0c1>',
    ],
    'inv 1042 (1).pdf',
  ],
  [
    'Xero',
    ['Content-Type: application/pdf; name="Invoice INV-0042.pdf"', 'Content-Disposition: attachment'],
    'Invoice INV-0042.pdf',
  ],
  [
    'MYOB',
    [
      'Content-Type: application/octet-stream; name="MYOB_1042.pdf"',
      'Content-Disposition: attachment; filename="MYOB_1042.pdf"',
    ],
    'MYOB_1042.pdf',
  ],
  [
    'QuickBooks',
    [
      'Content-Type: application/octet-stream; name=Invoice_1042_from_Acme.pdf',
      'Content-Disposition: attachment; filename=Invoice_1042_from_Acme.pdf',
    ],
    'Invoice_1042_from_Acme.pdf',
  ],
  [
    'a Canon scanner',
    [
      'Content-Type: application/pdf; name="20250304160607.pdf"',
      'Content-Disposition: attachment; filename="20250304160607.pdf"',
    ],
    '20250304160607.pdf',
  ],
  [
    'a Ricoh scanner',
    ['Content-Type: image/pdf; name="scan.pdf"', 'Content-Disposition: attachment; filename="scan.pdf"'],
    'scan.pdf',
  ],
  ['a Kyocera scanner', ['Content-Type: application/x-pdf; name="doc00123.pdf"'], 'doc00123.pdf'],
  [
    'Lotus Notes',
    [
      'Content-Type: application/pdf; name="=?ISO-8859-1?Q?Rechnung_M=E4rz=2Epdf?="',
      'Content-Disposition: attachment; filename="=?ISO-8859-1?Q?Rechnung_M=E4rz=2Epdf?="',
    ],
    'Rechnung März.pdf',
  ],
  [
    'AS/400',
    ['Content-Type: APPLICATION/PDF; NAME="QSYSPRT.PDF"', 'CONTENT-DISPOSITION: ATTACHMENT; FILENAME="QSYSPRT.PDF"'],
    'QSYSPRT.PDF',
  ],
  [
    'SAP',
    [
      'Content-Type: application/pdf; name="0090001042.PDF"',
      'Content-Description: 0090001042',
      'Content-Disposition: attachment; filename="0090001042.PDF"',
    ],
    '0090001042.PDF',
  ],
  [
    'PHPMailer',
    [
      'Content-Type: application/pdf; name=invoice-1042.pdf',
      'Content-Disposition: attachment; filename=invoice-1042.pdf',
    ],
    'invoice-1042.pdf',
  ],
  [
    'a type in capitals with spaces',
    ['Content-Type : Application/PDF ; Name = "spaced.pdf"', 'Content-Disposition: attachment'],
    'spaced.pdf',
  ],
  [
    'a Japanese program',
    ['Content-Type: application/pdf; name="=?ISO-2022-JP?B?GyRCQEE1YT1xGyhCLnBkZg==?="'],
    '請求書.pdf',
  ],
  [
    'a Chinese program',
    [
      'Content-Type: application/octet-stream; name="=?GB18030?B?t6LGsS5wZGY=?="',
      'Content-Disposition: attachment; filename="=?GB18030?B?t6LGsS5wZGY=?="',
    ],
    '发票.pdf',
  ],
  [
    'a windows-1252 program',
    ['Content-Type: application/pdf; name="=?windows-1252?Q?Invoice_=96_March=2Epdf?="'],
    'Invoice – March.pdf',
  ],
  ['a comment in the field', ['Content-Type: application/pdf (an invoice); name="commented.pdf"'], 'commented.pdf'],
  [
    'a name with escaped quotes',
    ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="the \\"final\\" one.pdf"'],
    'the "final" one.pdf',
  ],
];

/** Messages as widespread programs send one PDF, each by its own habits; and the frames that servers and lists put around them. */
export async function senderSamples(): Promise<Sample[]> {
  const invoice = await pdf();
  const list: Sample[] = [];
  const add = (name: string, raw: Buffer, expected: ExpectedAttachment[]): void => {
    list.push({ name, raw, expected, reason: null });
  };
  for (const [program, headers, fileName] of PART_HABITS)
    add(`a PDF by ${program}`, byHand(...multipart('mixed', [textPart('Attached.'), base64Part(headers, invoice)])), [
      [fileName, PDF],
    ]);

  const part = base64Part(
    ['Content-Type: application/pdf; name="a.pdf"', 'Content-Disposition: attachment; filename="a.pdf"'],
    invoice,
  );
  const found: ExpectedAttachment[] = [['a.pdf', PDF]];
  const mixed = multipart('mixed', [textPart('Attached.'), part], 'usual');
  const nested = (headers: string[], lines: string[]): Part => ({
    headers: [...headers, ...lines.slice(0, 1)],
    body: lines.slice(2).join('\r\n'),
  });
  const crlf = byHand(...mixed).toString('latin1');

  add(
    'a mailing list with its footer',
    byHand(
      'List-Id: <ap.acme.example>',
      ...multipart('mixed', [
        nested([], multipart('mixed', [textPart('Attached.'), part], 'inner')),
        textPart('-- \r\nUnsubscribe here'),
      ]),
    ),
    found,
  );
  add(
    'an antivirus note in front',
    byHand(...multipart('mixed', [textPart('Scanned.'), textPart('Attached.'), part])),
    found,
  );
  add(
    'alternative around mixed',
    byHand(
      ...multipart('alternative', [
        textPart('Attached.'),
        nested([], multipart('mixed', [textPart('Attached.'), part], 'inner')),
      ]),
    ),
    found,
  );
  add('related around everything', byHand(...multipart('related', [textPart('Attached.'), part])), found);
  add('report of no known kind', byHand(...multipart('x-unknown', [textPart('Attached.'), part])), found);
  add('parallel parts', byHand(...multipart('parallel', [textPart('Attached.'), part])), found);
  add(
    'Exchange journaling',
    byHand(
      ...multipart('mixed', [
        textPart('Sender: billing@acme.example\r\nMessage-ID: <1@acme.example>'),
        { headers: ['Content-Type: message/rfc822'], body: crlf },
      ]),
    ),
    found,
  );
  add(
    'a digest of two',
    byHand(
      ...multipart('digest', [
        { headers: ['Content-Type: message/rfc822'], body: crlf },
        { headers: ['Content-Type: message/rfc822'], body: crlf },
      ]),
    ),
    [...found, ...found],
  );
  add(
    'a header of 100 KB',
    byHand(...Array.from({ length: 1_300 }, (_, index) => `X-Spam-Detail-${index}: ${'x'.repeat(60)}`), ...mixed),
    found,
  );
  add(
    'a folded line of 20 KB',
    byHand(
      `References: ${Array.from({ length: 400 }, (_, index) => `<${index}.${'r'.repeat(40)}@acme.example>`).join('\r\n ')}`,
      ...mixed,
    ),
    found,
  );
  add('raw 8-bit in the header', byHand('X-Organization: B\u00fccher GmbH', ...mixed), found);
  add('a subject without an end of its encoded word', byHand('Thread-Topic: =?utf-8?Q?Rechnung', ...mixed), found);
  add('no MIME-Version', Buffer.from(crlf.replace('MIME-Version: 1.0\r\n', ''), 'latin1'), found);
  add('two MIME-Versions', byHand('MIME-Version: 1.0 (produced by a gateway)', ...mixed), found);
  add(
    'line feeds in the header and CRLF in the body',
    Buffer.from(
      crlf.replace(/^[\s\S]*?\r\n\r\n/, (head) => head.replace(/\r\n/g, '\n')),
      'latin1',
    ),
    found,
  );
  add(
    'trailing white space behind boundaries',
    Buffer.from(
      crlf.replace(/^(--.*)$/gm, (line) => `${line}  `),
      'latin1',
    ),
    found,
  );
  add('no closing boundary', Buffer.from(crlf.replace(/--\r\n$/, '\r\n'), 'latin1'), found);
  add(
    'base64 in one line',
    byHand(...multipart('mixed', [textPart('Attached.'), { ...part, body: invoice.toString('base64') }])),
    found,
  );
  add(
    'base64 in lines of 57',
    byHand(
      ...multipart('mixed', [
        textPart('Attached.'),
        { ...part, body: invoice.toString('base64').replace(/(.{57})/g, '$1\r\n') },
      ]),
    ),
    found,
  );
  add(
    'base64 with blank lines between',
    byHand(
      ...multipart('mixed', [textPart('Attached.'), { ...part, body: base64(invoice).replace(/\r\n/g, '\r\n\r\n') }]),
    ),
    found,
  );
  add(
    'base64 with spaces behind the lines',
    byHand(
      ...multipart('mixed', [textPart('Attached.'), { ...part, body: base64(invoice).replace(/\r\n/g, ' \r\n') }]),
    ),
    found,
  );
  add(
    'an encoding in capitals',
    byHand(
      ...multipart('mixed', [
        textPart('Attached.'),
        { headers: [...part.headers.slice(0, -1), 'CONTENT-TRANSFER-ENCODING: BASE64'], body: part.body },
      ]),
    ),
    found,
  );
  return list;
}
