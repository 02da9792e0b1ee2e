import { defineJob } from '../jobs/job.js';
import type { DroppedDocuments } from './document.events.js';

/** Documents that rows let go of are deleted, however long the store is out of reach. */
export const deleteDocuments = defineJob<DroppedDocuments>({
  name: 'delete-documents',
  attempts: 10,
  backoffMs: 1_000,
});
