const PNG_MARK = '\x89PNG\r\n\x1a\n';

/** Where the first chunk of a PNG file starts, and what surrounds a chunk's content: length and name before it, a checksum after it. */
const FIRST_CHUNK = 8;
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;

/** Where the densities stand in a JPEG file that starts with a JFIF segment. */
const JFIF_AT = 6;
const JFIF_ACROSS_AT = 14;
const JFIF_DOWN_AT = 16;

/** Pixels are no more oblong than this: what a file tells beyond is a mistake. */
const MOST_OBLONG = 2.5;

/** Pixels this near to square are taken for square, as those of a fine fax: to draw them anew blurs them more than it mends. */
const NEARLY_SQUARE = 1.1;

/**
 * How many times as high as wide the pixels of a PNG or JPEG file are, by the densities that it tells: a fax has about two pixels
 * across for each one down.
 *
 * @returns 1 where they are square, nearly so, or where the file tells nothing believable.
 */
export function pixelShape(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [across, down] = pngDensities(file) ?? jfifDensities(file) ?? [1, 1];
  const shape = across / down;
  const oblong = Math.max(shape, 1 / shape);
  return oblong > NEARLY_SQUARE && oblong <= MOST_OBLONG ? shape : 1;
}

function pngDensities(file: Buffer): [across: number, down: number] | null {
  if (file.toString('latin1', 0, FIRST_CHUNK) !== PNG_MARK) return null;
  let at = FIRST_CHUNK;
  while (at + CHUNK_HEAD + 8 <= file.length) {
    const name = file.toString('latin1', at + 4, at + CHUNK_HEAD);
    if (name === 'pHYs') return [file.readUInt32BE(at + CHUNK_HEAD), file.readUInt32BE(at + CHUNK_HEAD + 4)];
    if (name === 'IDAT') return null;
    at += CHUNK_HEAD + file.readUInt32BE(at) + CHUNK_TAIL;
  }
  return null;
}

function jfifDensities(file: Buffer): [across: number, down: number] | null {
  if (file.length < JFIF_DOWN_AT + 2 || file.toString('latin1', JFIF_AT, JFIF_AT + 4) !== 'JFIF') return null;
  return [file.readUInt16BE(JFIF_ACROSS_AT), file.readUInt16BE(JFIF_DOWN_AT)];
}
