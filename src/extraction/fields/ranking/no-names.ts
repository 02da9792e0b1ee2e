import { hasPostNominals, type NameValue } from '../candidates/names.js';
import { isLabel } from '../lexicon/match-labels.js';
import { BARE_FORM } from '../lexicon/name-words.js';
import { nameKey } from '../text/fold.js';

/** A number of the business, and not its name, however the rest of it was read. */
const REGISTERED = /^a\.?[bc]\.?n\.?:? [\d ]{2,}/i;

/** A number with letters, as of a licence or an order: a plan's is part of its owners' name. */
const CODE = /(?:^|\s)(?=\S*\d\S*\d)(?=\S*\p{Lu})[\p{Lu}\d/-]{5,}$/u;
const HAS_PLAN = /\b(?:owners|strata|plan|scheme|corporate|corporation|lodge|unit)\b/i;

/** What leads from one name to another in a sentence. */
const BETWEEN_NAMES =
  /^(?:for|by|to|from|with|of|and|at|in|on|as)\s|\sas agents? (?:for|of)\s|\sis a (?:business|trading) name of\s/u;

/** What is done by the one whose name follows: `Operated by`, `The work was done by`. */
const DONE_BY = /(?:\p{L}ed|\b(?:paid|sent|written|given|taken|done|sold|held|made|run)) by\s/iu;

/** The last word of a sentence before the first of another one, which is no form of a company. */
const STOP_INSIDE =
  /(?<!\p{L})(?!(?:Pty|Pte|Ltd|Inc|Corp|Bros|Dept|Assoc|Aust|Prop|Intl|Thos|Chas|Messrs|Mfg)\.)(?:\p{Lu}?\p{Ll}{3,}|GST)\. \p{Lu}/u;

/** A question, and what goes on after it: `Need help? Speak to Example`. */
const QUESTION_INSIDE = /\p{Ll}\? \p{Lu}\p{Ll}/u;

/** What a sentence goes on with behind the form of a company: `Example Pty Ltd today`. */
const GOES_ON_BEHIND_FORM =
  /\b(?:Ltd|Limited|Inc)\.? (?!as\b|at[fi]\b|t\/a|trading\b|on\b|and\b|of\b|for\b)\p{Ll}{2,}[\p{L} ]*\.?$|\p{Ll} (?:today|now|here|please)\.?$/u;

/** The rest of a company's name: `Ltd ATF The Example Trust`. */
const STARTS_WITH_FORM = /^(?:pty|ltd)\.? /i;

/** What a business says of itself: `A parish of the Diocese of Example`, `An Example company`. */
const OF_WHAT_KIND = /^An? (?:\p{L}+ ){1,3}?(?:of|company|business|brand|division|member)\b/u;

/** A verb in a line of capitals, as of terms of sale: `TITLE DOES NOT PASS UNTIL PAID`. */
const SENTENCE_IN_CAPITALS =
  /\b(?:IS|ARE|DOES|WILL|MUST|MAY|CAN) (?:NOT|BE|PASS|REMAIN\w*|INCLUDED|CHARGED|PAYABLE|DUE)\b|\b(?:UNTIL|UNLESS) PAID\b/u;

/** A person with a qualification or licence that has a number, as stands below the name of a business: `Ada Example, AQF 5 Arborist`. */
const QUALIFIED_PERSON =
  /^\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}.'\u2019-]*){1,2}, (?!.*\b(?:Pty|Ltd|Limited|Trust)\b)\p{Lu}.*\d/u;

/** Whether a text starts with two words or more that it says again, as a brand does above the company's name. */
function saysTwice(text: string): boolean {
  const key = nameKey(text);
  const words = key.split(' ');
  return words.some((_, at) => {
    const first = words.slice(0, at).join(' ');
    return at >= 2 && words.length >= 2 * at && key.startsWith(`${first} ${first}`);
  });
}

/** Whether a text that has the form of a name is part of a sentence, or a label, which a colon follows. */
export const isOfSentence = ({ text, words }: NameValue): boolean =>
  DONE_BY.test(text) ||
  STOP_INSIDE.test(text) ||
  QUESTION_INSIDE.test(text) ||
  GOES_ON_BEHIND_FORM.test(text) ||
  OF_WHAT_KIND.test(text) ||
  STARTS_WITH_FORM.test(text) ||
  SENTENCE_IN_CAPITALS.test(text) ||
  BETWEEN_NAMES.test(text) ||
  (words.at(-1)?.text.endsWith(':') ?? false);

/** Whether a text has the form of a business's name and is not one: part of a sentence, a number, the form of a company alone, or a name that is said twice. */
export const isNoName = (name: NameValue): boolean =>
  isOfSentence(name) ||
  isLabel(name.text) ||
  hasPostNominals(name.text) ||
  QUALIFIED_PERSON.test(name.text) ||
  BARE_FORM.test(name.text) ||
  REGISTERED.test(name.text) ||
  saysTwice(name.text) ||
  (CODE.test(name.text) && !HAS_PLAN.test(name.text));
