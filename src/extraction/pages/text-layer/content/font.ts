/** What the library tells of a font. */
export interface Font {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
}

const BOLD_NAME = /bold|black|heavy|semibold|demi(?!r)/i;

export function isBold({ name, bold, black }: Font): boolean {
  return bold === true || black === true || BOLD_NAME.test(name ?? '');
}

/** Height of a line in a font, as a share of its size. Fonts whose characters are drawings have units of their own. */
export function lineHeight(font: Font): number {
  if (!font.isType3Font) return 1;
  const scale = Math.abs(font.fontMatrix?.[3] ?? 0.001);
  const height = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0)) * scale;
  return height > 0.2 && height < 3 ? Math.min(height, 1) : 1;
}
