import { useEffect, useEffectEvent } from 'react';
import { fetchAgain } from './query-client';

/** Something of the entity changed: its type and id, and a word for what happened (docs/api.md, live). */
export interface Change {
  type: string;
  id: string;
  event: string;
}

type LiveMessage = { kind: 'changes'; changes: Change[] } | { kind: 'gap' } | { kind: 'end'; reason: string };

/** How long changes are gathered before pages fetch again. */
const GATHER_MS = 200;

const subscribers = new Set<(changes: readonly Change[]) => void>();
const gapSubscribers = new Set<() => void>();

/** First parts of the keys under which a page keeps what it fetched of an entity. */
export function keyOf(entityId: string, ...rest: readonly unknown[]): readonly unknown[] {
  return ['entity', entityId, ...rest];
}

/**
 * Keeps what is shown of an entity up to date, by one stream for all tabs of a browser: whoever has the lock listens and passes
 * on. Where there are no locks (plain http of another machine) each tab listens itself. Returns how to stop.
 */
export function followEntity(entityId: string, onEnd: (reason: string) => void): () => void {
  const stopping = new AbortController();
  const name = `payproof-live-${entityId}`;
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const take = gathering(entityId, onEnd);
  if (tabs !== null) tabs.onmessage = ({ data }: MessageEvent<LiveMessage>) => take(data);
  const listen = (): Promise<void> =>
    new Promise((done) => {
      if (stopping.signal.aborted) return done();
      const passOn = (message: LiveMessage): void => {
        take(message);
        if (!stopping.signal.aborted) tabs?.postMessage(message);
      };
      listenUntil(entityId, passOn, stopping.signal);
      stopping.signal.addEventListener('abort', () => done());
    });
  if (tabs !== null && 'locks' in navigator)
    navigator.locks.request(name, { signal: stopping.signal }, listen).catch(() => undefined);
  else void listen();
  return () => {
    stopping.abort();
    tabs?.close();
  };
}

/** A stream that is refused is asked for again after this long; one that only broke connects again by itself. */
const ASK_AGAIN_MS = 10_000;

/** Listens until it is stopped, whatever the stream goes through meanwhile. */
function listenUntil(entityId: string, tell: (message: LiveMessage) => void, stopped: AbortSignal): void {
  const source = listenTo(entityId, tell);
  const stop = (): void => source.close();
  stopped.addEventListener('abort', stop);
  source.addEventListener('error', () => {
    if (source.readyState !== EventSource.CLOSED || stopped.aborted) return;
    stopped.removeEventListener('abort', stop);
    tell({ kind: 'end', reason: 'refused' });
    setTimeout(() => {
      if (!stopped.aborted) listenUntil(entityId, tell, stopped);
    }, ASK_AGAIN_MS);
  });
}

function listenTo(entityId: string, tell: (message: LiveMessage) => void): EventSource {
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
function gathering(entityId: string, onEnd: (reason: string) => void): (message: LiveMessage) => void {
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    const changes = gathered;
    gathered = [];
    timer = null;
    const types = new Set(changes.map(({ type }) => type));
    const ids = new Set(changes.map(({ id }) => id));
    fetchAgain({
      predicate: ({ queryKey: [root, of, type, id], meta }) =>
        root === 'entity' &&
        of === entityId &&
        meta?.followsItself !== true &&
        (type === 'any' || (types.has(String(type)) && (typeof id !== 'string' || ids.has(id)))),
    });
    for (const hear of subscribers) hear(changes);
  };
  return (message) => {
    if (message.kind === 'end') return onEnd(message.reason);
    if (message.kind === 'gap') {
      fetchAgain({ queryKey: keyOf(entityId) });
      for (const hear of gapSubscribers) hear();
      return;
    }
    gathered.push(...message.changes);
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

/** Calls back with what changed, for pages that put changes in place themselves. */
export function useChanges(hear: (changes: readonly Change[]) => void, onGap: () => void = nothing): void {
  const hearEvent = useEffectEvent(hear);
  const gapEvent = useEffectEvent(onGap);
  useEffect(() => {
    const subscriber = (changes: readonly Change[]): void => hearEvent(changes);
    const gapSubscriber = (): void => gapEvent();
    subscribers.add(subscriber);
    gapSubscribers.add(gapSubscriber);
    return () => {
      subscribers.delete(subscriber);
      gapSubscribers.delete(gapSubscriber);
    };
  }, []);
}

function nothing(): void {
  // Whatever is shown is fetched again anyway.
}
