/** What a program can learn of who draws, and what is held back from it. */
export interface Rasteriser {
  /** What `GETINFO` says of the version: 35 to 42 in Windows and FreeType, 3 and less in those of old. */
  readonly version: number;
  /** The other answers of `GETINFO`, as it gives them: bits from 256 on. */
  readonly says: number;
  /** Whether points are moved up and down alone, and not after they were smoothed, as DirectWrite and FreeType do for screens unless a font declines. */
  readonly onlyUpright: boolean;
}

/** What `GETINFO` is asked for by each bit of its selector, and the bit in which it answers. */
const ANSWERS: readonly (readonly [asked: number, said: number])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((bit) => [1 << bit, 1 << (bit + 7)] as const),
];

/** The answer of `GETINFO`. */
export function answerOf({ version, says }: Rasteriser, selector: number): number {
  const bits = ANSWERS.reduce((sum, [asked, said]) => sum | (selector & asked ? says & said : 0), 0);
  return (selector & 1 ? version : 0) | bits;
}

const GREY = 1 << 12;
const CLEARTYPE = 1 << 13;
const BESIDE_EACH_OTHER = 1 << 16;
const BETWEEN_PIXELS = 1 << 17;
const SMOOTHED = 1 << 18;
const GREY_CLEARTYPE = 1 << 19;

/** Those that people have: Ghostscript with FreeType, as it was before, FreeType with grey levels, and FreeType, DirectWrite and browsers for screens. */
export const RASTERISERS = {
  ghostscript: { version: 40, says: 0, onlyUpright: false },
  old: { version: 3, says: 0, onlyUpright: false },
  grey: { version: 35, says: GREY, onlyUpright: false },
  screen: {
    version: 40,
    says: CLEARTYPE | BESIDE_EACH_OTHER | BETWEEN_PIXELS | SMOOTHED | GREY_CLEARTYPE,
    onlyUpright: true,
  },
} as const satisfies Record<string, Rasteriser>;
