/**
 * What a direct-entry file says. The format is known as ABA or Cemtex; its fields and codes follow
 * https://www.cemtexaba.com/aba-format/cemtex-aba-file-format-details. Amounts are whole cents and fit a number: a field
 * holds at most ten digits.
 */
export interface AbaFile {
  header: AbaHeader;
  entries: AbaEntry[];
  trailer: AbaTrailer;
}

/** The descriptive record (type 0). */
export interface AbaHeader {
  /** Three-character abbreviation of the user's bank, such as `WBC`. */
  bank: string;
  userName: string;
  /** Six digits, allocated by the bank or AusPayNet. */
  userId: string;
  description: string;
  /** `YYYY-MM-DD` */
  processingDate: string;
  /** `NNN-NNN`, where the file names the account that pays; null in most files. */
  bsb: string | null;
  /** As {@link AbaEntry.accountNumber}; null in most files. */
  accountNumber: string | null;
}

/**
 * How a file codes what an entry is for. 13 debit; 50 credit; 51 government security interest; 52 family allowance;
 * 53 pay; 54 pension; 55 allotment; 56 dividend; 57 debenture interest.
 */
export const TRANSACTION_CODES = [13, 50, 51, 52, 53, 54, 55, 56, 57] as const;

export type AbaTransactionCode = (typeof TRANSACTION_CODES)[number];

const DEBIT: AbaTransactionCode = 13;

/**
 * Empty if the field is blank. N new or varied details; T, as some banks use it; W, X and Y tax withheld from dividends
 * and interest of residents of treaty countries, of other countries, and of any non-resident.
 */
export const INDICATORS = ['', 'N', 'T', 'W', 'X', 'Y'] as const;

export type AbaIndicator = (typeof INDICATORS)[number];

/** These need an amount of withholding tax. */
export const WITHHOLDING_INDICATORS: ReadonlySet<AbaIndicator> = new Set(['W', 'X', 'Y']);

/** A detail record (type 1): one payment or debit. */
export interface AbaEntry {
  /** Line of the file, counted from 1. */
  line: number;
  /** `NNN-NNN` */
  bsb: string;
  /** As printed, leading zeros kept, without blanks and hyphens. Digits, and letters at some banks. */
  accountNumber: string;
  indicator: AbaIndicator;
  transactionCode: AbaTransactionCode;
  amountCents: number;
  accountName: string;
  lodgementReference: string;
  /** `NNN-NNN`, where a returned payment goes. */
  traceBsb: string;
  /** As {@link AbaEntry.accountNumber}; empty if the field is blank. */
  traceAccount: string;
  remitter: string;
  withholdingTaxCents: number;
}

/** The file total record (type 7). */
export interface AbaTrailer {
  /** The difference between credits and debits, unsigned. */
  netCents: number;
  creditCents: number;
  debitCents: number;
  entryCount: number;
}

/** Whether the entry pays its account. Debits, such as the line that balances a batch, take from it. */
export function isCredit(entry: Pick<AbaEntry, 'transactionCode'>): boolean {
  return entry.transactionCode !== DEBIT;
}

type Countable = Pick<AbaEntry, 'transactionCode' | 'amountCents'>;

/** Adds entries up to what the trailer of their file says. */
export class RunningTotals {
  private creditCents = 0;
  private debitCents = 0;
  private entryCount = 0;

  add(entry: Countable): void {
    if (isCredit(entry)) this.creditCents += entry.amountCents;
    else this.debitCents += entry.amountCents;
    this.entryCount++;
  }

  get trailer(): AbaTrailer {
    const { creditCents, debitCents, entryCount } = this;
    return { netCents: Math.abs(creditCents - debitCents), creditCents, debitCents, entryCount };
  }
}

/** What the trailer of a file with these entries says. */
export function totalsOf(entries: readonly Countable[]): AbaTrailer {
  const totals = new RunningTotals();
  for (const entry of entries) totals.add(entry);
  return totals.trailer;
}
