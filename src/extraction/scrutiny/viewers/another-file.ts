/** How pictures, archives and pages of the web begin: what opens by its name or its first bytes shows those. */
const BEGINNINGS = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  ...['GIF8', 'BM', 'II*\0', 'MM\0*', 'RIFF', 'PK\x03\x04', '%!PS', '{\\rtf'].map((text) =>
    Buffer.from(text, 'latin1'),
  ),
];

/** Pages of the web are told by their first element. */
const MARKUP = /^\s*<(?:!doctype|html|\?xml|svg|head|body)/i;

/** A zip file is opened from its last record, whatever stands before it; that may have a comment of 64 KB behind it, and any more behind that. */
const ZIP_END = { begin: Buffer.from('PK\x05\x06', 'latin1'), within: 2 * 65_557 };
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** Whether a PDF is a file of another format as well, which other programs show. */
export function isAnotherFile(bytes: Buffer): boolean {
  return (
    BEGINNINGS.some((start) => bytes.subarray(0, start.length).equals(start)) ||
    MARKUP.test(bytes.toString('latin1', 0, 256)) ||
    endsAsZip(bytes)
  );
}

function endsAsZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(ZIP_END.begin);
  return end >= bytes.length - ZIP_END.within && end >= 0 && bytes.subarray(0, end).includes(ZIP_ENTRY);
}
