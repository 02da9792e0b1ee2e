import { readdirSync, readFileSync } from 'node:fs';

/** The service's own files, one after the other. */
const SERVICE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('dashboard/'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

/** The pages are built by themselves, so that they are read here and not imported. */
const PAGES = readFileSync('src/dashboard/web/parts/audit-actions.ts', 'utf8');

const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What decisions are recorded as, of invoices and of payment files. */
const DECISIONS = found(/: '(\w+)'/g, /const AUDITED[^{]*\{([^}]*)\}/.exec(SERVICE)?.[1] ?? '');

/** Every action that the service records, by each way it has of doing so. */
const RECORDED = new Set([
  ...found(/\baction: '(\w+\.\w+)'/g, SERVICE),
  ...found(/defineEvent(?:<[^(]*>)?\(\s*'(\w+\.\w+)',\s*[A-Z{]/g, SERVICE),
  // Signing in, and one's own account.
  ...found(/'((?:session|user)\.\w+)'/g, SERVICE),
  ...DECISIONS.flatMap((decision) => [`invoice.${decision}`, `aba_check.${decision}`]),
]);
const NAMED = new Set(found(/^ {2}'(\w+\.\w+)': /gm, PAGES));

describe('actions of the audit trail', () => {
  it('have words on the pages', () => {
    expect(RECORDED.size).toBeGreaterThan(100);
    expect([...RECORDED].filter((action) => !NAMED.has(action))).toEqual([]);
  });

  it('are those alone that have words', () => {
    expect([...NAMED].filter((action) => !RECORDED.has(action))).toEqual([]);
  });
});
