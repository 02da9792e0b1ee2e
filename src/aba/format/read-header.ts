import type { AbaHeader } from './aba-file.js';
import { HEADER, REEL } from './layout.js';
import { parseProcessingDate } from './processing-date.js';
import type { AbaRecord } from './record.js';

/** Reads the descriptive record. The account that some banks want in it is accepted with a warning. */
export function readHeader(record: AbaRecord): AbaHeader {
  const namesAccount = !record.isBlank(HEADER.bsb) || !record.isBlank(HEADER.accountNumber);
  if (namesAccount) record.warn(HEADER.bsb, 'the header names an account, which not every bank accepts');
  const bsb = record.isBlank(HEADER.bsb) ? null : record.bsb(HEADER.bsb);
  const accountNumber = record.isBlank(HEADER.accountNumber) ? null : record.accountNumber(HEADER.accountNumber);
  record.expectBlank(HEADER.blankAfterAccount);
  record.expect(HEADER.reel, REEL);
  const bank = record.raw(HEADER.bank);
  if (bank.includes(' ')) record.fault(HEADER.bank, 'the bank must be three characters', bank.indexOf(' '));
  record.expectBlank(HEADER.blankAfterBank);
  const userName = record.requiredLabel(HEADER.userName);
  const userId = record.digits(HEADER.userId) ?? '';
  const description = record.requiredLabel(HEADER.description);
  const processingDate = readProcessingDate(record);
  record.expectBlank(HEADER.blankAtEnd);
  return { bank, userName, userId, description, processingDate, bsb, accountNumber };
}

function readProcessingDate(record: AbaRecord): string {
  const ddmmyy = record.digits(HEADER.processingDate);
  if (ddmmyy === null) return '';
  const date = parseProcessingDate(ddmmyy);
  if (date === null) record.fault(HEADER.processingDate, `${ddmmyy} is not a date (DDMMYY)`);
  return date ?? '';
}
