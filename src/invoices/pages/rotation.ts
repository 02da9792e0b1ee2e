import type { PageView } from '../../extraction/document.js';
import { nearestQuarterTurn } from '../../extraction/pages/geometry.js';

/** How an upright page lies in its file, and its size. */
interface LyingPage {
  view: PageView | null;
  width: number;
  height: number;
}

/** By how many degrees a page of a file is turned clockwise to be upright, to the nearest quarter turn. */
export function rotationOf({ view, width, height }: LyingPage): 0 | 90 | 180 | 270 {
  if (view === null) return 0;
  if (view.from === 'text') return view.turned;
  const [topLeft, topRight, , bottomLeft] = view.corners;
  if (!topLeft || !topRight || !bottomLeft) return 0;
  // Both are shares of the width of the file's page, whose proportions are not known.
  const along = (topRight[0] - topLeft[0]) / width;
  const down = (topLeft[0] - bottomLeft[0]) / height;
  return nearestQuarterTurn((-Math.atan2(down, along) * 180) / Math.PI);
}
