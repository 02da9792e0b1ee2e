import { inflateSync } from 'node:zlib';

/**
 * Whether the references of a file for old viewers and those for new ones name the same objects (hybrid-reference files;
 * ISO 32000-1, section 7.5.8.4): viewers find different ones.
 *
 * @param text the file, a character for each byte.
 */
export function differsByReferences(bytes: Buffer, text: string): boolean {
  for (const { index } of text.matchAll(/\/XRefStm\b/g)) {
    const at = Number(/^\/XRefStm\s+(\d+)/.exec(text.slice(index, index + 40))?.[1]);
    const table = text.lastIndexOf('xref', text.lastIndexOf('trailer', index));
    const numbers = Number.isInteger(at) ? numbersInStream(bytes, text, at) : null;
    if (table < 0 || numbers === null) return true;
    const used = usedInTable(text.slice(table, index));
    if (numbers.some((number) => used.has(number))) return true;
  }
  return false;
}

function usedInTable(table: string): Set<number> {
  const used = new Set<number>();
  let next = 0;
  for (const line of table.split(/\r\n?|\n/)) {
    const entry = /^\s*\d{10} \d{5} ([nf])/.exec(line);
    const section = /^\s*(?:xref\s+)?(\d+) (\d+)\s*$/.exec(line);
    if (entry) {
      if (entry[1] === 'n') used.add(next);
      next++;
    } else if (section) next = Number(section[1]);
  }
  return used;
}

/** The numbers of the objects that a cross-reference stream gives a place; null where it cannot be read. */
function numbersInStream(bytes: Buffer, text: string, at: number): number[] | null {
  const head = /^\s*\d+\s+\d+\s+obj\b([\s\S]{0,2000}?)stream\r?\n/.exec(text.slice(at, at + 2200));
  if (!head) return null;
  const dictionary = head[1] as string;
  const list = (key: string): number[] | null => {
    const found = new RegExp(`/${key}\\s*\\[([\\d\\s]+)\\]`).exec(dictionary);
    return found ? (found[1] as string).trim().split(/\s+/).map(Number) : null;
  };
  const widths = list('W');
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1]);
  const size = Number(/\/Size\s+(\d+)/.exec(dictionary)?.[1]);
  if (widths?.length !== 3 || !Number.isInteger(length) || !Number.isInteger(size)) return null;
  const start = at + head[0].length;
  let data: Buffer = bytes.subarray(start, start + length);
  try {
    if (/\/FlateDecode/.test(dictionary)) data = inflateSync(data, { maxOutputLength: 10_000_000 });
  } catch {
    return null;
  }
  const [first, second, third] = widths as [number, number, number];
  const width = first + second + third;
  const predictor = Number(/\/Predictor\s+(\d+)/.exec(dictionary)?.[1] ?? 1);
  const rows = predictor >= 10 ? unpredicted(data, width) : data;
  const ranges = list('Index') ?? [0, size];
  const numbers: number[] = [];
  let row = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    for (let offset = 0; offset < (ranges[range + 1] as number); offset++, row++) {
      if ((row + 1) * width > rows.length) return numbers;
      const type = first === 0 ? 1 : rows.readUIntBE(row * width, Math.min(first, 6));
      if (type !== 0) numbers.push((ranges[range] as number) + offset);
    }
  }
  return numbers;
}

/** Undoes the prediction of PNG, rows that are given as they are or by their difference to the one above. */
function unpredicted(data: Buffer, width: number): Buffer {
  const rows = Math.floor(data.length / (width + 1));
  const result = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row++) {
    const kind = data[row * (width + 1)] as number;
    for (let column = 0; column < width; column++) {
      const value = data[row * (width + 1) + 1 + column] as number;
      const above = kind === 2 && row > 0 ? (result[(row - 1) * width + column] as number) : 0;
      const left = kind === 1 && column > 0 ? (result[row * width + column - 1] as number) : 0;
      result[row * width + column] = (value + above + left) & 255;
    }
  }
  return result;
}
