import type { PageContent } from '../../pages/content/page-content.js';
import { loadPdfjs } from '../../pages/pdf-file.js';
import type { TextPage } from '../../pages/text-page.js';
import { drawsWithText } from './digits-of-text.js';
import { paintedInto } from './painted-into.js';

/**
 * The operations that write text of which it is known what it says: every character is named by a font that was not found to lie,
 * and counts among the words, it draws nothing together with others, and nothing light is painted into it that may be read on it. Where a part of a line is not trusted none of it is: text that is left out no longer moves the pen
 * for what follows.
 *
 * @returns indices in the lists of operations.
 */
export async function trustedText({ content, operations: { fnArray } }: TextPage): Promise<Set<number>> {
  const { OPS } = await loadPdfjs();
  const placing = new Set<number>([
    OPS.beginText,
    OPS.setTextMatrix,
    OPS.moveText,
    OPS.setLeadingMoveText,
    OPS.nextLine,
  ]);
  const known = knownText(content);
  const trusted = new Set<number>();
  let line: number[] = [];
  const endLine = () => {
    if (line.every((operation) => known.has(operation))) for (const operation of line) trusted.add(operation);
    line = [];
  };
  fnArray.forEach((operation, index) => {
    if (placing.has(operation)) endLine();
    else if (operation === OPS.showText) line.push(index);
  });
  endLine();
  return trusted;
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
