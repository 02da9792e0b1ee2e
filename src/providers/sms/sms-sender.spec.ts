import { FAULTS } from '../fakes/fake-http-server.js';
import { FakeSmsGateway } from './fake-sms-gateway.js';
import { HttpSmsGateway } from './http-sms-gateway.js';
import { NoSmsSender } from './sms-sender.js';

describe('a sender of SMS', () => {
  let gateway: FakeSmsGateway;
  let sender: HttpSmsGateway;

  beforeAll(async () => {
    gateway = await new FakeSmsGateway().listen();
    sender = new HttpSmsGateway({ url: gateway.url, key: 'key', from: 'Payproof', timeoutMs: 300 });
  });
  afterAll(() => gateway.close());

  const message = { to: '+61412345678', text: 'Grüße: 1', reference: 'one' };

  it('sends a message, and only once if asked again', async () => {
    expect(await sender.send(message)).toEqual({ outcome: 'sent' });
    expect(await sender.send(message)).toEqual({ outcome: 'sent' });
    expect(gateway.delivered).toEqual([{ to: '+61412345678', from: 'Payproof', text: 'Grüße: 1' }]);
    expect(gateway.requests[0]?.headers.authorization).toBe('Bearer key');
  });

  it('reports why the gateway refuses a message', async () => {
    expect(await sender.send({ ...message, to: '+6129' })).toEqual({ outcome: 'refused', reason: 'No such mobile' });
  });

  it.each(FAULTS.filter((habit) => habit !== 'well'))('is unavailable while the gateway is %s', async (habit) => {
    gateway.habit = habit;
    const answer = await sender.send({ ...message, reference: habit });
    gateway.habit = 'well';
    expect(answer).toEqual({ outcome: 'unavailable', reason: expect.stringMatching(/./) });
    expect(JSON.stringify(answer)).not.toContain('412345678');
  });

  it('is unavailable, and says so beforehand, without a gateway', async () => {
    const none = new NoSmsSender();
    expect([none.configured, (await none.send()).outcome]).toEqual([false, 'unavailable']);
  });
});
