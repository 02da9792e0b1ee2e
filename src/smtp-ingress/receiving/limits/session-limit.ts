import type { Server } from 'node:net';

/**
 * Ends every connection of a server after this many milliseconds, whatever it is doing: an idle limit alone lets a peer that
 * sends a byte now and then hold its connections for ever.
 */
export function limitSessions(server: Server, milliseconds: number): void {
  server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
