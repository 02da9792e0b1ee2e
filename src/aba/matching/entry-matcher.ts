import type { BsbDirectory } from '../../bsb-directory/bsb-directory.js';
import { normaliseName } from '../../names/normalise-name.js';
import type { CountingVerifications, SeenVerifications } from '../../verifications/counting/counting-verifications.js';
import { isCredit } from '../format/aba-file.js';
import type { AbaEntry } from '../format/aba-file.js';
import { findPayees } from './find-payees.js';
import { matchEntry } from './match-entry.js';
import type { Match } from './match-entry.js';

/** Compares the entries of one file with what an entity has verified, group by group. */
export class EntryMatcher {
  private readonly askedBsbs = new Set<string>();
  private readonly existingBsbs = new Set<string>();
  private readonly versions = new Map<string, string>();

  constructor(
    private readonly bsbDirectory: BsbDirectory,
    private readonly counting: CountingVerifications,
    private readonly entityId: string,
  ) {}

  /** One match for each entry, in their order. */
  async match(entries: readonly AbaEntry[]): Promise<Match[]> {
    const payments = entries.map(({ bsb, accountNumber, accountName, transactionCode }) => ({
      bsb,
      accountNumber,
      accountName,
      transactionCode,
      accountNameNormalised: normaliseName(accountName),
    }));
    await this.askFor(entries);
    const payees = await findPayees(this.counting, this.entityId, payments.filter(isCredit));
    for (const { verificationId, version } of [...payees.payeesByAccount.values()].flat())
      // The first one counts: entries that were compared with different ones were not compared with what holds at one moment.
      if (!this.versions.has(verificationId)) this.versions.set(verificationId, version);
    const knowledge = { ...payees, existingBsbs: this.existingBsbs };
    return payments.map((payment) => matchEntry(payment, knowledge));
  }

  /** Verifications that entries were compared with, each as it was read first. */
  asSeen(verificationIds: ReadonlySet<string>): SeenVerifications {
    return new Map([...verificationIds].map((id) => [id, this.versions.get(id) ?? null]));
  }

  private async askFor(entries: readonly AbaEntry[]): Promise<void> {
    const unknown = [...new Set(entries.map(({ bsb }) => bsb))].filter((bsb) => !this.askedBsbs.has(bsb));
    if (unknown.length === 0) return;
    for (const bsb of await this.bsbDirectory.existing(unknown)) this.existingBsbs.add(bsb);
    for (const bsb of unknown) this.askedBsbs.add(bsb);
  }
}
