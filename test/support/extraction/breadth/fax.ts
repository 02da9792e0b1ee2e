import sharp, { type Sharp } from 'sharp';

const TILE_OFFSET = 324;
const TILE_LENGTH = 325;

interface Compressed {
  data: Buffer;
  width: number;
  height: number;
}

/** A picture of one bit a dot in the compression of fax machines (group 4), its sides rounded up to whole tiles. */
export async function faxOf(picture: Sharp): Promise<Compressed> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .threshold(128)
    .png()
    .toBuffer({ resolveWithObject: true });
  const whole = (side: number) => Math.ceil(side / 16) * 16;
  const [width, height] = [whole(info.width), whole(info.height)];
  const tiff = await sharp(data)
    .extend({ right: width - info.width, bottom: height - info.height, background: '#ffffff' })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: true, tileWidth: width, tileHeight: height })
    .toBuffer();
  const value = entriesOf(tiff);
  const start = value(TILE_OFFSET);
  return { data: tiff.subarray(start, start + value(TILE_LENGTH)), width, height };
}

/** A picture of one bit a dot as one region of a JBIG2 stream, which may use the compression of fax machines. */
export async function jbig2Of(picture: Sharp): Promise<Compressed> {
  const { data, width, height } = await faxOf(picture);
  const region = Buffer.alloc(18);
  region.writeUInt32BE(width, 0);
  region.writeUInt32BE(height, 4);
  region[17] = 1;
  const page = Buffer.alloc(19);
  page.writeUInt32BE(width, 0);
  page.writeUInt32BE(height, 4);
  return { data: Buffer.concat([segment(0, 48, page), segment(1, 38, Buffer.concat([region, data]))]), width, height };
}

function segment(number: number, kind: number, data: Buffer): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt32BE(number, 0);
  head[4] = kind;
  head[6] = 1;
  head.writeUInt32BE(data.length, 7);
  return Buffer.concat([head, data]);
}

/** Gives the numbers of a TIFF file's directory by their tags. */
function entriesOf(tiff: Buffer): (tag: number) => number {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  return (tag) => {
    for (let at = directory + 2; at < directory + 2 + 12 * short(directory); at += 12) {
      if (short(at) === tag) return short(at + 2) === 4 ? long(at + 8) : short(at + 8);
    }
    throw new Error(`no entry ${tag}`);
  };
}
