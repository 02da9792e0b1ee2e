import type { Browser } from 'playwright-core';
import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import { hasChromium, launchChromium } from '../support/chromium.js';
import { sandboxMessages } from './individual/sandbox-messages.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { judged, said } from '../support/judged.js';
import { FakeParties } from '../support/fake-parties.js';
import { codeIn, linkIn, openLink, sendForm } from '../support/individual.js';
import { TestService } from '../support/service.js';
import { createVerification, untilStatus } from '../support/verification.js';

const EMAIL = 'jane@example.com';
const AUTOMATED = [
  'business_abn_valid',
  'business_abn_active',
  'business_name_matches_abn',
  'account_bsb_valid',
  'account_number_valid',
  'account_name_matches',
];
const passed = (types: string[]): object[] => types.map((type) => ({ type, result: true }));

/** Runs in the page. */
const background = (element: any): string =>
  element.ownerDocument.defaultView.getComputedStyle(element).backgroundColor;

describe('a verification in production', () => {
  let parties: FakeParties;
  let service: TestService;
  let api: Api;
  let mobiles = 0;

  beforeAll(async () => {
    parties = await FakeParties.start();
    parties.register.add({ abn: '53004085616', entityName: 'HARBOUR LANE JOINERY PTY LTD' });
    parties.register.add({ abn: '12055136519', entityName: 'GONE PTY LTD', status: 'cancelled' });
    parties.bank.add('062-000', '12345678', 'Harbour Lane Joinery');
    parties.bank.add('062-000', '22222222', 'HARBOUR LANE JOINERY PTY. LTD.');
    parties.bank.add('062-000', '33333333', 'Harbour Lane Joiners');
    parties.bank.add('062-000', '44444444', 'Mallory');
    service = await TestService.start({ ...parties.settings, WEBHOOK_ALLOW_PRIVATE: 'true' });
    ({ api } = service);
  });
  afterAll(async () => {
    await service.remove();
    await parties.close();
  });

  /** A mobile of a verification's own, so that its messages can be told from others. */
  const newMobile = (): string => `+6141234${String((mobiles += 1)).padStart(4, '0')}`;

  const texts = (mobile: string): string[] =>
    parties.gateway.delivered.filter(({ to }) => to === mobile).map(({ text }) => text);

  const text = (mobile: string, count: number): Promise<string> =>
    eventually(
      async () => texts(mobile),
      ({ length }) => length >= count,
    ).then((all) => all[count - 1] ?? '');

  /** A verification whose individual was sent the link by SMS. */
  const asked = async (more: Record<string, unknown> = {}): Promise<{ id: string; mobile: string; url: string }> => {
    const mobile = newMobile();
    const { id } = await createVerification(api, { individual_mobile: mobile, ...more });
    return { id, mobile, url: linkIn(await text(mobile, 1)) };
  };

  const withCode = async (): Promise<{ id: string; mobile: string; url: string; code: string }> => {
    const one = await asked();
    expect((await sendForm(one.url, { step: 'code' })).status).toBe(303);
    return { ...one, code: codeIn(await text(one.mobile, 2)) };
  };

  const read = async (id: string): Promise<ResourceObject> => (await api.get(`/verifications/${id}`)).body.data;
  const change = (sql: string, id: string): Promise<unknown> => service.database.query(sql, [id]);

  sandboxMessages(() => ({ service, parties }));

  it('leaves its link out of the audit trail', async () => {
    const { id, url } = await asked();
    const told = await eventually(
      async () => {
        const events: { told: string }[] = await service.database.query(
          `SELECT row_to_json(event)::text AS told FROM audit_event_details event WHERE subject_id = $1`,
          [id],
        );
        return events.map((event) => event.told).join('\n');
      },
      (events) => events.includes('individual_authentication_url'),
    );
    expect(told).toContain('/individual-authentication/…');
    expect(told).not.toContain(url.split('/').at(-1));
  });

  it('is verified once everybody outside and the individual say so', async () => {
    const { id, mobile, url } = await asked();
    const { attributes: pending } = await read(id);
    expect(pending).toMatchObject({
      status: 'pending',
      check_results: passed(AUTOMATED),
      individual_authentication_url: url.replace('127.0.0.1', 'localhost'),
    });

    const first = await openLink(url);
    expect(first.status).toBe(200);
    expect(first.html).toContain('Harbour Lane Joinery Pty Ltd');
    expect(first.html).toContain('••••5678');
    expect(first.html).toContain(`ends in ${mobile.slice(-3)}`);
    expect(first.html).not.toMatch(new RegExp(`12345678|\\${mobile}|<script|name="code"`));
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(texts(mobile)).toHaveLength(1);

    const sent = await sendForm(url, { step: 'code' });
    expect([sent.status, new URL(sent.headers.get('location') ?? '', url).href]).toEqual([303, url]);
    const code = codeIn(await text(mobile, 2));
    expect((await openLink(url)).html).toContain('name="code"');
    const [stored] = await service.database.query<{ rows: string }>(
      'SELECT json_agg(a)::text AS rows FROM individual_authentications a',
    );
    for (const secret of [code, url.split('/').at(-1) ?? '']) {
      expect(stored?.rows).not.toContain(secret);
      expect(service.log).not.toContain(secret);
    }

    const answer = await sendForm(url, {
      step: 'answer',
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      answer: 'ours',
    });
    expect([answer.status, answer.html.includes('Thank you')]).toEqual([200, true]);
    expect((await read(id)).attributes).toMatchObject({
      status: 'verified',
      failure_reason: null,
      check_results: passed([...AUTOMATED, 'individual_authenticated']),
      individual_authentication_url: null,
    });
    for (const again of [await openLink(url), await sendForm(url, { step: 'answer', code, answer: 'not_ours' })])
      expect([again.status, again.html.includes('You have already answered'), again.html.includes('Harbour')]).toEqual([
        410,
        true,
        false,
      ]);
    expect((await read(id)).attributes.status).toBe('verified');
  });

  it('is rejected where the details are not theirs; link and code come apart', async () => {
    const mobile = newMobile();
    const { id } = await createVerification(api, {
      individual_mobile: mobile,
      individual_email: EMAIL,
      send_individual_authentication_email: true,
    });
    const letter = await eventually(
      async () => parties.mail.delivered.find(({ to }) => to.includes(EMAIL)),
      (one) => one !== undefined,
    );
    expect(letter?.subject).toBe('Please confirm the bank details of Harbour Lane Joinery Pty Ltd');
    const url = linkIn(letter?.text);
    await sendForm(url, { step: 'code' });
    const code = codeIn(await text(mobile, 1));
    expect(parties.mail.delivered.map((one) => one.raw).join()).not.toContain(code);
    expect(texts(mobile).join()).not.toContain('/individual-authentication/');
    const answer = await sendForm(url, { step: 'answer', code, answer: 'not_ours' });
    expect([answer.status, answer.html.includes('will not be used')]).toEqual([200, true]);
    expect((await read(id)).attributes).toMatchObject({
      status: 'rejected',
      failure_reason: 'individual_authenticated',
      check_results: [...passed(AUTOMATED), { type: 'individual_authenticated', result: false }],
    });
  });

  it('tells once that a message went out', async () => {
    const made = await api.post('/webhook-subscriptions', {
      url: 'http://127.0.0.1:1/',
      events: ['verification.confirmation_notification_sent'],
    });
    expect(made.status).toBe(201);
    const { id } = await withCode();
    const { body } = await eventually(
      () => api.get(`/webhook-subscriptions/${made.body.data.id}/webhook-events`),
      (answer) => answer.body.meta.total > 0,
    );
    expect(JSON.stringify(body.data[0].attributes.payload)).toContain(id);
    expect(body.meta.total).toBe(1);
  });

  describe('wrong answers', () => {
    it('says what is missing, and counts nothing', async () => {
      const { url, code, id } = await withCode();
      for (const [fields, sentence] of [
        [{ step: 'answer' }, 'Enter the code'],
        [{ step: 'answer', code }, 'Choose whether'],
        [{ step: 'answer', code, answer: 'perhaps' }, 'Choose whether'],
        [{}, 'Enter the code'],
        [{ step: 'answer', code: '12', answer: 'ours' }, 'The code has six digits'],
        [{ step: 'answer', code: `${code}7`, answer: 'ours' }, 'The code has six digits'],
        [{ step: 'answer', code: 'l23456', answer: 'ours' }, 'The code has six digits'],
      ] as [Record<string, string>, string][]) {
        const { status, html } = await sendForm(url, fields);
        expect([status, html.includes(sentence), html.includes('role="alert"')]).toEqual([422, true, true]);
      }
      const chosen = await sendForm(url, { step: 'answer', answer: 'not_ours' });
      expect(chosen.html).toMatch(/value="not_ours" required checked/);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      expect((await sendForm(url, { step: 'answer', code: wrong, answer: 'ours' })).html).toContain('4 more times');
      expect((await read(id)).attributes.status).toBe('pending');
    });

    it('lock the link at the fifth wrong code, however they are sent', async () => {
      const { url, code, id } = await withCode();
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const one = await sendForm(url, { step: 'answer', code: wrong, answer: 'ours' });
      expect([one.status, one.html.includes('4 more times')]).toEqual([422, true]);
      const others = await Promise.all(
        Array.from({ length: 8 }, () => sendForm(url, { step: 'answer', code: wrong, answer: 'ours' })),
      );
      expect(others.filter(({ status }) => status === 422)).toHaveLength(3);
      const late = await sendForm(url, { step: 'answer', code, answer: 'ours' });
      expect([late.status, late.html.includes('locked')]).toEqual([410, true]);
      expect((await sendForm(url, { step: 'code' })).status).toBe(410);
      expect((await read(id)).attributes).toMatchObject({
        status: 'pending',
        individual_authentication_url: null,
        individual_authentication_state: 'locked',
      });
    });

    it('lock a link that can be sent anew, four times', async () => {
      const { id, mobile, url } = await asked();
      const state = async (): Promise<string> => (await read(id)).attributes.individual_authentication_state;
      await eventually(state, (now) => now === 'asked');
      const sendAnew = (): Promise<any> => api.post(`/verifications/${id}/send-link`);
      await service.database.query(
        `WITH locked AS (UPDATE verifications SET individual_authentication_token_hash = NULL WHERE id = $1)
         UPDATE individual_authentications SET wrong_codes = 5 WHERE verification_id = $1`,
        [id],
      );
      const sent = await sendAnew();
      expect([sent.status, sent.body.data.attributes.individual_authentication_state]).toEqual([200, 'waiting']);
      const fresh = linkIn(await text(mobile, 2));
      expect(fresh).not.toBe(url);
      expect((await openLink(url)).status).toBe(404);
      expect((await sendForm(fresh, { step: 'code' })).status).toBe(303);
      const code = codeIn(await text(mobile, 3));
      // Each further link is a new start: the code of the one before opens nothing.
      await eventually(state, (now) => now === 'asked');
      expect((await sendAnew()).status).toBe(200);
      const third = linkIn(await text(mobile, 4));
      await eventually(
        async () => (await openLink(third)).status,
        (status) => status === 200,
      );
      expect((await sendForm(third, { step: 'answer', code, answer: 'ours' })).status).toBe(422);
      for (const count of [5, 6]) {
        await eventually(state, (now) => now === 'asked');
        expect((await sendAnew()).status).toBe(200);
        await text(mobile, count);
      }
      await eventually(state, (now) => now === 'asked');
      const last = linkIn(await text(mobile, 6));
      const refused = await sendAnew();
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'No more links can be sent for this verification. Cancel it and create a new one.',
      ]);
      expect((await sendForm(last, { step: 'code' })).status).toBe(303);
      await sendForm(last, { step: 'answer', code: codeIn(await text(mobile, 7)), answer: 'ours' });
      expect((await read(id)).attributes).toMatchObject({
        status: 'verified',
        individual_authentication_state: 'answered',
      });
      expect((await sendAnew()).body.message).toBe(
        'Only a pending verification has a link to send; the status of this one is “verified”.',
      );
    });

    it('cannot be sent before there is a code, nor after its time', async () => {
      const { url, mobile, id } = await asked();
      expect((await sendForm(url, { step: 'answer', code: '000000', answer: 'ours' })).status).toBe(422);
      await sendForm(url, { step: 'code' });
      const code = codeIn(await text(mobile, 2));
      await change(
        `UPDATE individual_authentications SET code_sent_at = now() - interval '601 seconds' WHERE verification_id = $1`,
        id,
      );
      const late = await sendForm(url, { step: 'answer', code, answer: 'ours' });
      expect([late.status, late.html.includes('The code has expired')]).toEqual([422, true]);
      expect((await read(id)).attributes.status).toBe('pending');
    });

    it('include an older code', async () => {
      const { url, mobile, code, id } = await withCode();
      const soon = await sendForm(url, { step: 'code' });
      expect([soon.status, Number(soon.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
      expect(texts(mobile)).toHaveLength(2);
      await change(
        `UPDATE individual_authentications SET code_sent_at = now() - interval '61 seconds' WHERE verification_id = $1`,
        id,
      );
      expect((await sendForm(url, { step: 'code' })).status).toBe(303);
      const newer = codeIn(await text(mobile, 3));
      if (newer !== code)
        expect((await sendForm(url, { step: 'answer', code, answer: 'ours' })).html).toContain('This code is wrong');
      await change(
        "UPDATE individual_authentications SET codes_sent = 10, code_sent_at = now() - interval '61 seconds' WHERE verification_id = $1",
        id,
      );
      const none = await sendForm(url, { step: 'code' });
      expect([none.status, none.html.includes('No more codes')]).toEqual([422, true]);
      expect((await sendForm(url, { step: 'answer', code: newer, answer: 'ours' })).status).toBe(200);
    });

    it('take the earlier one where a newer one could not be sent', async () => {
      const { url, code, id } = await withCode();
      await change(
        `UPDATE individual_authentications SET code_sent_at = now() - interval '61 seconds' WHERE verification_id = $1`,
        id,
      );
      parties.gateway.habit = 'server-error';
      expect((await sendForm(url, { step: 'code' })).status).toBe(503);
      parties.gateway.habit = 'well';
      await sendForm(url, { step: 'answer', code, answer: 'ours' });
      expect((await read(id)).attributes.status).toBe('verified');
    });

    it('from what is no form are not read', async () => {
      const { url } = await asked();
      const post = async (body: string | FormData, type?: string): Promise<number> =>
        (await fetch(url, { method: 'POST', body, headers: type ? { 'content-type': type } : {} })).status;
      expect(await post('{"code":"1"}', 'application/json')).toBe(415);
      expect(await post('code=1', 'text/plain')).toBe(415);
      expect(await post(new FormData())).toBe(415);
      for (const length of [5_000, 3_000_000])
        expect(await post(`code=${'1'.repeat(length)}`, 'application/x-www-form-urlencoded')).toBe(413);
      expect(await post('%00=%ff&code=%00&answer=ours', 'application/x-www-form-urlencoded')).toBe(422);
    });
  });

  describe('a link that leads nowhere', () => {
    it('says why', async () => {
      const cancelled = await asked();
      await api.post(`/verifications/${cancelled.id}/cancel`);
      expect((await openLink(cancelled.url)).html).toContain('withdrawn');
      const expired = await withCode();
      await change('UPDATE verifications SET expires_at = now() WHERE id = $1', expired.id);
      const late = await sendForm(expired.url, { step: 'answer', code: expired.code, answer: 'ours' });
      expect([late.status, late.html.includes('expired')]).toEqual([410, true]);
      await untilStatus(api, expired.id, 'expired');
      expect((await openLink(expired.url)).status).toBe(410);
      for (const unknown of ['x'.repeat(43), 'x', '%00', '..%2f']) {
        const { status, html } = await openLink(`${service.http}/individual-authentication/${unknown}`);
        expect([status, html.includes('Unknown link')]).toEqual([404, true]);
      }
    });

    it('is not asked for without end', async () => {
      const { url } = await asked();
      const statuses = await Promise.all(Array.from({ length: 65 }, async () => (await openLink(url)).status));
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      const limited = await openLink(url);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('before the individual is asked', () => {
    it.each<[string, Record<string, unknown>, string]>([
      ['the ABN is cancelled', { business_abn: '12055136519', business_name: 'Gone' }, 'business_abn_active'],
      ['the register does not know the ABN', { business_abn: '21168403736' }, 'business_abn_active'],
      ['the business is another one', { business_name: 'Harbour Lane Plumbing' }, 'business_name_matches_abn'],
      ['the account is somebody else’s', { account_number: '44444444' }, 'account_name_matches'],
      ['the bank’s name is only nearly the one', { account_number: '33333333' }, 'account_name_matches'],
    ])('fails where %s', async (_what, more, reason) => {
      const mobile = newMobile();
      const { id } = await createVerification(api, { individual_mobile: mobile, ...more });
      const { attributes } = await untilStatus(api, id, 'failed');
      expect(attributes.failure_reason).toBe(reason);
      expect(attributes.check_results).toContainEqual({ type: reason, result: false });
      expect(texts(mobile)).toEqual([]);
    });

    it('takes a close match that differs in form alone', async () => {
      await asked({ account_number: '22222222' });
    });

    it('waits for a provider that is down, and goes on where it comes back', async () => {
      parties.bank.habit = 'server-error';
      const mobile = newMobile();
      const { id } = await createVerification(api, { individual_mobile: mobile });
      await eventually(
        () => read(id),
        ({ attributes }) => attributes.check_results.length === 5,
      );
      parties.bank.habit = 'well';
      await text(mobile, 1);
      expect((await read(id)).attributes.check_results).toEqual(passed(AUTOMATED));
    });

    it('ends in error where one stays down, or nobody can be reached', async () => {
      parties.bank.habit = 'hang-up';
      parties.mail.habit = 'no-such-mailbox';
      const down = await createVerification(api, { individual_mobile: newMobile() });
      const { attributes } = await untilStatus(api, down.id, 'error');
      expect(attributes).toMatchObject({
        failure_reason: null,
        error_reason: 'provider_unavailable',
        individual_authentication_url: null,
        individual_authentication_state: 'closed',
      });
      expect(attributes.check_results).toEqual(passed(AUTOMATED.slice(0, 5)));
      parties.bank.habit = 'well';
      const unreachable = await createVerification(api, {
        individual_mobile: null,
        individual_email: 'gone@example.com',
      });
      const { attributes: gone } = await untilStatus(api, unreachable.id, 'error');
      expect(gone).toMatchObject({ failure_reason: null, error_reason: 'individual_unreachable' });
      parties.mail.habit = 'well';
    });
  });

  it('shows a way out where a code cannot be sent', async () => {
    const { url, mobile, id } = await asked();
    parties.gateway.habit = 'server-error';
    const failed = await sendForm(url, { step: 'code' });
    expect([failed.status, failed.html.includes('could not be sent')]).toEqual([503, true]);
    parties.gateway.habit = 'well';
    expect((await sendForm(url, { step: 'code' })).status).toBe(303);
    await sendForm(url, { step: 'answer', code: codeIn(await text(mobile, 2)), answer: 'ours' });
    expect((await read(id)).attributes.status).toBe('verified');
  });

  describe(hasChromium ? 'in Chromium, on a phone' : 'in Chromium, which is not installed', () => {
    const shots = process.env.SCREENSHOTS;
    let browser: Browser;
    beforeAll(async () => {
      if (hasChromium) browser = await launchChromium();
    });
    afterAll(() => browser?.close());

    const test = hasChromium ? it : it.skip;

    test.each(['Yes, these are ours', 'No, these are not ours'])('takes %s without any script', async (choice) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      const shoot = async (name: string): Promise<void> => {
        if (shots) await page.screenshot({ path: `${shots}/${choice.slice(0, 2)}-${name}.png`, fullPage: true });
      };
      const { id, url, mobile } = await asked();

      await page.goto(url);
      await shoot('1-opened');
      expect(await page.getAttribute('html', 'lang')).toBe('en-AU');
      // The style was taken, the page fits the screen, and what is to be touched is large enough.
      const send = page.getByRole('button', { name: 'Send me a code' });
      expect(await send.evaluate(background)).toBe('rgb(11, 79, 179)');
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(360);
      expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await send.tap();

      const code = page.getByLabel('Your code');
      await code.waitFor();
      await shoot('2-code-sent');
      await page.reload();
      expect(texts(mobile)).toHaveLength(2);
      await code.fill('000');
      await page.getByRole('button', { name: 'Send my answer' }).tap();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      await shoot('3-wrong');
      expect(await page.title()).toMatch(/^Error: /);
      expect(await alert.textContent()).toContain('Choose whether');
      expect(await page.getByRole('group', { name: 'Are these the bank details' }).count()).toBe(1);

      // By keyboard alone: the code, the choice, and Enter.
      await code.fill(codeIn(texts(mobile)[1]));
      await page.getByLabel(choice).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
      await shoot('4-thanks');
      await page.goto(url);
      await shoot('5-again');
      expect(await page.textContent('h1')).toBe('You have already answered');
      expect((await read(id)).attributes.status).toBe(choice.startsWith('Yes') ? 'verified' : 'rejected');
      // A browser notes the statuses of pages; nothing was refused that the page asked for.
      expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
      await context.close();
    });
  });

  it('asks the register about the ABN of an invoice, and for the sandbox nobody', async () => {
    const of = async (client: Api): Promise<ResourceObject> => {
      const { body } = await client.upload('/invoices', await invoicePdf(), 'invoice.pdf');
      return judged(client, body.data.id as string);
    };
    expect(said(await of(service.sandbox), 'business_abn_active')).toMatchObject({
      reason: 'The sandbox does not ask the Australian Business Register.',
    });
    expect(said(await of(api), 'business_abn_active')).toMatchObject({ result: true });
  });
});
