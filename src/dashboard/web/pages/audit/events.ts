import { flatListIn, listIn, mainApi, managementApi, answer, oneIn } from '../../api/client';
import type { ManagementComponents } from '../../api/client';

/** An event of the audit trail. */
export type AuditEvent = Required<ManagementComponents['schemas']['AuditEvent']>;

/** What narrows the list down. */
export interface EventFilters {
  'filter[action]'?: string | undefined;
  'filter[actor]'?: AuditEvent['actor'][] | undefined;
  'filter[subject_id]'?: string | undefined;
  'filter[created_from]'?: string | undefined;
  'filter[created_to]'?: string | undefined;
}

/** Where events are read: at an entity, or for the whole organization, which has its people and keys as well. */
export interface EventSource {
  list(query: EventFilters & { 'page[size]': number; 'page[number]': number }): Promise<{
    rows: AuditEvent[];
    total: number;
  }>;
  one(id: string): Promise<AuditEvent>;
  /** The address under which the list can be downloaded. */
  address: string;
}

export function eventsOfEntity(entityId: string): EventSource {
  const main = mainApi(entityId);
  return {
    list: async (query) => {
      const { rows, total } = await listIn(main.GET('/audit-events', { params: { query } }));
      return { rows: rows.map(({ id, attributes }) => ({ id, ...attributes })), total };
    },
    one: async (id) => {
      const { attributes } = await oneIn(main.GET('/audit-events/{event}', { params: { path: { event: id } } }));
      return { id, ...attributes };
    },
    address: `/dashboard/api/${entityId}/audit-events`,
  };
}

export const EVENTS_OF_ORGANIZATION: EventSource = {
  list: (query) => flatListIn(managementApi.GET('/audit-events', { params: { query } })),
  one: async (id) => {
    const path = { event: id };
    return (await answer(managementApi.GET('/audit-events/{event}', { params: { path } }))).data as AuditEvent;
  },
  address: '/dashboard/management/audit-events',
};
