import type { Scrutiny } from './scrutiny/scrutiny.js';

/** Units are PDF points (1/72 inch) of the upright page, origin at its top left corner, y growing downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Where a word came from: the text layer of a PDF, a form value of a PDF, or optical recognition of a picture. */
export type WordSource = 'text' | 'form' | 'ocr';

/** A run of characters without white space, in the place where the page shows it. */
export interface Word {
  text: string;
  box: Box;
  source: WordSource;
  /** 0 to 1; 1 for text layers. */
  confidence: number;
  /** Height of the font in points. */
  size: number;
  bold: boolean;
  /** Direction in which the word runs, in degrees clockwise from left-to-right, after the page was set upright. */
  angle: 0 | 90 | 180 | 270;
  /**
   * Whether its font draws other characters than it says, or may: what it shows has to be recognised from the picture. Left out
   * where it is to be trusted.
   */
  untrusted?: true;
}

/** One page set upright, with what it shows. */
export interface Page {
  /** Counts from 1. */
  number: number;
  width: number;
  height: number;
  words: Word[];
}

/** How the upright page lies in the page as its file has it, so that it can be drawn again. */
export type PageView =
  /** Turned clockwise by so many degrees. */
  | { from: 'text'; turned: 0 | 90 | 180 | 270 }
  | {
      from: 'picture';
      /** Corners of the upright page, clockwise from its top left one, in shares of the width and height of the page as it is filed. */
      corners: [x: number, y: number][];
      /** How lines are bent, in shares of the upright page's width. */
      bend: { sag: number; twist: number };
      /** Whether it is a photo of a sheet. */
      photographed: boolean;
    };

/** A page as it was read; `view` is null where it could not be. */
export interface ReadPage extends Page {
  view: PageView | null;
}

export const FIELD_NAMES = [
  'business_name',
  'business_abn',
  'account_name',
  'account_number',
  'account_bsb',
  'invoice_number',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/**
 * A value read from a document and the words it rests on. Values are normalised as the interface shows them: ABN 11
 * digits, BSB `NNN-NNN`, account numbers digits only with their leading zeros, names as printed.
 */
export interface FieldEvidence {
  value: string;
  /** 0 to 1. */
  confidence: number;
  page: number;
  box: Box;
  words: string[];
}

/** An account that a document prints, and what it says of it: the lines around it without the numbers. A part that is not surely read is null. */
export interface PrintedAccount {
  bsb: string | null;
  accountNumber: string | null;
  accountName: string | null;
  page: number;
  box: Box;
  said: string;
}

/** Elements of a tax invoice that a document shows, seller and ABN aside, which are fields. */
export interface TaxInvoiceElements {
  /** Whether it calls itself a tax invoice. */
  titled: boolean;
  issueDate: boolean;
  /** Whether it says what was sold, with a price. */
  itemDescriptions: boolean;
  /** GST as an amount, or the statement that the total includes it. */
  gst: boolean;
  buyer: boolean;
  /** In cents; null where it was not found. */
  totalCents: number | null;
}

/** What one invoice (or other document) inside a file says. A field that was not found is null. */
export interface ReadDocument {
  isInvoice: boolean;
  /** For example `tax_invoice`, `invoice`, `quote`, `statement`, `blank`, `other`. */
  kind: string;
  /** 0 to 1, of `isInvoice`. */
  kindConfidence: number;
  fields: Record<FieldName, FieldEvidence | null>;
  /** Every account it prints, whether it is the one to be paid into or not. */
  accounts: PrintedAccount[];
  /** Page numbers of the file that belong to this document, counting from 1, ascending. */
  pages: number[];
  /** Whether the text layer and the picture of the page give the same account; null where it was not compared. */
  textMatchesPicture: boolean | null;
  taxInvoice: TaxInvoiceElements;
  /** Null until the file was looked at as a whole. */
  scrutiny: Scrutiny | null;
  /** The digits of each line of the file, joined; set once the whole file is read. */
  shownNumbers?: string[];
}

/** Why no page of a file can be read; the invoice becomes `invalid`. */
export type UnreadableReason = 'no_page_can_be_opened' | 'password_required' | 'too_many_pages';

export type ReadingResult =
  | { outcome: 'read'; pageCount: number; pages: ReadPage[]; documents: [ReadDocument, ...ReadDocument[]] }
  | { outcome: 'unreadable'; reason: UnreadableReason };

/** At most this many pages of a file are read; a longer one is unreadable (decisions, section 9). */
export const MAX_PAGES = 200;
