import { readFileSync } from 'node:fs';

/** Sentences as they were written, one a line: there is no other way to say them. */
const linesOf = (name: string): string[] =>
  readFileSync(`scripts/ranker/announcements/${name}.txt`, 'utf8').trim().split('\n');

/** What is written beside accounts in forged documents. */
export const hintsCollected = (): string[] => linesOf('hints-collected');

/** What honest businesses write there. */
export const notesCollected = (): string[] => linesOf('notes-collected');

/** What nothing is learned from: to measure by. */
export const kept = (
  name: 'hints' | 'notes' | 'hints-again' | 'notes-again' | 'hints-elsewhere' | 'notes-elsewhere',
): string[] => linesOf(`kept/${name}`);
