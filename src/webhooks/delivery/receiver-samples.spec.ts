import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { newWebhookSecret } from '../subscriptions/webhook-secret.js';
import { signatureHeaders } from './signature.js';

/** What docs/webhooks.md gives people to copy; whoever can reach a receiver can send it anything. */
function sample(): string {
  const code = /```js\n(.+?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8'))?.[1] ?? '';
  return code.replace('.listen(8090)', `.listen(0, '127.0.0.1', function () { console.log(this.address().port) })`);
}

const ID = '01a1fc37-5d3a-73ec-a845-b3c49b325a28';
const BODY = JSON.stringify({ id: ID, type: 'invoice.processed', note: 'Grüße 💌' });
const secret = newWebhookSecret();

let receiver: ChildProcess;
let port: number;

beforeAll(async () => {
  receiver = spawn(process.execPath, ['--input-type=module', '--eval', sample()], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(receiver.stdout!, 'data')) as [Buffer];
  port = Number(line.toString());
});

afterAll(() => receiver.kill('SIGKILL'));

const send = async (headers: Record<string, string>): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: BODY })).status;

const signed = (by: string, at = new Date()): Record<string, string> => signatureHeaders(ID, [by], BODY, at);

describe('the receiver in docs/webhooks.md', () => {
  it('accepts what is signed with its secret, alone or beside another', async () => {
    expect(await send(signed(secret))).toBe(204);
    expect(await send(signatureHeaders(ID, [newWebhookSecret(), secret], BODY, new Date()))).toBe(204);
  });

  it('refuses everything else', async () => {
    expect(await send(signed(newWebhookSecret()))).toBe(400);
    expect(await send(signed(secret, new Date(Date.now() - 10 * 60_000)))).toBe(400);
    expect(await send({ ...signed(secret), 'webhook-id': 'another' })).toBe(400);
    expect(await send({})).toBe(400);
  });

  it('goes on after a signature that is not ASCII, and after a sender that hangs up', async () => {
    const { 'webhook-signature': signature = '', ...others } = signed(secret);
    expect(await send({ ...others, 'webhook-signature': `${signature.slice(0, -1)}é` })).toBe(400);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) =>
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf', resolve),
    );
    socket.destroy();
    await once(socket, 'close');
    expect(await send(signed(secret))).toBe(204);
    expect(receiver.exitCode).toBeNull();
  });
});
