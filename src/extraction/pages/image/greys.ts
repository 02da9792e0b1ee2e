/** Opaque pixels of four bytes that are grey, each as one number, by their level. */
export const GREYS: Uint32Array = Uint32Array.from(
  { length: 256 },
  (_, level) => new Uint32Array(Uint8Array.of(level, level, level, 255).buffer)[0] as number,
);
