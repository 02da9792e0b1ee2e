import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { nameKey } from '../text/fold.js';
import type { NameValue } from './names.js';

const keysOf = new WeakMap<Scan, { key: string; words: ReadonlySet<unknown> }[]>();

function keys(scan: Scan): { key: string; words: ReadonlySet<unknown> }[] {
  const known = keysOf.get(scan);
  if (known) return known;
  const keyed = (...lines: Segment[]) => ({
    key: ` ${nameKey(lines.map((line) => line.text).join(' '))} `,
    words: new Set(lines.flatMap((line) => line.words)),
  });
  const found = scan.layouts.flatMap((layout) => [
    ...layout.segments.map((segment) => keyed(segment)),
    ...layout.blocks.flatMap((block) => block.slice(1).map((line, at) => keyed(block[at] as Segment, line))),
  ]);
  keysOf.set(scan, found);
  return found;
}

/** Whether a document prints a name of two words or more also in another place, in one line or in two. */
export function isPrintedElsewhere(scan: Scan, name: NameValue): boolean {
  const key = nameKey(name.text);
  if (!key.includes(' ')) return false;
  return keys(scan).some((line) => line.key.includes(` ${key} `) && !name.words.some((word) => line.words.has(word)));
}
