import { Parser } from 'htmlparser2';
import { couldMatter } from './could-matter.js';

/** Whose the account is that programs pay into: not the payer's own, from which they pay, and not a heading of the books. */
const PAYS_FROM = /payer|debtor|debit|customer|buyer|card|accounting/i;

/** Elements of UBL, UN/CEFACT and FatturaPA, and usual names in JSON, that hold what a program pays into. */
const ACCOUNT = /(?:accounts?|acct?|konto|compte|conto)_?(?:no|num|number|id)?$|^proprietaryid$/i;
const BRANCH = /bsb|branch|sort_?code|financialinstitution/i;
const IBAN = /iban/i;
const PAY_ID = /pay_?id$/i;
const BILLER = /biller_?code$/i;

/** An identifier within one of these is theirs. */
const IDENTIFIER = /^(?:id|number|no|value)$/i;

/** So many words are said to somebody: names of goods and places are shorter or speak of nothing that matters. */
const LEAST_WORDS = 3;

/** What is longer is cut into lines. */
const LONGEST = 400;

/**
 * What the data of an electronic invoice says, in XML or JSON, that could change whom somebody pays: the accounts that it gives programs to
 * pay into, named as a page names them, and its sentences. Programs that import it pay what it says, whatever the page shows.
 *
 * @throws where it cannot be gone through
 */
export function saidInData(content: Buffer): string[] {
  const text = textOf(content);
  const said = text.trimStart().startsWith('<') ? leavesOfXml(text) : leavesOfJson(JSON.parse(text));
  return [...new Set(said.flatMap(linesOf))].filter(couldMatter);
}

/** Characters of the data; those of UTF-16 without the zeros between them. */
function textOf(content: Buffer): string {
  const text = content.includes(0) ? content.toString('latin1').split('\0').join('') : content.toString('utf8');
  return text.replace(/^[^<{[]*/, '');
}

/** A text with the names of what it stands in, the outermost first. */
interface Leaf {
  path: string[];
  text: string;
}

function linesOf({ path, text }: Leaf): string[] {
  const label = labelOf(path);
  if (label !== null) return [`${label} ${text}`];
  return text.split(/\s+/).length < LEAST_WORDS
    ? []
    : (text.match(new RegExp(`\\S.{0,${LONGEST}}(?!\\S)`, 'gs')) ?? []);
}

function labelOf(path: readonly string[]): string | null {
  const own = path.at(-1) ?? '';
  if (path.some((name) => PAYS_FROM.test(name))) return null;
  if (IBAN.test(own)) return 'IBAN';
  if (PAY_ID.test(own)) return 'PayID';
  if (BILLER.test(own)) return 'BPAY Biller Code';
  const named = IDENTIFIER.test(own) ? path.slice(-2) : [own];
  if (named.some((name) => BRANCH.test(name))) return 'BSB';
  return named.some((name) => ACCOUNT.test(name)) ? 'Account number' : null;
}

/** Every text of the data, whatever of it is not well formed. */
function leavesOfXml(xml: string): Leaf[] {
  const leaves: Leaf[] = [];
  const path: string[] = [];
  let text = '';
  const end = (): void => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain !== '') leaves.push({ path: [...path], text: plain });
    text = '';
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        end();
        path.push(name.replace(/^.*:/, ''));
      },
      onclosetag() {
        end();
        path.pop();
      },
      ontext(more) {
        text += more;
      },
      onend: end,
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return leaves;
}

/** Deeper data is not followed: no program of accounts writes it. */
const DEEPEST = 60;

function leavesOfJson(value: unknown, path: readonly string[] = [], depth = 0): Leaf[] {
  if (depth > DEEPEST) throw new RangeError('data too deep');
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ path: [...path], text }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOfJson(one, Array.isArray(value) ? path : [...path, key], depth + 1),
  );
}
