/** Four white pixels as one number. */
export const FOUR_WHITE = 0xffffffff;

/** None of the pixels of a picture, where each is to be looked at by itself. */
export const NO_FOURS = new Uint32Array(0);

/**
 * Pixels by fours, each four as one number, so that what is alike is passed over four at a time, as most of a page is. Those at the end that are
 * fewer are left out, and all where they lie otherwise.
 */
export const byFours = (data: Uint8Array): Uint32Array =>
  data.byteOffset % 4 === 0 ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2) : NO_FOURS;
