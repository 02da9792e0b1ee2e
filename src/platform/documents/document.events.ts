import { defineEvent } from '../events/event.js';

/** Documents that no row names any more. */
export interface DroppedDocuments {
  entityId: string;
  keys: string[];
}

/** Rows let go of documents: they are to be deleted. Keys name no person. */
export const documentsDropped = defineEvent<DroppedDocuments>('documents.dropped');
