import { defineJob } from '../../platform/jobs/job.js';
import type { UserLinkPayload } from '../user.events.js';

/** Sends a link to the person it is for; tried for about half of the hour that it is good for. */
export const sendUserLink = defineJob<UserLinkPayload>({ name: 'send-user-link', attempts: 8, backoffMs: 15_000 });
