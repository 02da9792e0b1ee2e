import { readDocument } from '../../../src/extraction/read-document.js';
import { ATTACKS_BY_TYPES_OF_FILES } from './attacks-by-types-of-files.js';
import { ATTACKS_ON_MAIL } from './attacks-on-mail.js';
import { FORGED_MAILS } from './forged-mails.js';
import { HONEST_MAILS } from './honest-mails.js';
import { judgeMail, remembering } from './judge-mail.js';
import { FORGED_LETTERS } from './letters/forged.js';
import { HONEST_LETTERS } from './letters/honest.js';
import { HONEST_LETTERS_AGAIN } from './letters/honest-again.js';
import { HONEST_LETTERS_LAST } from './letters/honest-last.js';
import { mailOf } from './letters/letter.js';
import type { TestMail } from './mails.js';

export interface MailFigures {
  /** Names of forged messages whose invoice passed. */
  passed: string[];
  summary: string;
}

/**
 * Judges every forged and every honest message and prints what is said of each.
 *
 * @param only a text that their names must have
 * @param quiet whether those that are judged as they should be are left out
 */
export async function measureMails(only: string, quiet: boolean): Promise<MailFigures> {
  const read = remembering((bytes) => readDocument(bytes));
  const chosen = <M extends TestMail>(all: readonly M[]): M[] =>
    all.filter(({ name }) => `mail ${name}`.includes(only));
  const judge = async (kind: string, one: TestMail, wanted: boolean): Promise<boolean> => {
    const { match, unchanged, reason } = await judgeMail(await one.make(), read);
    const passes = match === true || unchanged === true;
    if (!quiet || passes !== wanted)
      console.log(
        `${passes === wanted ? 'ok    ' : wanted ? 'HONEST' : 'PASSED'} mail, ${kind}: ${one.name} [${reason}]`,
      );
    return passes;
  };
  const [forged, honest] = [
    chosen([...FORGED_MAILS, ...ATTACKS_ON_MAIL, ...ATTACKS_BY_TYPES_OF_FILES]),
    chosen(HONEST_MAILS),
  ];
  const letters = chosen(FORGED_LETTERS.map(mailOf));
  const passed: string[] = [];
  for (const one of [...forged, ...letters]) if (await judge('forged', one, false)) passed.push(one.name);
  const keptOf = async (mails: readonly TestMail[]): Promise<number> => {
    let kept = 0;
    for (const one of mails) if (await judge('honest', one, true)) kept += 1;
    return kept;
  };
  const kept = `${await keptOf(honest)} of ${honest.length}`;
  const keptLetters: string[] = [];
  for (const batch of [HONEST_LETTERS, HONEST_LETTERS_AGAIN, HONEST_LETTERS_LAST]) {
    const mails = chosen(batch.map(mailOf));
    keptLetters.push(`${await keptOf(mails)} of ${mails.length}`);
  }
  return {
    passed,
    summary: `${passed.length} of ${forged.length + letters.length} forged messages passed; ${kept} honest ones of programs and ${keptLetters.join(', ')} honest letters keep the match`,
  };
}
