import { normaliseBsb } from '../numbers/bsb.js';

/** One branch of the BSB directory. */
export interface BsbEntry {
  /** `NNN-NNN`. */
  bsb: string;
  /** Mnemonic of the bank, for example `ANZ`. */
  bank: string;
  branch: string;
  closed: boolean;
}

/** A line of the file that cannot be taken. */
class BsbFileError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`line ${line}: ${problem}`);
  }
}

/**
 * Reads AusPayNet's BSB directory as CSV: BSB, bank mnemonic, branch name, street, suburb, state, postcode, payments
 * flags; with or without a heading (auspaynet.com.au, "BSB Directory", full version). A branch that is closed is called
 * "Closed". Of a BSB that occurs twice, the last line counts. Throws a BsbFileError for a line that is none of this, and
 * where nothing is in the file.
 */
export function parseBsbFile(text: string): BsbEntry[] {
  const entries = new Map<string, BsbEntry>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const [number = '', bank = '', branch = ''] = splitCsvLine(line);
    const bsb = normaliseBsb(number);
    if (bsb === null) {
      if (index === 0) return;
      throw new BsbFileError(index + 1, `"${number.slice(0, 20)}" is not a BSB`);
    }
    if (bank.trim() === '') throw new BsbFileError(index + 1, 'the bank is missing');
    entries.set(bsb, { bsb, bank: bank.trim(), branch: branch.trim(), closed: /^closed$/i.test(branch.trim()) });
  });
  if (entries.size === 0) throw new BsbFileError(1, 'the file holds no BSB');
  return [...entries.values()];
}

/** The fields of one CSV line (RFC 4180); fields of this file hold no line breaks. */
function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
