import { readFile } from 'node:fs/promises';
import type { Cage } from '../../platform/processes/cage/cage.js';
import { ProcessPool } from '../../platform/processes/process-pool.js';
import { ProcessPoolError } from '../../platform/processes/process-pool-error.js';
import { NameServers } from './name-servers.js';
import type { AuthenticationRequest, Delivery, SenderVerdict } from './verdict.js';

export interface SenderAuthenticatorOptions {
  /** Absolute path of the compiled authentication-process. */
  processPath: string;
  /** How many messages are judged side by side. */
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

/** Judges the senders of messages in child processes, so that a hostile message costs nothing but itself. */
export class SenderAuthenticator {
  private readonly pool: ProcessPool<AuthenticationRequest, SenderVerdict>;
  private readonly servers: NameServers;

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
  }

  /** Finds out ahead of the first message whether name servers answer. */
  async prepare(): Promise<void> {
    await this.servers.answering();
  }

  /**
   * Judges a message.
   * @param rawPath absolute path of the raw message
   * @param again whether it was judged before, when name servers did not answer: they are asked again, with more patience
   * @returns null if the message takes too long or too much memory to be judged
   * @throws the system's error where the message cannot be read; ProcessPoolError `crash`
   */
  async judge(rawPath: string, delivery: Delivery, again = false): Promise<SenderVerdict | null> {
    const { nameServers, budgetMs, trustedSealers, host, online } = this.options;
    try {
      const verdict = await this.pool.run({
        peerAddress: delivery.peerAddress,
        helo: delivery.helo,
        envelopeFrom: delivery.envelopeFrom,
        message: await readFile(rawPath),
        nameServers,
        trustedSealers,
        host,
        budgetMs: again ? PATIENCE * budgetMs : budgetMs,
        online: online && (await this.servers.answering(again)),
        again,
      });
      this.servers.note(verdict.lookups);
      return verdict;
    } catch (error) {
      if (error instanceof ProcessPoolError && (error.kind === 'timeout' || error.kind === 'memory')) return null;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
