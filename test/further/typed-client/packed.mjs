// Uses the packed client as its users do.
import { createHmac, randomUUID } from 'node:crypto';
import { createManagementClient, createPayproofClient, pages, verifyWebhook } from '@payproof/client';

const [baseUrl, apiKey, organizationKey] = process.argv.slice(2);
const payproof = createPayproofClient({ baseUrl, apiKey });
const names = ['first.pdf', 'second.pdf', 'third.pdf'];
for (const name of names) {
  await payproof.POST('/invoices', { body: { file: new File(['%PDF-1.4\n'], name) } });
}
const uploaded = [];
const query = { 'page[size]': 1, sort: ['created_at'], 'fields[invoices]': ['original_file_name', 'status'] };
for await (const { attributes } of pages((cursor) =>
  payproof.GET('/invoices', { params: { query: { ...query, 'page[cursor]': cursor } } }),
))
  uploaded.push(attributes.original_file_name);

// The connection breaks after the service has taken the first request.
let sent = 0;
const unlucky = createPayproofClient({
  baseUrl,
  apiKey,
  fetch: async (request) => {
    sent += 1;
    const response = await fetch(request);
    if (sent === 1) throw new TypeError('The connection broke.');
    return response;
  },
});
await unlucky.POST('/sender-rules', { body: { sender: 'client.example', policy: 'allow' } });
const rules = await payproof.GET('/sender-rules');
const missing = await payproof.GET('/invoices/{invoice}', { params: { path: { invoice: randomUUID() } } });
const entities = await createManagementClient({ baseUrl, apiKey: organizationKey }).GET('/entities');

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = JSON.stringify({
  id: 'a',
  type: 'invoice.processed',
  created_at: '',
  data: { id: 'b', type: 'invoices', attributes: {} },
});
const at = String(Math.floor(Date.now() / 1000));
const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(`a.${at}.${body}`).digest('base64');
const headers = { 'Webhook-Id': 'a', 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
let forged = false;
try {
  verifyWebhook(`${body} `, headers, secret);
} catch {
  forged = true;
}
console.log(
  JSON.stringify({
    uploaded,
    sent,
    created: rules.data.data.filter(({ attributes }) => attributes.sender === 'client.example').length,
    unknown: [missing.response.headers.get('error-code'), missing.error.message],
    entities: entities.data.data.length > 0,
    told: verifyWebhook(Buffer.from(body), headers, secret).type,
    toldByFetch: verifyWebhook(body, new Headers(headers), secret).type,
    forged,
  }),
);
