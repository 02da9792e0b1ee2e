/** One part of a composite glyph. */
export interface Component {
  readonly glyph: number;
  /** Its matrix, and how far it is moved in the font's units; points to be matched instead where it is not moved. */
  readonly matrix: readonly [number, number, number, number];
  readonly offset: { readonly x: number; readonly y: number } | null;
  readonly match: { readonly there: number; readonly here: number } | null;
  readonly roundsOffset: boolean;
}

/** A glyph as it is written, in the font's units. */
export interface Glyph {
  readonly ends: readonly number[];
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly onCurve: Uint8Array;
  readonly components: readonly Component[];
  readonly program: Uint8Array;
  /** The points between which the pen moves: across and down. */
  readonly pen: { readonly left: number; readonly right: number };
}

/** What of a TrueType font its programs need. */
export interface TrueTypeFont {
  readonly units: number;
  readonly glyphs: number;
  readonly lengths: readonly number[];
  readonly fontProgram: Uint8Array;
  readonly sizeProgram: Uint8Array;
  /** How much the font says its programs need. */
  readonly twilightPoints: number;
  readonly storage: number;
  /** Whether `GETVARIATION` answers, and for how many axes. */
  readonly axes: number;
  /** All of these, for telling fonts apart. */
  readonly programs: Buffer;
  /** The bytes of a glyph, empty where it draws nothing. */
  bytesOf(glyph: number): Buffer;
  glyph(index: number): Glyph | null;
}

const MOST_TABLES = 100;
const MOST_POINTS = 20_000;
const MOST_COMPONENTS = 100;

/** Reads a font (OpenType 1.9); null where it has no outlines of this kind. Throws where it is broken. */
export function readTrueType(file: Buffer): TrueTypeFont | null {
  const tables = tablesOf(file);
  const [head, most, places, outlines] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || !most || !places || !outlines) return null;
  const isLong = head.readInt16BE(50) !== 0;
  const place = (at: number): number => (isLong ? places.readUInt32BE(4 * at) : 2 * places.readUInt16BE(2 * at));
  const glyphs = Math.min(most.readUInt16BE(4), Math.max(0, Math.floor(places.length / (isLong ? 4 : 2)) - 1));
  const lengths = tables.get('cvt ') ?? Buffer.alloc(0);
  const variations = tables.get('fvar');
  const axes = variations && variations.length >= 10 ? Math.min(64, variations.readUInt16BE(8)) : 0;
  const fontProgram = tables.get('fpgm') ?? Buffer.alloc(0);
  const sizeProgram = tables.get('prep') ?? Buffer.alloc(0);
  const hasPrograms = most.length >= 32;
  const bytesOf = (index: number): Buffer =>
    index < 0 || index >= glyphs ? Buffer.alloc(0) : outlines.subarray(place(index), place(index + 1));
  const penOf = pens(tables);
  const known = new Map<number, Glyph | null>();
  return {
    units: head.readUInt16BE(18) || 1_000,
    glyphs,
    lengths: Array.from({ length: lengths.length >> 1 }, (_, at) => lengths.readInt16BE(2 * at)),
    fontProgram,
    sizeProgram,
    twilightPoints: hasPrograms ? most.readUInt16BE(16) : 0,
    storage: hasPrograms ? most.readUInt16BE(18) : 0,
    axes,
    programs: Buffer.concat([
      head.subarray(18, 20),
      most,
      lengths,
      Buffer.from(' fpgm '),
      fontProgram,
      Buffer.from(' prep '),
      sizeProgram,
      Buffer.from([axes]),
    ]),
    bytesOf,
    glyph: (index) => {
      const before = known.get(index);
      if (before !== undefined) return before;
      const bytes = bytesOf(index);
      const glyph = bytes.length < 10 ? null : readGlyph(bytes, penOf(index, bytes.readInt16BE(2)));
      known.set(index, glyph);
      return glyph;
    },
  };
}

/** The tables of a font by their names; the first of a name counts. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const count = Math.min(MOST_TABLES, file.readUInt16BE(4));
  const tables = new Map<string, Buffer>();
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const tag = file.toString('latin1', entry, entry + 4);
    const start = file.readUInt32BE(entry + 8);
    if (!tables.has(tag)) tables.set(tag, file.subarray(start, start + file.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** Where the pen starts and ends, by the table of widths. */
