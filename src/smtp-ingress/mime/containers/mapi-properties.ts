import { ByteReader } from './byte-reader.js';

/** Values of MAPI properties by their id; where a property has several values, the first. */
export type MapiProperties = Map<number, Buffer | string>;

const MULTIPLE = 0x1000;
const FIXED_SIZES = new Map([
  [0x0001, 0],
  [0x0002, 2],
  [0x0003, 4],
  [0x0004, 4],
  [0x0005, 8],
  [0x0006, 8],
  [0x0007, 8],
  [0x000a, 4],
  [0x000b, 2],
  [0x0014, 8],
  [0x0040, 8],
  [0x0048, 16],
]);
const STRING8 = 0x001e;
const UNICODE = 0x001f;
const VARIABLE = new Set([STRING8, UNICODE, 0x000d, 0x0102]);
const FIRST_NAMED_ID = 0x8000;

/**
 * Decodes the property list of attMsgProps and attAttachment ([MS-OXTNEF] 2.1.3.4). Stops without an error where the
 * list is damaged: what was read until then is kept, and `isWhole` is false. So it is where a property is given twice.
 *
 * @param codePage name of the character set of 8-bit strings, as TextDecoder knows it
 */
export function readMapiProperties(bytes: Buffer, codePage: string): { properties: MapiProperties; isWhole: boolean } {
  const reader = new ByteReader(bytes);
  const properties: MapiProperties = new Map();
  let isWhole = true;
  try {
    for (let left = reader.uint32(); left > 0; left -= 1) {
      const type = reader.uint16();
      const id = reader.uint16();
      if (id >= FIRST_NAMED_ID) skipName(reader);
      const value = readValues(reader, type);
      // Which of two counts differs between programs.
      isWhole &&= id >= FIRST_NAMED_ID || !properties.has(id);
      if (value) properties.set(id, decode(value, type & ~MULTIPLE, codePage));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { properties, isWhole: false };
  }
  return { properties, isWhole };
}

function skipName(reader: ByteReader): void {
  reader.take(16);
  if (reader.uint32() === 0) reader.take(4);
  else reader.takePadded(reader.uint32());
}

function readValues(reader: ByteReader, type: number): Buffer | null {
  const base = type & ~MULTIPLE;
  const variable = VARIABLE.has(base);
  const size = FIXED_SIZES.get(base);
  if (!variable && size === undefined) throw new RangeError(`unknown property type ${type}`);
  let first: Buffer | null = null;
  for (let left = variable || type & MULTIPLE ? reader.uint32() : 1; left > 0; left -= 1) {
    // Values that take no room would let a count of billions run for minutes.
    if (reader.remaining === 0) throw new RangeError('more values than bytes');
    const value = reader.takePadded(variable ? reader.uint32() : (size ?? 0));
    first ??= value;
    if (size === 0) break;
  }
  return first;
}

function decode(value: Buffer, type: number, codePage: string): Buffer | string {
  if (type === UNICODE) return value.toString('utf16le').replace(/\0.*$/s, '');
  if (type === STRING8) return new TextDecoder(codePage).decode(value).replace(/\0.*$/s, '');
  return value;
}
