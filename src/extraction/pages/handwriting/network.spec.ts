import { Network, part } from './network.js';

interface Layer {
  inputs: number;
  outputs: number;
  kernel: [number, number];
  padding: [number, number];
  rectify: boolean;
  pool: [number, number];
  scales: number[];
  bias: number[];
  weights: number[];
}

/** Writes a network as its file holds it. */
function fileOf(height: number, alphabet: string, layers: Layer[]): Buffer {
  const head = Buffer.from(
    JSON.stringify({
      height,
      alphabet,
      layers: layers.map(({ scales: _s, bias: _b, weights: _w, ...layer }) => layer),
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const data = layers.flatMap(({ scales, bias, weights }) => [
    Buffer.from(Float32Array.from([...scales, ...bias]).buffer),
    Buffer.from(Int8Array.from(weights).buffer),
  ]);
  return Buffer.concat([length, head, ...data]);
}

const layer = (given: Partial<Layer>): Layer => ({
  inputs: 1,
  outputs: 1,
  kernel: [1, 1],
  padding: [0, 0],
  rectify: false,
  pool: [1, 1],
  scales: [1],
  bias: [0],
  weights: [1],
  ...given,
});

const LINE = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8]);

const stepsOf = (...layers: Layer[]): number[] => [...Network.from(fileOf(2, 'ab', layers)).read(LINE, 4).data];

describe('a network', () => {
  it('gives for each column what each output makes of it', () => {
    const both = layer({ kernel: [2, 1], outputs: 2, weights: [1, 0, 0, 2], scales: [1, 0.5], bias: [0, 10] });
    // The first output takes the upper row, the second half of twice the lower one and ten.
    expect(stepsOf(both)).toEqual([1, 15, 2, 16, 3, 17, 4, 18]);
  });

  it('takes what lies beyond the edges for nothing', () => {
    const sum = layer({ kernel: [2, 3], padding: [0, 1], weights: [1, 1, 1, 1, 1, 1] });
    expect(stepsOf(sum)).toEqual([14, 24, 30, 22]);
  });

  it('drops what is below zero, and keeps the greatest of each field', () => {
    const negative = layer({ weights: [-1], bias: [6], rectify: true, pool: [2, 2] });
    expect(stepsOf(negative)).toEqual([5, 3]);
  });

  it('adds up the planes that the layer before made', () => {
    const two = layer({ outputs: 2, weights: [1, 10], scales: [1, 1], bias: [0, 0] });
    const sum = layer({ inputs: 2, kernel: [2, 1], weights: [1, 0, 0, 1] });
    expect(stepsOf(two, sum)).toEqual([51, 62, 73, 84]);
  });

  it('can be looked at in parts', () => {
    const steps = Network.from(fileOf(2, 'ab', [layer({ kernel: [2, 1], weights: [1, 0] })])).read(LINE, 4);
    expect([...part(steps, 1, 3).data]).toEqual([2, 3]);
    expect(part(steps, 1, 3).count).toBe(2);
  });
});
