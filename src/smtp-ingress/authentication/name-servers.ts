import { Resolver } from 'node:dns/promises';

const PROBE_MS = 1_000;
/** How long it is taken for granted that nobody answers, before that is tried again beside the mail that comes. */
const OUTAGE_MS = 15_000;

/** Codes that say that nobody was there to answer; any other one is an answer. */
const SILENT = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Remembers whether name servers answer at all, so that an outage costs mail a second once, and not seconds each. */
export class NameServers {
  private readonly resolver = new Resolver({ timeout: PROBE_MS, tries: 1 });
  private state: boolean | null = null;
  private probedAt = 0;
  private probing: Promise<boolean> | null = null;

  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.resolver.setServers([...servers]);
  }

  /**
   * Whether they answer, as far as is known. At most the first call waits.
   * @param now finds it out now where they did not answer
   */
  async answering(now = false): Promise<boolean> {
    if (this.state === null) return this.probe();
    if (this.state) return true;
    if (now) return this.probe();
    if (Date.now() - this.probedAt > OUTAGE_MS) void this.probe();
    return false;
  }

  /** Learns from the questions about a message: where none was answered, it is asked whether anybody is there. */
  note({ asked, unanswered }: { asked: number; unanswered: number }): void {
    if (this.state && asked > 0 && asked === unanswered) void this.probe();
  }

  private probe(): Promise<boolean> {
    this.probing ??= this.ask().finally(() => (this.probing = null));
    return this.probing;
  }

  private async ask(): Promise<boolean> {
    // The root has name servers; what a server says of that does not matter.
    const answered = await this.resolver.resolveNs('.').then(
      () => true,
      (error: { code?: string }) => !SILENT.has(error.code ?? ''),
    );
    this.state = answered;
    this.probedAt = Date.now();
    return answered;
  }
}
