import type { JsonSchema } from '../../platform/json-api/attributes.js';

/** The schema of an event's body, around those of its type and of what it tells of. */
export function eventBody(type: JsonSchema, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['id', 'type', 'created_at', 'data'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      type: { type: 'string', ...type },
      created_at: { type: 'string', format: 'date-time' },
      data,
    },
  };
}
