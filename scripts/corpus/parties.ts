import { makeAbn } from './facts.js';
import type { Chance } from './random.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

export interface Party {
  /** The name that stands beside the ABN. */
  name: string;
  /** Lines that the name is set over in a letterhead. */
  lines: readonly string[];
  /** What kind of organisation or person it is; null for an ordinary company. */
  kind: string | null;
  /** Names under which its bank may hold the account beside its own: shorter ones, a person's, capitals. */
  accounts: readonly string[];
  /** A line between a person's name and the address: what the person does, where. */
  occupation: readonly string[];
  /** Who heads the document without being paid; null where there is none. */
  manager: string | null;
  /** A trading name that only a logo shows; null where there is none. */
  brand: string | null;
  abn: string;
  address: string[];
  phone: string;
  email: string;
  web: string;
}

const title = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** A name that is no word: of the beginning of one and an ending, or of capitals. */
export const coinedName = ({ nouns, surnames, elsewhere }: Vocabulary, chance: Chance): string =>
  chance.is(0.25)
    ? chance.filled('@@@@'.slice(chance.int(0, 2)))
    : chance.pick([...nouns, ...surnames].filter((word) => /^\p{L}{3,}$/u.test(word))).slice(0, chance.int(3, 5)) +
      chance.pick(elsewhere.endings);

/** How many of those who ask to be paid are no ordinary companies. */
const ORGANISATIONS = 0.4;

export function makeParty(words: Vocabulary, chance: Chance, isBuyer = false): Party {
  return !isBuyer && chance.is(ORGANISATIONS) ? makeOrganisation(words, chance) : makeCompany(words, chance, isBuyer);
}

function makeOrganisation(words: Vocabulary, chance: Chance): Party {
  const { organisations } = words;
  const { kind, names, accounts } = chance.pick(organisations.kinds);
  const [forename, second] = chance.shuffle(words.forenames);
  const [surname = '', other] = chance.shuffle(words.surnames);
  const place = chance.pick(words.places);
  // The same number stands in every name of one organisation.
  const number = chance.filled('######@');
  const filled = (text: string): string =>
    Object.entries({
      forename,
      second,
      surname,
      other,
      place,
      noun,
      trade,
      name: '',
      initial: forename?.charAt(0),
      middle: second?.charAt(0),
      capitals: place.replace(/[^A-Z]/g, '') + 'C',
    })
      .reduce((all, [key, value]) => all.replaceAll(`{${key}}`, value ?? ''), text)
      .replace(/#+@?/g, (mask) => number.slice(mask.endsWith('@') ? 0 : 6 - mask.length, mask.endsWith('@') ? 7 : 6))
      .replace(/ {2,}/g, ' ');
  const [noun, trade] = [chance.pick(words.nouns), chance.pick(words.trades)];
  const isInCapitals = chance.is(0.12);
  const printed = filled(chance.pick(names));
  const lines = (isInCapitals ? printed.toUpperCase() : printed).split('\n');
  const name = lines.join(' ');
  const base = makeCompany(words, chance, true);
  const hasBrand = (kind === 'person' || kind === 'trust') && lines.length === 1 && chance.is(0.35);
  const domain = `${title(name).slice(0, 18)}.com.au`;
  return {
    ...base,
    name,
    lines,
    kind,
    brand: hasBrand ? `${noun} ${trade}` : null,
    accounts: accounts.map((text) => filled(text.replace('{name}', name))),
    occupation:
      (kind === 'person' || /^(?:Dr|Prof) /.test(name)) && chance.is(0.4)
        ? [
            chance.pick(organisations.occupations),
            ...(chance.is(0.6) ? [filled(chance.pick(organisations.workplaces))] : []),
          ]
        : [],
    manager: kind === 'strata' && chance.is(0.5) ? filled(chance.pick(organisations.managers)) : null,
    email: `${chance.pick(['accounts', 'office', 'admin'])}@${domain}`,
    web: `www.${domain}`,
  };
}

/** Names that a bank may hold a company's account under: without its form, without a part of its trade, in capitals. */
function shortNames(base: string): string[] {
  const stem = base.replace(/^The /, '').replace(/ (?:Co|Inc)$/, '');
  const first = stem.replace(/ (?:&|and) .*$/, '');
  const words = first.split(' ');
  const shortest = words.length > 2 ? words.slice(0, -1).join(' ') : first;
  const plain = shortest.replace(/[’']/g, '');
  return [stem, first, shortest, plain.toUpperCase()];
}

function makeCompany(words: Vocabulary, chance: Chance, isBuyer: boolean): Party {
  const [surname, trade, place, noun] = [words.surnames, words.trades, words.places, words.nouns].map((list) =>
    chance.pick(list),
  );
  const base = chance.weighted([
    [`${noun} ${trade}`, 5],
    [`${place} ${trade}`, 4],
    [`${surname} ${trade}`, 3],
    [`${surname} & ${chance.pick(words.surnames)}`, 2],
    [`${chance.pick(words.forenames)} ${surname}`, isBuyer ? 2 : 1],
    [`${noun} ${place} ${trade}`, 2],
    [`The ${noun} ${trade} Co`, 1],
    [`${surname} Bros ${trade}`, 1],
    [coinedName(words, chance), 2],
    [`${chance.is(0.5) ? noun : coinedName(words, chance)} ${chance.pick(words.elsewhere.kinds)}`, 2],
    [`${chance.pick(words.forenames)}’s ${noun} ${trade}`, 0.7],
    [`${place} Community ${chance.pick(['Centre', 'Health', 'Club', 'Association'])} Inc`, 1],
  ]);
  const form = chance.weighted([
    [' Pty Ltd', 10],
    [' Pty. Ltd.', 2],
    [' PTY LTD', 1],
    ['', 5],
    [' Pty Limited', 2],
    [' Ltd', 1],
  ]);
  const isPerson = words.forenames.some((one) => base.startsWith(`${one} `));
  const name = isPerson || base.endsWith('Inc') ? base : `${base}${form}`;
  const brand = !isPerson && chance.is(0.25) ? `${chance.pick(words.nouns)} ${trade}` : null;
  const domain = `${title(brand ?? base)}.com.au`;
  const shown = chance.is(0.12) ? name.toUpperCase() : name;
  return {
    name: shown,
    lines: [shown],
    kind: null,
    accounts: isPerson ? [base, base.replace(/^(\S)\S+/, '$1')] : shortNames(base),
    occupation: [],
    manager: null,
    brand,
    abn: makeAbn(chance),
    address: [`${chance.int(1, 240)} ${chance.pick(words.streets)}`, chance.pick(words.towns)],
    phone: chance.pick([
      `(0${chance.pick(['2', '3', '7', '8'])}) 5550 ${chance.digits(4)}`,
      `0491 570 ${chance.digits(3)}`,
      `1300 975 ${chance.digits(3)}`,
    ]),
    email: `${chance.pick(['accounts', 'info', 'office', 'billing'])}@${domain}`,
    web: `www.${domain}`,
  };
}
