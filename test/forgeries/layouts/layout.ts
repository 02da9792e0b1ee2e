import type { Payee } from '../documents.js';
import type { Box, Drawing } from '../draw/drawing.js';

/** An invoice as one business sets it out. */
export interface Layout {
  name: string;
  payee: Payee;
  /** An honest invoice with the payee's account. */
  page: Drawing;
  /** Empty paper beside the words of payment, at least 190 by 60 points. */
  near: Box;
  /** Empty paper elsewhere. */
  far: Box;
}
