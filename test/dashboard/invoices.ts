import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import type { Stage } from './stage.js';

/** A supplier that no other test knows. */
export const KEYBOARD_JOINERY = {
  businessName: 'Keyboard Joinery Pty Ltd',
  accountName: 'Keyboard Joinery',
  abn: '51 824 753 556',
};

/** Uploads an invoice, and waits until it is read. Its id. */
export async function upload(stage: Stage, invoice: SampleInvoice): Promise<string> {
  const { api } = stage.service;
  const { status, body } = await api.upload('/invoices', await invoicePdf(invoice), `${randomUUID()}.pdf`);
  expect(status).toBe(201);
  await eventually(
    () => api.get(`/invoices/${body.data.id}`),
    (answer) => answer.body.data.attributes.status === 'processed',
  );
  return body.data.id as string;
}

/** The row of a list in which some text stands. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Waits until the first page of the document of a review is there to look at. */
export const drawn = (page: Page): Promise<void> => page.getByRole('img', { name: 'Page 1' }).waitFor();
