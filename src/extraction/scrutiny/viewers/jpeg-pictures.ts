const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const LEVELS = 0xdb;
const RESTARTS = 0xdd;

/** Frames that all programs show: baseline, extended and progressive; the others (lossless, arithmetic, in layers) hardly any does. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
const ODD_MARKERS = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf]);

const COEFFICIENTS = 64;
const NOT_YET = -1;

/** How far each coefficient of a component has been coded: the bits that are still to come, `NOT_YET` before the first scan of it. */
type Coded = Map<number, Int8Array>;

interface Segment {
  marker: number;
  contents: Buffer;
  /** Where what follows begins. */
  next: number;
}

interface Frame {
  progressive: boolean;
  coded: Coded;
}

/** The segment that begins at a place, behind any bytes that fill up; where the file ends, its end. Null if none begins there. */
function segmentAt(file: Buffer, start: number): Segment | null {
  let at = start;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] === 0xff) at++;
  if (at + 4 > file.length) return { marker: END, contents: Buffer.alloc(0), next: file.length };
  if (file[at] !== 0xff) return null;
  const next = at + 2 + file.readUInt16BE(at + 2);
  return { marker: file[at + 1] as number, contents: file.subarray(at + 4, next), next };
}

/**
 * Whether a JPEG codes one picture once, as encoders do (ITU-T T.81, B.2 and G.1): each coefficient of each component is given in one scan,
 * and only made finer by further ones. A second picture in the scans, or in a frame behind them, is shown by some programs and passed
 * over by others. What stands behind the end of the picture is not looked at: no program shows it as the page.
 */
export function codesOnePicture(file: Buffer): boolean {
  let frame: Frame | null = null;
  let restarts = 0;
  let at = 2;
  for (;;) {
    const segment = segmentAt(file, at);
    if (!segment) return false;
    const { marker, contents, next } = segment;
    if (marker === END) break;
    if (marker === START || ODD_MARKERS.has(marker)) return false;
    if (FRAMES.has(marker)) {
      if (frame) return false;
      frame = frameOf(marker, contents);
      if (!frame) return false;
    }
    if (marker === LEVELS && frame && isBegun(frame)) return false;
    if (marker === RESTARTS && contents.length >= 2) restarts = contents.readUInt16BE(0);
    at = next;
    if (marker !== SCAN) continue;
    if (!frame || !takeScan(frame, contents)) return false;
    const end = afterScan(file, at, restarts > 0);
    if (end === null) return false;
    at = end;
  }
  return frame !== null && isBegun(frame);
}

/** @returns null where it is of no eight bits, or leaves open how high it is */
function frameOf(marker: number, segment: Buffer): Frame | null {
  const [bits, high, low, count] = [segment[0], segment[1], segment[2], segment[5] ?? 0];
  if (bits !== 8 || (high === 0 && low === 0) || segment.length < 6 + 3 * count) return null;
  const coded: Coded = new Map();
  for (let at = 6; at < 6 + 3 * count; at += 3)
    coded.set(segment[at] as number, new Int8Array(COEFFICIENTS).fill(NOT_YET));
  return coded.size === count ? { progressive: marker === PROGRESSIVE, coded } : null;
}

const isBegun = ({ coded }: Frame): boolean => [...coded.values()].some(([first]) => first !== NOT_YET);

/** Notes what a scan codes. @returns whether it is the next one of the same picture */
function takeScan({ progressive, coded }: Frame, segment: Buffer): boolean {
  const count = segment[0] ?? 0;
  const [first, last, bits] = segment.subarray(1 + 2 * count);
  if (first === undefined || last === undefined || bits === undefined) return false;
  const [from, to] = progressive ? [first, last] : [0, COEFFICIENTS - 1];
  const [before, after] = progressive ? [bits >> 4, bits & 15] : [0, 0];
  if (to >= COEFFICIENTS || to < from) return false;
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const known = coded.get(segment[at] as number);
    if (!known) return false;
    for (let coefficient = from; coefficient <= to; coefficient++) {
      const isNext =
        before === 0 ? known[coefficient] === NOT_YET : known[coefficient] === before && after === before - 1;
      if (!isNext) return false;
      known[coefficient] = after;
    }
  }
  return true;
}

/** Where the data of a scan ends; null where its restarts are not in order, at which programs go on in different places. */
function afterScan(file: Buffer, start: number, hasRestarts: boolean): number | null {
  let next = 0;
  for (let at = file.indexOf(0xff, start); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] as number;
    if (marker === 0xff) at++;
    else if (marker === 0) at += 2;
    else if (marker >= 0xd0 && marker <= 0xd7) {
      if (!hasRestarts || marker !== 0xd0 + next) return null;
      next = (next + 1) % 8;
      at += 2;
    } else return at;
  }
  return file.length;
}

const PROFILE_SEGMENT = 0xe2;
const PROFILE_NAME = Buffer.from('ICC_PROFILE\0', 'latin1');

/**
 * Whether the segments of a JPEG hold one colour profile at most, in parts that are numbered from one on (ICC.1, annex B.4): of two, some programs
 * follow the first and others the last.
 */
export function hasOneProfile(file: Buffer): boolean {
  const parts: [number: number, of: number][] = [];
  const length = PROFILE_NAME.length;
  let segment = segmentAt(file, 2);
  for (; segment && segment.marker !== SCAN && segment.marker !== END; segment = segmentAt(file, segment.next))
    if (segment.marker === PROFILE_SEGMENT && segment.contents.subarray(0, length).equals(PROFILE_NAME))
      parts.push([segment.contents[length] ?? 0, segment.contents[length + 1] ?? 0]);
  return parts.every(([number, of], at) => number === at + 1 && of === parts.length);
}
