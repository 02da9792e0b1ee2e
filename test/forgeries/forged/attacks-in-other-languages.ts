import { add } from '../draw/drawing.js';
import { byPdfKit } from '../draw/libraries.js';
import { forger } from '../forger.js';
import { near } from './attack-parts.js';

const forged = forger('attacks', 3);

const OTHERS = 'Somebody else takes the money.';
const DIGITS = 'The digits are to be read as others.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/**
 * Short sentences beside the account that have hardly a word of payment. Vietnamese is written without accents, as on telephones, since
 * the font has none.
 */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Lan nay gui cho vo toi.', OTHERS],
  ['So cuoi la so tam.', DIGITS],
  ['Hoi anh Tuan truoc nhe.', ELSEWHERE],
  ['Cai nay sai roi, nhan Zalo cho toi.', AGAINST],
  ['Esta vez mándelo a mi mujer.', OTHERS],
  ['Pregunte primero a Marco.', ELSEWHERE],
  ['Aspetti la mia chiamata.', ELSEWHERE],
  ['Quello sopra è sbagliato.', AGAINST],
  ['Geben Sie es dem Fahrer.', OTHERS],
  ['Nehmen Sie die Nummer aus meiner Nachricht.', ELSEWHERE],
  ['Erst Marco fragen.', ELSEWHERE],
  ['Remettez l’argent au livreur.', OTHERS],
  ['Prenez le numéro de mon texto.', ELSEWHERE],
  ['Titip uangnya ke sopir.', OTHERS],
  ['Tanya Budi dulu ya.', ELSEWHERE],
];

export const ATTACKS_IN_OTHER_LANGUAGES = SENTENCES.map(([sentence, why]) =>
  forged(
    `in another language: ${sentence.replace(/[.:]/g, '')}`,
    why,
    (given) => byPdfKit([add(given.page, near(given, [sentence], 9))]),
    { shows: () => sentence },
  ),
);
