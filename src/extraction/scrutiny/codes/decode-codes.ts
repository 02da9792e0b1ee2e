import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReaderOptions } from 'zxing-wasm/reader';
import type { Raster } from '../../pages/raster.js';

/** A code that a program found in a picture. */
export interface DecodedCode {
  /** What it holds; null where it cannot be decoded. */
  text: string | null;
}

const OPTIONS: ReaderOptions = { tryHarder: true, returnErrors: true, maxNumberOfSymbols: 20, textMode: 'Plain' };

type Reader = typeof import('zxing-wasm/reader');

let loaded: Promise<Reader> | undefined;

/** Loads the decoder once for the process; most documents show no code. */
function load(): Promise<Reader> {
  loaded ??= (async () => {
    const reader = await import('zxing-wasm/reader');
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    // Without the bytes it would fetch them from the network.
    const bytes = await readFile(file);
    const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    return reader;
  })();
  return loaded;
}

/** The codes in a picture, whatever way round, that a telephone or a scanner would read. */
export async function decodeCodes(picture: Raster): Promise<DecodedCode[]> {
  const { readBarcodes } = await load();
  const found = await readBarcodes(inColour(picture), OPTIONS);
  const whole = found.filter(({ isValid }) => isValid).map(({ text }) => ({ text }));
  // Programs take other squares and bars for codes that fail their checks; of a QR code this says that one stands there.
  const broken = found.some(({ isValid, format }) => !isValid && format.startsWith('QRCode'));
  return broken && whole.length === 0 ? [{ text: null }] : whole;
}

/** The picture as pages for browsers hand it over. */
function inColour({ width, height, data }: Raster) {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < data.length; at++) {
    pixels.fill(data[at] as number, 4 * at, 4 * at + 3);
    pixels[4 * at + 3] = 255;
  }
  return { width, height, data: pixels, colorSpace: 'srgb' as const };
}
