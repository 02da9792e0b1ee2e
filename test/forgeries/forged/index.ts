import type { ForgedDocument } from '../documents.js';
import { ANNOTATIONS_AND_LAYERS } from './annotations-and-layers.js';
import { ATTACKS_ON_CORNERS } from './attacks-on-corners.js';
import { ATTACKS_BY_INSTRUCTIONS } from './attacks-by-instructions.js';
import { ATTACKS_ON_FONT_MAPS } from './attacks-on-font-maps.js';
import { ATTACKS_ON_INK } from './attacks-on-ink.js';
import { ATTACKS_ON_PAYING } from './attacks-on-paying.js';
import { ATTACKS_ON_SMALL_SHAPES } from './attacks-on-small-shapes.js';
import { ATTACKS_ON_SOFT_INK } from './attacks-on-soft-ink.js';
import { ATTACKS_ON_TEXT } from './attacks-on-text.js';
import { ATTACKS_ON_UNREAD_INK } from './attacks-on-unread-ink.js';
import { ATTACKS_ON_WORDS } from './attacks-on-words.js';
import { ATTACKS_AROUND_NUMBERS } from './attacks-around-numbers.js';
import { ATTACKS_AFRESH } from './attacks-afresh.js';
import { ATTACKS_BESIDE_PAGES } from './attacks-beside-pages.js';
import { ATTACKS_BY_ACTIONS } from './attacks-by-actions.js';
import { ATTACKS_BY_BARE_NUMBERS } from './attacks-by-bare-numbers.js';
import { ATTACKS_BY_ASIDES } from './attacks-by-asides.js';
import { ATTACKS_BY_BENT_LINES } from './attacks-by-bent-lines.js';
import { ATTACKS_BY_CODES } from './attacks-by-codes.js';
import { ATTACKS_BY_DATA } from './attacks-by-data.js';
import { ATTACKS_BY_FEW_WORDS } from './attacks-by-few-words.js';
import { ATTACKS_BY_FURTHER_SERVICES } from './attacks-by-further-services.js';
import { ATTACKS_BY_LAYOUTS } from './attacks-by-layouts.js';
import { ATTACKS_BY_PICTURE_FORMATS } from './attacks-by-picture-formats.js';
import { ATTACKS_BY_NEWS } from './attacks-by-news.js';
import { ATTACKS_BY_OTHER_VIEWERS } from './attacks-by-other-viewers.js';
import { ATTACKS_BY_HINTS } from './attacks-by-hints.js';
import { ATTACKS_BY_MARKS } from './attacks-by-marks.js';
import { ATTACKS_BY_OFFICE_TALK } from './attacks-by-office-talk.js';
import { ATTACKS_BY_PAYMENT_LINKS } from './attacks-by-payment-links.js';
import { ATTACKS_BY_PRODUCERS } from './attacks-by-producers.js';
import { ATTACKS_BY_SENTENCES } from './attacks-by-sentences.js';
import { ATTACKS_IN_OTHER_LANGUAGES } from './attacks-in-other-languages.js';
import { ATTACKS_BY_SHORT_ROWS } from './attacks-by-short-rows.js';
import { ATTACKS_BY_SHORT_SENTENCES } from './attacks-by-short-sentences.js';
import { ATTACKS_BY_STAMPS } from './attacks-by-stamps.js';
import { ATTACKS_ON_THE_ACCOUNT } from './attacks-on-the-account.js';
import { ATTACKS_BY_UNSEEN_INK } from './attacks-by-unseen-ink.js';
import { ATTACKS_IN_DISGUISE } from './attacks-in-disguise.js';
import { ATTACKS_ON_LABELS } from './attacks-on-labels.js';
import { ATTACKS_ON_PICTURE_FILES } from './attacks-on-picture-files.js';
import { ATTACKS_ON_PROPORTIONS } from './attacks-on-proportions.js';
import { ATTACKS_ON_RECOGNITION } from './attacks-on-recognition.js';
import { ATTACKS_ON_VIEWERS } from './attacks-on-viewers.js';
import { ATTACKS_ON_WHAT_IS_SHOWN } from './attacks-on-what-is-shown.js';
import { ATTACKS_WITHIN_LINES } from './attacks-within-lines.js';
import { ATTACKS_BY_SETTING } from './attacks-by-setting.js';
import { ATTACKS_BY_TURNED_LINES } from './attacks-by-turned-lines.js';
import { ATTACKS_BY_THIRD_PARTIES } from './attacks-by-third-parties.js';
import { ATTACKS_ON_THE_DIGITS } from './attacks-on-the-digits.js';
import { ENCLOSURES } from './enclosures.js';
import { FILE_STRUCTURE } from './file-structure.js';
import { INVISIBLE_ACCOUNT } from './invisible-account.js';
import { LYING_TEXT } from './lying-text.js';
import { NAMES } from './names.js';
import { OTHER_WAYS_TO_PAY } from './other-ways-to-pay.js';
import { PICTURE_FILES } from './picture-files.js';
import { PICTURES_AND_DRAWINGS } from './pictures-and-drawings.js';
import { UNCOUNTED_ACCOUNTS } from './uncounted-accounts.js';
import { UNLIKE_VIEWERS } from './unlike-viewers.js';
import { UNSURE_TEXT } from './unsure-text.js';
import { WORDING } from './wording.js';

