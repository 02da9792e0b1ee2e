import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describeInBrowser, useStage } from './use-stage.js';

/** Pages of an entity, as the table of contents lists them. */
const PATHS = [...readFileSync('src/dashboard/web/pages.ts', 'utf8').matchAll(/to: '\/\$entity\/([^']+)'/g)].map(
  ([, path = '']) => path,
);

const untilDrawn = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !(globalThis as any).document.querySelector('[class*="mantine-Loader-root"]'));
};

describeInBrowser('every page', () => {
  const onStage = useStage();
  it('knows its pages', () => {
    expect(PATHS).toContain('inbox');
  });

  it.each([
    { width: 1440, scheme: 'light' as const, environment: 'production' as const },
    { width: 390, scheme: 'dark' as const, environment: 'sandbox' as const },
  ])('is sound and accessible, empty, at $width pixels, $scheme, in $environment', async ({ environment, ...look }) => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin', look);
    const entity = await stage.entity(environment);
    const found: object[] = [];
    for (const path of [...PATHS.map((one) => `${entity}/${one}`), 'account', 'sign-in', 'nothing/here']) {
      await page.goto(`/dashboard/${path}`);
      await untilDrawn(page);
      found.push(...(await stage.accessibility(page)).map((one) => ({ path, ...one })));
      // What is wider than the window pushes pages sideways on a telephone.
      const [scrolled, shown] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = (globalThis as any).document.documentElement;
        return [scrollWidth, clientWidth] as [number, number];
      });
      if (scrolled > shown) found.push({ path, rule: 'wider than the window', scrolled, shown });
    }
    expect(found).toEqual([]);
  });
});
