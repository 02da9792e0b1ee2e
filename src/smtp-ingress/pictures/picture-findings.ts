import { IN_CODE } from '../../extraction/scrutiny/codes/in-code.js';
import type { ReadDocument, ReadingResult } from '../../extraction/document.js';
import type { TextFindings } from '../mime/message-content.js';

/** What a picture of a message text says of accounts. */
export interface PictureFindings extends Pick<TextFindings, 'announcements' | 'accounts' | 'waysToPay'> {
  /** Whether everything that looks like writing was read. */
  isRead: boolean;
}

/** What is said of a picture that cannot be read. */
export const UNREAD: PictureFindings = { announcements: [], accounts: [], waysToPay: [], isRead: false };

/** Signatures are full of telephone numbers, some misread, and come from `Accounts Receivable`: more than that speaks of an account. */
const OF_ACCOUNT =
  /\bb\.?s\.?b\b|bank|transfer|deposit|\bremit|\beft\b|pay(?!able)|\b(?:acc(?:oun)?t|a\/c|acct?)\b[\s.:#]*(?:no|number|num)?[\s.:#]*\d/i;

/** @param result what a picture was read as, as if it were a document */
export function picturesFinding(result: ReadingResult): PictureFindings {
  if (result.outcome === 'unreadable') return UNREAD;
  const { documents, pages } = result;
  const found = documents.flatMap(({ scrutiny }) => scrutiny?.possibleAccounts ?? []);
  const said = pages.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
  return {
    announcements: documents.flatMap(({ scrutiny }) => scrutiny?.announcements ?? []).map(({ text }) => text),
    accounts:
      OF_ACCOUNT.test(said) || found.some(({ text }) => text.startsWith(IN_CODE)) ? documents.flatMap(accountsOf) : [],
    waysToPay: documents
      .flatMap(({ scrutiny }) => scrutiny?.otherWaysToPay ?? [])
      .map(({ kind, value }) => ({ kind, value })),
    isRead: documents.every(({ scrutiny }) => scrutiny !== null && scrutiny.doubts.length === 0),
  };
}

function accountsOf({ fields, scrutiny }: ReadDocument): TextFindings['accounts'] {
  const [bsb, accountNumber] = [fields.account_bsb?.value ?? null, fields.account_number?.value ?? null];
  const own = bsb === null && accountNumber === null ? [] : [{ bsb, accountNumber }];
  const others = (scrutiny?.possibleAccounts ?? []).map((one) => ({ bsb: one.bsb, accountNumber: one.accountNumber }));
  return [...own, ...others];
}

/** What is found of a message together with what one of its pictures says. */
export function withPicture(findings: TextFindings, fileName: string, picture: PictureFindings): TextFindings {
  const unread = findings.unread ?? [];
  const name = `“${fileName}”`;
  return {
    ...findings,
    announcements: [...new Set([...findings.announcements, ...picture.announcements])],
    accounts: [...findings.accounts, ...picture.accounts],
    waysToPay: [...findings.waysToPay, ...picture.waysToPay],
    unread: picture.isRead || unread.includes(name) ? unread : [...unread, name],
  };
}
