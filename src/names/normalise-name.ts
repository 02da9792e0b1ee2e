/** Letters that no decomposition brings to their base letter. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
};

/** Legal forms that may end a name and tell nothing of who it is. */
const COMPANY_SUFFIXES = new Set([
  'pty',
  'proprietary',
  'ltd',
  'limited',
  'pl',
  'nl',
  'inc',
  'incorporated',
  'co',
  'company',
  'corp',
  'corporation',
  'plc',
  'llc',
  'llp',
]);

const TRUSTEE = 'atf';

/**
 * Brings the name of a business or an account to one form, so that two names for the same party are equal as texts.
 * Dropped: case, accents, punctuation and invisible characters, company suffixes (`Pty Ltd`, `Proprietary Limited`, `P/L`,
 * `Inc`, `Co`), a leading "The" or "The Trustee for", an ABN or ACN at the end, and a trading name after "trading as":
 * the legal party comes before it. `&` and `+` read "and", "as trustee for" reads "atf", initials stand together.
 * Letters of different alphabets stay different, however alike they look.
 * @returns the form, empty if the name holds neither letter nor digit
 */
export function normaliseName(name: string): string {
  return partiesOf(withoutTradingName(wordsOf(name)));
}

/**
 * Every name that a printed one holds, in the form of `normaliseName`: that of the legal party first, then those after "trading as", which a
 * reader may know the party by.
 */
export function namesWithin(name: string): string[] {
  const names = [];
  for (let words = wordsOf(name); words.length > 0; words = tradingNameIn(words))
    names.push(partiesOf(withoutTradingName(words)));
  return [...new Set(names)].filter((one) => one !== '');
}

const wordsOf = (name: string): readonly string[] => joinInitials(phrases(tokensOf(name)));

function partiesOf(tokens: readonly string[]): string {
  const parties = splitAt(withoutLeadingWords(tokens), TRUSTEE)
    .map(withoutEnding)
    .filter((party) => party.length > 0)
    .map((party) => party.join(' '));
  return parties.join(` ${TRUSTEE} `);
}

/** Whether two names stand for the same party. */
export const isSameName = (one: string, other: string): boolean => isOneOf([normaliseName(other)], normaliseName(one));

/** Whether a name is one of those that a party is known by, all normalised. A name without any letter or digit is nobody's. */
export const isOneOf = (known: readonly string[], name: string): boolean => name !== '' && known.includes(name);

/** Whether a text holds a name, both normalised, as whole words. */
export const holdsName = (text: string, name: string): boolean => name !== '' && ` ${text} `.includes(` ${name} `);

function tokensOf(name: string): readonly string[] {
  return tokensOfPlain(/\P{ASCII}/u.test(name) ? plain(name) : name.toLowerCase());
}

/** In small letters without accents, and without what nobody sees; most names are so but for their capitals. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłħıŋ]/gu, (letter) => LETTERS[letter] ?? letter);
}

function tokensOfPlain(name: string): readonly string[] {
  return (
    (/[/\\.]/.test(name) ? withAbbreviationsRead(name) : name)
      .replace(/[&+]/g, ' and ')
      .replace(/['’‘ʼ`´]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** With `p/l` and `t/a` as words. */
function withAbbreviationsRead(name: string): string {
  return name
    .replace(/(?<![\p{L}\p{N}])p\s*[/\\.]\s*l(?![\p{L}\p{N}])/gu, ' pl ')
    .replace(/(?<![\p{L}\p{N}])t\s*[/\\]\s*a(?![\p{L}\p{N}])/gu, ' trading as ');
}

/** Words that are written in more than one way. */
function phrases(tokens: readonly string[]): readonly string[] {
  if (!tokens.includes('as')) return tokens;
  return ` ${tokens.join(' ')} `
    .replace(/ as trustees? (?:for|of) /g, ` ${TRUSTEE} `)
    .trim()
    .split(' ')
    .filter((token) => token !== '');
}

/** `j r smith` and `jr smith` are one: single letters that follow one another become a word. */
function joinInitials(tokens: readonly string[]): readonly string[] {
  if (!tokens.some(isInitial)) return tokens;
  const joined: string[] = [];
  let initials = false;
  for (const token of tokens) {
    const single = isInitial(token);
    if (single && initials) joined.push(`${joined.pop() ?? ''}${token}`);
    else joined.push(token);
    initials = single;
  }
  return joined;
}

function isInitial(token: string): boolean {
  return token.length <= 2 && /^\p{L}$/u.test(token);
}

const tradesAt = (tokens: readonly string[]): number =>
  tokens.findIndex((token, index) => token === 'trading' && tokens[index + 1] === 'as');

/** What follows the first "trading as"; nothing where there is none. */
function tradingNameIn(tokens: readonly string[]): readonly string[] {
  const at = tradesAt(tokens);
  return at < 0 ? [] : tokens.slice(at + 2);
}

function withoutTradingName(tokens: readonly string[]): readonly string[] {
  const at = tradesAt(tokens);
  if (at < 0) return tokens;
  return at > 0 ? tokens.slice(0, at) : withoutTradingName(tokens.slice(2));
}

function withoutLeadingWords(tokens: readonly string[]): readonly string[] {
  const [first, second, third] = tokens;
  const skip =
    first === 'the' && (second === 'trustee' || second === 'trustees') && third === 'for'
      ? 3
      : (first === 'trustee' || first === 'trustees') && second === 'for'
        ? 2
        : first === 'the' || first === TRUSTEE
          ? 1
          : 0;
  return skip > 0 && tokens.length > skip ? withoutLeadingWords(tokens.slice(skip)) : tokens;
}

/** Drops what follows the name proper, as long as something does; never the whole name. */
function withoutEnding(tokens: readonly string[]): readonly string[] {
  const shorter = withoutSuffix(withoutCompanyNumber(tokens));
  return shorter.length < tokens.length ? withoutEnding(shorter) : shorter;
}

/** Drops `abn 51 824 753 556` and `acn 004 085 616` from the end. */
function withoutCompanyNumber(tokens: readonly string[]): readonly string[] {
  const at = tokens.findLastIndex((token) => token === 'abn' || token === 'acn');
  const isNumber = at > 0 && /^(?:\d{11}|\d{9})$/.test(tokens.slice(at + 1).join(''));
  return isNumber ? tokens.slice(0, at) : tokens;
}

/** Drops a company suffix from the end; in "Smith & Co" the last word is part of the name. */
function withoutSuffix(tokens: readonly string[]): readonly string[] {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length === 1 || !COMPANY_SUFFIXES.has(last)) return tokens;
  if (tokens.at(-2) !== 'and') return tokens.slice(0, -1);
  return last === 'company' ? [...tokens.slice(0, -1), 'co'] : tokens;
}

function splitAt(tokens: readonly string[], separator: string): readonly (readonly string[])[] {
  if (!tokens.includes(separator)) return [tokens];
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
