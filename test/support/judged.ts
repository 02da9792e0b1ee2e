import { BEING_CHECKED } from '../../src/invoices/until-checked.js';
import { eventually } from './api.js';
import type { Api, ResourceObject } from './api.js';

/** An invoice once it is judged, as it is now. */
export async function judged(api: Api, id: string): Promise<ResourceObject> {
  const { body } = await eventually(
    () => api.get(`/invoices/${id}`),
    ({ body: { data } }) =>
      data.attributes.status === 'processed' &&
      data.attributes.checks_left_out.every(({ reason }: { reason: string }) => reason !== BEING_CHECKED),
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
