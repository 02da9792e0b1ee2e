import { useQuery } from '@tanstack/react-query';
import { answer, managementApi } from '../api/client';
import { useSession } from './session';

/** Somebody who can be named: as an assignee, or as whoever decided. */
export interface Person {
  id: string;
  name: string;
}

const SIZE = 100;
/** More people than this are found by typing, not by scrolling. */
const MOST_PAGES = 5;

/** The people of the organization by name, for whoever may read them; else oneself alone. */
export function usePeople(): { people: readonly Person[]; nameOf: (id: string) => string | null } {
  const session = useSession();
  const may =
    session?.organization?.abilities.includes('user:read') === true ||
    session?.entities.some(({ abilities }) => abilities.includes('user:read')) === true;
  const { data } = useQuery({
    queryKey: ['people'],
    enabled: may,
    staleTime: 60_000,
    queryFn: async () => {
      const people: Person[] = [];
      for (let number = 1; number <= MOST_PAGES; number += 1) {
        const query = { 'page[size]': SIZE, 'page[number]': number, sort: ['name' as const] };
        const page = await answer(managementApi.GET('/users', { params: { query } }));
        people.push(...page.data.map(({ id, name }) => ({ id, name: name ?? '' })));
        if (people.length >= page.meta.total) break;
      }
      return people;
    },
  });
  const self = session?.user ? [{ id: session.user.id, name: session.user.name }] : [];
  const people = data ?? self;
  return { people, nameOf: (id) => people.find((one) => one.id === id)?.name ?? null };
}
