import type { Box } from '../document.js';

/** Something on a page of the file, where it stands. Pages count from 1, boxes are in points of the upright page. */
export interface Place {
  page: number;
  box: Box;
  /** As it is shown. */
  text: string;
}

/** Why an account is not plainly seen. */
export const UNSEEN_REASONS = [
  /** Nothing is drawn where the document says it stands: covered, clipped away, or in the colour of its ground. */
  'not_drawn',
  'too_small',
  'too_faint',
  /** What is drawn there cannot be read for sure, or reads as other digits. */
  'not_legible',
  'reads_differently',
  /** Its font draws other characters than it says. */
  'font_lies',
  /** Viewers and printers may show the place differently. */
  'viewers_differ',
  /** The page could not be looked at. */
  'not_looked_at',
] as const;
export type UnseenReason = (typeof UNSEEN_REASONS)[number];

/** Whether a person who looks at the page sees the account, legibly, as the same digits. */
export type Sight =
  | { outcome: 'seen'; places: Place[] }
  /** `places` says where the account was said to stand. */
  | { outcome: 'unseen'; reason: UnseenReason; places: Place[] };

/** Digits on any page of the file that nothing explains and that could be an account beside the one asked for. */
export interface PossibleAccount extends Place {
  /** `NNN-NNN`; null where only one of the two numbers was found, both where digits stand in no order that could be read. */
  bsb: string | null;
  /** Digits only, with leading zeros. */
  accountNumber: string | null;
}

/** A way to be paid other than a bank account. */
export interface WayToPay extends Place {
  kind: 'payid' | 'bpay' | 'iban' | 'link';
  /** One form for each: an email address in lower case, digits only, a biller code, an IBAN without spaces, the domain of a link. */
  value: string;
}

/** Why a part of the file may show a person more than was looked at. */
export type DoubtReason =
  /** Annotations, layers or forms that viewers and printers show differently. */
  | 'viewers_differ'
  /** A page, or a part of one, that could not be looked at within the limits of time. */
  | 'not_looked_at'
  /** Something that looks like writing and that could not be read. */
  | 'not_legible';

export interface Doubt extends Place {
  reason: DoubtReason;
}

/** A sentence that announces new, changed or closed accounts, or sends a payment elsewhere. */
export interface Announcement extends Place {
  /** Whether the account asked for stands right in or below it, and it says nothing against that. Missing in what was read earlier. */
  namesAccount?: boolean;
}

/** What a file shows beside its fields: what a payment must not rest on unless it was looked at. */
export interface Scrutiny {
  /** Null where the document gives no whole account. */
  sight: Sight | null;
  doubts: Doubt[];
  possibleAccounts: PossibleAccount[];
  otherWaysToPay: WayToPay[];
  announcements: Announcement[];
  /** What pictures and drawings at the head of its first page say, line by line. Missing in what was read earlier. */
  letterhead?: Place[];
}
