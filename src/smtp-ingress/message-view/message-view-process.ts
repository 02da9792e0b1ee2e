import { serveJobs } from '../../platform/processes/serve-jobs.js';
import type { MessageView } from './message-view.js';
import { viewMessage } from './message-view.js';

// The entry of the child process that MessageViews forks.
serveJobs<Uint8Array, MessageView>((bytes) => viewMessage(Buffer.from(bytes)));
