import { furtherFlows } from './dashboard/further.js';
import { inboxFlows } from './dashboard/inbox.js';
import { reviewFlows } from './dashboard/review.js';
import { signInFlows } from './dashboard/sign-in.js';
import { Stage } from './dashboard/stage.js';
import { everyPage } from './dashboard/every-page.js';
import { hasChromium } from './support/chromium.js';
import { builtChunks, compressedSize, filesFor } from './support/page-budget.js';
import { TestService } from './support/service.js';

const KB = 1_024;

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.remove());

/** Each file of flows takes the stage that all of them share: one service, one browser. */
(hasChromium ? describe : describe.skip)('the dashboard in a browser', () => {
  let stage: Stage;
  const onStage = (): Stage => stage;

  beforeAll(async () => {
    stage = await Stage.set(service);
  });
  afterEach(async () => {
    const { complaints } = stage;
    const said = [...complaints];
    await stage.clear();
    expect(said).toEqual([]);
  });
  afterAll(() => stage.strike());

  describe('signing in', () => signInFlows(onStage));
  describe('every page', () => everyPage(onStage));
  describe('the inbox', () => inboxFlows(onStage));
  describe('the review', () => reviewFlows(onStage));
  describe('the other pages', () => furtherFlows(onStage));
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
