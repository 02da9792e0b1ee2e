import { Foundations1763690000000 } from './1-foundations.js';

/** Every migration in order; one that has landed is never edited. */
export const MIGRATIONS = [Foundations1763690000000];
