import { unknown } from '../facts/finding.js';
import type { Finding } from '../facts/finding.js';
import { comparedPayee } from './compared-payee.js';
import type { ComparedPayee } from './compared-payee.js';
import type { PaymentCase } from './payment-case.js';
import * as name from './name-rows.js';
import type { Row } from './row.js';
import * as row from './rows.js';

/** What is said of where an invoice wants to be paid. */
export interface PaymentJudgement {
  /** The verified payee that the invoice is compared with; null if there is none. */
  comparedPayee: ComparedPayee | null;
  detailsMatchVerification: Finding<boolean>;
  detailsUnchanged: Finding<boolean>;
  textMatchesPicture: Finding<boolean>;
  noChangeAnnounced: Finding<boolean>;
  otherWaysKnown: Finding<boolean>;
  /** Whether the document shows an account beside the one it asks for that is neither verified nor known of the supplier. */
  newAccountBeside: Finding<boolean>;
  /** Sentences that announce new, changed or closed accounts. */
  announcements: readonly string[];
  /** Whether the account is seen, and seen alone: only then may a supplier's history learn from the invoice. */
  isPlain: boolean;
  /** Whether the history may learn its other ways to be paid: only those that are known, or where nothing is known of the supplier yet. */
  teachesWays: boolean;
}

/** What keeps any `true` from resting on an account: it has to be seen, as written, on a file that was looked at whole. */
const SEEN: readonly Row[] = [row.textDiffersFromPicture, row.notLookedAt, row.notSeen, row.doubtful];

/** What else came with the invoice and may ask for another account. */
const WITH_THE_EMAIL: readonly Row[] = [
  row.attachmentsWait,
  row.emailNamesAnotherAccount,
  row.emailNamesAnotherWayToPay,
  row.emailAnnouncesChange,
  row.moreInEmail,
  row.partUnread,
  row.emailTextNotSearched,
];

/**
 * Each check is the first row that says something; where none does, it is true. A row says `false`, or leaves the check out
 * with a reason and the places that it rests on (docs/decisions/30-when-a-match-is-a-match.md).
 */
const TABLE = {
  detailsMatchVerification: [
    row.noAccount,
    row.noPayee,
    row.tooOld,
    row.differsFromVerified,
    row.enteredUnseen,
    ...SEEN,
    row.notAloneAmongVerified,
    row.unknownWayToPay,
    row.announcesOtherAccount,
    ...WITH_THE_EMAIL,
    name.abnDiffers,
    name.belongsToOther,
    name.looksLikeOther,
    name.letterheadNamesOther,
    name.notVerified,
  ],
  detailsUnchanged: [
    row.noAccount,
    row.noHistory,
    row.differsFromEarlier,
    row.revoked,
    row.enteredByHand,
    ...SEEN,
    row.notAloneAmongEarlier,
    row.unknownWayToPay,
    row.announcesOtherAccount,
    ...WITH_THE_EMAIL,
    name.letterheadNamesOther,
    name.differs,
    name.looksLikeOther,
  ],
  textMatchesPicture: [row.textAndPictureDiffer, row.notCompared, row.notLookedAt, row.notSeen],
  noChangeAnnounced: [
    row.announces,
    row.emailAnnounces,
    row.notLookedAt,
    row.doubtful,
    row.attachmentsWait,
    row.moreInEmail,
    row.partUnread,
    row.emailTextNotSearched,
  ],
  otherWaysKnown: [row.notLookedAt, row.noOtherWay, row.noEarlierWay, row.newWayToPay],
  isPlain: [
    row.noAccount,
    row.enteredByHand,
    row.revoked,
    ...SEEN,
    row.notAloneAmongEarlier,
    row.announcesOtherAccount,
    ...WITH_THE_EMAIL,
    name.looksLikeOther,
  ],
} as const satisfies Record<string, readonly Row[]>;

/** Judges where an invoice wants to be paid. Pure: everything it rests on is in the case. */
export function judgePayment(given: PaymentCase): PaymentJudgement {
  const held = comparedPayee(given, given.payees);
  const say = (rows: readonly Row[]): Finding<boolean> => {
    for (const one of rows) {
      const said = one(given, held);
      if (said === false) return false;
      if (said !== null) return unknown(said.reason, said.seen);
    }
    return true;
  };
  return {
    comparedPayee: held,
    detailsMatchVerification: say(TABLE.detailsMatchVerification),
    detailsUnchanged: say(TABLE.detailsUnchanged),
    textMatchesPicture: say(TABLE.textMatchesPicture),
    noChangeAnnounced: say(TABLE.noChangeAnnounced),
    otherWaysKnown: say(TABLE.otherWaysKnown),
    newAccountBeside:
      given.scrutiny === null
        ? unknown('The document was not searched for further accounts.')
        : row.notAloneAmongEarlier(given, held) !== null,
    announcements: [...(given.scrutiny?.announcements ?? []), ...(given.email?.announcements ?? [])].map(
      ({ text }) => text,
    ),
    isPlain: say(TABLE.isPlain) === true,
    teachesWays: row.unknownOfKnown(given, held) === null,
  };
}
