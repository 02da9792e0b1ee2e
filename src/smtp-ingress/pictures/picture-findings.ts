import { IN_CODE } from '../../extraction/scrutiny/codes/in-code.js';
import type { ReadDocument, ReadingResult } from '../../extraction/document.js';
import type { TextFindings } from '../mime/message-content.js';
import { bareAccounts } from './bare-accounts.js';

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
  const speaksOfAccount =
    OF_ACCOUNT.test(said) || found.some(({ text }) => text.startsWith(IN_CODE) || !isSaid(text, said));
  return {
    announcements: documents.flatMap(({ scrutiny }) => scrutiny?.announcements ?? []).map(({ text }) => text),
    accounts: speaksOfAccount
      ? documents.flatMap(accountsOf)
      : [...documents.flatMap(accountsOf).filter(isWhole), ...bareAccounts(pages).map(numbersOf)],
    waysToPay: documents
      .flatMap(({ scrutiny }) => scrutiny?.otherWaysToPay ?? [])
      .map(({ kind, value }) => ({ kind, value })),
    isRead: documents.every(({ scrutiny }) => scrutiny !== null && scrutiny.doubts.length === 0),
  };
}

/** Whether the digits that were found are among the words of a page. What only its ink shows stands among words that are not there either. */
const isSaid = (text: string, said: string): boolean => digitsOf(said).includes(digitsOf(text));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function accountsOf({ fields, scrutiny }: ReadDocument): TextFindings['accounts'] {
  const [bsb, accountNumber] = [fields.account_bsb?.value ?? null, fields.account_number?.value ?? null];
  const own = bsb === null && accountNumber === null ? [] : [{ bsb, accountNumber }];
  return [...own, ...(scrutiny?.possibleAccounts ?? []).map(numbersOf)];
}

type Numbers = TextFindings['accounts'][number];

const numbersOf = ({ bsb, accountNumber }: Numbers): Numbers => ({ bsb, accountNumber });

/** A BSB with a number behind it is an account whatever the picture says; a telephone that was misread has none. */
const isWhole = ({ bsb, accountNumber }: Numbers): boolean => bsb !== null && accountNumber !== null;

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
