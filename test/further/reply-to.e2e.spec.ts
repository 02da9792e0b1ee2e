import type { ResourceObject } from '../support/api.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

const RULE = 'reply_to_matches_sender';
const OWN = 'ar@supplier.example';
const OTHER = 'ar@evil.example';

/** Header lines of a message, and what the rule has to say of them: nothing where it must be left out. */
const MESSAGES: Record<string, { fields: string[]; expected: boolean | undefined }> = {
  none: { fields: [], expected: true },
  own: { fields: [`Reply-To: "Accounts, Perth" <${OWN}>`], expected: true },
  two: { fields: [`Reply-To: ${OWN}, ${OTHER}`], expected: false },
  second: { fields: [`Reply-To: ${OWN}`, `Reply-To: ${OTHER}`], expected: false },
  group: { fields: [`Reply-To: Accounts: ${OWN}, ${OTHER};`], expected: false },
  route: { fields: [`Reply-To: <@evil.example:${OWN}>`], expected: undefined },
  quoted: { fields: ['Reply-To: "ar@evil.example, "@supplier.example'], expected: undefined },
  name: { fields: [`Reply-To: "${OWN}" <${OTHER}>`], expected: false },
  place: { fields: [`Reply-To: ${OWN}, "pay me"@elsewhere.example`], expected: undefined },
  encoded: { fields: [`Reply-To: =?utf-8?q?ar=40evil.example=2C?= <${OWN}>`], expected: undefined },
};

describe('where replies to an emailed invoice go', () => {
  let service: TestService;

  beforeAll(async () => {
    // Nobody answers there: who sent a message is not known, where answers go is.
    service = await TestService.start({ SENDER_AUTHENTICATION: 'true', DNS_SERVERS: '127.0.0.1:1' });
  });
  afterAll(() => service.remove());

  it('is judged by every address of every field, and left out where that cannot be told for sure', async () => {
    const { inbox } = service.credentials;
    for (const [name, { fields }] of Object.entries(MESSAGES)) {
      const pdf = await invoicePdf({ invoiceNumber: `HL-${name}` });
      const lines = [
        `From: Accounts <${OWN}>`,
        `To: ${inbox}`,
        ...fields,
        `Subject: ${name}`,
        `Message-ID: <${name}@supplier.example>`,
        'MIME-Version: 1.0',
        'Content-Type: application/pdf',
        `Content-Disposition: attachment; filename="${name}.pdf"`,
        'Content-Transfer-Encoding: base64',
        '',
        ...(pdf.toString('base64').match(/.{1,76}/g) ?? []),
        '',
      ];
      await sendMail(service.smtp, { envelope: { from: OWN, to: inbox }, raw: lines.join('\r\n') });
    }
    const names = Object.keys(MESSAGES);
    const { body } = await eventually(
      () => service.api.get('/invoices?filter[status]=processed&page[size]=50'),
      (answer) => answer.body.data.length === names.length,
    );
    const results = (body.data as ResourceObject[]).map(({ attributes }) => [
      attributes.original_file_name.replace('.pdf', ''),
      attributes.check_results.find(({ type }: { type: string }) => type === RULE)?.result,
    ]);
    expect(Object.fromEntries(results)).toEqual(
      Object.fromEntries(Object.entries(MESSAGES).map(([name, { expected }]) => [name, expected])),
    );
  });
});
