import { BUILT_IN_RULES } from '../rules/built-in-rules.js';

/** An invoice as `GET /api/invoices/{invoice}` answers it. */
export interface ShownInvoice {
  id: string;
  attributes: {
    status: string;
    failure_reason: string | null;
    check_results: { type: string; result: boolean }[];
    [field: string]: unknown;
  };
}

const FIELDS = [
  ['Supplier', 'extracted_business_name'],
  ['ABN', 'extracted_business_abn'],
  ['Account name', 'extracted_account_name'],
  ['BSB', 'extracted_account_bsb'],
  ['Account number', 'extracted_account_number'],
  ['Invoice number', 'extracted_invoice_number'],
] as const;

/** What was read and what the checks say, for a person. */
export function showInvoice({ id, attributes }: ShownInvoice, http: string): string {
  const lines = [
    '',
    `Invoice ${id} is ${attributes.status}${attributes.failure_reason ? `: ${attributes.failure_reason}` : ''}`,
    '',
  ];
  for (const [label, field] of FIELDS) lines.push(`  ${label.padEnd(16)}${String(attributes[field] ?? 'not found')}`);
  lines.push('');
  for (const { type, result } of attributes.check_results) {
    const description = BUILT_IN_RULES.find((rule) => rule.name === type)?.description ?? '';
    lines.push(`  ${result ? '✓' : '✗'} ${type.padEnd(24)}${description}`);
  }
  lines.push('', `The same over REST: GET ${http}/api/invoices/${id}`, '', '');
  return lines.join('\n');
}
