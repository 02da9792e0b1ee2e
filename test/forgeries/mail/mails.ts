import type { Payee } from '../documents.js';
import { add, type Drawing } from '../draw/drawing.js';
import { lines } from '../draw/drawing.js';
import { pictureOf, pngOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { layoutAt } from '../layouts/index.js';

/** A message that brings an honest invoice as `invoice.pdf`. */
export interface TestMail {
  /** Unique. */
  name: string;
  make(): Promise<Buffer>;
}

/** One that announces, names or hides another account beside it. */
export interface ForgedMail extends TestMail {
  /** Why the match must not hold, in one sentence. */
  why: string;
}

export interface HonestMail extends TestMail {
  /** The program that writes such messages. */
  program: string;
}

const LAYOUT = layoutAt('columns');

/** Whose invoice every message brings. */
export const PAYEE: Payee = LAYOUT.payee;

/** The invoice itself. */
export const invoiceFile = (): Buffer => new RawPdf().drawn(LAYOUT.page).file();

/** A page of sentences. */
export const letterFile = (sentences: readonly string[]): Buffer =>
  new RawPdf().drawn({ width: 595, height: 842, areas: [], texts: lines(60, 90, 22, { size: 12 }, sentences) }).file();

/** Sentences as a picture. */
export function pictureFile(sentences: readonly string[], { width = 420, size = 14 } = {}): Promise<Buffer> {
  const page: Drawing = { width, height: 24 + sentences.length * size * 1.8, areas: [], texts: [] };
  return pngOf(pictureOf(add(page, lines(10, size * 1.6, size * 1.8, { size }, sentences)), { dpi: 96 }));
}

/** The name of the supplier as a logo. */
export const logoFile = (): Promise<Buffer> => pictureFile([PAYEE.businessName], { width: 260, size: 18 });
