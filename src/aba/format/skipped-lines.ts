import type { FaultList } from './fault.js';
import { RECORD_LENGTH } from './layout.js';
import type { Line } from './lines.js';

/** The UTF-8 byte order mark, which some editors and spreadsheets put before a text. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
/** How programs and people begin a line that is not a record. */
const COMMENT = /^(?:#|;|\/\/)/;
/** Comments are shown in full; a file with more of them is not one that a program wrote for a bank. */
const MOST_COMMENTS = 20;
/** Numbers of blank lines that are listed one by one. */
const MOST_NUMBERS = 20;

export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
}

export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return hasByteOrderMark(bytes) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
}

/** Nothing but spaces and tabs: other white space may be the end of a line for somebody else. */
export function isBlankLine(text: string): boolean {
  return /^[ \t]*$/.test(text);
}

export function isComment(text: string): boolean {
  return COMMENT.test(text);
}

/**
 * The lines of a file that are not records. Everything that is skipped is reported: a person who reads the notes knows every character
 * that was not read as a payment.
 */
export class SkippedLines {
  /** Numbers of the first blank lines. */
  private readonly blank: number[] = [];
  private blankLines = 0;
  private readonly comments: string[] = [];

  /** Skips a blank line or a comment; false for what may be a record. A comment that could hide something is a fault. */
  skip({ number }: Line, text: string, faults: FaultList): boolean {
    if (this.skipBlank(number, text)) return true;
    if (!isComment(text)) return false;
    const fault =
      faultOf(text) ??
      (this.comments.length === MOST_COMMENTS ? `there are more than ${MOST_COMMENTS} comments` : null);
    if (fault === null) this.comments.push(`Line ${number} is a comment and was skipped: ${text.trimEnd()}`);
    else faults.add(number, 1, fault);
    return true;
  }

  /** Skips a blank line; false for any other. */
  skipBlank(number: number, text: string): boolean {
    if (!isBlankLine(text)) return false;
    this.blankLines += 1;
    if (this.blankLines <= MOST_NUMBERS) this.blank.push(number);
    return true;
  }

  /** A sentence for each kind of line that was skipped, and for each comment. */
  get notes(): string[] {
    return [...this.blankNote(), ...this.comments];
  }

  private blankNote(): string[] {
    const { blank, blankLines } = this;
    if (blankLines === 0) return [];
    if (blankLines === 1) return [`Line ${blank[0]} is blank and was skipped.`];
    const rest = blankLines - blank.length;
    return [`${blankLines} blank lines were skipped: ${blank.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`];
  }
}

/** Why a comment is refused: a program that splits lines or columns otherwise could read a payment in it. */
function faultOf(text: string): string | null {
  if (text.length > RECORD_LENGTH) return `a comment may have up to ${RECORD_LENGTH} characters`;
  if (/[^\x20-\x7e\t]/.test(text)) return 'a comment may contain only printable ASCII characters';
  if (/\d{3}-\d{3}/.test(text)) return 'a comment must not contain a BSB: it could be a payment';
  return null;
}
