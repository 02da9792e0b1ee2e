import {
  type AbaEntry,
  type AbaIndicator,
  type AbaTransactionCode,
  INDICATORS,
  TRANSACTION_CODES,
  WITHHOLDING_INDICATORS,
} from './aba-file.js';
import { DETAIL } from './layout.js';
import type { AbaRecord } from './record.js';

/** By how they are printed. */
const CODES: ReadonlyMap<string, AbaTransactionCode> = new Map(TRANSACTION_CODES.map((code) => [String(code), code]));

/** Reads one payment or debit. */
export function readDetail(record: AbaRecord): AbaEntry {
  const bsb = record.bsb(DETAIL.bsb);
  const accountNumber = record.requiredAccountNumber(DETAIL.accountNumber);
  const indicator = readIndicator(record);
  const transactionCode = readTransactionCode(record);
  const amount = record.number(DETAIL.amount);
  if (amount === 0) record.fault(DETAIL.amount, 'the amount is zero');
  const accountName = record.requiredLabel(DETAIL.accountName);
  const lodgementReference = record.label(DETAIL.lodgementReference);
  const traceBsb = record.bsb(DETAIL.traceBsb);
  const traceAccount = record.accountNumber(DETAIL.traceAccount);
  const remitter = record.requiredLabel(DETAIL.remitter);
  const withholdingTaxCents = readWithholdingTax(record, indicator);
  return {
    line: record.line,
    bsb,
    accountNumber,
    indicator,
    transactionCode,
    amountCents: amount ?? 0,
    accountName,
    lodgementReference,
    traceBsb,
    traceAccount,
    remitter,
    withholdingTaxCents,
  };
}

function readIndicator(record: AbaRecord): AbaIndicator {
  const printed = record.label(DETAIL.indicator);
  const indicator = INDICATORS.find((known) => known === printed);
  if (indicator === undefined) record.fault(DETAIL.indicator, 'the indicator must be blank, N, T, W, X or Y');
  return indicator ?? '';
}

function readTransactionCode(record: AbaRecord): AbaTransactionCode {
  const printed = record.raw(DETAIL.transactionCode);
  const code = CODES.get(printed);
  if (code === undefined) {
    record.fault(DETAIL.transactionCode, `the transaction code must be one of ${TRANSACTION_CODES.join(', ')}`);
  }
  return code ?? TRANSACTION_CODES[0];
}

function readWithholdingTax(record: AbaRecord, indicator: AbaIndicator): number {
  const cents = record.number(DETAIL.withholdingTax);
  if (cents === null) return 0;
  const announced = WITHHOLDING_INDICATORS.has(indicator);
  if (announced && cents === 0) {
    record.fault(DETAIL.withholdingTax, `indicator ${indicator} requires an amount of withholding tax`);
  }
  // The sample of cemtexaba.com itself has such a line.
  if (!announced && cents > 0) {
    record.warn(DETAIL.withholdingTax, 'there is an amount of withholding tax without an indicator W, X or Y');
  }
  return cents;
}
