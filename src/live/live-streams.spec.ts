import { setTimeout as wait } from 'node:timers/promises';
import type { StillAllowed } from '../identity/still-allowed.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import type { DeclaredRoutes } from '../platform/http/declared-routes.js';
import type { Logger } from '../platform/logging/logger.js';
import type { LiveListener } from './live-listener.js';
import { LiveStreams } from './live-streams.js';

it('opens at most 20 streams of a key, though all are asked for before anybody listens', async () => {
  const listener = { listen: () => wait(20) } as unknown as LiveListener;
  const streams = new LiveStreams(listener, {} as StillAllowed, {} as DeclaredRoutes, {} as Logger);
  const caller = { userId: 'ada', keyId: 'key', entityId: 'entity', abilities: [] } as unknown as EntityCaller;
  const asked = await Promise.allSettled(Array.from({ length: 25 }, () => streams.open(caller, null)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  streams.beforeApplicationShutdown();
});
