import { inflateSync } from 'node:zlib';

const isBlank = (byte: number | undefined): boolean =>
  byte === 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 0;

/** Blanks between the data of a picture and its end. */
const MOST_BLANKS = 4;

/** What the library looks at behind an end: an operator has to stand there, with its operands, in readable letters. */
const LOOKED_AT = 75;
const GOES_ON =
  /^[\0\t\n\f\r ]*(?:$|(?:[-+.\d]+[\0\t\n\f\r ]+|\/[^\0\t\n\f\r ]+[\0\t\n\f\r ]+){0,6}[A-Za-z*'"]+(?:[\0\t\n\f\r /([<]|$))/;
const READABLE = /^[\n\r\x20-\x7e]{0,15}/;

/** Values for each pixel in the colour spaces that need none of the page's resources. */
const VALUES: Readonly<Record<string, number>> = {
  G: 1,
  DeviceGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
};

/**
 * Where a picture ends that stands inline. Some viewers find it by the length of its data, some by what decodes it, others by
 * the first `EI` that something readable follows: here all have to find the same.
 *
 * @param entries what stands between `BI` and `ID`.
 * @param start behind `ID`.
 * @returns -1 where viewers may differ.
 */
export function afterPicture(content: Buffer, entries: string, start: number): number {
  const first = start + 1;
  if (!isBlank(content[start])) return -1;
  const length = lengthOf(content, entries, first);
  if (length === null) return -1;
  const end = length === 'unknown' ? firstEnd(content, first) : endBehind(content, first + length);
  if (end < 0 || !isEnd(content, end)) return -1;
  for (let at = content.indexOf('EI', first); at >= 0 && at < end; at = content.indexOf('EI', at + 1)) {
    if (length === 'unknown' ? isEnd(content, at) : isEnd(content, at) && isBlank(content[at - 1])) return -1;
  }
  return end + 2;
}

/** How long the data is, as far as that is known; null where its entries contradict each other. */
function lengthOf(content: Buffer, entries: string, first: number): number | 'unknown' | null {
  const found = new Map<string, string>();
  for (const [, key = '', value = ''] of entries.matchAll(
    /\/(W|Width|H|Height|BPC|BitsPerComponent|CS|ColorSpace|F|Filter|IM|ImageMask|L|Length)(?=[\s/[])\s*(\[[^\]]*\]|\/?[^\s/<>[\]]+)/g,
  )) {
    const short = key.replace(/[a-z]/g, '').replace(/^C$/, 'CS');
    if (found.has(short)) return null;
    found.set(short, value);
  }
  const filter = /\/(\w+)/.exec(found.get('F') ?? '')?.[1];
  if (filter !== undefined) return lengthOfFiltered(content, filter, first);
  const isMask = found.get('IM') === 'true';
  const space = (found.get('CS') ?? '').replace('/', '');
  const values = isMask || /^\[\s*(?:I|Indexed)\b/.test(space) ? 1 : VALUES[space];
  const bits = isMask ? 1 : Number(found.get('BPC'));
  const size = Number(found.get('H')) * Math.ceil((Number(found.get('W')) * bits * (values ?? NaN)) / 8);
  return Number.isFinite(size) ? size : 'unknown';
}

function lengthOfFiltered(content: Buffer, filter: string, first: number): number | 'unknown' | null {
  const behind = (mark: string): number | null => {
    const at = content.indexOf(mark, first);
    return at < 0 ? null : at + mark.length - first;
  };
  if (filter === 'A85' || filter === 'ASCII85Decode') return behind('~>');
  if (filter === 'AHx' || filter === 'ASCIIHexDecode') return behind('>');
  if (filter !== 'Fl' && filter !== 'FlateDecode') return 'unknown';
  try {
    // The types do not know what `info` adds.
    const { engine } = inflateSync(content.subarray(first), { info: true }) as unknown as {
      engine: { bytesWritten: number };
    };
    return engine.bytesWritten;
  } catch {
    return null;
  }
}

/** Where the `EI` stands that follows data with nothing but blanks between; -1 where something else does. */
function endBehind(content: Buffer, end: number): number {
  for (let at = end; at <= end + MOST_BLANKS; at++) {
    if (content[at] === 69 && content[at + 1] === 73) return at;
    if (!isBlank(content[at])) return -1;
  }
  return -1;
}

/** The first `EI` that stands between blanks. */
function firstEnd(content: Buffer, first: number): number {
  for (let at = content.indexOf('EI', first); at >= 0; at = content.indexOf('EI', at + 1))
    if (isBlank(content[at - 1]) && (at + 2 >= content.length || isBlank(content[at + 2]))) return at;
  return -1;
}

/** Whether the library takes an `EI` for the end of a picture. */
function isEnd(content: Buffer, at: number): boolean {
  const after = content.toString('latin1', at + 2, at + 2 + LOOKED_AT);
  if (after !== '' && !/^[ \n\r]/.test(after)) return false;
  const read = after.slice(1, 16).replace(/\0(?!\0)/g, ' ');
  return READABLE.exec(read)?.[0].length === read.length && GOES_ON.test(after);
}
