import libmime from 'libmime';

/** Subject and text of a message that is one part of plain text, as our own letters are (RFC 2045, 2047). */
export function simpleText(raw: string): { subject: string; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  const encoding = header('content-transfer-encoding').toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, hexByte), 'latin1')
        : Buffer.from(body);
  return { subject: libmime.decodeWords(header('subject')), text: bytes.toString().replace(/\r\n/g, '\n').trim() };
}

function hexByte(_whole: string, hex: string): string {
  return String.fromCharCode(parseInt(hex, 16));
}
