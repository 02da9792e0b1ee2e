import { serveJobs } from '../../platform/processes/serve-jobs.js';
import { authenticateMessage } from './authenticate-message.js';
import { NameLookup } from './name-lookup.js';
import type { AuthenticationRequest, SenderVerdict } from './verdict.js';

// The entry of the child process that SenderAuthenticator forks.

/** mailauth writes to `parsed.__proto__` where a header of the message names it; without it that is a name like any other. */
Reflect.deleteProperty(Object.prototype, '__proto__');

let lookup: NameLookup | null = null;

serveJobs<AuthenticationRequest, SenderVerdict>((request) => {
  lookup ??= new NameLookup({ servers: request.nameServers, timeoutMs: request.questionMs });
  return authenticateMessage(request, lookup);
});
