import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../document.js';
import { mapBox, type Matrix } from '../../pages/geometry.js';
import type { Annotation } from './annotations.js';
import type { FileStructure } from './file-structure.js';
import { placeOf } from './link-borders.js';

/** An annotation as the library gives it. */
export interface AnnotationData {
  id: string;
  subtype?: string;
  annotationFlags?: number;
  hasAppearance?: boolean;
  rect?: number[];
  backgroundColor?: unknown;
  borderColor?: unknown;
  contentsObj?: { str?: string };
  fieldType?: string | null;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  pushButton?: boolean;
  url?: string;
  unsafeUrl?: string;
  alternativeText?: string;
  file?: { filename?: string; description?: string };
}

/** The annotations of a page; null where they cannot be read. */
export async function annotationsOf(
  source: PDFPageProxy,
  toUpright: Matrix,
  structure: FileStructure | null,
): Promise<Annotation[] | null> {
  const all = (await source.getAnnotations({ intent: 'any' }).catch(() => null)) as AnnotationData[] | null;
  if (all === null) return null;
  return all.map((data): Annotation => {
    const written = structure?.annotation(data.id) ?? null;
    return {
      subtype: data.subtype ?? '',
      flags: data.annotationFlags ?? 0,
      box: mapBox(toUpright, onPage(source, data.rect ?? [0, 0, 0, 0])),
      drawn: data.hasAppearance === true && (written?.drawsAppearance ?? true),
      contents: saidOnce(data.contentsObj?.str ?? '', written?.richText ?? ''),
      value: valueOf(data) ?? (written && written.caption.trim() !== '' ? written.caption : null),
      link: data.unsafeUrl ?? data.url ?? null,
      tip: [
        written?.title,
        data.subtype === 'Widget' && data.alternativeText,
        data.file?.filename,
        data.file?.description,
      ]
        .filter(Boolean)
        .join('\n'),
      border: structure?.borderedLinks.has(placeOf(data.rect ?? [])) ?? true,
      ground: [data.backgroundColor, data.borderColor].some((colour) => colour !== null && colour !== undefined),
      // Links are often written into their page, where their other appearances are not looked up; they have none.
      changesUnderPointer: written?.changesUnderPointer ?? data.subtype !== 'Link',
    };
  });
}

/** Contents and what they are as formatted text, which are the same but for blanks where nobody lies. */
function saidOnce(contents: string, richText: string): string {
  const bare = (text: string) => text.replace(/\s+/g, '');
  return bare(contents).includes(bare(richText)) ? contents : `${contents}\n${richText}`.trim();
}

function valueOf({ subtype, fieldType, fieldValue, checkBox, radioButton, pushButton }: AnnotationData): string | null {
  if (subtype !== 'Widget' || checkBox || radioButton || pushButton || fieldType === 'Sig') return null;
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]) as unknown[];
  return values.filter((value): value is string => typeof value === 'string').join('\n');
}

/** A rectangle of a page's own coordinates, as its `/Rotate` shows it. */
export function onPage(source: PDFPageProxy, rectangle: number[]): Box {
  const viewport = source.getViewport({ scale: 1 });
  const [a = 0, b = 0, c = 0, d = 0] = viewport.convertToViewportRectangle(rectangle) as number[];
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}
