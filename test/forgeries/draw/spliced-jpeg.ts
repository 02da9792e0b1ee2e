const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
const FRAMES = [0xc0, 0xc2];

interface Segment {
  marker: number;
  bytes: Buffer;
}

/** The segments of a JPEG from its start to its end, a scan with its data. */
function segmentsOf(jpeg: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at + 1] !== END[1]; ) {
    const marker = jpeg[at + 1] as number;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (marker === SCAN) while (jpeg[end] !== 0xff || jpeg[end + 1] === 0) end++;
    segments.push({ marker, bytes: jpeg.subarray(at, end) });
    at = end;
  }
  return segments;
} // prettier-ignore

/** One JPEG whose frame holds the scans of two, of one size and with the same levels. */
export function twoInOneFrame(first: Buffer, second: Buffer): Buffer {
  const scansOf = (jpeg: Buffer): Buffer[] => {
    const segments = segmentsOf(jpeg);
    const frame = segments.findIndex(({ marker }) => FRAMES.includes(marker));
    return segments.slice(frame + 1).map(({ bytes }) => bytes);
  };
  return Buffer.concat([first.subarray(0, -END.length), ...scansOf(second), END]);
}

/** One JPEG with the frame of a second picture behind the scans of the first, before its end. */
export const twoFrames = (first: Buffer, second: Buffer): Buffer =>
  Buffer.concat([first.subarray(0, -END.length), second.subarray(2)]);

/** One JPEG that begins again before it ended. */
export const begunTwice = (first: Buffer, second: Buffer): Buffer =>
  Buffer.concat([first.subarray(0, -END.length), second]);
