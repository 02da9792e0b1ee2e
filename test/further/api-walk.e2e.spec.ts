import { readFileSync } from 'node:fs';
import { TestService } from '../support/service.js';
import { comparable, stepsOf, walk } from '../support/walk.js';

describe('docs/api.md', () => {
  let service: TestService;

  beforeAll(async () => {
    // The limits that the text tells of.
    service = await TestService.start({ RATE_LIMIT_KEY: '600', RATE_LIMIT_ORGANIZATION: '60' });
  });
  afterAll(() => service.remove());

  it('does what it shows, command by command', () => {
    const steps = stepsOf(readFileSync('docs/api.md', 'utf8'));
    expect(steps.length).toBeGreaterThan(20);
    const lines = steps.map(({ line }) => `docs/api.md:${line}`);
    const listed = (outputs: string[]): object =>
      Object.fromEntries(comparable(outputs).map((one, at) => [lines[at], one]));
    const happened = listed(walk(steps, service.dataDir));
    const shown = listed(steps.map((step) => step.shown ?? ''));
    expect(happened).toEqual(shown);
  });
});
