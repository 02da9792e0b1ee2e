import sharp from 'sharp';

export interface Fax {
  /** Rows in group 4 of the fax. */
  data: Buffer;
  rows: number;
  whiteIsZero: boolean;
}

/** Grey dots, one byte each, as a fax sends them. */
export async function faxOf(grey: Buffer, width: number, height: number): Promise<Fax> {
  const tiff = await sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: false })
    .toBuffer();
  return stripsOf(tiff);
}

/** The first strip of a TIFF. */
function stripsOf(tiff: Buffer): Fax {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = u32(4);
  const entries = new Map(
    Array.from({ length: u16(start) }, (_, at) => {
      const entry = start + 2 + 12 * at;
      const size = u16(entry + 2) === 3 ? 2 : 4;
      const count = u32(entry + 4);
      const place = count * size <= 4 ? entry + 8 : u32(entry + 8);
      return [u16(entry), Array.from({ length: count }, (__, one) => (size === 2 ? u16 : u32)(place + one * size))];
    }),
  );
  const first = (tag: number) => entries.get(tag)?.[0] ?? 0;
  const rows = Math.min(first(278) || Infinity, first(257));
  return { data: tiff.subarray(first(273), first(273) + first(279)), rows, whiteIsZero: first(262) === 0 };
}
