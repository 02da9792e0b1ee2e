import createClient, { createQuerySerializer } from 'openapi-fetch';
import type { paths } from './interface.js';
import type { paths as managementPaths } from './management.js';

/** What a stranger writes against the generated types: it compiles under strict, and says what it saw. */
export async function useInterface(http: string, key: string, organizationKey: string): Promise<object> {
  // Lists are one parameter, separated by commas, as the description says (`explode: false`).
  const querySerializer = createQuerySerializer({ array: { style: 'form', explode: false } });
  const main = createClient<paths>({
    baseUrl: `${http}/api`,
    headers: { Authorization: `Bearer ${key}` },
    querySerializer,
  });
  const management = createClient<managementPaths>({
    baseUrl: `${http}/management/v1`,
    headers: { Authorization: `Bearer ${organizationKey}` },
    querySerializer,
  });

  const uploaded = await main.POST('/invoices', {
    params: { query: { 'fields[invoices]': ['status', 'original_file_name'] }, header: { 'Idempotency-Key': 'one' } },
    body: { file: new File(['%PDF-1.7 typed'], 'typed.pdf') },
    bodySerializer: ({ file }) => {
      const form = new FormData();
      form.append('file', file);
      return form;
    },
  });
  if (!uploaded.data) throw new Error(uploaded.error.message);
  const name: string | undefined = uploaded.data.data.attributes.original_file_name;

  const listed = await main.GET('/invoices', {
    params: {
      query: {
        'page[size]': 5,
        'filter[status]': ['queued', 'reading', 'processed', 'failed', 'invalid'],
        sort: ['-created_at'],
        'fields[invoices]': ['status'],
      },
    },
  });
  if (!listed.data) throw new Error(listed.error.message);
  const total: number = listed.data.meta.total;
  const next: string | null = listed.data.links.next;

  const invoice = uploaded.data.data.id;
  const got = await main.GET('/invoices/{invoice}', { params: { path: { invoice } } });
  const results: { type: string; result: boolean }[] = got.data?.data.attributes.check_results ?? [];

  const missing = await main.GET('/invoices/{invoice}', { params: { path: { invoice: 'none' } } });
  const message: string | undefined = missing.error?.message;

  const created = await management.POST('/entities', { body: { name: 'Typed Pty Ltd' } });
  if (!created.data) throw new Error(created.error.message);
  const entity = created.data.data.id;
  const issued = await management.POST('/entities/{entity}/api-keys', {
    params: { path: { entity } },
    body: { name: 'Typed', abilities: ['invoice:read'] },
  });
  const token: string | undefined = issued.data?.data.token;
  const refused = await management.POST('/entities', { body: { name: '' } });
  const errors: string[] = refused.response.status === 422 ? Object.keys(refused.error ?? {}) : [];

  return { name, total, next, results, message, entityName: created.data.data.name, token, errors };
}
