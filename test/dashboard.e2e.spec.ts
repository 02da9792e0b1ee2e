import { FACT_NAMES } from '../src/dashboard/web/pages/review/checks/fact-names.js';
import { FACTS } from '../src/rules/facts/catalogue.js';
import { arrival } from './dashboard/core/arrival.js';
import { hostileMail } from './dashboard/core/hostile-mail.js';
import { reviewByKeyboard } from './dashboard/core/review-by-keyboard.js';
import { signInByKeyboard } from './dashboard/core/sign-in-by-keyboard.js';
import { describeInBrowser, useStage } from './dashboard/use-stage.js';
import { builtChunks, compressedSize, filesFor } from './support/page-budget.js';
import { TestService } from './support/service.js';

const KB = 1_024;

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.remove());

/** The core. Everything else in a browser is `npm run test:dashboard` (test/dashboard/*.browser.spec.ts). */
describeInBrowser('the dashboard in a browser', () => {
  const onStage = useStage(() => service);

  signInByKeyboard(onStage);
  arrival(onStage);
  reviewByKeyboard(onStage);
  hostileMail(onStage);
});

describe('the words of the dashboard', () => {
  it('name every fact that rules compare', () => {
    expect(Object.keys(FACT_NAMES).sort()).toEqual(Object.keys(FACTS).sort());
  });
});

describe('the files of the dashboard', () => {
  it('keep to their budget: 300 KB compressed for the first load, 60 KB for what is the review’s own', () => {
    const chunks = builtChunks();
    const first = filesFor(['index.html', 'pages/inbox/inbox-page.tsx'], chunks);
    expect(compressedSize(first)).toBeLessThan(300 * KB);
    const review = [...filesFor(['pages/review/review-page.tsx'], chunks)].filter((file) => !first.has(file));
    expect(compressedSize(review)).toBeLessThan(60 * KB);
  });

  it('are served so that browsers keep them, under a policy that lets nothing else in', async () => {
    const page = await fetch(`${service.http}/dashboard/anything/at/all`);
    const [nonce = ''] = /(?<='nonce-)[^']+/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'none'`,
    );
    const html = await page.text();
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain('NONCE_OF_THIS_RESPONSE');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const again = await (await fetch(`${service.http}/dashboard/`)).text();
    expect(again).not.toContain(nonce);

    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
    const file = await fetch(service.http + script, { headers: { 'accept-encoding': 'gzip' } });
    expect([file.status, file.headers.get('content-encoding'), file.headers.get('cache-control')]).toEqual([
      200,
      'gzip',
      'public, max-age=31536000, immutable',
    ]);

    for (const [path, to] of [
      ['/?sign_in_failed=expired', '/dashboard/?sign_in_failed=expired'],
      ['/dashboard', '/dashboard/'],
      ['/set-password', '/dashboard/set-password'],
    ]) {
      const answer = await fetch(service.http + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    }
    for (const path of [
      '/dashboard/api/nothing',
      '/dashboard/management/nothing',
      '/dashboard/session/nothing',
      '/dashboard/assets/nothing.js',
      '/dashboard/assets/..%2findex.html',
      '/dashboard/assets/..%2f..%2fmain.js',
    ]) {
      const answer = await fetch(service.http + path);
      expect([path, answer.status < 500 && answer.status >= 400, answer.headers.get('content-type')]).toEqual([
        path,
        true,
        'application/json',
      ]);
    }
    expect((await fetch(`${service.http}/dashboard/`, { method: 'POST' })).status).toBe(404);

    const without = await service.another({ DASHBOARD: 'false' });
    for (const path of ['/', '/dashboard/', '/set-password', script])
      expect([path, (await fetch(without.http + path, { redirect: 'manual' })).status]).toEqual([path, 404]);
    expect((await fetch(`${without.http}/dashboard/session`)).status).toBe(200);
    await without.end();
  });
});
