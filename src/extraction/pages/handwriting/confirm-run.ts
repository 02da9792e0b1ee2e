import type { RecognisedWord } from '../recognition/recogniser.js';
import type { Witness } from '../recognition/witness/witness.js';
import type { UnreadLine } from './unread-lines.js';

/** Digits from which on a number is worth asking. */
const LONG = 4;

/** The network and the witness read it: of 50 written numbers that both read alike, all were right. */
const AGREED = 0.92;

/** What the network is believed with at most where the witness reads something else: below what an account is given with. */
const CONTRADICTED = 0.7;

/** The network's own reading is not lowered below this probability of the witness. */
const CREDIBLE = 0.8;

/** Room left and right of a number, in heights of the line. */
const BESIDE = 0.25;

/** A run of words that the network has read in a line, with the confidence that a witness leaves them if they are a number. */
export async function confirmRun(
  line: UnreadLine,
  run: readonly RecognisedWord[],
  witness: Witness,
): Promise<readonly RecognisedWord[]> {
  const digits = run
    .map(({ text }) => text)
    .join('')
    .replace(/\D/g, '');
  if (digits.length < LONG) return run;
  const { width, height } = line.picture;
  const pad = BESIDE * height;
  const x0 = Math.max(0, Math.floor(Math.min(...run.map((word) => word.x0)) - line.left - pad));
  const x1 = Math.min(width, Math.ceil(Math.max(...run.map((word) => word.x1)) - line.left + pad));
  const { text, probability } = await witness.read(line.picture, { x0, y0: 0, x1, y1: height });
  const isSame = text.replace(/[^\p{L}\p{N}]/gu, '').replace(/^\p{L}{2,}/u, '') === digits;
  if (isSame) return run.map((word) => ({ ...word, confidence: Math.max(word.confidence, AGREED) }));
  if (probability < CREDIBLE) return run;
  return run.map((word) => ({ ...word, confidence: Math.min(word.confidence, CONTRADICTED) }));
}
