import { plainWords } from '../../payment-words.js';

/** The interpreters of the government, whom bills of councils, utilities and hospitals name in many languages, and the relay service for the deaf. */
const NUMBER = /(?<!\d)(?:13 ?14 ?50|131 450|13 ?36 ?77|133 677|1300 555 727)(?!\d)/gu;

const OF_INTERPRETERS =
  'interpreter interpreters interpreting translating translator tis relay nrs interprete interpreti intérprete interprète dolmetscher thông dịch viên tercüman tumača prevoditelja ' +
  'prevodioca tłumacza tłumacz διερμηνέα διερμηνείς переводчиком переводчик';
const BESIDE_THEM =
  'service services national telephone phone call ring on need an a if you please free for to speak per un chiamate chiamare chiami telefonate il numero al para llame necesita si pour ' +
  'appelez le avez besoin d einen benötigen rufen sie unter để có gọi xin số cần quý vị için arayın lütfen za nazovite molimo na broj zadzwoń pod numer aby skorzystać z usług για ' +
  'καλέστε τηλεφωνήστε στο τον αριθμό за звоните по телефону для перевода zovite';

/** Words as they are read in sentences without digits and with some, where letters that look like Latin ones are these. */
const setOf = (words: string): ReadonlySet<string> =>
  new Set([words, `${words} 0`].flatMap((text) => plainWords(text).split(' ')));
const INTERPRETERS = setOf(OF_INTERPRETERS);
const KNOWN = setOf(`${OF_INTERPRETERS} ${BESIDE_THEM}`);

/**
 * Whether a sentence says, in whatever language, how to ring an interpreter and nothing else: the number is the one that everybody has, and there is no word
 * that another matter would need.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export function isForInterpreters(plain: string): boolean {
  const rest = plain.replace(NUMBER, ' ');
  const words = rest.match(/\p{L}+/gu) ?? [];
  return (
    rest !== plain &&
    !/\d/.test(rest) &&
    words.some((word) => INTERPRETERS.has(word)) &&
    words.every((word) => KNOWN.has(word))
  );
}
