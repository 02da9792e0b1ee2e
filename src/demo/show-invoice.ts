/** An invoice as `GET /api/invoices/{invoice}` answers it. */
export interface ShownInvoice {
  id: string;
  attributes: {
    status: string;
    failure_reason: string | null;
    check_details: { type: string; result: boolean; sentence: string }[];
    checks_left_out: { type: string; reason: string }[];
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

/** What was read and what the checks say, for a person. `page` is the address of its review; null if no pages are served. */
export function showInvoice({ id, attributes }: ShownInvoice, http: string, page: string | null): string {
  const lines = [
    '',
    `Invoice ${id} is ${attributes.status}${attributes.failure_reason ? `: ${attributes.failure_reason}` : ''}`,
    '',
  ];
  for (const [label, field] of FIELDS) lines.push(`  ${label.padEnd(16)}${String(attributes[field] ?? 'not found')}`);
  lines.push('');
  for (const { type, result, sentence } of attributes.check_details)
    lines.push(`  ${result ? '✓' : '✗'} ${type.padEnd(32)}${sentence}`);
  for (const { type, reason } of attributes.checks_left_out) lines.push(`  - ${type.padEnd(32)}${reason}`);
  lines.push('', `The same over REST: GET ${http}/api/invoices/${id}`);
  if (page !== null) lines.push(`In the dashboard:   ${page}`);
  lines.push('', '');
  return lines.join('\n');
}
