import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const PATH = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether there is a Chromium to test pages in; it is the system's own, none is fetched. */
export const hasChromium = existsSync(PATH);

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: PATH, args: ['--no-sandbox', '--disable-gpu'] });
}
