import { readDocument } from '../../../src/extraction/read-document.js';
import { FORGED_MAILS } from './forged-mails.js';
import { HONEST_MAILS } from './honest-mails.js';
import { judgeMail, remembering } from './judge-mail.js';
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
  const [forged, honest] = [chosen(FORGED_MAILS), chosen(HONEST_MAILS)];
  const passed: string[] = [];
  for (const one of forged) if (await judge('forged', one, false)) passed.push(one.name);
  let kept = 0;
  for (const one of honest) if (await judge('honest', one, true)) kept += 1;
  return {
    passed,
    summary: `${passed.length} of ${forged.length} forged messages passed; ${kept} of ${honest.length} honest ones keep the match`,
  };
}
