import { kindOf } from './content-kind.js';

/** The kinds of document that become invoices. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** What a file is, by its content alone; null where it is none of the kinds that become invoices. */
export function documentTypeOf(bytes: Buffer): DocumentType | null {
  switch (kindOf(bytes)) {
    case 'pdf':
      return 'application/pdf';
    case 'jpeg':
      return 'image/jpeg';
    case 'png':
      return 'image/png';
    default:
      return null;
  }
}
