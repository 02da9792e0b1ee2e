import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { TLSSocket } from 'node:tls';
import { errorCode } from '../errors/system-error.js';
import { OutgoingError } from './outgoing-error.js';
import { allowedAddresses } from './resolve.js';
import type { AddressPolicy } from './resolve.js';

/** How long an answer may take and how much of it is read; times in milliseconds. */
export interface OutgoingLimits {
  /** Until the connection is established, with TLS. */
  connectMs: number;
  /** From the beginning until the head of the answer is there. */
  headMs: number;
  /** From the beginning until the answer is whole. */
  wholeMs: number;
  /** Bytes of the body that are read; what follows is dropped. */
  maxBytes: number;
}

export interface OutgoingRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** An answer, whatever its status. */
export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** What was read of the body, as it was sent: nothing is unpacked. */
  body: Buffer;
  /** Whether that is all of it: false if it was too large, too slow or broke off. */
  complete: boolean;
  /** From the beginning until the head of the answer was there. */
  headAfterMs: number;
}

/** Connections that one host may hold idle, and for how long. */
const IDLE_PER_HOST = 8;
const IDLE_MS = 4_000;

/**
 * Asks other services over HTTP. A request goes to an address that its policy allows: the address that was checked is the one
 * that is connected to, so that a name that changes its mind in between (DNS rebinding) gains nothing. Redirects are not
 * followed, no proxy is asked, nothing is unpacked, and time and size are limited. Connections are kept open for a moment.
 */
export class OutgoingHttp {
  private readonly http: HttpAgent;
  private readonly https: HttpsAgent;
  private readonly lookup: LookupFunction;

  /**
   * @param keepAlive whether connections are kept; a request that meets one that was closed meanwhile is sent again, which
   *   is nothing for requests that must not be made twice
   */
  constructor(
    private readonly policy: AddressPolicy,
    private readonly keepAlive = true,
  ) {
    const pool = { keepAlive: true, maxFreeSockets: IDLE_PER_HOST, timeout: IDLE_MS, scheduling: 'lifo' } as const;
    this.http = new HttpAgent(pool);
    this.https = new HttpsAgent(pool);
    this.lookup = (host, options, callback) => {
      allowedAddresses(host, policy).then(
        (addresses) => {
          const [first] = addresses;
          if (options.all) callback(null, addresses);
          else callback(null, first?.address ?? '', first?.family);
        },
        (error: Error) => callback(error, ''),
      );
    };
  }

  /** Sends a request and gives the answer, whatever its status. Throws an OutgoingError if there is none. */
  async send(request: OutgoingRequest, limits: OutgoingLimits): Promise<OutgoingAnswer> {
    const host = request.url.hostname.replace(/^\[(.*)\]$/, '$1');
    // A connection to an address asks no lookup.
    if (isIP(host)) await allowedAddresses(host, this.policy);
    const began = performance.now();
    try {
      return await this.attempt(request, limits, began, this.keepAlive);
    } catch (error) {
      // The other side closed a connection that it had kept open, at the moment it was used again: it read nothing of this.
      if (error === CLOSED_WHILE_IDLE) return this.attempt(request, limits, began, false);
      throw error;
    }
  }

  /** Closes the connections that are kept open. */
  close(): void {
    this.http.destroy();
    this.https.destroy();
  }

