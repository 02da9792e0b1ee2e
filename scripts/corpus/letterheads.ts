import type { Block, Line } from './blocks.js';
import { abnShown, makeAbn } from './facts.js';
import type { Party } from './parties.js';
import type { Chance } from './random.js';
import type { Labelled, Vocabulary } from './vocabulary/vocabulary.js';

/** A letterhead, and what of a business stands elsewhere instead. */
export interface Letterhead {
  blocks: Block[];
  footer: Line[];
  name: string;
  traits: string[];
  /** Whether the ABN stands among the details of the document. */
  abnInMeta: boolean;
  /** Lines below what is charged. */
  closing?: Line[];
  /** Whether no ABN is printed anywhere. */
  withoutAbn?: boolean;
  /** What stands in front of the ABN among the details of the document. */
  meta?: [label: string, value: string][];
}

/** One of the ways in which businesses head their documents. */
export function makeLetterhead(
  words: Vocabulary,
  chance: Chance,
  label: (of: Labelled) => string,
  party: Party,
  hasAbn = true,
): Letterhead {
  const abn = hasAbn ? `${chance.pick(['ABN', 'ABN:', 'A.B.N.', 'ABN'])} ${abnShown(party.abn, chance)}` : '';
  const contact = chance
    .shuffle([
      `${chance.pick(['Ph', 'Phone', 'T', 'Tel'])}: ${party.phone}`,
      `${chance.pick(['Email', 'E', 'Mail'])}: ${party.email}`,
      party.web,
    ])
    .slice(0, chance.int(0, 3))
    .map((text) => ({ text }));
  const address = (chance.is(0.3) ? [party.address.join(', ')] : party.address).map((text) => ({ text }));
  const name: Line = { text: party.name, bold: chance.is(0.6), scale: chance.pick([1, 1.2, 1.5, 2]) };
  const slogan = chance.is(0.15) ? [{ text: chance.pick(words.slogans) }] : [];
  const align = chance.pick(['left', 'left', 'right', 'centre'] as const);
  const lines = (...all: Line[]): Block[] => [
    {
      type: 'lines',
      // A name that is set over several lines.
      lines: all
        .flatMap((line) => (line.text === party.name ? party.lines.map((text) => ({ ...line, text })) : [line]))
        .filter(({ text }) => text.trim() !== ''),
      align,
    },
  ];
  const plain = { footer: [] as Line[], name: party.name, abnInMeta: false };
  if (party.brand) {
    const brand: Line = { text: party.brand, bold: true, scale: chance.pick([1, 1.6, 2.2, 2.8]) };
    const owned = `${chance.pick(words.organisations.ownedBy)} ${party.name}`;
    const footer = [{ text: `${party.name} ${abn}${chance.is(0.5) ? ` | ${party.address.join(', ')}` : ''}` }];
    return chance.weighted([
      [{ ...plain, blocks: lines(brand, ...slogan, ...contact), footer, traits: ['head:brand, company in footer'] }, 2],
      [
        {
          ...plain,
          blocks: lines(brand, ...slogan, { text: party.name }, { text: abn }, ...address, ...contact),
          traits: ['head:brand over company'],
        },
        2,
      ],
      [
        {
          ...plain,
          blocks: lines(
            brand,
            { text: `${party.name} ${chance.pick(['|', '-', ' ', '·'])} ${abn}` },
            ...address,
            ...contact,
          ),
          traits: ['head:brand over company and ABN'],
        },
        1,
      ],
      [
        {
          ...plain,
          blocks: lines(
            brand,
            ...(chance.is(0.5) ? [{ text: owned }, { text: abn }] : [{ text: `${owned} ${abn}` }]),
            ...address,
            ...contact,
          ),
          traits: ['head:brand of company'],
        },
        2,
      ],
    ]);
  }
  if (party.manager !== null) {
    // The manager may be a company with an ABN of its own, which is not asked for.
    const own = chance.is(0.5) ? [{ text: `${party.manager} ABN ${abnShown(makeAbn(chance), chance)}` }] : [];
    const owners = chance.is(0.4) ? [{ ...name, scale: 1, text: `${party.name} ${abn}` }] : [name, { text: abn }];
    return {
      ...plain,
      blocks: [
        ...lines({ text: party.manager, bold: true, scale: chance.pick([1, 1.4, 2]) }, ...contact, ...own),
        { type: 'gap', lines: 1 },
        ...lines(...owners.map((line) => ({ ...line, scale: 1 })), ...address),
      ],
      traits: [own.length > 0 ? 'head:manager with ABN over owners' : 'head:manager over owners'],
    };
  }
  if (party.occupation.length > 0 && hasAbn && chance.is(0.5)) {
    const house = party.occupation[1] ?? `${chance.pick(words.places)} ${chance.pick(words.elsewhere.kinds)}`;
    return {
      ...plain,
      blocks: lines({ ...name, text: house, scale: chance.pick([1, 1.4, 2]) }, ...address, ...contact),
      abnInMeta: true,
      meta: [[chance.pick(words.organisations.practitioners), party.name]],
      traits: ['head:person among details'],
    };
  }
  if (party.occupation.length > 0)
    return {
      ...plain,
      blocks: lines(
        name,
        ...party.occupation.map((text) => ({ text })),
        ...address,
        ...(chance.is(0.5) ? [{ text: abn }, ...contact] : [...contact, { text: abn }]),
      ),
      traits: ['head:person over occupation'],
    };
  const from: Line[] = [{ text: label('from'), bold: chance.is(0.5) }];
  return chance.weighted<Letterhead>([
    [{ ...plain, blocks: lines(name, { text: abn }, ...address, ...contact), traits: ['head:name over ABN'] }, 4],
    [
      {
        ...plain,
        blocks: lines({ ...name, text: `${party.name}  ${abn}` }, ...address, ...contact),
        traits: ['head:name and ABN'],
      },
      2,
    ],
    [
      {
        ...plain,
        blocks: lines(name, ...slogan, ...address, ...contact, { text: abn }),
        traits: ['head:address between'],
      },
      3,
    ],
    [
      {
        ...plain,
        blocks: lines(name, ...slogan, ...address, ...contact),
        abnInMeta: true,
        traits: ['head:ABN in details'],
      },
      2,
    ],
    [
      {
        ...plain,
        blocks: lines(...from, { ...name, scale: 1 }, ...address, { text: abn }),
        traits: ['head:labelled'],
      },
      2,
    ],
    [
      {
        ...plain,
        blocks: lines(name, ...address, ...contact),
        footer: [{ text: `${abn}   ${chance.pick(words.footers)}` }],
        traits: ['head:ABN in footer'],
      },
      1,
    ],
    ...sparse(
      { name, abn, address, contact, slogan, lines, plain, closing: namedIn(words, chance, party.name) },
      chance,
    ),
  ]);
}

