import type { Page } from 'playwright-core';
import { PATHS } from './paths.js';
import { sizeOf } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

/** What makes a page move sideways on a telephone. */
async function tooWide(page: Page): Promise<object[]> {
  const [scrolled, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = (globalThis as any).document.documentElement;
    return [scrollWidth, clientWidth] as [number, number];
  });
  return scrolled > shown ? [{ rule: 'wider than the window', scrolled, shown }] : [];
}

describeInBrowser('every page', () => {
  const onStage = useStage();
  it('knows the pages', () => {
    expect(PATHS).toContain('inbox');
  });

  // Each page is loaded once in each scheme, and looked at in both widths.
  it.each([
    { scheme: 'light' as const, widths: [1440, 390], environment: 'production' as const },
    { scheme: 'dark' as const, widths: [390, 1440], environment: 'sandbox' as const },
  ])('is sound and accessible, empty, $scheme, in $environment', async ({ scheme, widths, environment }) => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin', { scheme });
    const entity = await stage.entity(environment);
    const found: object[] = [];
    for (const path of [...PATHS.map((one) => `${entity}/${one}`), 'account', 'sign-in', 'nothing/here']) {
      await page.setViewportSize(sizeOf(widths[0]!));
      await page.goto(`/dashboard/${path}`);
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width));
        await stage.settled(page);
        found.push(
          ...[...(await stage.accessibility(page)), ...(await tooWide(page))].map((one) => ({ path, width, ...one })),
        );
      }
    }
    expect(found).toEqual([]);
  });
});
