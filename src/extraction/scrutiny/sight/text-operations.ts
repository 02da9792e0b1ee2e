import { loadPdfjs } from '../../pages/open/pdf-file.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';

/** Which operations draw a page without any text. */
export async function withoutText({ operations: { fnArray } }: TextPage): Promise<(operation: number) => boolean> {
  const { OPS } = await loadPdfjs();
  return (operation) => fnArray[operation] !== OPS.showText;
}

/**
 * Which operations draw some of a page's text alone, black on white, in its place: nothing covers, clips, fades or colours it.
 *
 * @param wanted indices of operations that show text; what stands before them in their lines is drawn too, since it moves the pen.
 */
export async function onlyText(
  { operations: { fnArray, argsArray } }: TextPage,
  wanted: ReadonlySet<number>,
): Promise<(operation: number) => boolean> {
  const { OPS } = await loadPdfjs();
  const placing = new Set<number>([
    OPS.beginText,
    OPS.setTextMatrix,
    OPS.moveText,
    OPS.setLeadingMoveText,
    OPS.nextLine,
  ]);
  const kept = new Set<number>([
    ...placing,
    OPS.dependency,
    OPS.save,
    OPS.restore,
    OPS.transform,
    OPS.endText,
    OPS.setCharSpacing,
    OPS.setWordSpacing,
    OPS.setHScale,
    OPS.setLeading,
    OPS.setFont,
    OPS.setTextRise,
    OPS.setTextRenderingMode,
    OPS.setLineWidth,
    OPS.paintFormXObjectBegin,
    OPS.paintFormXObjectEnd,
    OPS.beginAnnotation,
    OPS.endAnnotation,
  ]);
  const shown = new Set<number>();
  let line: number[] = [];
  fnArray.forEach((operation, index) => {
    if (placing.has(operation)) line = [];
    else if (operation === OPS.showText) {
      line.push(index);
      if (wanted.has(index)) for (const each of line) shown.add(each);
    } else if (operation === OPS.setGState && setsFont(argsArray[index])) shown.add(index);
  });
  return (operation) => shown.has(operation) || kept.has(fnArray[operation] as number);
}

/** Whether a graphics state chooses a font and does nothing else. */
function setsFont(args: unknown): boolean {
  const entries = ((args as unknown[] | null)?.[0] ?? []) as [string, unknown][];
  return entries.length > 0 && entries.every(([key]) => key === 'Font' || key === 'LW');
}
