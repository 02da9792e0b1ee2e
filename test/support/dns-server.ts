import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The records of one name; TXT of any length, MX as host names in order of preference. */
export interface DnsRecords {
  A?: string[];
  AAAA?: string[];
  MX?: string[];
  PTR?: string[];
  TXT?: string[];
}

type RecordType = keyof DnsRecords;

const TYPES: Record<number, RecordType | undefined> = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA' };
const NUMBERS: Record<RecordType, number> = { A: 1, PTR: 12, MX: 15, TXT: 16, AAAA: 28 };
const CODES = { answer: 0, servfail: 2, refused: 5 };

/**
 * A name server of a test's own, on UDP (RFC 1035):
 *
 *     const dns = await TestDnsServer.start();
 *     dns.publish('supplier.example', { TXT: ['v=spf1 ip4:127.0.0.1 -all'] });
 *     const service = await TestService.start({ SENDER_AUTHENTICATION: 'true', DNS_SERVERS: dns.address });
 *     …
 *     dns.behaviour = 'servfail'; // or 'refused', or 'silent': takes questions and never answers
 *     await dns.stop();
 *
 * A name that nothing was published for does not exist (NXDOMAIN). For a domain that signs its mail see `MailDomain`.
 */
export class TestDnsServer {
  behaviour: keyof typeof CODES | 'silent' = 'answer';
  /** Every question so far, as `TXT supplier.example`. */
  readonly questions: string[] = [];
  /** Names that are answered with a failure of the server, whatever stands for the others. */
  readonly failing = new Set<string>();
  /** Domains about which, and about whose names, questions are taken and never answered. */
  readonly silent = new Set<string>();
  private readonly names = new Map<string, DnsRecords>();

  private constructor(private readonly socket: Socket) {
    socket.on('message', (message, peer) => {
      const answer = this.answer(message);
      if (answer !== null) socket.send(answer, peer.port, peer.address);
    });
  }

  static async start(port = 0): Promise<TestDnsServer> {
    const socket = createSocket('udp4');
    socket.bind(port, '127.0.0.1');
    await once(socket, 'listening');
    return new TestDnsServer(socket);
  }

  /** For the setting `DNS_SERVERS`. */
  get address(): string {
    return `127.0.0.1:${(this.socket.address() as AddressInfo).port}`;
  }

  /** Puts records in the place of those that a name had. */
  publish(name: string, records: DnsRecords): void {
    this.names.set(name.toLowerCase(), { ...this.names.get(name.toLowerCase()), ...records });
  }

  recordsOf(name: string): DnsRecords | undefined {
    return this.names.get(name.toLowerCase());
  }

  withdraw(name: string): void {
    this.names.delete(name.toLowerCase());
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(message: Buffer): Buffer | null {
    const { name, type, end } = question(message);
    this.questions.push(`${type ?? 'other'} ${name}`);
    if (this.behaviour === 'silent' || [...this.silent].some((domain) => `.${name}`.endsWith(`.${domain}`)))
      return null;
    const records = this.names.get(name.toLowerCase());
    const behaviour = this.failing.has(name.toLowerCase()) ? 'servfail' : this.behaviour;
    const code = behaviour !== 'answer' ? CODES[behaviour] : records === undefined && name !== '' ? 3 : 0;
    const found = code === 0 && type !== undefined ? (records?.[type] ?? []) : [];
    const header = Buffer.alloc(12);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8580 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const answers = found.map((value, at) => record(type as RecordType, value, at));
    return Buffer.concat([header, message.subarray(12, end), ...answers]);
  }
}

function question(message: Buffer): { name: string; type: RecordType | undefined; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), type: TYPES[message.readUInt16BE(at + 1)], end: at + 5 };
}

function record(type: RecordType, value: string, at: number): Buffer {
  const data = dataOf(type, value, at);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(NUMBERS[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: RecordType, value: string, at: number): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'AAAA') return Buffer.from(expand(value), 'hex');
  if (type === 'TXT') {
    const parts = Buffer.from(value, 'latin1')
      .toString('latin1')
      .match(/[^]{1,255}/g) ?? [''];
    return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])));
  }
  const name = Buffer.concat([
    ...value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
  return type === 'MX' ? Buffer.concat([Buffer.from([0, 10 * (at + 1)]), name]) : name;
}

function expand(address: string): string {
  const [before = '', after] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [left, right] = [groups(before), groups(after)];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, '0')).join('');
}
