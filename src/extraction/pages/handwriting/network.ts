/** Planes of numbers, one after the other, each row by row. */
interface Planes {
  count: number;
  height: number;
  width: number;
  data: Float32Array;
}

interface Layer {
  inputs: number;
  outputs: number;
  kernel: readonly [number, number];
  padding: readonly [number, number];
  /** Whether what is below zero becomes zero. */
  rectify: boolean;
  /** Rows and columns of which only the greatest number stays. */
  pool: readonly [number, number];
}

interface Head {
  height: number;
  alphabet: string;
  layers: Layer[];
}

interface TrainedLayer extends Layer {
  weights: Float32Array;
  bias: Float32Array;
}

/** What a network makes of a line: for each step from left to right a number for each character and, last, for none. */
export interface Steps {
  count: number;
  classes: number;
  data: Float32Array;
}

/** Steps of a part of a line; `to` exclusive. */
export function part({ classes, data }: Steps, from: number, to: number): Steps {
  return { count: to - from, classes, data: data.subarray(from * classes, to * classes) };
}

const FLOAT = 4;

/** A convolutional network that reads lines of writing of one height. How it was trained: docs/handwriting.md. */
export class Network {
  private constructor(
    /** Height of the lines that it reads, in pixels. */
    readonly height: number,
    readonly alphabet: string,
    private readonly layers: readonly TrainedLayer[],
  ) {}

  /**
   * @param bytes the length of the head (32 bits, little end first), the head as JSON, and for each layer the scales and biases of
   *   its outputs (32-bit floats) and its weights as signed bytes, by output, input, row and column.
   */
  static from(bytes: Buffer): Network {
    const length = bytes.readUInt32LE(0);
    const { height, alphabet, layers } = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Head;
    let at = 4 + length;
    const floats = (count: number): Float32Array => {
      const values = Float32Array.from({ length: count }, (_, index) => bytes.readFloatLE(at + FLOAT * index));
      at += FLOAT * count;
      return values;
    };
    const trained = layers.map((layer) => {
      const scales = floats(layer.outputs);
      const bias = floats(layer.outputs);
      const each = layer.inputs * layer.kernel[0] * layer.kernel[1];
      const weights = Float32Array.from(
        { length: layer.outputs * each },
        (_, index) => bytes.readInt8(at + index) * (scales[Math.floor(index / each)] as number),
      );
      at += weights.length;
      return { ...layer, weights, bias };
    });
    return new Network(height, alphabet, trained);
  }

  /** @param ink the line: 0 paper to 1 ink, row by row, `height` rows. */
  read(ink: Float32Array, width: number): Steps {
    let planes: Planes = { count: 1, height: this.height, width, data: ink };
    for (const layer of this.layers) planes = pooled(convolved(planes, layer), layer.pool);
    const { count: classes, width: count, data } = planes;
    const steps = new Float32Array(data.length);
    for (let kind = 0; kind < classes; kind++) {
      for (let step = 0; step < count; step++) steps[step * classes + kind] = data[kind * count + step] as number;
    }
    return { count, classes, data: steps };
  }
}

function convolved(input: Planes, layer: TrainedLayer): Planes {
  const [rows, columns] = layer.kernel;
  const [padY, padX] = layer.padding;
  const height = input.height + 2 * padY - rows + 1;
  const width = input.width + 2 * padX - columns + 1;
  const data = new Float32Array(layer.outputs * height * width);
  const output = { count: layer.outputs, height, width, data };
  if (padY === 0 && padX === 0 && height === 1 && width === 1) connect(input.data, output, layer);
  else if (rows === 3 && columns === 3) slideSquare(padded(input, padY, padX), output, layer);
  else slide(input, output, layer);
  if (layer.rectify) for (let at = 0; at < data.length; at++) if ((data[at] as number) < 0) data[at] = 0;
  return output;
}

