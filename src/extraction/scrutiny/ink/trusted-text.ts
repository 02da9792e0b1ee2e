import type { DrawnGlyph, PageContent } from '../../pages/text-layer/content/page-content.js';
import { loadPdfjs } from '../../pages/open/pdf-file.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { drawsWithText } from './digits-of-text.js';
import { paintedInto } from './painted-into.js';
import { unsureGlyphs } from './unsure-glyphs.js';

/** What of a page's text is explained, by its operations. */
export interface TrustedText {
  /** Operations of which all is explained. */
  trusted: Set<number>;
  /** Operations of which some characters are not, each with those of its items that are to be looked at. */
  partly: Map<number, Set<number>>;
}

/**
 * The operations that write text of which it is known what it says: every character is named by a font that was not found to lie,
 * and counts among the words, it draws nothing together with others, and nothing light is painted into it that may be read on it. Where a
 * part of a line is not trusted none of it is: text that is left out no longer moves the pen for what follows. Where it is only not sure what
 * some characters show, these are looked at, and the digits beside them.
 */
export async function trustedText({ content, operations: { fnArray } }: TextPage): Promise<TrustedText> {
  const { OPS } = await loadPdfjs();
  const placing = new Set<number>([
    OPS.beginText,
    OPS.setTextMatrix,
    OPS.moveText,
    OPS.setLeadingMoveText,
    OPS.nextLine,
  ]);
  const known = knownText(content);
  const unsure = itemsOf(unsureGlyphs(content.glyphs));
  const trusted = new Set<number>();
  const partly = new Map<number, Set<number>>();
  let line: number[] = [];
  const endLine = () => {
    if (line.every((operation) => known.has(operation))) {
      const isUnsure = line.some((operation) => unsure.has(operation));
      for (const operation of line)
        if (isUnsure) partly.set(operation, unsure.get(operation) ?? new Set());
        else trusted.add(operation);
    }
    line = [];
  };
  fnArray.forEach((operation, index) => {
    if (placing.has(operation)) endLine();
    else if (operation === OPS.showText) line.push(index);
  });
  endLine();
  return { trusted, partly };
}

function itemsOf(glyphs: Iterable<DrawnGlyph>): Map<number, Set<number>> {
  const items = new Map<number, Set<number>>();
  for (const { operation, item } of glyphs) {
    const known = items.get(operation);
    if (item === undefined) continue;
    if (known) known.add(item);
    else items.set(operation, new Set([item]));
  }
  return items;
}

function knownText(content: PageContent): Set<number> {
  const { glyphs, unnamed } = content;
  const known = new Set<number>();
  const doubted = new Set([...unnamed, ...paintedInto(content), ...drawsWithText(glyphs)]);
  for (const { operation, space, invisible, mapped, untrusted } of glyphs) {
    known.add(operation);
    if (!space && (invisible || !mapped || untrusted)) doubted.add(operation);
  }
  for (const operation of doubted) known.delete(operation);
  return known;
}
