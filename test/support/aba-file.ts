import type { AbaEntry, AbaHeader } from '../../src/aba/format/aba-file.js';
import { writeAba } from '../../src/aba/format/write-aba.js';

const HEADER: AbaHeader = {
  bank: 'WBC',
  userName: 'EXAMPLE PTY LTD',
  userId: '123456',
  description: 'SUPPLIERS',
  processingDate: '2025-11-28',
  bsb: null,
  accountNumber: null,
};

const ENTRY: Omit<AbaEntry, 'line'> = {
  bsb: '062-000',
  accountNumber: '12345678',
  indicator: '',
  transactionCode: 50,
  amountCents: 123450,
  accountName: 'HARBOUR LANE JOINERY PTY LTD',
  lodgementReference: 'HL-2041',
  traceBsb: '032-000',
  traceAccount: '123456',
  remitter: 'EXAMPLE PTY LTD',
  withholdingTaxCents: 0,
};

/** A batch file with an entry for each given one; what is not given is as in a payment to Harbour Lane Joinery. */
export function abaFile(entries: Partial<Omit<AbaEntry, 'line'>>[], header: Partial<AbaHeader> = {}): Buffer {
  return writeAba({ header: { ...HEADER, ...header }, entries: entries.map((entry) => ({ ...ENTRY, ...entry })) });
}
