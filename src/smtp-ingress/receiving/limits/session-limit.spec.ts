import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { limitSessions } from './session-limit.js';

describe('limitSessions', () => {
  it('ends a connection that is never idle', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).resume());
    limitSessions(server, 300);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = performance.now();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const trickle = setInterval(() => socket.write('x'), 20);
    // The write that meets the closed connection is an error, after which it closes too.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(trickle);
    expect(performance.now() - started).toBeGreaterThan(250);
    await new Promise((resolve) => server.close(resolve));
  });
});
