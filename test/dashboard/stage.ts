import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser as Chromium, BrowserContext, Page, Request } from 'playwright-core';
import type { Role } from '../../src/abilities/role.js';
import { eventually, PATIENCE_MS } from '../support/api.js';
import { launchChromium } from '../support/chromium.js';
import { addPerson, signIn } from '../support/people.js';
import type { TestPerson } from '../support/people.js';
import type { TestService } from '../support/service.js';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export type Scheme = 'light' | 'dark';

export interface Look {
  width?: number;
  scheme?: Scheme;
}

/** A window of a width. */
export const sizeOf = (width: number): { width: number; height: number } => ({
  width,
  height: width > 600 ? 900 : 844,
});

/** What axe goes by: everything of WCAG 2.2 AA; or how colours contrast, which is all that another scheme changes. */
const RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe found: which rule, where. */
export interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

/** One service and one browser for every flow through the pages; whatever a page complains of is kept. */
export class Stage {
  /** What the browser complained of: content that the policy refuses, errors of scripts, requests that failed. */
  readonly complaints: string[] = [];
  private readonly contexts: BrowserContext[] = [];
  /** What pages have asked for and not been given yet. */
  private readonly asked = new WeakMap<Page, Set<Request>>();

  private constructor(
    readonly service: TestService,
    private readonly chromium: Chromium,
  ) {}

  static async set(service: TestService): Promise<Stage> {
    return new Stage(service, await launchChromium());
  }

  strike(): Promise<void> {
    return this.chromium.close();
  }

  /** The address under which pages are opened: passkeys are for names alone. */
  get origin(): string {
    return this.service.http.replace('127.0.0.1', 'localhost');
  }

  /** Closes every page, and forgets what they complained of. */
  async clear(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    this.complaints.length = 0;
  }

  /** Forgets complaints that a test expects. */
  forgive(expected: RegExp): void {
    this.complaints.splice(0, Infinity, ...this.complaints.filter((one) => !expected.test(one)));
  }

  /** A page that nobody has signed in to. */
  async page({ width = 1440, scheme = 'light' }: Look = {}): Promise<Page> {
    const context = await this.chromium.newContext({
      baseURL: this.origin,
      viewport: sizeOf(width),
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    this.contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    // Behind an open invoice the next one is drawn unseen: whoever looks for words means those that can be seen.
    const getByText = page.getByText.bind(page);
    page.getByText = (...words) => getByText(...words).filter({ visible: true });
    page.on('console', (message) => {
      // A refusal is part of what is tested: pages show its sentence.
      if (
        message.type() === 'error' &&
        !/Failed to load resource: the server responded with a status of 4(?:01|03|09|22)/.test(message.text())
      )
        this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    const asked = new Set<Request>();
    this.asked.set(page, asked);
    // A stream of events is given as long as the page is open.
    page.on('request', (request) => request.resourceType() !== 'eventsource' && asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    return page;
  }

  /** Shows an open page as people with another scheme see it. */
  async change(page: Page, scheme: Scheme): Promise<void> {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor({ state: 'attached' });
    await this.settled(page);
  }

  /** Waits until a page has what it asked for, and has drawn it. */
  async settled(page: Page): Promise<void> {
    await page.locator('h1').first().waitFor();
    await eventually(
      async () => ({ isStill: await page.evaluate(isStill), asked: this.asked.get(page)?.size }),
      (now) => now.isStill && now.asked === 0,
    );
  }

  /** A page of somebody who has signed in, by the interface and not by hand. */
  async pageOf(person: { email: string }, look: Look = {}, password?: string): Promise<Page> {
    const page = await this.page(look);
    await this.signInTo(page, person, password);
    return page;
  }

  /** A page of a new person with a role in the demo organization. */
  async pageAs(role: Role, look: Look = {}): Promise<{ page: Page; person: TestPerson }> {
    const person = await addPerson(this.service, role);
    return { page: await this.pageOf(person, look), person };
  }

  /** The demo entity of an environment. */
  async entity(environment: 'production' | 'sandbox' = 'production'): Promise<string> {
    const [row] = await this.service.database.query<{ id: string }>(
      `SELECT e.id FROM entities e JOIN organizations o ON o.id = e.organization_id WHERE o.demo AND o.environment = $1`,
      [environment],
    );
    return row?.id ?? '';
  }

  /** Waits until something on the page has the focus. */
  async focused(page: Page): Promise<void> {
    await eventually(
      () => page.evaluate('document.activeElement !== document.body'),
      (has) => has === true,
    );
  }

  /**
   * What axe-core finds that is serious or worse. Sticky bars stand in their places meanwhile: at one moment they cover a part of what a person
   * scrolls out from under them.
   */
  async accessibility(page: Page, rules: keyof typeof RULES = 'all'): Promise<Finding[]> {
    // By the protocol, which the policy of the page does not bind.
    if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
    return page.evaluate(async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: object): Promise<any> } };
      const { document, getComputedStyle } = globalThis as any;
      const sticky = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky');
      const styles = sticky.map(({ style }) => style.cssText);
      for (const { style } of sticky) style.cssText += '; position: relative; inset: auto';
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      sticky.forEach(({ style }, index) => (style.cssText = styles[index]));
      return violations
        .filter(({ impact }: any) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }: any) => ({ rule: id, impact, where: nodes.slice(0, 3).map((n: any) => n.html) }));
    }, RULES[rules]);
  }

  private async signInTo(page: Page, person: { email: string }, password?: string): Promise<void> {
    const browser = await signIn(this.service, person, password);
    await page
      .context()
      .addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url: this.origin, httpOnly: true })));
  }
}

/** In the page: whether it draws nothing else, after what it has been given till now is drawn. */
async function isStill(): Promise<boolean> {
  const { document, requestAnimationFrame } = globalThis as any;
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  return (
    document.querySelector('[class*="mantine-Loader-root"]') === null &&
    document.getAnimations().every(({ playState }: any) => playState !== 'running')
  );
}
