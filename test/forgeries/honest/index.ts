import type { HonestDocument } from '../documents.js';
import { PLAIN } from './plain.js';

export const HONEST: readonly HonestDocument[] = [...PLAIN];
