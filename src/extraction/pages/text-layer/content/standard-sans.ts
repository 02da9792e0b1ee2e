/** The standard fonts without serifs, of which every viewer brings one of its own. */
export type StandardSans = 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'Helvetica-BoldOblique';

const NAMES = /^(?:Arial|Helvetica)(?:MT|PSMT)?(?:[-,](Bold)?(Oblique|Italic)?(?:MT)?)?$/;

/** The one of these that viewers show a font of this name in. */
export function standardSans(name: string | undefined): StandardSans | undefined {
  const found = NAMES.exec(name ?? '');
  if (!found) return undefined;
  const [, bold, slanted] = found;
  if (bold) return slanted ? 'Helvetica-BoldOblique' : 'Helvetica-Bold';
  return slanted ? 'Helvetica-Oblique' : 'Helvetica';
}
