import { base64, base64Part, byHand, multipart, textPart } from './compose.js';
import { der, pdf } from './files.js';
import type { ExpectedAttachment, Sample } from './samples.js';

const PDF = 'application/pdf';
/** id-smime-ct (1.2.840.113549.1.9.16.1), under which newer kinds of CMS content are. */
const NEWER_CONTENT = '2a864886f70d01091001';

/** Messages of few senders: encodings where none belong, and what newer versions of S/MIME and PGP send. */
export async function raritySamples(): Promise<Sample[]> {
  const invoice = await pdf();
  const list: Sample[] = [];
  const add = (name: string, raw: Buffer, expected: ExpectedAttachment[], reason: RegExp | null = null): void => {
    list.push({ name, raw, expected, reason });
  };
  const part = base64Part(['Content-Type: application/pdf; name=a.pdf'], invoice);
  const parts = multipart('mixed', [textPart('Attached.'), part], '=in=');
  const [type = '', , ...lines] = parts;
  const body = Buffer.from(lines.join('\r\n'), 'latin1');
  const quoted = lines.join('\r\n').replace(/=/g, '=3D');
  const found: ExpectedAttachment[] = [['a.pdf', PDF]];

  add('a multipart in base64', byHand('Content-Transfer-Encoding: base64', type, '', base64(body)), found);
  add(
    'a multipart in base64 in another',
    byHand(...multipart('mixed', [textPart('Scanned.'), base64Part([type], body)])),
    found,
  );
  add(
    'a multipart in quoted-printable',
    byHand(
      ...multipart('mixed', [{ headers: [type, 'Content-Transfer-Encoding: quoted-printable'], body: quoted }], 'out'),
    ),
    found,
  );
  add(
    'a multipart that says it is in base64, and is not, with a boundary that the header does not name',
    byHand('Content-Transfer-Encoding: base64', 'Content-Type: multipart/mixed; boundary=other', ...parts.slice(1)),
    found,
  );
  add(
    'base64 of the alphabet for addresses',
    byHand(...multipart('mixed', [{ ...part, body: part.body.replace(/\+/g, '-').replace(/\//g, '_') }])),
    found,
  );

  const cms = (kind: string): Buffer =>
    der(0x30, der(0x06, Buffer.from(`${NEWER_CONTENT}${kind}`, 'hex')), der(0xa0, der(0x30)));
  const smime = (subtype: string, name: string, content: Buffer): Buffer =>
    byHand(
      `Content-Type: application/pkcs7-mime; smime-type=${subtype}; name=${name}`,
      'Content-Transfer-Encoding: base64',
      '',
      base64(content),
    );
  add(
    'an S/MIME message, encrypted with authentication',
    smime('authEnveloped-data', 'smime.p7m', cms('17')),
    [['smime.p7m', 'failed', /encrypted/]],
    /encrypted/,
  );
  add(
    'an S/MIME message, compressed',
    smime('compressed-data', 'smime.p7z', cms('09')),
    [['smime.p7z', 'failed', /cannot be opened/]],
    /cannot be opened/,
  );
  add(
    'an S/MIME message in PEM',
    byHand(
      ...['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m', ''],
      ...['-----BEGIN PKCS7-----', base64(cms('17')), '-----END PKCS7-----'],
    ),
    [['smime.p7m', 'failed', /S\/MIME.*cannot be opened/]],
    /S\/MIME.*cannot be opened/,
  );
  add(
    'a PGP message as RFC 3156 has it',
    byHand(
      ...multipart('encrypted', [
        { headers: ['Content-Type: application/pgp-encrypted'], body: 'Version: 1' },
        {
          headers: ['Content-Type: application/octet-stream; name=encrypted.asc'],
          body: '-----BEGIN PGP MESSAGE-----\r\n\r\nabc',
        },
      ]),
    ),
    [
      ['attachment-1', 'ignored', /note about how/],
      ['encrypted.asc', 'failed', /encrypted/],
    ],
    /"encrypted.asc" cannot be used: The content is encrypted/,
  );
  add(
    'a file that PGP encrypted',
    byHand(
      ...multipart('mixed', [
        base64Part(['Content-Disposition: attachment; filename=invoice.pdf.gpg'], Buffer.from('c1c04cab', 'hex')),
      ]),
    ),
    [['invoice.pdf.gpg', 'failed', /encrypted/]],
    /encrypted/,
  );
  add(
    'an invoice in an HTML body of two bytes a letter',
    byHand(
      'Content-Type: text/html; charset=utf-16le',
      'Content-Transfer-Encoding: base64',
      '',
      base64(Buffer.from('<h1>Tax invoice</h1>', 'utf16le')),
    ),
    [],
    /may be an invoice/,
  );
  return list;
}
