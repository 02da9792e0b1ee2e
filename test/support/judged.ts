import { eventually } from './api.js';
import type { Api, ResourceObject } from './api.js';

/** An invoice once it is judged. */
export async function judged(api: Api, id: string): Promise<ResourceObject> {
  const { body } = await eventually(
    () => api.get(`/invoices/${id}`),
    (answer) => answer.body.data.attributes.status === 'processed',
  );
  return body.data as ResourceObject;
}

/** What came of a check of an invoice, or why it was left out. */
export function said(
  { attributes }: ResourceObject,
  type: string,
): { result?: boolean; reason?: string; sentence?: string } | undefined {
  return [...attributes.check_details, ...attributes.checks_left_out].find(
    (one: { type: string }) => one.type === type,
  );
}
