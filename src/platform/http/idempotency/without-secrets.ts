/** What answers show once only and nobody keeps. */
const SECRETS = ['token', 'secret'];

function omit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !SECRETS.includes(name)));
}

/** The body of an answer with one resource, without the resource's secrets. */
export function withoutSecrets(body: object): object {
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null) return body;
  const shown = omit(data) as Record<string, unknown>;
  return { ...body, data: 'attributes' in shown ? { ...shown, attributes: omit(shown.attributes) } : shown };
}
