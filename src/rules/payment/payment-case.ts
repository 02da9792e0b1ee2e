import type { Scrutiny, WayToPay } from '../../extraction/scrutiny/scrutiny.js';
import type { Lapsed } from '../../verifications/counting/counting-verifications.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import type { VerifiedPayee } from './compared-payee.js';

/** An account that another part of the same email names. */
export interface AccountBeside {
  bsb: string | null;
  accountNumber: string | null;
  /** What names it, in words: `the email`, or the name of a file. */
  namedBy: string;
}

/** A way to be paid other than an account that another part of the same email names. */
export interface WayBeside extends Pick<WayToPay, 'kind' | 'value'> {
  namedBy: string;
}

/** A sentence in the same email, outside the invoice, that announces new details. */
export interface AnnouncementBeside {
  text: string;
  saidBy: string;
  /** Whether what says it gives the account of the invoice and no other. */
  namesTheAccount: boolean;
}

/** What the entity that pays says is its own: no document says that. */
export interface OwnDetails {
  /** 11 digits. */
  abns: readonly string[];
  names: readonly string[];
  accounts: readonly Account[];
}

/** A verified payee, or a supplier, of a name. */
export interface Namesake {
  name: string;
  nameNormalised: string;
  /** Null if none is known. */
  abn: string | null;
  /** That of the supplier that people merged it into. */
  mergedAbn?: string | null;
}

/** What else came in the email of an invoice. */
export interface RestOfEmail {
  announcements: readonly AnnouncementBeside[];
  /** Those that no other supplier's invoice explains. */
  accounts: readonly AccountBeside[];
  waysToPay: readonly WayBeside[];
  /** Names of other attachments that are not read yet. */
  waiting: readonly string[];
  /** What else it carries and nobody could read, in words that follow `carries`: “letter.docx”, a picture from a host. */
  unread: readonly string[];
  /** Whether the text of the email was searched. */
  textSearched: boolean;
}

/** What earlier invoices of the supplier said. */
export interface PaymentHistory {
  /** Whether an earlier invoice gave the account that is asked for. */
  knowsAccount: boolean;
  /** Every account that earlier invoices gave. */
  accounts: readonly Account[];
  /** Values of ways to be paid other than accounts that earlier invoices gave. */
  waysToPay: readonly string[];
}

/** Everything that decides whether the account of an invoice is the verified one; names are normalised, empty if there is none. */
export interface PaymentCase {
  account: Account | null;
  /** With a right checksum. */
  abn: string | null;
  /** The ABN that is printed where its checksum is wrong. */
  invalidAbn: string | null;
  businessName: string;
  accountName: string;
  /** Those that the printed names give after “trading as”. */
  tradingNames: readonly string[];
  /** The business name as printed. */
  printedName: string | null;
  /** Fields that a person entered, and that were not read. */
  enteredByHand: readonly string[];
  /** Those of them that nobody found on the document afterwards either: an account that was picked on it can be looked at. */
  enteredUnseen: readonly string[];
  textMatchesPicture: boolean | null;
  /** Null if the invoice was read before whole files were looked at. */
  scrutiny: Scrutiny | null;
  /** Payees whose verification counts and that share the ABN, a name or the account; the newest first. */
  payees: readonly VerifiedPayee[];
  /** A verification that would fit and does not count; null if there is none, or one that counts has the account. */
  lapsed: Lapsed | null;
  /** Payees and suppliers that have one of the printed names. */
  namesakes: readonly Namesake[];
  /** Payees and suppliers of other ABNs whose names are nearly the printed ones. */
  lookalikes: readonly Namesake[];
  /** Payees whose verification counts and whose name a picture or a large line at the head of the document says. */
  onLetterhead: readonly Namesake[];
  /** What the entity that pays says is its own. */
  own: OwnDetails;
  /** The senders from which the supplier's earlier emails came. */
  senders: readonly string[];
  /** Null if no earlier invoice of the supplier gave an account; a text where it cannot be told, and why. */
  history: PaymentHistory | string;
  /** Null for an invoice that did not come by email. */
  email: RestOfEmail | null;
  /** Whether its email carries more documents than `email` tells of. */
  moreInEmail: boolean;
}
