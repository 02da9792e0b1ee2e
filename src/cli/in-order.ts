/**
 * Does work on items side by side and gives the results in the order of the items.
 * @param width how many are worked on at the same time; results that wait for their turn count too
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    underWay.push(work(item));
    const first = underWay.length >= width ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const rest of underWay) yield await rest;
}
