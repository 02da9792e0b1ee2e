import type { Cage } from '../../platform/processes/cage/cage.js';
import { ProcessPool } from '../../platform/processes/process-pool.js';
import { ProcessPoolError } from '../../platform/processes/process-pool-error.js';
import { Slots } from '../../platform/slots.js';
import { answersTo, NameLookup } from './name-lookup.js';
import type { Answer } from './name-lookup.js';
import { NameServers } from './name-servers.js';
import type { AuthenticationRequest, Delivery, SenderVerdict } from './verdict.js';

export interface SenderAuthenticatorOptions {
  /** Absolute path of the compiled authentication-process. */
  processPath: string;
  /** How many messages are judged side by side; any number may wait for name servers. */
  size: number;
  /** Addresses of name servers; those of the system if there is none. */
  nameServers: readonly string[];
  /** For all questions about one message together, in milliseconds. */
  budgetMs: number;
  /** Domains whose ARC seals are believed. */
  trustedSealers: readonly string[];
  /** False if nobody is to be asked: senders are named, and not judged. */
  online: boolean;
  /** The name of this mail server. */
  host: string;
  /** MiB of the largest message that it takes. */
  maxMessageMb: number;
  cage?: Cage;
}

/** Honest messages take milliseconds beside the questions to name servers. */
const WORK_MS = 10_000;
const MEMORY_MB = 250;
/** The message itself is held some times over. */
const MEMORY_OF_MESSAGE = 3;
/** A message that is looked at again may take longer: nobody waits for it. */
const PATIENCE = 2;
/**
 * A process waits so long for answers, which is enough for most: then it goes on with other messages, and the answers are waited for where that
 * costs nothing. What is asked in the light of those rarely takes long, and counts again for each.
 */
const FIRST_WAIT_MS = 100;
const LATER_WAIT_MS = 20;

/** Judges the senders of messages in child processes, so that a hostile message costs nothing but itself. */
export class SenderAuthenticator {
  private readonly pool: ProcessPool<AuthenticationRequest, SenderVerdict>;
  private readonly servers: NameServers;
  private readonly lookup: NameLookup;
  private readonly slots: Slots;

  constructor(private readonly options: SenderAuthenticatorOptions) {
    const { processPath: modulePath, size, budgetMs, nameServers, maxMessageMb } = options;
    this.pool = new ProcessPool({
      modulePath,
      size,
      timeoutMs: PATIENCE * budgetMs + WORK_MS,
      maxMemoryMb: MEMORY_MB + MEMORY_OF_MESSAGE * maxMessageMb,
      maxJobs: 10_000,
      cage: options.cage,
      // Name servers.
      needs: { network: true },
    });
    this.servers = new NameServers(nameServers);
    // The processes remember; here answers would be held without a limit on their size.
    this.lookup = new NameLookup({ servers: nameServers, timeoutMs: Math.ceil(budgetMs / 2), remembers: 0 });
    this.slots = new Slots(size);
  }

  /** Finds out ahead of the first message whether name servers answer. */
  async prepare(): Promise<void> {
    await this.servers.answering();
  }

  /**
   * Judges a message.
   * @param load gives the raw message: it is not held in memory while name servers are waited for
   * @param again whether it was judged before, when name servers did not answer: they are asked again, with more patience
   * @returns null if the message takes too long or too much memory to be judged
   * @throws what `load` throws; ProcessPoolError `crash`
   */
  async judge(load: () => Promise<Buffer>, delivery: Delivery, again = false): Promise<SenderVerdict | null> {
    const answers: Answer[] = [];
    let left = again ? PATIENCE * this.options.budgetMs : this.options.budgetMs;
    try {
      for (let waitMs = FIRST_WAIT_MS; ; waitMs = LATER_WAIT_MS) {
        const budgetMs = Math.min(waitMs, left);
        const verdict = await this.slots.run(() => this.look(load, delivery, { answers, budgetMs, again }));
        const { open } = verdict.lookups;
        left -= budgetMs;
        if (open.length === 0 || left <= 0) {
          this.servers.note(verdict.lookups);
          return verdict;
        }
        const began = performance.now();
        answers.push(...(await answersTo(open, this.lookup, { again, budgetMs: left })));
        left = Math.max(0, left - (performance.now() - began));
      }
    } catch (error) {
      if (error instanceof ProcessPoolError && (error.kind === 'timeout' || error.kind === 'memory')) return null;
      throw error;
    }
  }

  private async look(
    load: () => Promise<Buffer>,
    { peerAddress, helo, envelopeFrom, receivedAt }: Delivery,
    asked: Pick<AuthenticationRequest, 'answers' | 'budgetMs' | 'again'>,
  ): Promise<SenderVerdict> {
    const { nameServers, budgetMs, trustedSealers, host, online } = this.options;
    return this.pool.run({
      ...asked,
      peerAddress,
      helo,
      envelopeFrom,
      receivedAt,
      message: await load(),
      nameServers,
      trustedSealers,
      host,
      questionMs: Math.ceil(budgetMs / 2),
      online: online && (await this.servers.answering(asked.again)),
    });
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
