import { defineJob } from '../platform/jobs/job.js';
import type { AbaCheckPayload } from './aba-check.events.js';

export const checkAbaFile = defineJob<AbaCheckPayload>({ name: 'check-aba-file', attempts: 5, backoffMs: 2_000 });
