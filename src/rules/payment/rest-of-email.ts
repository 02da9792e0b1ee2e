import { tellsAgainst } from '../../extraction/scrutiny/alone/announcements/said/tells-against.js';
import { isValidAbn } from '../../numbers/abn.js';
import { normaliseName } from '../../names/normalise-name.js';
import type { InboundEmail } from '../../smtp-ingress/inbound-email.entity.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import type { AccountBeside, AnnouncementBeside, RestOfEmail, WayBeside } from './payment-case.js';
import type { Sibling } from './payment-context.js';

/** What says who an invoice is from and where it wants to be paid. */
interface InvoiceIdentity {
  abn: string | null;
  businessName: string;
  account: Account | null;
}

/** Attachments of these kinds can say something and are not read, in emails that were parsed before each part was looked at. */
const UNREAD_DOCUMENT = /\.(?:docx?|docm|odt|rtf|pages|xlsx?|xlsm|ods|csv|pptx?|html?|mht|txt|xps|eml|msg)$/i;

/** Characters of a sentence that are quoted; it is judged as a whole. */
const LONGEST_QUOTE = 500;

const THE_EMAIL = 'The email';

/**
 * What came in the same email as an invoice and may ask for another account.
 * @param email null if nothing is known of it any more
 */
export function restOfEmail(
  own: InvoiceIdentity,
  email: Pick<InboundEmail, 'textFindings' | 'attachments'> | null,
  siblings: readonly Sibling[],
): RestOfEmail {
  const text = email?.textFindings ?? null;
  const sources = [
    ...(text ? [{ namedBy: THE_EMAIL, explained: null, ...text }] : []),
    ...siblings.map((sibling) => ({
      namedBy: sibling.fileName,
      explained: isInvoiceOfAnother(sibling, own) ? sibling : null,
      announcements: (sibling.scrutiny?.announcements ?? []).map((one) => one.text),
      accounts: accountsOf(sibling),
      waysToPay: sibling.scrutiny?.otherWaysToPay ?? [],
    })),
  ];
  return {
    // The invoice of another payee may give another way to pay this one, too: only what is that payee's own is explained.
    accounts: sources.flatMap(({ namedBy, explained, accounts }) =>
      accounts
        .filter((one) => explained === null || !isSameAccount(one, explained))
        .map((one): AccountBeside => ({ ...one, namedBy })),
    ),
    waysToPay: sources.flatMap(({ namedBy, explained, waysToPay }) =>
      waysToPay
        .filter(({ value }) => explained === null || value !== explained.abn)
        .map(({ kind, value }): WayBeside => ({ kind, value, namedBy })),
    ),
    // What announces new details may speak of whom it likes, whoever's ABN it bears.
    announcements: sources.flatMap(({ namedBy: saidBy, announcements, accounts }) => {
      const { account } = own;
      const namesTheAccount =
        account !== null && accounts.length > 0 && accounts.every((one) => isSameAccount(one, account));
      return announcements.map((said): AnnouncementBeside => ({
        text: said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE)}…` : said,
        saidBy,
        namesTheAccount: namesTheAccount && !tellsAgainst(said, [own.businessName]),
      }));
    }),
    waiting: siblings.filter((one) => !one.isRead && !hasEnded(one)).map(({ fileName }) => fileName),
    unread: [
      ...siblings
        .filter((one) => (one.isRead ? one.scrutiny === null || one.scrutiny.doubts.length > 0 : hasEnded(one)))
        .map(({ fileName }) => `“${fileName}”`),
      ...(text?.unread ?? unreadAmong(email?.attachments ?? [])),
      ...(text?.pictureHosts ?? []).map((host) => `a picture from ${host}`),
    ],
    textSearched: text !== null,
  };
}

const unreadAmong = (attachments: InboundEmail['attachments']): string[] =>
  attachments
    .filter(
      ({ outcome, file_name }) => outcome === 'failed' || (outcome === 'ignored' && UNREAD_DOCUMENT.test(file_name)),
    )
    .map(({ file_name }) => `“${file_name}”`);

const hasEnded = ({ status }: Sibling): boolean => status === 'failed' || status === 'invalid';

/**
 * Whether another attachment is the invoice of somebody else, who wants to be paid into an account of their own: one that was verified
 * for them, since anybody can send an invoice of a company that collects for the supplier, and that a person sees on it.
 */
function isInvoiceOfAnother(
  { documentIsInvoice, abn, name, isVerified, scrutiny }: Sibling,
  own: InvoiceIdentity,
): boolean {
  if (!isVerified || scrutiny?.sight?.outcome !== 'seen') return false;
  const other = normaliseName(name ?? '');
  if (documentIsInvoice !== true || (other !== '' && other === own.businessName)) return false;
  if (own.abn !== null) return abn !== null && isValidAbn(abn) && abn !== own.abn;
  return other !== '' && own.businessName !== '';
}

type Numbers = Pick<AccountBeside, 'bsb' | 'accountNumber'>;

const isSameAccount = (one: Numbers, other: Numbers): boolean =>
  one.bsb === other.bsb && one.accountNumber === other.accountNumber;

function accountsOf({ bsb, accountNumber, scrutiny }: Sibling): Numbers[] {
  const own = bsb === null && accountNumber === null ? [] : [{ bsb, accountNumber }];
  return [...own, ...(scrutiny?.possibleAccounts ?? [])].map((one) => ({
    bsb: one.bsb,
    accountNumber: one.accountNumber,
  }));
}
