import { defineEvent } from '../platform/events/event.js';

/** Whose entity it is about. */
export interface EntityPayload {
  entityId: string;
}

/** It says otherwise than before which ABNs, names and accounts are its own: what was judged by that is to be judged again. */
export const entityOwnDetailsChanged = defineEvent<EntityPayload>('entity.own_details_changed');
