import { makeAbn } from './facts.js';
import type { Chance } from './random.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

export interface Party {
  /** The name that stands beside the ABN. */
  name: string;
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

export function makeParty(words: Vocabulary, chance: Chance, isBuyer = false): Party {
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
  return {
    name: chance.is(0.12) ? name.toUpperCase() : name,
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
