import { pascalCase } from './names.js';
import type { OpenApiDocument } from './openapi-types.js';
import type { Schemas } from './resource-schemas.js';
import type { WebhookDescription } from './webhook-descriptions.js';

const WEBHOOKS_TAG = 'Webhooks';

/** The messages that the service sends, as OpenAPI 3.1 describes what others receive. */
export function webhooksOf(messages: readonly WebhookDescription[], schemas: Schemas): OpenApiDocument['webhooks'] {
  return Object.fromEntries(
    messages.map((message) => {
      const { name, summary, resource, fieldSet, headers, answers } = message;
      const schema = schemas.add(`${pascalCase(name)}Webhook`, message, () =>
        message.body(schemas.resource(resource, fieldSet, false)),
      );
      const post = {
        operationId: `receive${pascalCase(name)}`,
        summary,
        tags: [WEBHOOKS_TAG],
        security: [],
        parameters: Object.entries(headers).map(([header, about]) => ({
          name: header,
          in: 'header' as const,
          required: true,
          ...about,
        })),
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: Object.fromEntries(
          Object.entries(answers).map(([status, description]) => [status, { description }]),
        ),
      };
      return [name, { post }];
    }),
  );
}
