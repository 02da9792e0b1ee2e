import { randomUUID } from 'node:crypto';
import type { Api, Answer } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { Operation, Schema } from './operations.js';

/** Values that a field is known to take, where its schema alone does not tell. */
const VALUES: Record<string, unknown> = {
  business_abn: '53004085616',
  account_bsb: '062-000',
  account_number: '12345678',
  abns: ['53004085616'],
  individual_name: 'Ada Example',
  individual_mobile: '0412 345 678',
  value: 'Example',
  verifications: [{ business_name: 'Example' }],
  assignee: '01932d3e-0000-7000-8000-123456789012',
  url: 'https://93.184.215.14/hooks',
  sender: 'supplier.example',
  conditions: { all: [{ fact: 'documentIsInvoice', operator: 'equal', value: true }] },
};

/** A body that the schema of an operation allows, with required fields alone. */
export function sampleBody(schema: Schema): Record<string, unknown> {
  const wanted = new Set([
    ...((schema.required as string[] | undefined) ?? []),
    ...REACHABLE.filter((one) => one in schema.properties),
  ]);
  return Object.fromEntries([...wanted].map((name) => [name, VALUES[name] ?? sampleValue(schema.properties[name])]));
}

/** One of several ways to reach somebody is needed, which no field alone says. */
const REACHABLE = ['individual_mobile', 'value', 'assignee'];

function sampleValue(schema: Schema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleValue(schema.anyOf[0]);
  const type = [schema.type].flat()[0];
  if (type === 'array') return [sampleValue(schema.items)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'object') return sampleBody(schema);
  if (schema.format === 'date-time') return new Date(Date.now() + 86_400_000).toISOString();
  if (schema.format === 'uuid') return randomUUID();
  // Names that programs read.
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern).test('Example')) return 'example';
  return 'Example';
}

/** Sends what an operation takes, in its right form. */
export async function sendSample(api: Api, { method, body }: Operation, path: string): Promise<Answer> {
  if (body?.kind === 'file') return api.upload(path, await invoicePdf(), 'sample.pdf');
  return api.request(method, path, body === null ? undefined : sampleBody(body.schema));
}
