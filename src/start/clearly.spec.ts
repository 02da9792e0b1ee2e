import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { clearly } from './clearly.js';

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

describe('clearly', () => {
  it('names the setting of a port that is taken, and of an address that is not here', async () => {
    const taken = createServer();
    await listen(taken, 0, '127.0.0.1');
    const { port } = taken.address() as AddressInfo;
    await expect(clearly('HTTP_PORT', port, () => listen(createServer(), port, '127.0.0.1'))).rejects.toMatchObject({
      name: 'StartError',
      message: `Port ${port} is taken by another program; choose another one with HTTP_PORT.`,
    });
    // An address for documentation (RFC 5737): no machine has it.
    await expect(clearly('HTTP_PORT', 25, () => listen(createServer(), 0, '192.0.2.1'))).rejects.toMatchObject({
      message: expect.stringMatching(/^Port 25 is on an address that this machine does not have;/),
    });
    await new Promise((closed) => taken.close(closed));
  });

  it('does not blame the port for what else fails', async () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      syscall: 'open',
      path: '/x',
    });
    await expect(clearly('SMTP_PORT', 25, () => Promise.reject(denied))).rejects.toBe(denied);
    await expect(clearly('SMTP_PORT', 25, () => readFile('/does-not-exist'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('returns what listening gives', async () =>
    expect(await clearly('SMTP_PORT', 0, () => Promise.resolve(7))).toBe(7));
});
