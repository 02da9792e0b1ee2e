/** A picture that is no wider or no higher than this, in pixels, shows no letter. */
const THIN = 3;
/** Digits need five rows of dots: so many pixels of lines and rulers together show none. */
const MOST_LINES = 4;
/** An account needs some hundred dots. A message has a few pixels that tell its sender that it was opened. */
const MOST_DOTS = 20;

/** The size of a picture in pixels; a side that is not known is taken to be long. */
export interface Size {
  width?: number;
  height?: number;
}

/** Whether a picture shows nothing by itself: it is a ruler, a spacer or a dot. */
export const isThin = ({ width = Infinity, height = Infinity }: Size): boolean => Math.min(width, height) <= THIN;

/** Whether different thin pictures are so many that they may be the slices of one. */
export function mayBeSlices(sizes: readonly Size[]): boolean {
  const isDot = ({ width = Infinity, height = Infinity }: Size): boolean => Math.max(width, height) <= THIN;
  const lines = sizes.filter((size) => !isDot(size));
  const thickness = lines.reduce(
    (sum, { width = Infinity, height = Infinity }) => sum + Math.max(1, Math.min(width, height)),
    0,
  );
  return thickness > MOST_LINES || sizes.length - lines.length > MOST_DOTS;
}
