/**
 * Where each field of a direct-entry record is, after
 * https://www.cemtexaba.com/aba-format/cemtex-aba-file-format-details. Columns count from 1.
 */
export interface Field {
  /** What messages call it. */
  name: string;
  column: number;
  width: number;
}

/** Columns are given as the format's description gives them: first and last, both included. */
function field(name: string, first: number, last = first): Field {
  return { name, column: first, width: last - first + 1 };
}

export const RECORD_LENGTH = 120;

/** Headers and trailers end here in the samples of NAB and cemtexaba.com: the rest of theirs is blank. */
export const SHORT_RECORD_LENGTH = 80;

export const REEL = '01';
export const TRAILER_BSB = '999-999';

export const HEADER = {
  bsb: field('BSB', 2, 8),
  accountNumber: field('account number', 9, 17),
  blankAfterAccount: field('filler', 18),
  reel: field('reel sequence number', 19, 20),
  bank: field('bank', 21, 23),
  blankAfterBank: field('filler', 24, 30),
  userName: field('user name', 31, 56),
  userId: field('user identification number', 57, 62),
  description: field('description', 63, 74),
  processingDate: field('processing date', 75, 80),
  blankAtEnd: field('filler', 81, 120),
};

export const DETAIL = {
  bsb: field('BSB', 2, 8),
  accountNumber: field('account number', 9, 17),
  indicator: field('indicator', 18),
  transactionCode: field('transaction code', 19, 20),
  amount: field('amount', 21, 30),
  accountName: field('title of account', 31, 62),
  lodgementReference: field('lodgement reference', 63, 80),
  traceBsb: field('trace BSB', 81, 87),
  traceAccount: field('trace account number', 88, 96),
  remitter: field('name of remitter', 97, 112),
  withholdingTax: field('withholding tax', 113, 120),
};

export const TRAILER = {
  bsb: field('BSB filler', 2, 8),
  blankAfterBsb: field('filler', 9, 20),
  net: field('net total', 21, 30),
  credits: field('credit total', 31, 40),
  debits: field('debit total', 41, 50),
  blankAfterDebits: field('filler', 51, 74),
  entryCount: field('count of detail records', 75, 80),
  blankAtEnd: field('filler', 81, 120),
};

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + " ^_[]',?;:=#/.*()&%!$@+-";

/** By byte: 1 where direct entry allows the character. */
export const ALLOWED_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  CHARACTERS.includes(String.fromCharCode(byte)) ? 1 : 0,
);