/** Every forged document, class by class. */
export const FORGED: readonly ForgedDocument[] = [
  ...ENCLOSURES,
  ...PICTURES_AND_DRAWINGS,
  ...INVISIBLE_ACCOUNT,
  ...WORDING,
  ...LYING_TEXT,
  ...UNCOUNTED_ACCOUNTS,
  ...ANNOTATIONS_AND_LAYERS,
  ...NAMES,
  ...FILE_STRUCTURE,
  ...PICTURE_FILES,
  ...OTHER_WAYS_TO_PAY,
  ...ATTACKS_ON_LABELS,
  ...ATTACKS_ON_RECOGNITION,
  ...ATTACKS_ON_VIEWERS,
  ...ATTACKS_ON_PICTURE_FILES,
  ...ATTACKS_BY_PRODUCERS,
  ...ATTACKS_ON_TEXT,
  ...UNLIKE_VIEWERS,
  ...ATTACKS_ON_INK,
  ...ATTACKS_ON_UNREAD_INK,
  ...ATTACKS_ON_SOFT_INK,
  ...ATTACKS_ON_PROPORTIONS,
  ...ATTACKS_ON_WORDS,
  ...ATTACKS_ON_PAYING,
  ...ATTACKS_BESIDE_PAGES,
  ...ATTACKS_ON_CORNERS,
  ...ATTACKS_BY_CODES,
  ...ATTACKS_BY_ACTIONS,
  ...ATTACKS_BY_SENTENCES,
  ...ATTACKS_BY_FEW_WORDS,
  ...ATTACKS_BY_HINTS,
  ...ATTACKS_IN_OTHER_LANGUAGES,
  ...ATTACKS_ON_WHAT_IS_SHOWN,
  ...ATTACKS_BY_INSTRUCTIONS,
  ...ATTACKS_ON_FONT_MAPS,
  ...UNSURE_TEXT,
  ...ATTACKS_BY_UNSEEN_INK,
  ...ATTACKS_IN_DISGUISE,
  ...ATTACKS_BY_OTHER_VIEWERS,
  ...ATTACKS_AROUND_NUMBERS,
  ...ATTACKS_BY_SHORT_SENTENCES,
  ...ATTACKS_BY_BARE_NUMBERS,
  ...ATTACKS_BY_FURTHER_SERVICES,
  ...ATTACKS_ON_SMALL_SHAPES,
  ...ATTACKS_BY_STAMPS,
  ...ATTACKS_ON_THE_ACCOUNT,
  ...ATTACKS_WITHIN_LINES,
  ...ATTACKS_BY_BENT_LINES,
  ...ATTACKS_BY_DATA,
  ...ATTACKS_BY_LAYOUTS,
  ...ATTACKS_BY_PICTURE_FORMATS,
  ...ATTACKS_ON_THE_DIGITS,
  ...ATTACKS_BY_THIRD_PARTIES,
  ...ATTACKS_BY_SETTING,
  ...ATTACKS_AFRESH,
  ...ATTACKS_BY_PAYMENT_LINKS,
  ...ATTACKS_BY_TURNED_LINES,
  ...ATTACKS_BY_NEWS,
  ...ATTACKS_BY_ASIDES,
  ...ATTACKS_BY_SHORT_ROWS,
  ...ATTACKS_BY_MARKS,
  ...ATTACKS_BY_OFFICE_TALK,
];
