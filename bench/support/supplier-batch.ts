import type { AbaHeader } from '../../src/aba/format/aba-file.js';
import { writeAba } from '../../src/aba/format/write-aba.js';
import type { AbaBatch } from '../../src/aba/format/write-aba.js';

type Entry = AbaBatch['entries'][number];

const HEADER: AbaHeader = {
  bank: 'WBC',
  userName: 'EXAMPLE PTY LTD',
  userId: '123456',
  description: 'SUPPLIERS',
  processingDate: '2025-11-28',
  bsb: null,
  accountNumber: null,
};

/** A batch file that pays so many suppliers, numbered from 0: `SUPPLIER NUMBER i PTY LTD` at `062-000 10000000+i`, or as `differing` says. */
export function supplierBatch(count: number, differing: (i: number) => Partial<Entry> = () => ({})): Buffer {
  const entries = Array.from({ length: count }, (_, i): Entry => ({
    bsb: '062-000',
    accountNumber: String(10_000_000 + i),
    indicator: '',
    transactionCode: 50,
    amountCents: 1 + i,
    accountName: `SUPPLIER NUMBER ${i} PTY LTD`,
    lodgementReference: `INV-${i}`,
    traceBsb: '032-000',
    traceAccount: '123456',
    remitter: 'EXAMPLE PTY LTD',
    withholdingTaxCents: 0,
    ...differing(i),
  }));
  return writeAba({ header: HEADER, entries });
}