  private attempt(
    { method, url, headers, body }: OutgoingRequest,
    limits: OutgoingLimits,
    began: number,
    pooled: boolean,
  ): Promise<OutgoingAnswer> {
    return new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = (secure ? httpsRequest : httpRequest)(url, {
        method,
        headers: { ...headers, ...length },
        lookup: this.lookup,
        agent: pooled ? (secure ? this.https : this.http) : false,
      });
      const timers = new Timers(began, (what) => {
        // With an answer at hand the body is cut short; without one there is nothing to give.
        if (reading) reading.stop();
        else request.destroy(new OutgoingError('timed_out', `${url.host} ${what}`));
      });
      let reading: BodyReading | null = null;
      timers.start('connect', limits.connectMs, 'did not accept a connection in time');
      timers.start('head', limits.headMs, 'did not answer in time');
      timers.start('whole', limits.wholeMs, 'did not finish its answer in time');
      onConnected(request, () => timers.stop('connect'));
      const fail = (error: Error): void => {
        // Once there is an answer, what happens to its body is the reading's to see.
        if (reading) return;
        timers.stopAll();
        const idle = pooled && request.reusedSocket && errorCode(error) === 'ECONNRESET';
        reject(idle ? CLOSED_WHILE_IDLE : outgoingError(error, url.host));
      };
      request.on('error', fail);
      // Another protocol than HTTP after a switch: the socket is gone, and no answer came.
      request.on('close', () => fail(new OutgoingError('connection_reset', `${url.host} broke off`)));
      request.on('response', (response) => {
        timers.stop('connect');
        timers.stop('head');
        const head = { status: response.statusCode ?? 0, headers: response.headers };
        const headAfterMs = performance.now() - began;
        reading = new BodyReading(response, limits.maxBytes, (read) => {
          timers.stopAll();
          resolve({ ...head, ...read, headAfterMs });
        });
      });
      request.end(body);
    });
  }
}

const CLOSED_WHILE_IDLE = new Error('A kept connection was closed');

/** The body of an answer as far as it is wanted. */
class BodyReading {
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private over = false;

  constructor(
    private readonly response: IncomingMessage,
    private readonly maxBytes: number,
    private readonly done: (read: { body: Buffer; complete: boolean }) => void,
  ) {
    response.on('data', (chunk: Buffer) => this.take(chunk));
    response.on('end', () => this.finish(response.complete));
    response.on('error', () => this.finish(false));
    response.on('close', () => this.finish(false));
  }

  /** Reads no further: what is there has to do. */
  stop(): void {
    this.finish(false);
    this.response.destroy();
  }

  private take(chunk: Buffer): void {
    if (this.over) return;
    const room = this.maxBytes - this.size;
    this.chunks.push(chunk.subarray(0, room));
    this.size += Math.min(room, chunk.length);
    if (chunk.length > room) this.stop();
  }

  private finish(complete: boolean): void {
    if (this.over) return;
    this.over = true;
    this.done({ body: Buffer.concat(this.chunks), complete });
  }
}

/** The limits of one attempt, counted from the beginning of the request. */
class Timers {
  private readonly running = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly began: number,
    private readonly expired: (what: string) => void,
  ) {}

  start(name: string, afterMs: number, what: string): void {
    const left = Math.max(0, afterMs - (performance.now() - this.began));
    this.running.set(
      name,
      setTimeout(() => this.expired(what), left),
    );
  }

  stop(name: string): void {
    clearTimeout(this.running.get(name));
  }

  stopAll(): void {
    for (const timer of this.running.values()) clearTimeout(timer);
  }
}

function onConnected(request: ClientRequest, connected: () => void): void {
  request.on('socket', (socket) => {
    if (!socket.connecting && !(socket instanceof TLSSocket && !socket.authorized)) connected();
    else socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', connected);
  });
}

const UNREACHABLE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT', 'EHOSTDOWN', 'ENETDOWN']);

/** What kept an answer away, in our own terms. */
function outgoingError(error: Error, host: string): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const code = errorCode(error);
  const options = { cause: error };
  if (code === 'ECONNREFUSED')
    return new OutgoingError('connection_refused', `${host} refused the connection`, options);
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return new OutgoingError('connection_reset', `${host} broke off`, options);
  if (code.startsWith('HPE_')) return new OutgoingError('answer_malformed', `${host} did not answer in HTTP`, options);
  if (/CERT|SSL|TLS|SIGNED|ISSUER/.test(code))
    return new OutgoingError('certificate_refused', `The certificate of ${host} cannot be trusted`, options);
  const problem = UNREACHABLE.has(code) ? 'cannot be reached' : 'could not be connected to';
  return new OutgoingError('connection_failed', `${host} ${problem}`, options);
}
