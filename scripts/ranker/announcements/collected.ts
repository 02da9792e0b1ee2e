import { readFileSync } from 'node:fs';

/** Sentences as they were written, one a line: there is no other way to say them. */
const linesOf = (name: string): string[] =>
  readFileSync(`scripts/ranker/announcements/${name}.txt`, 'utf8').trim().split('\n');

/** What is written beside accounts in forged documents. */
export const hintsCollected = (): string[] => linesOf('hints-collected');

/** What honest businesses write there. */
export const notesCollected = (): string[] => linesOf('notes-collected');

/** What is stamped on documents that are not to be paid. */
export const stampsCollected = (): string[] => linesOf('stamps-collected');

/** What stands in large letters or in a line of its own on honest ones. */
export const headingsCollected = (): string[] => linesOf('headings-collected');

/** What nothing is learned from: to measure by. */
export const kept = (name: Kept): string[] => linesOf(`kept/${name}`);

export type Kept =
  | 'hints'
  | 'notes'
  | 'hints-again'
  | 'notes-again'
  | 'hints-elsewhere'
  | 'notes-elsewhere'
  | 'hints-everyday'
  | 'notes-everyday'
  | 'hints-of-trades'
  | 'notes-of-trades'
  | 'hints-afresh'
  | 'notes-afresh'
  | 'stamps'
  | 'headings';
