/** What asks 2D contexts for the fonts that are loaded. */
const ASKING = ['fillText', 'strokeText', 'measureText'] as const;
/** Where a machine has fonts that were put there by hand. */
const FURTHER_FONTS = '/usr/local/share/fonts';
/** Says of what all 2D contexts of a process have in common that this is done. */
const PUT_OFF = Symbol.for('payproof: fonts are loaded late');

/** What tells the library of canvases not to load the fonts of the machine by itself. */
const LATE = 'DISABLE_SYSTEM_FONTS_LOAD';

/** For the environment of a process that opens documents. */
export const FONTS_LATE = { [LATE]: 'true' };

/**
 * Loads the fonts of the machine only once text is drawn or measured with them: with a font that a document names and does not hold. The
 * library itself reads them all as it is loaded, which takes 0.1 s of processor time (147 files).
 */
export async function loadFontsLate(): Promise<void> {
  // The library would not say which fonts it has without reading all of them.
  if (!process.env[LATE]) return;
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const contexts = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as object;
  if (PUT_OFF in contexts) return;
  const own = ASKING.map((name) => [name, Object.getOwnPropertyDescriptor(contexts, name) ?? {}] as const);
  const loadFonts = (): void => {
    for (const [name, property] of own) Object.defineProperty(contexts, name, property);
    if ('loadSystemFonts' in GlobalFonts && typeof GlobalFonts.loadSystemFonts === 'function')
      GlobalFonts.loadSystemFonts();
    GlobalFonts.loadFontsFromDir(FURTHER_FONTS);
  };
  for (const [name, property] of own) {
    const ask: unknown = property.value;
    if (typeof ask !== 'function') throw new Error(`Contexts of canvases have no ${name}.`);
    const value = function (this: unknown, ...given: unknown[]): unknown {
      loadFonts();
      return Reflect.apply(ask, this, given);
    };
    Object.defineProperty(contexts, name, { ...property, value });
  }
  Object.defineProperty(contexts, PUT_OFF, { value: true });
}
