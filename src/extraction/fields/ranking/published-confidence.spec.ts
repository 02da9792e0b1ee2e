import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { readFields } from '../read-fields.js';
import { publishedConfidence, type PublishedTable, usePublished } from './published-confidence.js';
import { PUBLISHED } from './published-confidence.table.js';

describe('a published confidence', () => {
  afterEach(() => usePublished(PUBLISHED));

  it('never falls as more speaks for a value', () => {
    const lines = [...Object.values(PUBLISHED.text), ...Object.values(PUBLISHED.picture)];
    expect(lines.length).toBeGreaterThan(10);
    for (const points of lines) {
      expect(points).toEqual([...points].sort(([a], [b]) => a - b));
      const worth = points.map(([, right]) => right);
      expect(worth).toEqual([...worth].sort((a, b) => a - b));
    }
  });

  it('is less for the name of a business that nothing but place and type speaks for', () => {
    const named = (name: string, more = ''): number =>
      readFields([pageOf(`## ${name}\n12 Kent Street, Perth WA 6000\n${more}\n## Tax invoice\nInvoice no: 4410\n`)])[0]
        ?.fields.business_name?.confidence ?? 0;
    const bare = named('Bluegum Bikes');
    expect(bare).toBeGreaterThan(0);
    expect(bare).toBeLessThanOrEqual(0.65);
    for (const confirmed of [
      named('Bluegum Bikes Pty Ltd'),
      named('Bluegum Bikes', 'ABN 53 004 085 616'),
      named('Bluegum Bikes', 'accounts@bluegumbikes.com.au'),
      named('Bluegum Bikes', '\nBSB 062-000 Account 12345678 Account name Bluegum Bikes'),
    ])
      expect(confirmed).toBeGreaterThan(bare);
  });

  it('is what was measured between two points, and never sure', () => {
    const line: PublishedTable = {
      text: {
        account_bsb: [
          [0.5, 0.6],
          [0.7, 0.9],
        ],
        business_abn: [[0.5, 1]],
      },
      picture: {},
    };
    usePublished(line);
    const of = (certainty: number): number => publishedConfidence('account_bsb', 'text', certainty);
    expect([of(0.1), of(0.5), of(0.6), of(0.7), of(1)]).toEqual([0.6, 0.6, 0.75, 0.9, 0.9]);
    expect(publishedConfidence('business_abn', 'text', 0.9)).toBe(0.99);
  });

  it('is the certainty itself where nothing was measured', () => {
    usePublished({ text: {}, picture: {} });
    expect(publishedConfidence('account_bsb', 'picture', 0.734)).toBe(0.73);
  });
});
