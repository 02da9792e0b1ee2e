import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PATIENCE_MS } from './api.js';

/** Commands of a walk, and what it shows as coming out of them; null if it shows nothing. */
export interface Step {
  /** Where it is, for messages. */
  line: number;
  commands: string;
  shown: string | null;
}

/** The ```sh blocks of a Markdown text; a block of another language right after one shows what comes out. */
export function stepsOf(markdown: string): Step[] {
  const steps: Step[] = [];
  const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;
  let end = 0;
  for (const match of markdown.matchAll(fence)) {
    const [whole, language, content = ''] = match;
    const last = steps.at(-1);
    if (language === 'sh')
      steps.push({ line: markdown.slice(0, match.index).split('\n').length, commands: content, shown: null });
    else if (last && last.shown === null && markdown.slice(end, match.index).trim() === '') last.shown = content;
    end = match.index + whole.length;
  }
  return steps;
}

/**
 * Runs the commands of all steps in one bash, in a folder that looks like the repository's with a running service.
 * Returns what came out of each; a command that fails ends the walk.
 */
export function walk(steps: readonly Step[], dataDir: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'payproof-walk-'));
  try {
    symlinkSync(dataDir, join(folder, 'data'));
    symlinkSync(resolve('docs'), join(folder, 'docs'));
    const blocks = steps.map(
      ({ line, commands }, index) => `echo 'docs/api.md:${line}' >&2\n{\n${commands}} > out.${index}\n`,
    );
    writeFileSync(join(folder, 'walk.sh'), `set -e\n${blocks.join('')}`);
    execFileSync('bash', ['walk.sh'], { cwd: folder, stdio: 'pipe', timeout: PATIENCE_MS });
    return steps.map((_, index) => readFileSync(join(folder, `out.${index}`), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Outputs of a walk with what differs from run to run made equal, JSON as values. Ids are numbered as they appear: the same one
 * stays the same.
 */
export function comparable(outputs: readonly string[]): unknown[] {
  const ids = new Map<string, string>();
  const numbered = (id: string): string => {
    const known = ids.get(id) ?? `ID ${ids.size + 1}`;
    ids.set(id, known);
    return known;
  };
  return outputs.map((output) => {
    const steady = output
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, numbered)
      .replace(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
      .replace(/http:\/\/localhost:\d+/g, 'HTTP')
      .replace(/((?:ent|org)_sk_(?:test_)?)[\w-]{20,}/g, '$1TOKEN')
      .replace(/whsec_[\w+/=]+/g, 'whsec_SECRET')
      .replace(/(individual-authentication\/)[\w-]+/g, '$1TOKEN')
      .replace(/-[a-z0-9]{10}@/g, '-CODE@')
      .replace(/("slug": ?"demo-)[a-z0-9]{6}/g, '$1CODE');
    return (
      parsed(steady) ??
      steady
        .trim()
        .split('\n')
        .map((line) => parsed(line) ?? line)
    );
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
