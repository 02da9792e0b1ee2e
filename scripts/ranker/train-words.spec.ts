import { addedByWords, parseNetwork, writtenNetwork } from '../../src/extraction/fields/ranking/word-network.js';
import { Chance } from '../corpus/random.js';
import { trainWords, type WordRow } from './train-words.js';

const NAMES = ['Ochre Bikes', 'Saltbush Joinery', 'Nile Catering', 'Wren Plumbing', 'Kestrel Freight', 'Banksia Books'];

const candidate = (name: string, before: string, right: boolean): WordRow => ({
  texts: [name, before],
  values: [1],
  score: 0,
  right,
});

/** Documents with a buyer, who never is right, and a supplier. */
function documents(chance: Chance): WordRow[][] {
  return Array.from({ length: 3_000 }, () => {
    const [buyer = '', supplier = ''] = chance.shuffle(NAMES);
    return chance.shuffle([candidate(buyer, 'Bill to', false), candidate(supplier, 'Issued by', true)]);
  });
}

describe('the network that reads words', () => {
  const network = trainWords(documents(new Chance(3)), new Chance(1));
  const added = (before: string[]): number[] =>
    addedByWords(
      network,
      before.map((text) => candidate('Tern Pools', text, false)),
    );

  it('tells names that it never saw by the words before them', () => {
    const [buyer = 0, supplier = 0] = added(['Bill to', 'Issued by']);
    expect(supplier - buyer).toBeGreaterThan(1);
  });

  it('tells them by words that are spelt a little otherwise', () => {
    const [buyer = 0, supplier = 0] = added(['Bil1 to:', 'lssued by:']);
    expect(supplier).toBeGreaterThan(buyer);
  });

  it('says as much when it comes from its file', () => {
    const kept = parseNetwork(JSON.parse(JSON.stringify(writtenNetwork(network))) as ReturnType<typeof writtenNetwork>);
    const all = [candidate('Tern Pools', 'Bill to', false), candidate('Tern Pools', 'Issued by', false)];
    const [before, after] = [addedByWords(network, all), addedByWords(kept, all)];
    for (const [at, one] of after.entries()) expect(one).toBeCloseTo(before[at] ?? 0, 1);
  });

  it('leaves candidates alone that the trees find unlikely', () => {
    const likely = Array.from({ length: 40 }, () => ({ ...candidate('Tern Pools', 'Issued by', false), score: 1 }));
    const all = addedByWords(network, [...likely, { ...candidate('Tern Pools', 'Issued by', false), score: -9 }]);
    expect(all[40]).toBe(0);
    expect(all[0]).not.toBe(0);
  });
});
