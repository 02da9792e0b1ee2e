import { base64, base64Part, byHand, compose, multipart, textPart } from './compose.js';
import { der, greyTiff, pdf, picture, signedData, uuencode, zip } from './files.js';
import { tnef } from './tnef-writer.js';

/** What is expected of an attachment: its name, and the type of a document or why it is none. */
export type ExpectedAttachment =
  readonly [fileName: string, contentType: string] | readonly [string, 'ignored' | 'failed', RegExp];

export interface Sample {
  name: string;
  raw: Buffer;
  expected: ExpectedAttachment[];
  /** Why the message as a whole gives nothing; null if it gives something. */
  reason: RegExp | null;
}

const PDF = 'application/pdf';
const HTML = '<p>Please find the invoice attached.</p>';
const APPLE_ALTERNATIVE = 'multipart/alternative; boundary="Apple-Mail=_A"';

/** Messages as mail programs and attackers send them, each with what is to be found in it. */
export async function samples(): Promise<Sample[]> {
  const invoice = await pdf();
  const second = await pdf('Second invoice');
  const jpeg = await picture(900, 1200).jpeg().toBuffer();
  const logo = await picture(180, 60).png().toBuffer();
  const list: Sample[] = [];
  const add = (name: string, raw: Buffer, expected: ExpectedAttachment[], reason: RegExp | null = null): void => {
    list.push({ name, raw, expected, reason });
  };
  const octets = (fileName: string, content: Buffer): Parameters<typeof base64Part> => [
    ['Content-Type: application/octet-stream', `Content-Disposition: attachment; filename="${fileName}"`],
    content,
  ];
  const mixed = (...parts: Parameters<typeof base64Part>[]): Buffer =>
    byHand(...multipart('mixed', [textPart('Invoice attached.'), ...parts.map((part) => base64Part(...part))]));

  add(
    'a PDF as most programs attach it',
    await compose({ text: 'Hello', html: HTML, attachments: [{ filename: 'invoice.pdf', content: invoice }] }),
    [['invoice.pdf', PDF]],
  );
  add(
    'several attachments of all kinds',
    await compose({
      attachments: [
        { filename: 'a.pdf', content: invoice },
        { filename: 'b.jpg', content: jpeg },
        { filename: 'terms.docx', content: zip([{ name: '[Content_Types].xml', content: Buffer.from('<x/>') }]) },
        { filename: 'c.png', content: logo },
      ],
    }),
    [
      ['a.pdf', PDF],
      ['b.jpg', 'image/jpeg'],
      ['terms.docx', 'ignored', /Office document/],
      ['c.png', 'image/png'],
    ],
  );
  add(
    'Apple Mail with an inline PDF between HTML parts',
    byHand(
      `Content-Type: ${APPLE_ALTERNATIVE}`,
      '',
      '--Apple-Mail=_A',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'See below',
      '--Apple-Mail=_A',
      'Content-Type: multipart/mixed; boundary="Apple-Mail=_B"',
      '',
      '--Apple-Mail=_B',
      'Content-Type: text/html; charset=us-ascii',
      '',
      '<html><body>See below</body></html>',
      '--Apple-Mail=_B',
      'Content-Disposition: inline; filename=Invoice.pdf',
      'Content-Type: application/pdf; x-unix-mode=0644; name="Invoice.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(invoice),
      '--Apple-Mail=_B',
      'Content-Type: text/html; charset=us-ascii',
      '',
      '<html><body>Regards</body></html>',
      '--Apple-Mail=_B--',
      '--Apple-Mail=_A--',
    ),
    [['Invoice.pdf', PDF]],
  );
  add(
    'a message that is a PDF itself',
    byHand(...base64Lines(['Content-Type: application/pdf; name=whole.pdf'], invoice)),
    [['whole.pdf', PDF]],
  );

  add(
    'Outlook winmail.dat',
    mixed([
      [
        'Content-Type: application/ms-tnef; name="winmail.dat"',
        'Content-Disposition: attachment; filename="winmail.dat"',
      ],
      tnef({
        html: '<img src="cid:logo@1">',
        attachments: [
          { title: 'INVOIC~1.PDF', longName: 'Invoice März.pdf', content: invoice },
          { title: 'logo.png', contentId: 'logo@1', content: logo },
        ],
      }),
    ]),
    [
      ['Invoice März.pdf', PDF],
      ['logo.png', 'ignored', /signature/],
    ],
  );
  add(
    'winmail.dat with a message attached to it',
    mixed([
      ['Content-Type: application/ms-tnef'],
      tnef({
        attachments: [
          { title: 'Forwarded', message: { attachments: [{ title: 'inner.pdf', content: invoice }] } },
          { title: 'outer.pdf', content: second },
        ],
      }),
    ]),
    [
      ['inner.pdf', PDF],
      ['outer.pdf', PDF],
    ],
  );
  add(
    'winmail.dat that is cut short',
    mixed(
      octets(
        'winmail.dat',
        tnef({
          attachments: [
            { title: 'a.pdf', content: invoice },
            { title: 'b.pdf', content: second },
          ],
        }).subarray(0, invoice.length + 400),
      ),
    ),
    [
      ['a.pdf', PDF],
      ['b.pdf', 'failed', /empty/],
      ['winmail.dat', 'failed', /damaged/],
    ],
  );
  add(
    'winmail.dat without attachments',
    mixed(octets('winmail.dat', tnef({ attachments: [] }))),
    [['winmail.dat', 'ignored', /no attachment/]],
    /cannot be used/,
  );

  const forwarded = await compose({ text: 'Original', attachments: [{ filename: 'forwarded.pdf', content: invoice }] });
  add(
    'Gmail forward as attachment',
    byHand(
      ...multipart(
        'mixed',
        [
          {
            headers: ['Content-Type: multipart/alternative; boundary="b2"'],
            body: '--b2\r\nContent-Type: text/plain\r\n\r\nFwd\r\n--b2\r\nContent-Type: text/html\r\n\r\n<div>Fwd</div>\r\n--b2--',
          },
          {
            headers: [
              'Content-Type: message/rfc822; name="Invoice.eml"',
              'Content-Disposition: attachment; filename="Invoice.eml"',
              'X-Attachment-Id: f_1',
            ],
            body: forwarded.toString('latin1'),
          },
        ],
        '00000000000051ab',
      ),
    ),
    [['forwarded.pdf', PDF]],
  );
  const nested = byHand(
    ...multipart(
      'mixed',
      [textPart('FYI'), { headers: ['Content-Type: message/rfc822'], body: forwarded.toString('latin1') }],
      'one',
    ),
  );
  add(
    'a message in a message in a message',
    byHand(
      ...multipart(
        'mixed',
        [textPart('FYI'), { headers: ['Content-Type: message/rfc822'], body: nested.toString('latin1') }],
        'two',
      ),
    ),
    [['forwarded.pdf', PDF]],
  );
  add('a forwarded message as base64 with a type of nothing', mixed(octets('message', forwarded)), [
    ['forwarded.pdf', PDF],
  ]);
  add(
    'a forwarded message without attachment',
    mixed([['Content-Type: message/rfc822; name="plain.eml"'], await compose({ text: 'Nothing here' })]),
    [['plain.eml', 'ignored', /forwarded message without/]],
    /cannot be used/,
  );
  let deep = forwarded;
  for (let level = 0; level < 8; level += 1) {
    deep = byHand(
      ...multipart(
        'mixed',
        [{ headers: ['Content-Type: message/rfc822; name=deep.eml'], body: deep.toString('latin1') }],
        `level-${level}`,
      ),
    );
  }
  add(
    'messages nested too deeply',
    deep,
    [['deep.eml', 'failed', /more than 5 messages or archives deep/]],
    /cannot be used/,
  );

  const archive = zip([
    { name: 'folder/', content: Buffer.alloc(0) },
    { name: 'folder/invoice 1.pdf', content: invoice },
    { name: '../../etc/passwd.pdf', content: second },
    { name: 'readme.txt', content: Buffer.from('hello') },
  ]);
  const unzipped: ExpectedAttachment[] = [
    ['invoice 1.pdf', PDF],
    ['passwd.pdf', PDF],
    ['readme.txt', 'ignored', /Not a PDF/],
  ];
  add('a zip with PDFs', mixed(octets('invoices.zip', archive)), unzipped);
  add(
    'a zip in a zip under another name',
    mixed(octets('data.bin', zip([{ name: 'inner', content: archive }]))),
    unzipped,
  );
  add('a zip with a message in it', mixed(octets('mail.zip', zip([{ name: 'mail.eml', content: forwarded }]))), [
    ['forwarded.pdf', PDF],
  ]);
  const zeros = Buffer.alloc(20 * 1024 * 1024);
  const bomb = zip(Array.from({ length: 12 }, (_, index) => ({ name: `${index}.pdf`, content: zeros })));
  add(
    'a zip bomb',
    mixed(octets('bomb.zip', bomb)),
    [
      ...[0, 1, 2, 3, 4].map((index) => [`${index}.pdf`, 'ignored', /not one/] as const),
      ['5.pdf', 'failed', /unpack to more than 100 MB/],
    ],
    /None of the 6/,
  );
  add(
    'a zip bomb of one huge entry',
    mixed(octets('bomb.zip', zip([{ name: 'a.pdf', content: Buffer.alloc(60 * 1024 * 1024) }]))),
    [['a.pdf', 'failed', /unpacks to more than 25 MB/]],
    /cannot be used/,
  );
  add(
    'a zip bomb that lies about its size',
    mixed(octets('bomb.zip', zip([{ name: 'a.pdf', content: zeros, statedSize: 10 }]))),
    [['a.pdf', 'failed', /damaged/]],
    /cannot be used/,
  );
  let matryoshka = zip([{ name: 'a.pdf', content: invoice }]);
  for (let level = 0; level < 8; level += 1) matryoshka = zip([{ name: `${level}.zip`, content: matryoshka }]);
  add('zips nested too deeply', mixed(octets('deep.zip', matryoshka)), [['3.zip', 'failed', /deep/]], /cannot be used/);
  add(
    'a zip of too many files',
    mixed(octets('many.zip', zip(Array.from({ length: 201 }, (_, i) => ({ name: `${i}.pdf`, content: invoice }))))),
    [['many.zip', 'failed', /more than 200 files/]],
    /cannot be used/,
  );
  add(
    'a zip with a password',
    mixed(octets('secret.zip', zip([{ name: 'invoice.pdf', content: invoice, encrypted: true }]))),
    [['invoice.pdf', 'failed', /password/]],
    /password/,
  );
  add(
    'a zip with an unknown compression',
    mixed(octets('odd.zip', zip([{ name: 'invoice.pdf', content: invoice, method: 14 }]))),
    [['invoice.pdf', 'failed', /unknown type/]],
    /cannot be used/,
  );
  add(
    'a damaged zip',
    mixed(octets('cut.zip', archive.subarray(0, 300))),
    [['cut.zip', 'failed', /damaged/]],
    /damaged/,
  );
  add('an empty zip', mixed(octets('empty.zip', zip([]))), [['empty.zip', 'failed', /empty/]], /empty/);
  add(
    'an OpenDocument file',
    mixed(
      octets(
        'a.odt',
        zip([
          { name: 'mimetype', content: Buffer.from('application/vnd.oasis') },
          { name: 'Pictures/x.png', content: logo },
        ]),
      ),
    ),
    [['a.odt', 'ignored', /Office/]],
    /cannot be used/,
  );
  add(
    'an archive of another kind',
    mixed(octets('a.rar', Buffer.from('Rar!\x1a\x07\x00data', 'latin1'))),
    [['a.rar', 'ignored', /not supported/]],
    /not supported/,
  );

  add(
    'uuencode in a text body, twice',
    byHand('', 'Hello,', '', uuencode('invoice.pdf', invoice), 'and', uuencode('b.jpg', jpeg), 'Bye'),
    [
      ['invoice.pdf', PDF],
      ['b.jpg', 'image/jpeg'],
    ],
  );
  add('uuencode in base64 form', byHand('', `begin-base64 644 invoice.pdf\r\n${base64(invoice)}\r\n====`), [
    ['invoice.pdf', PDF],
  ]);
  add(
    'uuencode as a transfer encoding',
    byHand(
      ...multipart('mixed', [
        {
          headers: ['Content-Type: application/octet-stream', 'Content-Transfer-Encoding: x-uuencode'],
          body: uuencode('old.pdf', invoice),
        },
      ]),
    ),
    [['old.pdf', PDF]],
  );
  add('uuencode that never ends', byHand('', uuencode('cut.pdf', invoice).slice(0, 300)), [['cut.pdf', PDF]]);

  add(
    'names in RFC 2231 form, in pieces and charsets',
    mixed(
      [
        [
          'Content-Type: application/pdf',
          "Content-Disposition: attachment; filename*0*=UTF-8''Rechnung%20f%C3%BC; filename*1*=r%20M%C3%A4rz; filename*2=.pdf",
        ],
        invoice,
      ],
      [
        ['Content-Type: application/pdf', "Content-Disposition: attachment; filename*=iso-8859-1'en'caf%E9.pdf"],
        second,
      ],
      [["Content-Type: application/pdf; name*=shift_jis''%90%BF%8B%81%8F%91.pdf"], invoice],
    ),
    [
      ['Rechnung für März.pdf', PDF],
      ['café.pdf', PDF],
      ['請求書.pdf', PDF],
    ],
  );
  add(
    'names as encoded words and as raw bytes',
    mixed(
      [['Content-Type: application/pdf; name="=?UTF-8?B?w4l0w6kucGRm?="'], invoice],
      [['Content-Type: application/pdf; name="=?iso-2022-jp?B?GyRCQEE1YT1xGyhCLnBkZg==?="'], invoice],
      [
        [
          'Content-Type: application/pdf',
          `Content-Disposition: attachment; filename="${Buffer.from('Grüße.pdf').toString('latin1')}"`,
        ],
        invoice,
      ],
      [['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="Gr\xfc\xdfe.pdf"'], invoice],
    ),
    [
      ['Été.pdf', PDF],
      ['請求書.pdf', PDF],
      ['Grüße.pdf', PDF],
      ['Grüße.pdf', PDF],
    ],
  );
  add(
    'names that mean harm',
    mixed(
      octets('..\\\\..\\\\windows\\\\evil.pdf', invoice),
      octets('/etc/passwd', second),
      [["Content-Type: application/pdf; name*=UTF-8''fdp.%E2%80%AEexe%00.pdf"], invoice],
      octets(`${'x'.repeat(600)}.pdf`, invoice),
      octets('..', invoice),
    ),
    [
      ['evil.pdf', PDF],
      ['passwd', PDF],
      ['fdp. exe .pdf', PDF],
      [`${'x'.repeat(251)}.pdf`, PDF],
      ['attachment-5.pdf', PDF],
    ],
  );
  add('a nameless PDF as octet-stream', mixed([['Content-Type: application/octet-stream'], invoice], [[], jpeg]), [
    ['attachment-1.pdf', PDF],
    ['attachment-2.jpg', 'image/jpeg'],
  ]);
  add(
    'wrong types',
    mixed(
      [['Content-Type: text/plain; charset=utf-8'], invoice],
      [['Content-Type: text/html; name=page.html', 'Content-Disposition: inline'], second],
      [['Content-Type: image/png; name=photo.png'], jpeg],
      [['Content-Type: message/rfc822'], invoice],
      [['Content-Type: application/zip; name=a.zip'], invoice],
      [['Content-Type: nonsense'], invoice],
    ),
    [
      ['attachment-1.pdf', PDF],
      ['page.html', PDF],
      ['photo.png', 'image/jpeg'],
      ['attachment-4.pdf', PDF],
      ['a.zip', PDF],
      ['attachment-6.pdf', PDF],
    ],
  );
  add(
    'a PDF behind junk',
    mixed(
      octets('junk.pdf', Buffer.concat([Buffer.alloc(900, '\0'), invoice])),
      octets('far.pdf', Buffer.concat([Buffer.alloc(2000, 'x'), invoice])),
    ),
    [
      ['junk.pdf', PDF],
      ['far.pdf', 'ignored', /Named as a PDF/],
    ],
  );
  const damaged = base64(invoice)
    .replace(/^(.{30})/, '$1!! \x00*')
    .replace(/\r\n/g, '\r\n \t');
  add(
    'damaged base64',
    byHand(
      ...multipart('mixed', [
        textPart('hi'),
        { headers: ['Content-Type: application/pdf; name=a.pdf', 'Content-Transfer-Encoding: BASE64'], body: damaged },
      ]),
    ),
    [['a.pdf', PDF]],
  );
  add(
    'base64 that is cut off, with the closing boundary lost',
    byHand(
      ...multipart('mixed', [textPart('hi'), base64Part(['Content-Type: application/pdf; name=a.pdf'], invoice)]).slice(
        0,
        -1,
      ),
    ).subarray(0, -300),
    [['a.pdf', PDF]],
  );
  add(
    'base64 that is not declared, is applied twice, is declared of raw bytes',
    byHand(
      ...multipart('mixed', [
        { headers: ['Content-Type: application/pdf; name=undeclared.pdf'], body: base64(invoice) },
        base64Part(['Content-Type: application/pdf; name=twice.pdf'], Buffer.from(base64(invoice))),
        {
          headers: ['Content-Type: application/pdf; name=raw.pdf', 'Content-Transfer-Encoding: base64'],
          body: invoice.toString('latin1'),
        },
      ]),
    ),
    [
      ['undeclared.pdf', PDF],
      ['twice.pdf', PDF],
      ['raw.pdf', PDF],
    ],
  );
  add(
    'a PDF in quoted-printable and in 8bit',
    byHand(
      ...multipart('mixed', [
        {
          headers: ['Content-Type: application/pdf; name=qp.pdf', 'Content-Transfer-Encoding: quoted-printable'],
          body: quotedPrintable(invoice),
        },
        {
          headers: ['Content-Type: application/pdf; name=8bit.pdf', 'Content-Transfer-Encoding: 8bit'],
          body: invoice.toString('latin1'),
        },
      ]),
    ),
    [
      ['qp.pdf', PDF],
      ['8bit.pdf', PDF],
    ],
  );
  const parts = multipart(
    'mixed',
    [textPart('hi'), base64Part(['Content-Type: application/pdf; name=a.pdf'], invoice)],
    'right',
  );
  add(
    'a boundary that the header does not name',
    byHand('Content-Type: multipart/mixed; boundary="wrong"', ...parts.slice(1)),
    [['a.pdf', PDF]],
  );
  add('a multipart without a boundary', byHand('Content-Type: multipart/mixed', ...parts.slice(1)), [['a.pdf', PDF]]);
  add(
    'a multipart whose parts are gone',
    byHand('Content-Type: multipart/mixed; boundary=x', '', 'nothing but text'),
    [['attachment-1', 'failed', /cannot be separated/]],
    /cannot be separated/,
  );
  add(
    'a part behind the closing boundary',
    byHand(
      ...multipart('mixed', [textPart('hi')], 'b'),
      '--b',
      ...base64Lines(['Content-Type: application/pdf; name=late.pdf'], invoice),
      '--b--',
    ),
    [['late.pdf', PDF]],
  );
  add(
    'a header that an empty line broke',
    byHand('', 'Content-Type: multipart/mixed; boundary=right', ...parts.slice(1)),
    [['a.pdf', PDF]],
  );
  add(
    'a bounce that quotes the message as text',
    byHand(
      'Content-Type: text/plain',
      '',
      'Your message could not be delivered.',
      '',
      '--- Below this line is a copy of the message.',
      '',
      forwarded.toString('latin1'),
    ),
    [['forwarded.pdf', PDF]],
  );
  add(
    'line feeds alone',
    Buffer.from(mixed(octets('lf.pdf', invoice)).toString('latin1').replace(/\r\n/g, '\n'), 'latin1'),
    [['lf.pdf', PDF]],
  );
  add(
    'an mbox line in front',
    Buffer.concat([
      Buffer.from('From billing@acme.example Tue Mar  4 05:06:07 2025\r\n'),
      mixed(octets('a.pdf', invoice)),
    ]),
    [['a.pdf', PDF]],
  );

  const related = (image: Buffer, disposition: string, reference = 'cid:logo@acme'): Buffer =>
    byHand(
      ...multipart('mixed', [
        {
          headers: ['Content-Type: multipart/related; boundary=rel'],
          body: [
            '--rel',
            'Content-Type: text/html',
            '',
            `<img src="${reference}">`,
            '--rel',
            ...base64Lines(
              [
                'Content-Type: image/png; name=image001.png',
                'Content-ID: <logo@acme>',
                ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
              ],
              image,
            ),
            '--rel--',
          ].join('\r\n'),
        },
        base64Part(['Content-Type: application/pdf; name=a.pdf'], invoice),
      ]),
    );
  const withLogo: ExpectedAttachment[] = [
    ['image001.png', 'ignored', /signature/],
    ['a.pdf', PDF],
  ];
  const withPhoto: ExpectedAttachment[] = [
    ['image001.png', 'image/png'],
    ['a.pdf', PDF],
  ];
  add('a picture of a signature', related(logo, 'inline; filename=image001.png'), withLogo);
  add('a picture of a signature without disposition', related(logo, '', 'CID:logo%40acme'), withLogo);
  add('a large picture in the text', related(await picture(1000, 1400).png().toBuffer(), 'inline'), withPhoto);
  add('a small picture that the text does not show', related(logo, 'inline', 'cid:other'), withPhoto);
  add(
    'a small picture attached',
    await compose({ html: HTML, attachments: [{ filename: 'scan.png', content: logo, cid: 'x' }] }),
    [['scan.png', 'image/png']],
  );
  add(
    'only a picture of a signature',
    await compose({
      html: '<img src="cid:x">Hello',
      attachments: [{ filename: 'l.png', content: logo, cid: 'x', contentDisposition: 'inline' }],
    }),
    [['l.png', 'ignored', /signature/]],
    /^The message has no attachment\.$/,
  );

  add(
    'a PDF of 0 bytes',
    mixed(octets('empty.pdf', Buffer.alloc(0))),
    [['empty.pdf', 'failed', /empty/]],
    /"empty.pdf" cannot be used: .*empty/,
  );
  add(
    'a PDF of exactly 10 MB',
    mixed(octets('full.pdf', Buffer.concat([invoice, Buffer.alloc(10 * 1024 * 1024 - invoice.length)]))),
    [['full.pdf', PDF]],
  );
  add(
    'a PDF of 11 MB',
    mixed(octets('large.pdf', Buffer.concat([invoice, Buffer.alloc(11 * 1024 * 1024)]))),
    [['large.pdf', 'failed', /larger than 10 MB/]],
    /larger/,
  );
  add(
    'a text file named .pdf',
    mixed(octets('invoice.pdf', Buffer.from('This is just text. %PDF'))),
    [['invoice.pdf', 'ignored', /Named as a PDF/]],
    /Named as a PDF/,
  );
  add(
    'an invoice in the HTML body alone',
    await compose({ html: '<h1>Tax Invoice</h1><p>BSB 062-000</p><a href="https://acme.example/i.pdf">Download</a>' }),
    [],
    /may be an invoice.*links.*not read/,
  );
  add(
    'a message without attachment',
    await compose({ text: 'See you on Monday.' }),
    [],
    /^The message has no attachment\.$/,
  );
  add('an empty message', Buffer.alloc(0), [], /no attachment/);
  add('no message at all', Buffer.from('\x00\xff\xfe\r\n\r\n\x00\x01'.repeat(50), 'latin1'), [], /no attachment/);
  add(
    'a message of too many parts',
    byHand(
      ...multipart(
        'mixed',
        Array.from({ length: 1500 }, () => textPart('x')),
      ),
    ),
    [['attachment-1', 'failed', /too many parts/]],
    /too many parts/,
  );
  add(
    'too many attachments',
    mixed(...Array.from({ length: 210 }, () => octets('a.txt', Buffer.from('x')))),
    [
      ...Array.from({ length: 200 }, () => ['a.txt', 'ignored', /Not a PDF/] as const),
      ['a.txt', 'failed', /more than 200 files/],
    ],
    /None of the 201/,
  );

  add('a TIFF', mixed(octets('scan.tif', greyTiff([{ width: 200, height: 100 }]))), [['scan.png', 'image/png']]);
  add(
    'a fax of three pages',
    mixed(
      octets(
        'fax.tiff',
        greyTiff([
          { width: 200, height: 100 },
          { width: 200, height: 300 },
          { width: 200, height: 200 },
        ]),
      ),
    ),
    [['fax.pdf', PDF]],
  );
  add(
    'a damaged TIFF',
    mixed(octets('scan.tif', greyTiff([{ width: 200, height: 100 }]).subarray(0, 60))),
    [['scan.tif', 'failed', /cannot be opened/]],
    /cannot be opened/,
  );
  add(
    'a TIFF that says it has a billion pixels',
    mixed(
      octets(
        'scan.tif',
        greyTiff([{ width: 40, height: 40 }])
          .fill('\x00\x00\x01\x00', 18, 22, 'latin1')
          .fill('\x00\x00\x01\x00', 30, 34, 'latin1'),
      ),
    ),
    [['scan.tif', 'failed', /too many pixels/]],
    /too many/,
  );
  add(
    'a HEIC photo',
    mixed(octets('IMG_1.HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'))),
    [['IMG_1.HEIC', 'failed', /HEIC/]],
    /HEIC/,
  );

  const entity = Buffer.from(
    multipart('mixed', [
      textPart('signed'),
      base64Part(['Content-Type: application/pdf; name=signed.pdf'], invoice),
    ]).join('\r\n'),
    'latin1',
  );
  const smime = (content: Buffer, name = 'smime.p7m'): Buffer =>
    byHand(...base64Lines([`Content-Type: application/pkcs7-mime; smime-type=signed-data; name="${name}"`], content));
  add('an S/MIME message, opaquely signed', smime(signedData(entity)), [['signed.pdf', PDF]]);
  add('a signed PDF', smime(signedData(invoice), 'contract.pdf.p7m'), [['contract.pdf', PDF]]);
  add(
    'an S/MIME message, encrypted',
    smime(der(0x30, der(0x06, Buffer.from('2a864886f70d010703', 'hex')), der(0xa0, der(0x30)))),
    [['smime.p7m', 'failed', /encrypted/]],
    /encrypted/,
  );
  add('a detached signature beside a PDF', mixed(octets('a.pdf', invoice), octets('smime.p7s', signedData(null))), [
    ['a.pdf', PDF],
    ['smime.p7s', 'ignored', /signature/],
  ]);
  add(
    'a PGP message',
    byHand(
      ...multipart('encrypted', [
        textPart('Version: 1'),
        {
          headers: ['Content-Type: application/octet-stream; name=encrypted.asc'],
          body: '-----BEGIN PGP MESSAGE-----\r\n\r\nabc',
        },
      ]),
    ),
    [['encrypted.asc', 'failed', /encrypted/]],
    /encrypted/,
  );
  add(
    'a delivery report',
    byHand(
      ...multipart('report', [
        textPart('Undeliverable'),
        { headers: ['Content-Type: message/delivery-status'], body: 'Reporting-MTA: dns; mx.example' },
      ]),
    ),
    [['attachment-1', 'ignored', /delivery report/]],
    /delivery report/,
  );
  add(
    'a file that lies elsewhere',
    byHand(
      ...multipart('mixed', [
        {
          headers: ['Content-Type: message/external-body; access-type=URL; URL="https://evil.example/a.pdf"'],
          body: 'Content-Type: application/pdf\r\n',
        },
      ]),
    ),
    [['attachment-1', 'ignored', /not followed/]],
    /not followed/,
  );
  return list;
}

function base64Lines(headers: string[], content: Buffer): string[] {
  return [...headers, 'Content-Transfer-Encoding: base64', '', base64(content)];
}

function quotedPrintable(content: Buffer): string {
  return content
    .toString('latin1')
    .replace(/[^ -<>-~]| $/g, (character) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/(.{60}[^=]{3})/g, '$1=\r\n');
}
