import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What each committed file of weights is, by SHA-256: whoever trains them anew writes it here, and a reviewer sees that they are others. */
const WEIGHTS = {
  'announcements.network': '2b2dd223fd63bd82ba6636ae4588a3d41163135e397b85dcf7028bef62a529d3',
  'word-groups.network': '61332d7a5d1b52e6942d7461aca6517af38a01365ef07e005114215526831261',
} as const;

/** @throws where the file is another one than was committed with this code */
export function readWeights(name: keyof typeof WEIGHTS): Buffer {
  const bytes = readFileSync(new URL(`./${name}`, import.meta.url));
  if (createHash('sha256').update(bytes).digest('hex') !== WEIGHTS[name])
    throw new Error(`${name} holds other weights than this version was built with.`);
  return bytes;
}
