import type { HonestDocument } from '../documents.js';
import { BESIDE_THE_ACCOUNT } from './beside-the-account.js';
import { COLOURS_AND_BLENDING } from './colours-and-blending.js';
import { DENSE } from './dense.js';
import { DRAWN_LIGHT } from './drawn-light.js';
import { LINKS_AND_LAYOUT } from './links-and-layout.js';
import { MORE_ON_THE_PAGE } from './more-on-the-page.js';
import { NEIGHBOURS_OF_FORGERIES } from './neighbours-of-forgeries.js';
import { NOTES_BESIDE_THE_ACCOUNT } from './notes-beside-the-account.js';
import { OTHER_LETTERS } from './other-letters.js';
import { PICTURES_AND_FORMS } from './pictures-and-forms.js';
import { PLAIN } from './plain.js';
import { PRODUCERS } from './producers.js';
import { SCANS } from './scans.js';
import { TWO_LANGUAGES } from './two-languages.js';
import { WITH_THE_ACCOUNT_ITSELF } from './with-the-account-itself.js';

/** Every honest document, group by group. */
export const HONEST: readonly HonestDocument[] = [
  ...PLAIN,
  ...PRODUCERS,
  ...MORE_ON_THE_PAGE,
  ...DENSE,
  ...OTHER_LETTERS,
  ...PICTURES_AND_FORMS,
  ...SCANS,
  ...COLOURS_AND_BLENDING,
  ...BESIDE_THE_ACCOUNT,
  ...NOTES_BESIDE_THE_ACCOUNT,
  ...TWO_LANGUAGES,
  ...DRAWN_LIGHT,
  ...LINKS_AND_LAYOUT,
  ...NEIGHBOURS_OF_FORGERIES,
  ...WITH_THE_ACCOUNT_ITSELF,
];
