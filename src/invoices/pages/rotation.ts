import type { PageView } from '../../extraction/document.js';
import { nearestQuarterTurn } from '../../extraction/pages/geometry.js';

/** By how many degrees a page of a file is turned clockwise to be upright, to the nearest quarter turn. */
export function rotationOf(view: PageView | null): 0 | 90 | 180 | 270 {
  if (view === null) return 0;
  if (view.from === 'text') return view.turned;
  const [topLeft, topRight] = view.corners;
  if (!topLeft || !topRight) return 0;
  const degrees = (Math.atan2(topRight[1] - topLeft[1], topRight[0] - topLeft[0]) * 180) / Math.PI;
  return nearestQuarterTurn(-degrees);
}
