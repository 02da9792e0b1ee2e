import { plainWords } from '../../payment-words.js';
import { isKnownEnglish } from '../learned/sentence-features.js';
import { paysElsewhere } from './other-places.js';
import { goesToOthers } from './redirections.js';
import { writtenOut } from '../sentences/shorthand.js';

/** What is said of an account that is no longer to be paid into, of one that comes by another way, or of somebody else to be paid. */
const AGAINST =
  /\b(?:bounc|return|reject|refus|declin|lost\b|not\b|never|n't\b|no longer|ceas|stop|ignor|disregard|discard|clos|frozen|froze|freez|block|lock|hold|withh|wait|until|error|mistake|misprint|incorrect|wrong|typo|errat|corrig|correction|should read|contact|call\b|phone|ring\b|message\b|repl(?:y|ied)\b|text\b|factor|assign|financ|lender|parent|subsidiar|affiliat|sister|garnish|plus\b|minus\b|add\b|instead|ask\b|asks\b|asking|check with|speak|talk to|which account|which bank|elsewhere|somebody|someone|they\b|them\b|portal|link\b|dictat|taken over|void\b|swap|out of date|outdated|differ|other\b|another|interim|temporary|separate|offshore|overseas|holding|special|attach|enclos|letter|e-?mail)/u;
/** The same in the other languages that are read, as `plainWords` makes them. */
const AGAINST_ELSEWHERE =
  /(?<!\p{L})(?:nicht|kein|nie\b|niemals|statt|anstelle|ander(?:e[mnrs]?|s)?\b|falsch|fehler|irrtum|zuruck|abgewiesen|abgelehnt|gesperrt|geschlossen|aufgelost|gekundigt|ungultig|abgetret|verkauft|anruf|rufen|telefon|schreiben|briefe?\b|warten|abwarten|bis\b|ne\b|n'|pas\b|jamais|plus\b|autre|faux|fausse|errone|erreur|rejet|retourn|refus|bloqu|clotur|ferme?e?s?\b|cedee?s?\b|affactur|appel|telephon|lettre|courrier|courriel|attend|jusqu|niet|nooit|geen|fout|onjuist|geweigerd|geblokkeerd|gesloten|opgeheven|overgedragen|verkocht|bel\b|bellen|wacht|tot\b|no\b(?![.:#]? ?\d)|nunca|otra|otro|equivocad|incorrect|error|rechaz|devuel|bloquead|cerrad|cancelad|cedid|vendid|llam|carta|correo|esper|hasta|non\b|mai\b|altr[oa]|sbagliat|errat|respint|bloccat|chius|estint|cedut|vendut|chiam|telefon|lettera|attend|fino)/u;
/** What is said against another account than the one that is printed. */
const OF_FORMER = /\b(?:old|former|previous|prior|earlier|past|any other|superseded|existing)\b/u;
const SHOWN = /\b(?:above|below|this|these|printed|shown|stated|listed|following)\b/u;
/** At least this many words in a row that are no known English ones say something that is not understood. */
const STRANGE = 3;

/** A company that sells its invoices has the account in the names of both: the sentence says no more than that this one is paid. */
const FINANCED =
  /^(?:our|the) (?:financier|factor|lender) (?:requires|asks for|needs|takes) payments? (?:only |solely |directly )?to:? +@name(?: itf (?<other>[\p{L} ]{3,40}?))?,? bsb:? [\d -]{6,9} +(?:a\/c|acc(?:oun)?t?)(?: (?:no|number))?[.:]? *[\d -]{5,12}\.?$/u;

/**
 * Whether what an announcement says may be meant against the very account that stands beside it. One that only says that details are
 * new goes with the account that is verified; `payments to the account below will bounce` does not.
 *
 * @param names of whoever is paid, as the document prints them: a company may be called Holdings
 */
export const tellsAgainst = (sentence: string, names: readonly string[] = []): boolean =>
  isOnlyToRing(sentence) || [...new Set([sentence, writtenOut(sentence)])].some((one) => isToldAgainst(one, names));

/** A telephone number, in groups as no account's is. */
const TELEPHONE = /(?<![\d-])(?:\+?61 ?4|04)\d\d[ -]\d{3}[ -]\d{3}(?![\d-])|(?<![\d-])\(0\d\) ?\d{4} ?\d{4}(?![\d-])/u;
/** `New a/c 0491 570 006`: what the new one is, is to be had by telephone. More words, or other numbers, say more. */
const MOST_TO_RING = 4;
const isOnlyToRing = (sentence: string): boolean => {
  const rest = sentence.replace(TELEPHONE, ' ');
  return rest !== sentence && !/\d/.test(rest) && (rest.match(/\p{L}[\p{L}/'’-]*/gu) ?? []).length <= MOST_TO_RING;
};

function isToldAgainst(sentence: string, names: readonly string[]): boolean {
  const said = withoutNames(
    plainWords(sentence)
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
    names,
  );
  const financed = FINANCED.exec(said);
  if (financed) return isAgainst(financed.groups?.other ?? '');
  return isAgainst(said.replaceAll(NAME, ' ')) || isStrange(said) || goesToOthers(said) || paysElsewhere(said);
}

/**
 * Whether a word says something against an account, or of another one.
 *
 * @param said as `plainWords` makes it
 */
export const isAgainst = (said: string): boolean =>
  AGAINST_ELSEWHERE.test(said) || (AGAINST.test(said) && !(OF_FORMER.test(said) && !SHOWN.test(said)));

/** Words in the names of companies that count against an account anywhere else. */
const OF_COMPANIES =
  /\b(?:holdings?|factors?|financ(?:e|ial|iers?)|parents?|sisters?|special(?:ty|ties|ists?)?|overseas|offshore|plus|letters?|others?|lock(?:s|smiths?)?|blocks?|returns?|rings?|add)\b/u;
/** Whoever is called by one word alone, or by words like these, is not known by them. */
const LEAST_WORDS = 2;
const NAME = '@name';

/**
 * Names as one word that says nothing. Only the words that companies are called by are let pass: a name like `Account Closed` speaks for
 * itself wherever it stands.
 */
function withoutNames(said: string, names: readonly string[]): string {
  return names
    .map((name) => plainWords(name).replace(/\s+/g, ' ').trim())
    .filter((name) => name.split(' ').length >= LEAST_WORDS && !isAgainst(name.replace(OF_COMPANIES, ' ')))
    .reduce((rest, name) => rest.replaceAll(name, NAME), said);
}

function isStrange(said: string): boolean {
  let row = 0;
  for (const word of said.replaceAll(NAME, ' ').match(/\p{L}[\p{L}']+|\d+/gu) ?? []) {
    row = /\d/.test(word) || isKnownEnglish(word) ? 0 : row + 1;
    if (row >= STRANGE) return true;
  }
  return false;
}
