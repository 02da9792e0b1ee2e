import { defineEvent } from '../platform/events/event.js';

export interface ResourceChangedPayload {
  entityId: string;
  /** The resource's type. */
  type: string;
  id: string;
  /** What was done, as the audit trail calls it. */
  action: string;
}

/** A request changed something of an entity. The audit trail has it by itself. */
export const resourceChanged = defineEvent<ResourceChangedPayload>('resource.changed');
