import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { nameKey } from '../text/fold.js';
import type { NameValue } from './names.js';

/** What a line says, or two lines one below the other. */
interface Printing {
  key: string;
  words: ReadonlySet<unknown>;
  lines: number;
}

const keysOf = new WeakMap<Scan, Printing[]>();

function keys(scan: Scan): Printing[] {
  const known = keysOf.get(scan);
  if (known) return known;
  const keyed = (...lines: Segment[]): Printing => ({
    key: ` ${nameKey(lines.map((line) => line.text).join(' '))} `,
    words: new Set(lines.flatMap((line) => line.words)),
    lines: lines.length,
  });
  const found = scan.layouts.flatMap((layout) => [
    ...layout.segments.map((segment) => keyed(segment)),
    ...layout.blocks.flatMap((block) => block.slice(1).map((line, at) => keyed(block[at] as Segment, line))),
  ]);
  keysOf.set(scan, found);
  return found;
}

/** Whether a document prints a name of two words or more also in another place, in one line or in up to two. */
export function isPrintedElsewhere(scan: Scan, name: NameValue, mostLines: 1 | 2 = 2): boolean {
  const key = nameKey(name.text);
  if (!key.includes(' ')) return false;
  return keys(scan).some(
    (one) => one.lines <= mostLines && one.key.includes(` ${key} `) && !name.words.some((word) => one.words.has(word)),
  );
}
