import { useQuery } from '@tanstack/react-query';
import { listIn, mainApi } from '../../../api/client';
import type { MainComponents, Whole } from '../../../api/client';
import { keyOf } from '../../../api/live';
import { queryClient } from '../../../api/query-client';
import type { InboxSearch } from '../search';
import { viewFilters } from './view-search';

export type View = Whole<MainComponents['schemas']['View']>;

const LISTED = { 'filter[list]': ['invoices' as const], 'page[size]': 100 };

/** One's own views of the inbox, and those that are shared. */
export function useViews(entityId: string): readonly View[] {
  const { data } = useQuery({
    queryKey: keyOf(entityId, 'views'),
    queryFn: () => listIn(mainApi(entityId).GET('/views', { params: { query: LISTED } })),
    staleTime: 60_000,
  });
  return data?.rows ?? [];
}

/** Saves a view, in the place of one's own of the same name. */
export async function saveView(
  entityId: string,
  view: { name: string; shared: boolean; search: InboxSearch; columns: readonly string[] },
  self: string | null,
  views: readonly View[],
): Promise<void> {
  const { name, shared, search, columns } = view;
  const body = {
    name,
    list: 'invoices',
    filters: viewFilters(search, self),
    sort: search.sort ?? null,
    columns: [...columns],
    shared,
  } as const;
  const own = views.find(({ attributes }) => attributes.user_id === self && attributes.name === name);
  const main = mainApi(entityId);
  if (own === undefined) await main.POST('/views', { body: { ...body, columns: [...columns] } });
  else
    await main.PUT('/views/{view}', { params: { path: { view: own.id } }, body: { ...body, columns: [...columns] } });
  await queryClient.invalidateQueries({ queryKey: keyOf(entityId, 'views') });
}

export async function removeView(entityId: string, id: string): Promise<void> {
  await mainApi(entityId).DELETE('/views/{view}', { params: { path: { view: id } } });
  await queryClient.invalidateQueries({ queryKey: keyOf(entityId, 'views') });
}
