import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isValidAbn } from '../../src/numbers/abn.js';
import type { Payee } from './documents.js';
import { abnFrom, randomsOf } from './parties.js';

/** One line of a corpus' truth.jsonl. */
interface Truth {
  file: string;
  kind: string;
  traits: readonly string[];
  document_is_invoice: boolean;
  extracted_business_name: string | null;
  extracted_business_abn: string | null;
  extracted_account_name: string | null;
  extracted_account_number: string | null;
  extracted_account_bsb: string | null;
}

/** An invoice of a corpus, its details verified as they stand. */
export interface CorpusInvoice {
  file: string;
  kind: string;
  payee: Payee;
  bytes(): Promise<Buffer>;
}

/**
 * The invoices of a corpus that honest measures are taken from: one account with all that is needed to pay, and an ABN that
 * passes its checksum.
 * @param folder with `truth.jsonl` and the files it names
 */
export async function corpusInvoices(folder: string): Promise<CorpusInvoice[]> {
  const lines = (await readFile(join(folder, 'truth.jsonl'), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const truth = JSON.parse(line) as Truth;
    const {
      file,
      kind,
      extracted_business_name: businessName,
      extracted_business_abn: abn,
      extracted_account_name: accountName,
      extracted_account_number: number,
      extracted_account_bsb: bsb,
    } = truth;
    const isOne = truth.document_is_invoice && !truth.traits.includes('two_accounts');
    if (!isOne || bsb === null || number === null || accountName === null) return [];
    if (kind === 'digital' && (abn === null || !isValidAbn(abn))) return [];
    const payee: Payee = {
      businessName: businessName ?? accountName,
      abn: abn !== null && isValidAbn(abn) ? abn : abnFrom(randomsOf(file)),
      accountName,
      bsb,
      number,
    };
    return [{ file, kind, payee, bytes: () => readFile(join(folder, file)) }];
  });
}
