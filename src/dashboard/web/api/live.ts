import { useEffect } from 'react';
import { queryClient } from './query-client';

/** Something of the entity changed: its type and id, and a word for what happened (docs/api.md, live). */
export interface Change {
  type: string;
  id: string;
  event: string;
}

type Told = { kind: 'changes'; changes: Change[] } | { kind: 'gap' } | { kind: 'end'; reason: string };

/** How long changes are gathered before pages fetch again. */
const GATHER_MS = 200;

const hearers = new Set<(changes: readonly Change[]) => void>();
const gapHearers = new Set<() => void>();

/** First parts of the keys under which a page keeps what it fetched of an entity. */
export function keyOf(entityId: string, ...rest: readonly unknown[]): readonly unknown[] {
  return ['entity', entityId, ...rest];
}

/**
 * Keeps what is shown of an entity up to date, by one stream for all tabs of a browser: whoever has the lock listens and passes
 * on. Where there are no locks (plain http of another machine) each tab listens itself. Gives back how to stop.
 */
export function followEntity(entityId: string, onEnd: (reason: string) => void): () => void {
  const stopping = new AbortController();
  const name = `payproof-live-${entityId}`;
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const take = gathering(entityId, onEnd);
  if (tabs !== null) tabs.onmessage = ({ data }: MessageEvent<Told>) => take(data);
  const listen = (): Promise<void> =>
    new Promise((done) => {
      if (stopping.signal.aborted) return done();
      const source = listenTo(entityId, (told) => {
        take(told);
        tabs?.postMessage(told);
      });
      stopping.signal.addEventListener('abort', () => {
        source.close();
        done();
      });
    });
  if (tabs !== null && 'locks' in navigator)
    navigator.locks.request(name, { signal: stopping.signal }, listen).catch(() => undefined);
  else void listen();
  return () => {
    stopping.abort();
    tabs?.close();
  };
}

function listenTo(entityId: string, tell: (told: Told) => void): EventSource {
  const source = new EventSource(`/dashboard/api/${entityId}/live`);
  const read = <T>(event: Event): T => JSON.parse((event as MessageEvent<string>).data) as T;
  let opened = false;
  source.addEventListener('ready', () => {
    // Another tab may have heard what came before: what is shown is fetched again.
    if (!opened) tell({ kind: 'gap' });
    opened = true;
  });
  source.addEventListener('gap', () => tell({ kind: 'gap' }));
  source.addEventListener('changes', (event) => tell({ kind: 'changes', ...read<{ changes: Change[] }>(event) }));
  source.addEventListener('end', (event) => tell({ kind: 'end', ...read<{ reason: string }>(event) }));
  return source;
}

/** Gathers what comes in quick succession, has what is shown fetched again, and tells pages that listen themselves. */
function gathering(entityId: string, onEnd: (reason: string) => void): (told: Told) => void {
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    const changes = gathered;
    gathered = [];
    timer = null;
    const types = new Set(changes.map(({ type }) => type));
    const ids = new Set(changes.map(({ id }) => id));
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [root, of, type, id], meta }) =>
        root === 'entity' &&
        of === entityId &&
        meta?.followsItself !== true &&
        (type === 'any' || (types.has(String(type)) && (typeof id !== 'string' || ids.has(id)))),
    });
    for (const hear of hearers) hear(changes);
  };
  return (told) => {
    if (told.kind === 'end') return onEnd(told.reason);
    if (told.kind === 'gap') {
      void queryClient.invalidateQueries({ queryKey: keyOf(entityId) });
      for (const hear of gapHearers) hear();
      return;
    }
    gathered.push(...told.changes);
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

/** Calls back with what changed, for pages that put changes in place themselves. */
export function useChanges(hear: (changes: readonly Change[]) => void, onGap?: () => void): void {
  useEffect(() => {
    hearers.add(hear);
    if (onGap) gapHearers.add(onGap);
    return () => {
      hearers.delete(hear);
      if (onGap) gapHearers.delete(onGap);
    };
  }, [hear, onGap]);
}
