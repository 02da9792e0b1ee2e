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

/** What is markup as a whole, and whether it stands for characters. */
const SECTIONS = [
  { opens: '<!--', closes: '-->', isText: false },
  { opens: '<![CDATA[', closes: ']]>', isText: true },
  { opens: '<?', closes: '?>', isText: false },
] as const;
const TAG = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)/;

/** Goes through it once, since what is never closed could make patterns search to the end again and again. */
function leavesOfXml(xml: string): Leaf[] {
  const leaves: Leaf[] = [];
  const path: string[] = [];
  let text = '';
  const end = (): void => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain !== '') leaves.push({ path: [...path], text: plain });
    text = '';
  };
  let at = 0;
  while (at < xml.length) {
    const opens = xml.indexOf('<', at);
    text += plainOf(xml.slice(at, opens < 0 ? undefined : opens));
    if (opens < 0) break;
    const section = SECTIONS.find((one) => xml.startsWith(one.opens, opens));
    const closes = section ? xml.indexOf(section.closes, opens + section.opens.length) : endOfTag(xml, opens);
    if (closes < 0) break;
    if (section?.isText) text += xml.slice(opens + section.opens.length, closes);
    at = closes + (section?.closes.length ?? 1);
    const [, isEnd, name] = section ? [] : (TAG.exec(xml.slice(opens, opens + LONGEST)) ?? []);
    if (name === undefined) continue;
    end();
    if (isEnd) path.pop();
    else if (xml[closes - 1] !== '/') path.push(name);
  }
  end();
  return leaves;
}

/** Where a tag ends: values of its attributes may hold the sign that does. */
function endOfTag(xml: string, opens: number): number {
  let quote = '';
  for (let at = opens + 1; at < xml.length; at++) {
    const sign = xml[at] as string;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plainOf = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? written;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    },
  );

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
