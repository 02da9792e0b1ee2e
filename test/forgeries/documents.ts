/** A bank account as it is kept: BSB `NNN-NNN`, the number digits only. */
export interface Account {
  bsb: string;
  number: string;
}

/** Who is paid, and what was verified of them. */
export interface Payee extends Account {
  businessName: string;
  /** 11 digits with a right checksum. */
  abn: string;
  accountName: string;
}

/** The ways in which a document may lie; the first ten are those that got through once. */
export const FORGED_CLASSES = [
  'enclosures',
  'pictures and drawings',
  'invisible account',
  'wording',
  'lying text',
  'uncounted accounts',
  'annotations and layers',
  'names',
  'file structure',
  'picture files',
  'other ways to pay',
  'attacks',
] as const;
export type ForgedClass = (typeof FORGED_CLASSES)[number];

interface TestDocument {
  /** Unique; becomes a file name. */
  name: string;
  /** Verified as they stand, the first being whose invoice it is. */
  payees: readonly [Payee, ...Payee[]];
  make(): Buffer | Promise<Buffer>;
}

/** A document that must not pass. */
export interface ForgedDocument extends TestDocument {
  class: ForgedClass;
  /** What a person reads in it that is not verified: an account as printed, or what else is wrong. */
  shows: string;
  /** Why it must not pass, in one sentence. */
  why: string;
}

/** A document that must pass; `expects` says otherwise where something is to be left out. */
export interface HonestDocument extends TestDocument {
  group: string;
  expects: 'true' | 'left out';
}
