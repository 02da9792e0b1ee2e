import type { Box, Word } from '../../document.js';
import { area, intersect, shareInside, union } from '../geometry.js';
import type { PageContent } from './content/page-content.js';

/** Parts of a page that may hold text outside of its text layer are at least so large, in points. */
const LEAST_WIDTH = 24;
const LEAST_HEIGHT = 7;

/** A part that is more covered by words than this is their background. */
const MOST_COVERED = 0.15;

/** A part larger than this share of the page is its background too, or a scan, which is dealt with elsewhere. */
const LARGEST_SHARE = 0.6;

/** Outlined letters closer than this belong to one part, in points. */
const NEAR = 12;

const LEAST_SHAPES = 4;
const MOST_REGIONS = 8;

/** Pictures, and letters as outlines or pictures, on a page that its text layer says nothing of, the largest first. */
export function unreadRegions(content: PageContent, words: readonly Word[]): Box[] {
  const page: Box = { x0: 0, y0: 0, x1: content.width, y1: content.height };
  const small = content.pictures.map(({ box }) => box).filter(({ x0, x1 }) => x1 - x0 < LEAST_WIDTH);
  const uncoveredShapes = [...content.shapes, ...small].filter(
    (shape) => !words.some((word) => shareInside(shape, word.box) > 0.5),
  );
  return [...content.pictures.map(({ box }) => intersect(box, page)), ...clusters(uncoveredShapes)]
    .filter((box) => box.x1 - box.x0 >= LEAST_WIDTH && box.y1 - box.y0 >= LEAST_HEIGHT)
    .filter((box) => area(box) <= LARGEST_SHARE * area(page) && coverage(box, words) <= MOST_COVERED)
    .sort((a, b) => area(b) - area(a))
    .slice(0, MOST_REGIONS);
}

function coverage(box: Box, words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + area(intersect(word.box, box)), 0) / area(box);
}

function clusters(shapes: readonly Box[]): Box[] {
  const groups: { box: Box; count: number }[] = [];
  for (const shape of shapes.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    let group = { box: shape, count: 1 };
    for (let at = groups.length - 1; at >= 0; at--) {
      const other = groups[at] as (typeof groups)[number];
      if (!isNear(other.box, group.box)) continue;
      group = { box: union(other.box, group.box), count: other.count + group.count };
      groups.splice(at, 1);
    }
    groups.push(group);
  }
  return groups.filter(({ count }) => count >= LEAST_SHAPES).map(({ box }) => box);
}

function isNear(a: Box, b: Box): boolean {
  return a.x0 - NEAR < b.x1 && b.x0 - NEAR < a.x1 && a.y0 - NEAR < b.y1 && b.y0 - NEAR < a.y1;
}
