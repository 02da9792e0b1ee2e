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

/** Whether a PDF is a file of another format as well, which other programs show. */
export function isAnotherFile(bytes: Buffer): boolean {
  return (
    BEGINNINGS.some((start) => bytes.subarray(0, start.length).equals(start)) ||
    MARKUP.test(bytes.toString('latin1', 0, 256))
  );
}
