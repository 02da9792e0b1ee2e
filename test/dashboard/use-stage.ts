import { jest } from '@jest/globals';
import { hasChromium } from '../support/chromium.js';
import { TestService } from '../support/service.js';
import { Stage } from './stage.js';

/** A flow is many waits of a browser, each of which may take its time on a busy machine. */
jest.setTimeout(300_000);

/** `describe` of what needs a browser: skipped where there is none, which the run says at its start. */
export const describeInBrowser = hasChromium ? describe : describe.skip;

/** One service and one browser for the tests of a `describe`; whatever the browser complains of fails the test. */
export function useStage(given?: () => TestService): () => Stage {
  let own: TestService | null = null;
  let stage: Stage;
  beforeAll(async () => {
    if (!given) own = await TestService.start();
    stage = await Stage.set(given?.() ?? (own as TestService));
  });
  afterEach(async () => {
    const said = [...stage.complaints];
    await stage.clear();
    expect(said).toEqual([]);
  });
  afterAll(async () => {
    await stage.strike();
    await own?.remove();
  });
  return () => stage;
}
