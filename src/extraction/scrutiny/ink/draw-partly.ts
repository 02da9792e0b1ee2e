import type { TextPage } from '../../pages/text-layer/text-page.js';

/** Items of an operation that shows text: characters, and numbers that move the pen. */
type Items = readonly (object | number | null)[];

/**
 * A page that shows of some of its text operations certain characters only. The others move the pen all the same.
 *
 * @param partly by operation the items that are shown.
 */
export function drawnPartly(page: TextPage, partly: ReadonlyMap<number, ReadonlySet<number>>): TextPage {
  if (partly.size === 0) return page;
  const { argsArray } = page.operations as { argsArray: unknown[] };
  const inParts = async <T>(draw: () => Promise<T>): Promise<T> => {
    const whole = [...partly].map(([operation, shown]) => {
      const before = argsArray[operation] as [Items];
      argsArray[operation] = [before[0].map((item, at) => (isCharacter(item) && !shown.has(at) ? unseen(item) : item))];
      return [operation, before] as const;
    });
    try {
      return await draw();
    } finally {
      for (const [operation, before] of whole) argsArray[operation] = before;
    }
  };
  return {
    ...page,
    draw: (...given) => inParts(() => page.draw(...given)),
    drawBoth: (...given) => inParts(() => page.drawBoth(...given)),
    drawInk: (...given) => inParts(() => page.drawInk(...given)),
  };
}

const isCharacter = (item: object | number | null): item is object => typeof item === 'object' && item !== null;

/** A character that the library draws nothing for, as wide as another. */
const unseen = (character: object): object => ({
  ...character,
  isInFont: false,
  fontChar: ' ',
  accent: null,
  operatorListId: undefined,
});
