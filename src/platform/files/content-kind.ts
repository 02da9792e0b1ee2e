/** What bytes are, by their own testimony. */
export type ContentKind =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'tiff'
  | 'heic'
  | 'gif'
  | 'webp'
  | 'zip'
  | 'archive'
  | 'tnef'
  | 'cms'
  | 'pgp'
  | 'ole'
  | 'uuencode'
  | 'other';

/** ContentInfo of CMS: a sequence that begins with an object identifier of PKCS #7 (RFC 5652) or id-smime-ct (RFC 5751). */
const CMS_OIDS = ['06092a864886f70d0107', '060b2a864886f70d01091001'].map((oid) => Buffer.from(oid, 'hex'));
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Readers of PDF accept the header anywhere in the first 1,024 bytes (ISO 32000-1, implementation note 13). */
const PDF_HEADER_WITHIN = 1024;

const MAGIC: [ContentKind, string][] = [
  ['pdf', '%PDF-'],
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['gif', 'GIF8'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['tnef', '\x78\x9f\x3e\x22'],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', '7z\xbc\xaf\x27\x1c'],
  ['archive', '\x1f\x8b\x08'],
  ['archive', 'BZh'],
  ['archive', '\xfd7zXZ\0'],
  ['archive', 'MSCF'],
  ['ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['pgp', '-----BEGIN PGP MESSAGE'],
];

/** Tells what the bytes are from their first ones alone; white space before them does not count. */
export function kindAtStart(bytes: Buffer): ContentKind {
  const head = bytes.toString('latin1', 0, 64);
  const trimmed = head.trimStart();
  for (const [kind, magic] of MAGIC) {
    if (head.startsWith(magic) || trimmed.startsWith(magic)) return kind;
  }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(head.slice(8, 12))) return 'heic';
  if (bytes[0] === 0x30 && CMS_OIDS.some((oid) => bytes.subarray(0, 24).includes(oid))) return 'cms';
  if (/^begin(-base64)? [0-7]{3,4} \S/.test(trimmed)) return 'uuencode';
  return 'other';
}

/** As kindAtStart, and finds a PDF behind junk. */
export function kindOf(bytes: Buffer): ContentKind {
  const kind = kindAtStart(bytes);
  if (kind !== 'other') return kind;
  return opensAsPdf(bytes) ? 'pdf' : 'other';
}

/** Whether readers of PDF open the bytes, whatever else they are. */
export function opensAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-');
}

const MESSAGE_FIELDS = new Set([
  'received',
  'return-path',
  'delivered-to',
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
]);

/** Whether the bytes begin with the header of a message: at least three of the usual fields. */
export function looksLikeMessage(bytes: Buffer): boolean {
  const fields = new Set<string>();
  for (const line of bytes.toString('latin1', 0, 4096).split('\n')) {
    if (/^(\s|From |>From )/.test(line)) continue;
    const name = /^([!-9;-~]{1,80}):/.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) break;
    if (MESSAGE_FIELDS.has(name)) fields.add(name);
  }
  return fields.size >= 3;
}
