import type { FieldName } from '../../../../src/extraction/document.js';

/** One way in which the invoice may arrive. */
export interface Form {
  name: string;
  /** Takes recognition of a whole page, so a second or more. */
  slow?: boolean;
  /** Whether the text layer says another account than the page shows. */
  differs?: boolean;
  /** What may be missing where the form leaves too little to be sure of it; it may not be wrong. */
  mayLack?: readonly FieldName[];
  make(): Buffer | Promise<Buffer>;
}
