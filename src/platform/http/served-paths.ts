import type { DeclaredRoute } from './declared-routes.js';

/** What is served under which paths and with which methods. */
export class ServedPaths {
  private readonly collections: ReadonlyMap<string, string>;
  private readonly patterns: readonly { pattern: RegExp; method: string }[];

  constructor(routes: readonly DeclaredRoute[]) {
    this.collections = collectionsOf(routes);
    this.patterns = routes.map(({ path, method }) => ({ pattern: patternOf(path), method }));
  }

  /**
   * The address of the collection in which what a POST has created can be got by its id; null if it cannot be got by itself.
   * @param template of the route
   * @param path as it was asked for, without its query
   */
  collectionOf(template: string, path: string): string | null {
    const collection = this.collections.get(template);
    return collection === undefined ? null : path.split('/').slice(0, collection.split('/').length).join('/');
  }

  /** The methods that a path accepts; none if there is no such path. */
  methodsOf(path: string): string[] {
    const methods = new Set(this.patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort();
  }
}

/** By the templates of routes that create something: the nearest collection above from which the same resource is got. */
function collectionsOf(routes: readonly DeclaredRoute[]): Map<string, string> {
  const readable = routes.flatMap(({ method, path, declaration: { answer } }) => {
    const collection = /^(.*)\/:\w+$/.exec(path)?.[1];
    return method === 'GET' && answer.kind === 'one' && collection !== undefined
      ? [{ collection, resource: answer.resource }]
      : [];
  });
  const created = routes.filter(({ method, declaration }) => method === 'POST' && declaration.status === 201);
  return new Map(
    created.flatMap(({ path, declaration: { answer } }): [string, string][] => {
      const above = readable
        .filter(({ collection }) => path === collection || path.startsWith(`${collection}/`))
        .filter(({ resource }) => answer.kind === 'one' && resource === answer.resource)
        .sort((a, b) => b.collection.length - a.collection.length)[0];
      return above ? [[path, above.collection]] : [];
    }),
  );
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}
