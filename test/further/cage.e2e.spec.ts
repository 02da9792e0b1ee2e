import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** A process of the service, as the system shows it. */
interface Seen {
  /** The module that it runs. */
  module: string;
  uid: number;
  network: string;
  environment: string[];
}

function seen(pid: string): Seen {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return {
    module: words.map((word) => /([\w-]+-process)\.m?js$/.exec(word)?.[1]).find(Boolean) ?? '',
    uid: Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    network: readlinkSync(`/proc/${pid}/ns/net`),
    environment: readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean),
  };
}

function childrenOf(pid: number): Seen[] {
  const isChild = (one: string): boolean => {
    try {
      return new RegExp(`^PPid:\\s+${pid}$`, 'm').test(readFileSync(join('/proc', one, 'status'), 'utf8'));
    } catch {
      // It has ended meanwhile.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(seen);
}

onLinux('the cage of a running service', () => {
  let service: TestService;

  beforeAll(async () => {
    // Nobody answers there: a question ends at once.
    service = await TestService.start({ SENDER_AUTHENTICATION: 'true', DNS_SERVERS: '127.0.0.1:1' });
  });
  afterAll(() => service.remove());

  it('holds every process that opens a message or a document, and says at the start what holds', async () => {
    await sendMail(service.smtp, {
      to: service.credentials.inbox,
      attachments: [{ filename: 'invoice.pdf', content: await invoicePdf() }],
    });
    await eventually(
      () => service.api.get('/invoices'),
      ({ body }) => body.data[0]?.attributes.status === 'processed',
    );
    const line = service.log.split('\n').find((one) => one.includes('"noNetwork"'));
    const walls = JSON.parse(line ?? '') as Record<string, boolean>;
    const children = childrenOf(service.pid);
    expect(new Set(children.map(({ module }) => module))).toEqual(
      new Set(['reader-process', 'mime-process', 'authentication-process']),
    );
    const isRoot = process.getuid?.() === 0;
    expect(walls.otherUser).toBe(isRoot);
    for (const { module, uid, network, environment } of children) {
      expect(isRoot ? uid > 65_000 : uid === process.getuid?.()).toBe(true);
      const ofLibraries = /^(?:NODE_CHANNEL\w+=|HOME=\/$|DISABLE_SYSTEM_FONTS_LOAD=true$)/;
      expect(environment.filter((one) => !ofLibraries.test(one))).toEqual([]);
      // Only who asks name servers shares the network with the service.
      const shared = network === readlinkSync('/proc/self/ns/net');
      expect({ module, shared }).toEqual({
        module,
        shared: module === 'authentication-process' || !walls.noNetwork,
      });
    }
  });
});