/** A kernel as large as its input. */
function connect(input: Float32Array, { count, data }: Planes, { weights, bias }: TrainedLayer): void {
  for (let output = 0, at = 0; output < count; output++) {
    let sum = bias[output] as number;
    for (let index = 0; index < input.length; index++) sum += (weights[at++] as number) * (input[index] as number);
    data[output] = sum;
  }
}

function padded({ count, height, width, data }: Planes, padY: number, padX: number): Planes {
  const [tall, wide] = [height + 2 * padY, width + 2 * padX];
  const result = new Float32Array(count * tall * wide);
  for (let plane = 0; plane < count; plane++) {
    for (let y = 0; y < height; y++) {
      const from = (plane * height + y) * width;
      result.set(data.subarray(from, from + width), (plane * tall + y + padY) * wide + padX);
    }
  }
  return { count, height: tall, width: wide, data: result };
}

/** A kernel of three rows and columns, all at once. */
function slideSquare(input: Planes, { count, height, width, data }: Planes, { weights, bias }: TrainedLayer): void {
  const { data: from, width: wide } = input;
  for (let output = 0, w = 0; output < count; output++) {
    const to = output * height * width;
    data.fill(bias[output] as number, to, to + height * width);
    for (let plane = 0; plane < input.count; plane++, w += 9) {
      const [a, b, c] = [weights[w] as number, weights[w + 1] as number, weights[w + 2] as number];
      const [d, e, f] = [weights[w + 3] as number, weights[w + 4] as number, weights[w + 5] as number];
      const [g, h, i] = [weights[w + 6] as number, weights[w + 7] as number, weights[w + 8] as number];
      for (let y = 0; y < height; y++) {
        let above = (plane * input.height + y) * wide;
        let here = above + wide;
        let below = here + wide;
        for (let at = to + y * width, end = at + width; at < end; at++, above++, here++, below++) {
          data[at] =
            (data[at] as number) +
            a * (from[above] as number) +
            b * (from[above + 1] as number) +
            c * (from[above + 2] as number) +
            d * (from[here] as number) +
            e * (from[here + 1] as number) +
            f * (from[here + 2] as number) +
            g * (from[below] as number) +
            h * (from[below + 1] as number) +
            i * (from[below + 2] as number);
        }
      }
    }
  }
}

function slide(input: Planes, { height, width, data }: Planes, layer: TrainedLayer): void {
  const { outputs, kernel, padding, weights, bias } = layer;
  const [rows, columns] = kernel;
  const [padY, padX] = padding;
  let weightAt = 0;
  for (let output = 0; output < outputs; output++) {
    const to = output * height * width;
    data.fill(bias[output] as number, to, to + height * width);
    for (let plane = 0; plane < input.count; plane++) {
      const from = plane * input.height * input.width;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const weight = weights[weightAt++] as number;
          const [shiftY, shiftX] = [row - padY, column - padX];
          const firstX = Math.max(0, -shiftX);
          const lastX = Math.min(width, input.width - shiftX);
          for (let y = Math.max(0, -shiftY); y < Math.min(height, input.height - shiftY); y++) {
            const target = to + y * width;
            const source = from + (y + shiftY) * input.width + shiftX;
            for (let x = firstX; x < lastX; x++) {
              data[target + x] = (data[target + x] as number) + weight * (input.data[source + x] as number);
            }
          }
        }
      }
    }
  }
}

function pooled(input: Planes, [rows, columns]: readonly [number, number]): Planes {
  if (rows === 1 && columns === 1) return input;
  const height = Math.floor(input.height / rows);
  const width = Math.floor(input.width / columns);
  const data = new Float32Array(input.count * height * width);
  let at = 0;
  for (let plane = 0; plane < input.count; plane++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let greatest = -Infinity;
        for (let row = 0; row < rows; row++) {
          const from = (plane * input.height + y * rows + row) * input.width + x * columns;
          for (let column = 0; column < columns; column++)
            greatest = Math.max(greatest, input.data[from + column] as number);
        }
        data[at++] = greatest;
      }
    }
  }
  return { count: input.count, height, width, data };
}
