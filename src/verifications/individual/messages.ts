import { maskAccountNumber } from '../../platform/logging/mask.js';
import type { PersonalMessage } from '../../providers/messenger.js';
import type { WholeVerification } from '../whole-verification.js';

/** What a message tells of. */
export interface MessageSubject {
  verificationId: string;
  /** Which of its links it is about, counting from 1. */
  linkNumber: number;
  /** Name of the entity that pays and asks. */
  payer: string;
  /** Whose details they are. */
  business: string;
}

/** What names a message for good, so that the same one is not sent twice: that of another link is another. */
function referenceOf({ verificationId, linkNumber }: MessageSubject, what: string): string {
  return [verificationId, what, ...(linkNumber === 1 ? [] : [`link-${linkNumber}`])].join('-');
}

const LONGEST_NAME = 60;

/** A name that somebody typed, fit for a message: one line, not endless, and nothing in it that a phone makes a link of. */
function plain(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/:\/\//g, ' ')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '. ')
    .trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
}

/** Asks a person to open the link, which is given whole. */
export function linkMessage(subject: MessageSubject, url: string): PersonalMessage {
  const { payer, business } = subject;
  return {
    reference: referenceOf(subject, 'link'),
    subject: `Please confirm the bank details of ${plain(business)}`,
    text: [
      `${plain(payer)} wants to pay ${plain(business)} and asks you to confirm the bank details:`,
      url,
      'You will get a code to enter there. You are never asked for a password or a payment.',
    ].join('\n\n'),
  };
}

/** Tells the person behind a verified account that another one took its place; of the account no more than its last digits. */
export function replacedMessage(
  { verificationId, payer, business }: MessageSubject,
  account: Pick<WholeVerification, 'accountBsb' | 'accountNumber'>,
): PersonalMessage {
  return {
    reference: `${verificationId}-replaced`,
    subject: `The bank account of ${plain(business)} was changed in the records of ${plain(payer)}`,
    text: [
      `${plain(payer)} now pays ${plain(business)} into a different bank account. ` +
        `You confirmed BSB ${account.accountBsb}, account ${maskAccountNumber(account.accountNumber)}.`,
      `If you do not know of this change, call ${plain(payer)} straight away, on a number you already know.`,
    ].join('\n\n'),
  };
}

/**
 * Tells a person the code. The last line lets a phone offer it on our page alone (WICG, "Origin-bound one-time codes
 * delivered via SMS").
 * @param number how many codes there were, this one included
 * @param host of the page
 */
export function codeMessage(
  about: MessageSubject,
  { code, number, host }: { code: string; number: number; host: string },
): PersonalMessage {
  const { payer, business } = about;
  return {
    reference: referenceOf(about, `code-${number}`),
    subject: `Your code to confirm the bank details of ${plain(business)}`,
    text: [
      `Your code is ${code}. Enter it to confirm bank details for ${plain(payer)}. It is valid for 10 minutes. Do not share it with anyone.`,
      `@${host} #${code}`,
    ].join('\n\n'),
  };
}