/** A line that names a business far from its letterhead. */
export const namedIn = ({ elsewhere }: Vocabulary, chance: Chance, name: string): Line => ({
  text: chance.pick(elsewhere.closings).replace('{name}', name),
});

interface Parts {
  name: Line;
  abn: string;
  address: Line[];
  contact: Line[];
  slogan: Line[];
  closing: Line;
  lines: (...all: Line[]) => Block[];
  plain: Pick<Letterhead, 'footer' | 'name' | 'abnInMeta'>;
}

/** Letterheads that say little: a logo that is a picture, so that the name stands elsewhere, or a name with hardly anything beside it. */
function sparse({ name, abn, address, contact, slogan, closing, lines, plain }: Parts, chance: Chance) {
  const mark = chance.pick([' | ', ' · ', ', ', ' - ', '   ']);
  const inOne = (...all: Line[]): Line => ({
    text: all
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(mark),
  });
  const small = { text: name.text };
  return (
    [
      [
        { blocks: [], footer: [inOne(small, { text: abn }, ...address)], traits: ['head:logo, company in footer'] },
        1.2,
      ],
      [
        {
          blocks: lines(...address, ...contact, { text: abn }),
          closing: [closing],
          traits: ['head:logo, name in a line'],
        },
        1,
      ],
      [
        {
          blocks: lines(...contact),
          footer: [small, inOne(...address, { text: abn })],
          traits: ['head:logo, contacts'],
        },
        0.8,
      ],
      [{ blocks: lines(name, ...slogan), withoutAbn: true, traits: ['head:name alone'] }, 1.5],
      [
        { blocks: lines(name, inOne(...address, ...contact)), withoutAbn: true, traits: ['head:name over one line'] },
        1.2,
      ],
      [{ blocks: lines(inOne(small, ...address, ...contact)), withoutAbn: true, traits: ['head:one line'] }, 0.8],
      [{ blocks: lines(...contact, name, ...address), abnInMeta: true, traits: ['head:contacts over name'] }, 0.6],
      [
        {
          blocks: lines(...slogan, name),
          footer: [inOne(...address, ...contact)],
          closing: [closing],
          traits: ['head:name and sentence'],
          withoutAbn: true,
        },
        1,
      ],
    ] as [Partial<Letterhead>, number][]
  ).map(([own, weight]): [Letterhead, number] => [{ ...plain, blocks: [], traits: [], ...own }, weight]);
}
