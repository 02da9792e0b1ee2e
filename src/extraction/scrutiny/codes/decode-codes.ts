import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import { loadOnce } from '../../../platform/load-once.js';
import { GREYS } from '../../pages/image/greys.js';
import { crop, type Raster } from '../../pages/image/raster.js';
import { type Corners, findQrCodes } from './find-qr-codes.js';

/** A code that a program found in a picture. */
export interface DecodedCode {
  /** What it holds; null where it cannot be decoded. */
  text: string | null;
  /** How a QR code is written that was found in the levels of its picture. */
  qr?: DecodedQr;
}

/** How a QR code is written (ISO 18004). */
export interface DecodedQr {
  version: number;
  errorCorrection: 'L' | 'M' | 'Q' | 'H';
  mask: number;
  /** The corners of its picture as it is read: upper left, upper right, lower right, lower left. */
  corners: readonly [Corner, Corner, Corner, Corner];
}

interface Corner {
  x: number;
  y: number;
}

const OPTIONS: ReaderOptions = { tryHarder: true, returnErrors: true, maxNumberOfSymbols: 20, textMode: 'Plain' };

type Reader = typeof import('zxing-wasm/reader');

/** Loads the decoder once for the process, since most documents show no code; where that fails, the next document tries again. */
const load = loadOnce(async (): Promise<Reader> => {
  const reader = await import('zxing-wasm/reader');
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  // Without the bytes it would fetch them from the network.
  const bytes = await readFile(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return reader;
});

/**
 * The codes in a picture, whatever way round and in whatever two levels, that a telephone or a scanner would read, and one for each QR code
 * that stands there and cannot be decoded.
 */
export async function decodeCodes(picture: Raster): Promise<DecodedCode[]> {
  const { codes, isBroken, corners } = await decode(picture);
  for (const { x0, y0, x1, y1, dark, light } of findQrCodes(picture, corners)) {
    const part = crop(picture, x0, y0, x1 - x0, y1 - y0);
    const again = (await decode(stretched(part, dark, light))).codes;
    codes.push(...(again.length > 0 ? again.map(({ text }) => ({ text })) : [{ text: null }]));
  }
  return isBroken && codes.length === 0 ? [{ text: null }] : codes;
}

async function decode(picture: Raster): Promise<{ codes: DecodedCode[]; isBroken: boolean; corners: Corners[] }> {
  const { readBarcodes } = await load();
  const found = await readBarcodes(inColour(picture), OPTIONS);
  const whole = found.filter(({ isValid }) => isValid);
  return {
    codes: whole.map((one) => ({ text: one.text, ...qrOf(one) })),
    // Programs take other squares and bars for codes that fail their checks; of a QR code this says that one stands there.
    isBroken: found.some(({ isValid, format }) => !isValid && format.startsWith('QRCode')),
    corners: whole.filter(({ symbology }) => symbology === 'QRCode').map(({ position }) => Object.values(position)),
  };
}

function qrOf({ symbology, version, ecLevel, extra, position }: ReadResult): { qr?: DecodedQr } {
  const mask = /"DataMask":(\d)/.exec(extra)?.[1];
  if (symbology !== 'QRCode' || mask === undefined || !/^[LMQH]$/.test(ecLevel)) return {};
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return {
    qr: {
      version: Number(version),
      errorCorrection: ecLevel as DecodedQr['errorCorrection'],
      mask: Number(mask),
      corners: [topLeft, topRight, bottomRight, bottomLeft],
    },
  };
}

/** The picture with two levels as black and white, which the decoder tells apart only where they differ by 24. */
function stretched({ width, height, data }: Raster, dark: number, light: number): Raster {
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round((255 * (level - dark)) / Math.max(1, light - dark)))),
  );
  return { width, height, data: data.map((level) => levels[level] as number) };
}

/** The picture as pages for browsers hand it over. */
function inColour({ width, height, data }: Raster) {
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = GREYS[data[at] as number] as number;
  return { width, height, data: new Uint8ClampedArray(pixels.buffer), colorSpace: 'srgb' as const };
}
