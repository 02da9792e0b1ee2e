import type { BsbDirectory } from '../../bsb-directory/bsb-directory.js';
import { normaliseName } from '../../names/normalise-name.js';
import type { CountingVerifications } from '../../verifications/counting/counting-verifications.js';
import { SeenVerifications } from '../../verifications/counting/seen-verifications.js';
import { isCredit } from '../format/aba-file.js';
import type { AbaEntry } from '../format/aba-file.js';
import { findPayees } from './find-payees.js';
import { matchEntry } from './match-entry.js';
import type { Match, Payee } from './match-entry.js';

/** Compares the entries of one file with what an entity has verified, group by group. */
export class EntryMatcher {
  private readonly askedBsbs = new Set<string>();
  private readonly existingBsbs = new Set<string>();

  /** What entries were compared with, each as it was read for them. */
  readonly compared = new SeenVerifications();

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
    const knowledge = { ...payees, existingBsbs: this.existingBsbs };
    const matches = payments.map((payment) => matchEntry(payment, knowledge));
    this.compared.add(asSeen(matches, payees.payeesByAccount));
    return matches;
  }

  private async askFor(entries: readonly AbaEntry[]): Promise<void> {
    const unknown = [...new Set(entries.map(({ bsb }) => bsb))].filter((bsb) => !this.askedBsbs.has(bsb));
    if (unknown.length === 0) return;
    for (const bsb of await this.bsbDirectory.existing(unknown)) this.existingBsbs.add(bsb);
    for (const bsb of unknown) this.askedBsbs.add(bsb);
  }
}

/** Every verification that is in one of the matches, once; a version has who was found by an account. */
function asSeen(
  matches: readonly Match[],
  payeesByAccount: ReadonlyMap<string, readonly Payee[]>,
): ReadonlyMap<string, string | null> {
  const seen = new Map<string, string | null>();
  for (const { verificationId } of matches) if (verificationId !== null) seen.set(verificationId, null);
  for (const payees of payeesByAccount.values())
    for (const { verificationId, version } of payees) if (seen.has(verificationId)) seen.set(verificationId, version);
  return seen;
}
