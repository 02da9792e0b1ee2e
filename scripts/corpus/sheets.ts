import type { Block, Line, Sheet } from './blocks.js';
import type { Chance } from './random.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

/** Blocks as a sheet, in a size and a font of its own. */
export function sheetOf({ fonts }: Vocabulary, chance: Chance, blocks: Block[], footer: Line[] = []): Sheet {
  return {
    blocks,
    footer,
    textSize: chance.pick([8, 9, 9, 10, 10, 11]),
    margin: chance.pick([36, 45, 54, 64]),
    font: chance.pick(fonts),
  };
}

/** Where title, letterhead, details and buyer stand. */
export function arranged(chance: Chance, letterhead: Block[], title: Block, meta: Block, bill: Block[]): Block[] {
  const halves = (a: Block[], b: Block[]): Block => ({ type: 'columns', columns: [a, b], widths: [0.55, 0.45] });
  return chance.weighted<() => Block[]>([
    [() => [...letterhead, { type: 'gap', lines: 1 }, title, halves(bill, [meta])], 4],
    [() => [halves(letterhead, [title, meta]), { type: 'gap', lines: 1 }, ...bill], 4],
    [() => [title, halves(letterhead, bill), { type: 'gap', lines: 1 }, meta], 3],
    [() => [halves([title, meta], letterhead), { type: 'gap', lines: 1 }, ...bill], 2],
    [() => [...letterhead, title, meta, { type: 'gap', lines: 1 }, ...bill], 2],
    [() => [halves(bill, letterhead), { type: 'gap', lines: 1 }, title, meta], 1],
  ])();
}
