import { serveJobs } from '../../platform/processes/serve-jobs.js';
import type { MessageFiles, MimeRequest } from './message-files.js';
import { readMessage } from './read-message.js';
import { storeDocuments } from './store-documents.js';

// The entry of the child process that MimeReader forks.
serveJobs<MimeRequest, MessageFiles>(async ({ rawPath, outDir }) => storeDocuments(await readMessage(rawPath), outDir));
