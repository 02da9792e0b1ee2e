/** A page of a list, as every list answers. */
export interface Page<Item> {
  data: readonly Item[];
  meta: { current_page: number; last_page: number };
}

/**
 * Every item of a list, page by page.
 * @param page gets a page by its number, counting from 1: `(number) => client.GET('/invoices', {params: {query: {'page[number]': number}}})`
 * @throws where a page cannot be had, with the message of the service
 */
export async function* pages<Item>(
  page: (number: number) => Promise<{ data?: Page<Item>; error?: { message: string } }>,
): AsyncGenerator<Item, void, undefined> {
  for (let number = 1; ; number += 1) {
    const { data, error } = await page(number);
    if (data === undefined) throw new Error(error?.message ?? 'The page could not be fetched.');
    yield* data.data;
    if (number >= data.meta.last_page) return;
  }
}
