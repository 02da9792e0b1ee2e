// Before what it is to hold for is loaded.
import './tune-v8.js';
import { serveJobs } from '../platform/processes/serve-jobs.js';
import type { ReadingResult } from './document.js';
import { readDocument } from './read-document.js';
import { checkWeights } from './weights.js';
import type { ReadingRequest } from './reader-pool.js';

checkWeights();
serveJobs<ReadingRequest, ReadingResult>(({ bytes, nativeTesseract, limitMs, picked }) =>
  readDocument(bytes, { nativeTesseract, limitMs, picked }),
);
