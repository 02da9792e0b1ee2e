import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode, type WriteInputBarcodeFormat } from 'zxing-wasm/writer';
import type { Area, Colour } from './drawing.js';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
});

/** A code for programs, as dark and light modules. */
export interface Code {
  columns: number;
  rows: number;
  isDark(column: number, row: number): boolean;
}

export async function codeOf(text: string, format: WriteInputBarcodeFormat = 'QRCode'): Promise<Code> {
  const { symbol, error } = await writeBarcode(text, { format });
  if (!symbol || error) throw new Error(`no code of ${text}: ${error}`);
  const { width, height, data } = symbol;
  return { columns: width, rows: height, isDark: (column, row) => (data[row * width + column] as number) === 0 };
}

interface CodePlace {
  x: number;
  y: number;
  /** Across, in points. */
  width: number;
  /** How much higher a module is than wide. */
  stretched?: number;
  ink?: Colour;
  paper?: Colour;
}

/** The dark modules of a code as areas, on paper of their own where that is told. */
export function areasOf({ columns, rows, isDark }: Code, { x, y, width, stretched = 1, ink = [0, 0, 0], paper }: CodePlace): Area[] {
  const side = width / columns;
  const quiet = 4 * side;
  const areas: Area[] = paper
    ? [{ x: x - quiet, y: y - quiet, width: width + 2 * quiet, height: rows * side * stretched + 2 * quiet, fill: paper }]
    : [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isDark(column, row))
        areas.push({ x: x + column * side, y: y + row * side * stretched, width: side * 1.02, height: side * stretched * 1.02, fill: ink });
  return areas;
} // prettier-ignore
