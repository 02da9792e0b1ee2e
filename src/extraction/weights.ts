import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * What each committed file of weights is, by SHA-256, under its path from this folder: whoever trains them anew writes it here, and a reviewer
 * sees that they are others. `node scripts/run-ts.mjs scripts/pin-weights.ts` writes them all.
 */
export const WEIGHTS = {
  'fields/kind/document-lines.network': '77e252f8e0674906b052a05e0605bdfac7c810edb337788f14adf92f70437a32',
  'fields/lexicon/labels.network': 'c4d6927f2a2ff23d1ff6d4686fe9362ea4b7cf158f36b5b68686e79c2327e567',
  'fields/ranking/abn.network': 'd6450c4491f4ea7532fc8b87ca8e19950fd055a3395afbd5114fbbb92945b296',
  'fields/ranking/account-name.network': 'dfe842e1c804c3c587b42611defe4f225ca876c7334d376a88905e51a48f98a1',
  'fields/ranking/account-pair.network': 'fdd09e630e2905ec14286400c2cc23a0f5af01af7412d007040330d91b190032',
  'fields/ranking/business-name.network': 'a851043477f4bc1d614211790d165a97ff3b5645a57c3634a637ce01c2cd4ab4',
  'fields/ranking/invoice-number.network': '0f620f1135c55cd609505a1aa89d47bdfaf0f76a2ff57d0e1af9428121ae5c43',
  'fields/ranking/kind.network': 'c0522e2c280f3a88520f98f0554800ce551e4636b1a96be0de24b0983d981e77',
  'pages/handwriting/handwriting.network': 'ddcb46ee662332cadc973e5692526e48067575426e3750f933e1d7f402b295ce',
  'scrutiny/alone/announcements/learned/announcements.network':
    '2b2dd223fd63bd82ba6636ae4588a3d41163135e397b85dcf7028bef62a529d3',
  'scrutiny/alone/announcements/learned/hints.network':
    'bed600a000431c0bea8f9960e65d3a40ba437f205573294ee7377d5ad2ce5ad5',
  'scrutiny/alone/announcements/learned/stamps.network':
    '0c26e895c2883c269117d24e662f70863dd2c9a14e5ef0f4cef0ddddbbfddc6f',
  'scrutiny/alone/announcements/learned/word-groups.network':
    '61332d7a5d1b52e6942d7461aca6517af38a01365ef07e005114215526831261',
  'scrutiny/fonts/characters.network': 'e4b9c249acaaf94ab5e1bf298c16e694ee3aa7a93d7307262da9a65b765efc5f',
} as const;

/** A committed file of weights, by its path from `src/extraction`. */
export type Weights = keyof typeof WEIGHTS;

/**
 * Reads a file of weights.
 * @throws Error where the file is another one than was committed with this code
 */
export function readWeights(name: Weights, folder = new URL('./', import.meta.url)): Buffer {
  const bytes = readFileSync(new URL(name, folder));
  if (createHash('sha256').update(bytes).digest('hex') !== WEIGHTS[name])
    throw new Error(`${name} holds other weights than this version was built with. Build again (npm run build).`);
  return bytes;
}

/**
 * Reads every file of weights once, so that a process does not start with one that is missing or changed; takes a few milliseconds.
 * @throws Error as `readWeights` does
 */
export function checkWeights(folder?: URL): void {
  for (const name of Object.keys(WEIGHTS) as Weights[]) readWeights(name, folder);
}
