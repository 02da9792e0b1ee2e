import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { OtlpCollector } from '../support/otlp-collector.js';
import type { SentSpan } from '../support/otlp-collector.js';
import { Receiver } from '../support/receiver.js';
import { sendMail } from '../support/mail.js';
import { dashboardQueries, alerts, metricsIn, samplesOf, typesOf } from '../support/prometheus.js';
import { TestService } from '../support/service.js';

const TOKEN = 'metrics-token-of-a-test';

describe('the log and the metrics', () => {
  let service: TestService;
  let receiver: Receiver;
  let collector: OtlpCollector;

  beforeAll(async () => {
    receiver = await Receiver.start();
    collector = await OtlpCollector.start();
    service = await TestService.start({
      LOG_LEVEL: 'trace',
      SENDER_AUTHENTICATION: 'true',
      DNS_SERVERS: '127.0.0.1:1',
      DATABASE_LOCK_SECONDS: '2',
      METRICS_PORT: '0',
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      TRUSTED_PROXIES: '127.0.0.1',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    });
    await service.api.post('/webhook-subscriptions', { url: receiver.url('/told'), events: ['invoice.processed'] });
  });
  afterAll(async () => {
    await service.remove();
    await Promise.all([receiver.stop(), collector.stop()]);
  });

  it('the log holds no email address of what the mail server was told', async () => {
    const { inbox } = service.credentials;
    const from = 'kim.lee@supplier.example';
    await sendMail(service.smtp, {
      from: `"Kim Lee" <${from}>`,
      replyTo: 'elsewhere@another.example',
      to: inbox,
      attachments: [{ filename: 'invoice of kim@files.example.pdf', content: await invoicePdf() }],
    });
    for (const to of ['nobody@elsewhere.example', 'no-such-inbox@localhost', 'nor-this-one@localhost']) {
      await expect(sendMail(service.smtp, { from, to })).rejects.toMatchObject({ responseCode: expect.any(Number) });
    }
    await sendMail(service.smtp, { from, to: inbox, raw: 'not a message'.repeat(10) });
    await service.api.get('/inbound-emails?filter[message_id]=kim.lee%40supplier.example');
    await eventually(
      () => service.api.get('/invoices'),
      ({ body }) => body.data[0]?.attributes.status === 'processed',
    );
    const lines = service.log.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(1);
    const localParts = ['kim.lee', 'elsewhere', 'kim', 'nobody', 'no-such-inbox', 'nor-this-one', inbox.split('@')[0]];
    for (const part of localParts)
      expect(lines.filter((line) => line.includes(`${part}@`) || line.includes(`${part}%40`))).toEqual([]);
  });

  it('a mail is one trace, from the mail server to its webhook', async () => {
    await receiver.until('/told', 1);
    const [sent] = await collector.until((span) => span.name === 'send webhook');
    const trace = await collector.until((span) => span.traceId === sent.traceId, 11);
    const byId = new Map(trace.map((span) => [span.spanId, span]));
    const above: SentSpan[] = [];
    for (let span: SentSpan | undefined = sent; span !== undefined; span = byId.get(span.parentId)) above.push(span);
    expect(above.map(({ name }) => name).reverse()).toEqual([
      'receive email',
      ...['authenticate-sender', 'read-message', 'read-invoice', 'check-invoice'].flatMap((job) => [
        `send ${job}`,
        `process ${job}`,
      ]),
      'send webhook',
    ]);
    expect(above.at(-1)?.parentId).toBe('');
    const reading = trace.find(({ name }) => name === 'read document');
    expect(byId.get(reading?.parentId ?? '')?.name).toBe('process read-invoice');
    expect(reading?.attributes).toEqual({
      'payproof.outcome': 'read',
      'payproof.pages': 1,
      'payproof.kind': 'text',
    });
    expect(sent.attributes).toEqual({
      'payproof.webhook': 'invoice.processed',
      'payproof.attempt': 1,
      'payproof.result': 'succeeded',
      'http.response.status_code': 204,
    });
    expect(collector.resource).toMatchObject({ 'service.name': 'payproof' });
  });

  it('a request goes on with the trace of a proxy that is named, and of nobody else', async () => {
    const ask = async (localAddress: string, spanId: string): Promise<string> => {
      const traceparent = `00-4bf92f3577b34da6a3ce929d0e0e4736-${spanId}-01`;
      const headers = { authorization: `Bearer ${service.credentials.entity_key}`, traceparent };
      const url = `${service.http}/api/${localAddress === '127.0.0.1' ? 'invoices' : 'verifications'}`;
      await new Promise((resolve, reject) => {
        request(url, { localAddress, headers }, (answer) => answer.resume().on('end', resolve))
          .on('error', reject)
          .end();
      });
      return spanId;
    };
    await ask('127.0.0.2', 'bbbbbbbbbbbbbbbb');
    const parent = await ask('127.0.0.1', 'aaaaaaaaaaaaaaaa');
    const [named] = await collector.until(({ parentId }) => parentId === parent);
    expect(named).toMatchObject({ name: 'GET /api/invoices', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
    const [stranger] = await collector.until(({ name }) => name === 'GET /api/verifications');
    expect(stranger.parentId).toBe('');
    expect(stranger.traceId).not.toBe(named.traceId);
    expect(stranger.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/verifications',
      'http.response.status_code': 200,
    });
  });

  it('spans tell of nobody', async () => {
    const { data } = (await service.api.get('/invoices')).body;
    const [invoice] = data as [{ id: string; attributes: Record<string, unknown> }];
    const sent = JSON.stringify([collector.spans, collector.resource]);
    const { extracted_account_number: account, extracted_business_name: supplier } = invoice.attributes;
    for (const secret of [
      '@',
      'kim',
      invoice.id,
      String(account),
      String(supplier),
      service.credentials.entity_key,
      service.credentials.inbox.split('@')[0] ?? '',
      receiver.url('/told'),
    ])
      expect(sent).not.toContain(secret);
  });

  const read = (authorization = `Bearer ${TOKEN}`): Promise<Response> =>
    fetch(service.metricsUrl, { headers: { authorization } });

  it('metrics are shown to whoever has the token', async () => {
    const [none, wrong, right] = await Promise.all([fetch(service.metricsUrl), read('Bearer wrong'), read()]);
    expect([none.status, wrong.status, right.status]).toEqual([401, 401, 200]);
    expect(await none.text()).toBe('');
    expect(right.headers.get('content-type')).toContain('text/plain');
  });

  it('metrics tell what the business did, and of nobody', async () => {
    const value = (text: string, name: string, labels: Record<string, string> = {}): number =>
      samplesOf(text)
        .filter((one) => one.name === name && Object.entries(labels).every(([label, is]) => one.labels[label] === is))
        .reduce((sum, one) => sum + one.value, 0);
    // Events are counted once they have left the outbox.
    const text = await eventually(
      async () => (await read()).text(),
      (metrics) => value(metrics, 'payproof_invoices_total', { source: 'email', status: 'processed' }) === 1,
    );
    expect({
      accepted: value(text, 'payproof_smtp_answers_total', { result: 'accepted' }),
      unknown: value(text, 'payproof_smtp_answers_total', { result: 'unknown_recipient' }),
      timed: value(text, 'payproof_smtp_accept_seconds_count'),
      queued: value(text, 'payproof_invoices_total', { source: 'email', status: 'queued' }),
      judged: value(text, 'payproof_invoice_outcomes_total'),
      read: value(text, 'payproof_reading_seconds_count', { pages: 'text' }),
      jobs: value(text, 'payproof_job_seconds_count', { job: 'read-invoice', result: 'done' }),
      toReview: value(text, 'payproof_waiting', { what: 'invoices_to_review' }),
    }).toEqual({ accepted: 2, unknown: 3, timed: 2, queued: 1, judged: 1, read: 1, jobs: 1, toReview: 1 });
    expect(value(text, 'payproof_rule_results_total')).toBeGreaterThan(3);
    expect(value(text, 'payproof_http_request_seconds_count', { method: 'GET', status: '2xx' })).toBeGreaterThan(1);
    const id = (await service.api.get('/invoices')).body.data[0].id as string;
    await service.api.get(`/invoices/${id}`);
    const later = await (await read()).text();
    expect(value(later, 'payproof_http_request_seconds_count', { route: '/api/invoices/:invoice' })).toBe(1);
    for (const secret of [
      id,
      '@',
      service.credentials.inbox.split('@')[0] ?? '',
      service.credentials.entity_key,
      'Kim',
    ])
      expect(later).not.toContain(secret);
  });

  it('dashboards and alerts ask for what is served, and for all of it', async () => {
    const types = typesOf(await (await read()).text());
    const asked = [...dashboardQueries(), ...alerts().map(({ expr }) => expr)].flatMap(metricsIn);
    const served = new Set(
      [...types].flatMap(([name, type]) =>
        type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
      ),
    );
    // Prometheus makes it of every target.
    served.add('up');
    expect(asked.filter((name) => !served.has(name))).toEqual([]);
    const shown = new Set(asked.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
    expect([...types.keys()].filter((name) => name.startsWith('payproof_') && !shown.has(name))).toEqual([]);
  });

  it('what to do about each alert is written down', () => {
    const headings = readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .flatMap((line) => /^### (Payproof\w+)$/.exec(line)?.[1] ?? []);
    expect(headings.sort()).toEqual(
      alerts()
        .map(({ alert }) => alert)
        .sort(),
    );
  });

  it('a request that waits too long for what somebody else holds is answered with 503, and may be repeated', async () => {
    await service.database.query('BEGIN');
    await service.database.query('SELECT FROM entities FOR UPDATE');
    const began = Date.now();
    const { api } = service;
    const waited = await api.upload('/invoices', await invoicePdf(), 'locked.pdf');
    await service.database.query('ROLLBACK');
    expect([waited.status, waited.headers.get('retry-after'), Object.keys(waited.body)]).toEqual([
      503,
      '5',
      ['message'],
    ]);
    expect(Date.now() - began).toBeGreaterThan(1_900);
    const told = service.log.split('\n').find((line) => line.includes('A dependency is down'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect((await api.upload('/invoices', await invoicePdf(), 'locked.pdf')).status).toBe(201);
  });
});
