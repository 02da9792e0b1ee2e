import { serveJobs } from '../../platform/processes/serve-jobs.js';
import type { MessageContent } from './message-content.js';
import type { MessageStart } from './message-start.js';
import { readMessage } from './read-message.js';

// The entry of the child process that MimeReader forks.
serveJobs<MessageStart, MessageContent>((message) => readMessage(message));
