import type { ReadDocument } from '../../../src/extraction/document.js';
import { readFields } from '../../../src/extraction/fields/read-fields.js';
import { pageOf } from './page-of-text.js';

/** The fields of a page of text. */
export const read = (text: string): Partial<ReadDocument['fields']> => readFields([pageOf(text)])[0]?.fields ?? {};

/** An invoice between a letterhead and what it says of payment. */
export const letter = (head: string, payment: string): string => `
${head}

TAX INVOICE
Invoice number: 40718
Date: 3 August 2026

Bill to:
Kestrel Street Medical
8 Kestrel Street, Ashgrove QLD 4060

Pump repair, workshop                 330.00
GST                                    30.00
Total                               $ 330.00

${payment}
`;

/** What most letters say of payment. */
export const PAYMENT = `
Account name: Marlin Creek Pty Ltd
BSB: 062-204   Account number: 30718842
`;
