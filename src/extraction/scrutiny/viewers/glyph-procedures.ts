/** How a procedure says that its glyph has the colour of its text, or colours of its own, before anything else (ISO 32000-1, table 113). */
const COLOURED = /^[\s\0]*(?:[-+.\d]+[\s\0]+){2}d0(?![^\s\0/[(<])/;
const UNCOLOURED = /^[\s\0]*(?:[-+.\d]+[\s\0]+){6}d1(?![^\s\0/[(<])/;

const PICTURE = /(?<![^\s\0])BI([\s\S]*?)[\s\0]ID[\s\0][\s\S]*?[\s\0]EI(?![^\s\0])/g;
const STENCIL = /\/(?:IM|ImageMask)[\s\0]+true/;
const COLOUR = /(?<![^\s\0\])>])(?:[gGkK]|rg|RG|cs|CS|scn?|SCN?|sh|ri)(?![^\s\0/[(<])/;

/**
 * Whether viewers may paint a glyph in different colours, or not at all: its procedure does not begin by saying whether it has any, or
 * says that it has none and sets some.
 */
export function paintsUnlike(procedure: string): boolean {
  if (COLOURED.test(procedure) || procedure.trim() === '') return false;
  if (!UNCOLOURED.test(procedure)) return true;
  let stencils = true;
  const rest = procedure.replace(PICTURE, (_, entries: string) => {
    stencils &&= STENCIL.test(entries);
    return ' ';
  });
  return !stencils || COLOUR.test(rest);
}
