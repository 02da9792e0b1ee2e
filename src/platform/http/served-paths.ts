import type { DeclaredRoute } from './declared-routes.js';

/** What is served under which paths and with which methods. */
export class ServedPaths {
  private readonly readable: ReadonlySet<string>;
  private readonly patterns: readonly { pattern: RegExp; method: string }[];

  constructor(routes: readonly DeclaredRoute[]) {
    this.readable = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => withoutNames(path)));
    this.patterns = routes.map(({ path, method }) => ({ pattern: patternOf(path), method }));
  }

  /** Whether what a POST to a template has created can be got below it by its id. */
  hasOneBelow(template: string): boolean {
    return this.readable.has(`${withoutNames(template)}/:`);
  }

  /** The methods that a path accepts; none if there is no such path. */
  methodsOf(path: string): string[] {
    const methods = new Set(this.patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort();
  }
}

function withoutNames(path: string): string {
  return path.replace(/:\w+/g, ':');
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}
