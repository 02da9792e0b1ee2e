import { WEIGHTS, type Weights } from '../src/extraction/weights.js';
import { pin } from './ranker/pin.js';

/** `node scripts/run-ts.mjs scripts/pin-weights.ts`: notes what every file of weights holds, after one was trained anew in Python. */
for (const name of Object.keys(WEIGHTS) as Weights[]) pin(name);