function pens(tables: ReadonlyMap<string, Buffer>): (glyph: number, leftmost: number) => Glyph['pen'] {
  const [head, widths] = [tables.get('hhea'), tables.get('hmtx')];
  const count = head && head.length >= 36 ? head.readUInt16BE(34) : 0;
  return (glyph, leftmost) => {
    if (!widths || count === 0 || widths.length < 4 * count) return { left: 0, right: 0 };
    const entry = 4 * Math.min(glyph, count - 1);
    const bearingAt = glyph < count ? entry + 2 : 4 * count + 2 * (glyph - count);
    const bearing = bearingAt + 2 <= widths.length ? widths.readInt16BE(bearingAt) : 0;
    return { left: leftmost - bearing, right: leftmost - bearing + widths.readUInt16BE(entry) };
  };
}

function readGlyph(bytes: Buffer, pen: Glyph['pen']): Glyph {
  const contours = bytes.readInt16BE(0);
  return contours < 0 ? readComposite(bytes, pen) : readSimple(bytes, contours, pen);
}

const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const REPEATED = 8;
const SAME_X = 16;
const SAME_Y = 32;

function readSimple(bytes: Buffer, contours: number, pen: Glyph['pen']): Glyph {
  const ends = Array.from({ length: contours }, (_, at) => bytes.readUInt16BE(10 + 2 * at));
  if (ends.some((end, index) => end < (ends[index - 1] ?? 0))) throw new Error('Contours end before they begin.');
  const count = contours === 0 ? 0 : (ends.at(-1) ?? 0) + 1;
  if (count > MOST_POINTS) throw new Error('There are too many points.');
  let at = 10 + 2 * contours;
  const length = contours === 0 ? 0 : bytes.readUInt16BE(at);
  const program = bytes.subarray(at + 2, at + 2 + length);
  at += 2 + length;
  const flags = new Uint8Array(count);
  for (let point = 0; point < count;) {
    const flag = bytes.readUInt8(at++);
    const times = flag & REPEATED ? bytes.readUInt8(at++) + 1 : 1;
    flags.fill(flag, point, point + times);
    point += times;
  }
  const coordinates = (isShort: number, isSame: number): Int32Array => {
    const values = new Int32Array(count);
    let value = 0;
    for (let point = 0; point < count; point++) {
      const flag = flags[point] ?? 0;
      if (flag & isShort) value += flag & isSame ? bytes.readUInt8(at++) : -bytes.readUInt8(at++);
      else if (!(flag & isSame)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      values[point] = value;
    }
    return values;
  };
  const x = coordinates(SHORT_X, SAME_X);
  const y = coordinates(SHORT_Y, SAME_Y);
  return { ends, x, y, onCurve: flags.map((flag) => flag & ON_CURVE), components: [], program, pen };
}

const WORDS = 1;
const ARE_OFFSETS = 2;
const ROUNDS = 4;
const SCALED = 8;
const MORE = 32;
const SCALED_TWICE = 64;
const MATRIX = 128;
const INSTRUCTIONS = 256;

function readComposite(bytes: Buffer, pen: Glyph['pen']): Glyph {
  const components: Component[] = [];
  let at = 10;
  let flags: number;
  const word = (): number => {
    at += 2;
    return bytes.readInt16BE(at - 2);
  };
  const share = (): number => word() / 0x4000;
  do {
    if (components.length >= MOST_COMPONENTS) throw new Error('There are too many parts.');
    flags = word() & 0xffff;
    const glyph = word() & 0xffff;
    const isWide = (flags & WORDS) !== 0;
    const first = isWide ? word() : bytes.readInt8(at++);
    const second = isWide ? word() : bytes.readInt8(at++);
    const matrix: [number, number, number, number] = [1, 0, 0, 1];
    if (flags & SCALED) matrix[0] = matrix[3] = share();
    else if (flags & SCALED_TWICE) [matrix[0], matrix[3]] = [share(), share()];
    else if (flags & MATRIX) for (let entry = 0; entry < 4; entry++) matrix[entry] = share();
    const isMoved = (flags & ARE_OFFSETS) !== 0;
    const mask = isWide ? 0xffff : 0xff;
    components.push({
      glyph,
      matrix,
      offset: isMoved ? { x: first, y: second } : null,
      match: isMoved ? null : { there: first & mask, here: second & mask },
      roundsOffset: (flags & ROUNDS) !== 0,
    });
  } while (flags & MORE);
  const length = flags & INSTRUCTIONS ? word() & 0xffff : 0;
  return {
    ends: [],
    x: new Int32Array(0),
    y: new Int32Array(0),
    onCurve: new Uint8Array(0),
    components,
    program: bytes.subarray(at, at + length),
    pen,
  };
}
