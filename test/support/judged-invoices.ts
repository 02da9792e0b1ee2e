import { invoicePdf } from './invoice-pdf.js';
import type { SampleInvoice } from './invoice-pdf.js';
import type { Api, ResourceObject } from './api.js';
import { judged } from './judged.js';
import { TestService } from './service.js';
import { neighbourOf } from './tenants.js';

/** Another account than Harbour Lane's. */
export const OTHER_ACCOUNT = { accountNumber: '8765 4329' };

let count = 0;

/** A number that no invoice of the suite has. */
export function nextNumber(): string {
  return `HL-${(count += 1)}`;
}

/** The invoices of one organization, and what was learnt of its suppliers. */
export class JudgedInvoices {
  constructor(
    readonly service: TestService,
    readonly api: Api,
  ) {}

  /** Uploads an invoice of Harbour Lane's, or another that is given, and waits until it is judged. */
  async invoice(given: SampleInvoice = {}): Promise<ResourceObject> {
    const bytes = await invoicePdf({ invoiceNumber: nextNumber(), ...given });
    const { status, body } = await this.api.upload('/invoices', bytes, 'invoice.pdf');
    expect(status).toBe(201);
    return judged(this.api, body.data.id as string);
  }

  async suppliers(): Promise<ResourceObject[]> {
    return (await this.api.get('/suppliers')).body.data;
  }
}

/** One service for the suite, and a sandbox of its own for each test. */
export function useJudgedInvoices(): () => JudgedInvoices {
  let service: TestService;
  let invoices: JudgedInvoices;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.remove());
  beforeEach(async () => {
    invoices = new JudgedInvoices(service, await neighbourOf(service, 'sandbox'));
  });
  return () => invoices;
}
