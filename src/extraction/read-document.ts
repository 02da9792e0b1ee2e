import type { ReadingResult } from './document.js';
import { readFields } from './fields/read-fields.js';
import { readPages } from './pages/open-document.js';
import { PackagedRecogniser } from './pages/recogniser.js';
import type { Recogniser } from './pages/recogniser.js';

let recogniser: Recogniser | undefined;

/** Reads a PDF, JPEG or PNG file: what each document in it is, and its fields. */
export async function readDocument(bytes: Uint8Array): Promise<ReadingResult> {
  recogniser ??= new PackagedRecogniser();
  const result = await readPages(bytes, { recogniser });
  if (result.outcome === 'unreadable') return result;
  const [first, ...others] = readFields(result.pages);
  if (!first) return { outcome: 'unreadable', reason: 'no_page_can_be_opened' };
  return { outcome: 'read', pageCount: result.pages.length, documents: [first, ...others] };
}
