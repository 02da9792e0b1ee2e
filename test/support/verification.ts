import { expect } from '@jest/globals';
import type { Api, ResourceObject } from './api.js';
import { eventually } from './api.js';

/** What a verification is asked with; every part can be replaced. */
export function details(replaced: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    business_name: 'Harbour Lane Joinery Pty Ltd',
    business_abn: '53 004 085 616',
    individual_name: 'Jane Citizen',
    individual_mobile: '0412 345 678',
    account_name: 'Harbour Lane Joinery',
    account_bsb: '062 000',
    account_number: '1234-5678',
    ...replaced,
  };
}

/** Creates a verification and gives it as answered. */
export async function createVerification(api: Api, replaced: Record<string, unknown> = {}): Promise<ResourceObject> {
  const answer = await api.post('/verifications', details(replaced));
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.data as ResourceObject;
}

/** Waits until a verification has this status. */
export async function untilStatus(api: Api, id: string, status: string): Promise<ResourceObject> {
  const answer = await eventually(
    () => api.get(`/verifications/${id}`),
    ({ body }) => body.data.attributes.status === status,
  );
  return answer.body.data as ResourceObject;
}
