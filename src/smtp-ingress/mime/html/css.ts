/**
 * Declarations or a style sheet as browsers understand them: without comments, and letters, digits and hyphens that are written as
 * escapes as what they are (CSS Syntax, sections 4.3.2 and 4.3.7).
 */
export const plainCss = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})[ \t\r\n\f]?/gi, (escape, code: string) => {
      const value = parseInt(code, 16);
      return value < 128 && /[\w-]/.test(String.fromCharCode(value)) ? String.fromCharCode(value) : escape;
    })
    .replace(/\\([g-z-])/gi, '$1');

/** A declaration of a style. */
export interface Declaration {
  /** In lower case. */
  property: string;
  value: string;
}

/** The declarations of a style, semicolons in quotes and in brackets left alone. */
export function declarationsIn(style: string): Declaration[] {
  return (style.match(/(?:"[^"]*"?|'[^']*'?|\([^)]*\)?|[^;])+/g) ?? []).flatMap((one) => {
    const colon = one.indexOf(':');
    if (colon < 0) return [];
    return [{ property: one.slice(0, colon).trim().toLowerCase(), value: one.slice(colon + 1).trim() }];
  });
}

/** Values that name something and write nothing: files, formats, fonts. */
const NAMES = /(?:url|format|local|image-set|-webkit-image-set|tech)\([^)]*\)/gi;
/** Properties whose quoted values are names. */
const NAMING =
  /^(?:font|font-family|src|grid(?:-template)?(?:-areas)?|filter|-ms-filter|font-feature-settings|font-variation-settings|.*language.*|mso-(?!level-text).*|panose.*|d)$/;
/** What Word puts for the number of a list, one letter that is a bullet, and signs. */
const BULLET = /%\d|^["']?[o§]["']?$/g;
const WRITTEN = /["'][^"']*[\p{L}\p{N}][^"']*["']/u;

/** Whether a declaration but `content` writes letters or digits: `list-style-type`, `quotes`, `symbols` of a counter style, a number of Word’s. */
export function writesStrings({ property, value }: Declaration): boolean {
  if (property === 'content' || NAMING.test(property)) return false;
  return WRITTEN.test(value.replace(NAMES, ' ').replace(BULLET, ' '));
}
