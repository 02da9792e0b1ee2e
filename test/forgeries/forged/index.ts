import type { ForgedDocument } from '../documents.js';
import { ENCLOSURES } from './enclosures.js';
import { INVISIBLE_ACCOUNT } from './invisible-account.js';
import { PICTURES_AND_DRAWINGS } from './pictures-and-drawings.js';
import { WORDING } from './wording.js';

export const FORGED: readonly ForgedDocument[] = [
  ...ENCLOSURES,
  ...PICTURES_AND_DRAWINGS,
  ...INVISIBLE_ACCOUNT,
  ...WORDING,
];
