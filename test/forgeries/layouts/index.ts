import { boxed, columns, footer, prose, ruled, sidebar, slip } from './columns.js';
import type { Layout } from './layout.js';
import { across, atTheTop, dense, landscape, small } from './others.js';

export type { Layout } from './layout.js';

const MAKERS = [columns, footer, boxed, across, prose, ruled, atTheTop, slip, landscape, small, dense, sidebar];

/** Every layout, made anew: what is done to one document is not done to the next. */
export const layouts = (): Layout[] => MAKERS.map((make) => make());

/** A layout by its place in turn, or by its name. */
export function layoutAt(which: number | string): Layout {
  if (typeof which === 'number') return (MAKERS[which % MAKERS.length] as () => Layout)();
  const found = layouts().find(({ name }) => name === which);
  if (!found) throw new Error(`no layout ${which}`);
  return found;
}
