import { defineEvent } from '../platform/events/event.js';

/** Whose entity it is about. */
export interface EntityPayload {
  entityId: string;
}

/** Its own ABNs, names or accounts changed: invoices that were checked by them have to be checked again. */
export const entityOwnDetailsChanged = defineEvent<EntityPayload>('entity.own_details_changed');
