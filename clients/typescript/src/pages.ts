/** A page of a list, as every list answers. */
export interface Page<Item> {
  data: readonly Item[];
  links: { next: string | null };
}

/**
 * Every item of a list, page by page; each once, also while rows arrive.
 * @param page gets a page by its cursor: `(cursor) => client.GET('/invoices', {params: {query: {'page[cursor]': cursor}}})`
 * @throws where a page cannot be had, with the message of the service
 */
export async function* pages<Item>(
  page: (cursor: string) => Promise<{ data?: Page<Item>; error?: { message: string } }>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor: string | null = 'first'; cursor !== null;) {
    const { data, error }: { data?: Page<Item>; error?: { message: string } } = await page(cursor);
    if (data === undefined) throw new Error(error?.message ?? 'The page could not be fetched.');
    yield* data.data;
    cursor = data.links.next === null ? null : new URL(data.links.next).searchParams.get('page[cursor]');
  }
}
