import type { JsonSchema } from './attributes.js';

/** The schema of an object that always has all of these properties. */
export function objectSchema(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    required: Object.keys(properties),
    properties,
  };
}
