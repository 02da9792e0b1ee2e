import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box, Page, Word } from '../../document.js';
import type { PageContent } from '../../pages/text-layer/content/page-content.js';
import { isCostlyToDraw } from '../../pages/text-layer/content/costly-text.js';
import { operationsOf } from '../../pages/text-layer/content/pdf-operations.js';
import { tameWildPatterns } from '../../pages/text-layer/content/wild-patterns.js';
import { mapBox, type Matrix, union } from '../../pages/geometry.js';
import { drawPdfPage, isDrawnInPart } from '../../pages/open/pdf-picture.js';
import type { Raster } from '../../pages/image/raster.js';
import type { Doubt } from '../scrutiny.js';
import { judgeAnnotation } from './annotations.js';
import { differsByReferences } from './cross-references.js';
import { inkBeyondPage } from './beyond-page.js';
import { type DifferingPart, differingParts } from './differing-parts.js';
import { hasDoubleKeys } from './double-keys.js';
import { type FileStructure, readStructure } from './file-structure.js';
import { hiddenNumbers } from './hidden-numbers.js';
import { type Layers, layersOf } from './layers.js';
import { drawnByBorders } from './link-borders.js';
import { isAnotherFile } from './another-file.js';
import { type AnnotationData, annotationsOf, onPage } from './read-annotations.js';
import { changesPages } from './scripts.js';
import { blank, comparedDpi, differentWriting } from './compare-drawings.js';
import { SecondViewer } from './second-viewer.js';
import { unseenDrawings } from './unseen-drawings.js';
import { differsByLettersAlone, type StandardLetters, standardLetters } from './standard-letters.js';
import { titleWords } from './titles.js';

/** What viewers and printers show differently of a file, and words that they show and that are drawn nowhere, by page. */
export interface ViewerFindings {
  doubts: Doubt[];
  words: Map<number, Word[]>;
}

/** Compares what viewers and printers show of one open file. */
export class ViewerComparison {
  /** Pages of which something is not always shown. */
  private readonly noted = new Map<number, Pick<PageContent, 'glyphs' | 'differing' | 'beyond'>>();
  /** Numbers that pages write and do not show. */
  private readonly hidden = new Map<number, DifferingPart[]>();
  /** Operations that paint light over what may stand below, by page. */
  private readonly light = new Map<number, Set<number>>();
  /** What pages draw without text, and what may cover it. */
  private readonly drawn = new Map<number, Pick<PageContent, 'width' | 'drawings' | 'areas' | 'pictures'>>();
  /** Large letters of pages in a font of viewers' own. */
  private readonly letters = new Map<number, StandardLetters>();
  private known: Promise<FileStructure | null> | undefined;
  private layering: Promise<Layers> | undefined;
  private bytes: Promise<Buffer> | undefined;
  /** Pages that are not drawn as a whole; nothing else looks at them either, which is a doubt. */
  private readonly costly = new Set<number>();
  /** Pages as this library draws them, to be compared. */
  private readonly drawings = new Map<number, Raster>();
  /** Whether digits were painted over somewhere. */
  private covers = false;

  constructor(private readonly document: PDFDocumentProxy) {}

  /** The optional layers of the file. */
  layers(): Promise<Layers> {
    this.layering ??= layersOf(
      this.document,
      async () => (await this.structure())?.conditionalGroups ?? new Set<string>(),
    );
    return this.layering;
  }

  /** Keeps what of a page is not always shown. */
  note(number: number, content: PageContent): void {
    const { glyphs, differing, beyond, width, drawings, areas, pictures } = content;
    if (drawings.length > 0) this.drawn.set(number, { width, drawings, areas, pictures });
    if (isCostlyToDraw(glyphs)) this.costly.add(number);
    const letters = standardLetters(glyphs, content.unnamed);
    if (letters) this.letters.set(number, letters);
    const hidden = hiddenNumbers(glyphs);
    if (hidden.length > 0) this.hidden.set(number, hidden);
    const light = lightOperations(content);
    if (light.size > 0) this.light.set(number, light);
    if (differing.length > 0 || beyond.length > 0 || glyphs.some((glyph) => glyph.differs))
      this.noted.set(number, { glyphs, differing, beyond });
    this.covers ||= content.glyphs.some(({ covered, text }) => covered && /\d/.test(text));
  }

  /** Draws a page as it is compared later. @param keeps the drawing, so that it is not made again */
  async draw(source: PDFPageProxy, keeps: boolean): Promise<Raster> {
    const number = source.pageNumber;
    const known = this.drawings.get(number);
    if (known) return known;
    const drawing = await drawPdfPage(this.document, source, comparedDpi(source.getViewport({ scale: 1 })));
    if (keeps) this.drawings.set(number, drawing);
    return drawing;
  }

  /**
   * @param pages as they were read.
   * @param toUpright maps the points of a page as its `/Rotate` shows it to those of the upright page.
   */
  async findings(pages: readonly Page[], toUpright: (number: number) => Matrix): Promise<ViewerFindings> {
    const doubts: Doubt[] = [];
    const words = new Map<number, Word[]>();
    const doubt = (page: number, box: Box, text: string) => doubts.push({ page, box, text, reason: 'viewers_differ' });
    const structure = await this.structure();
    for (const page of pages) {
      const source = await this.document.getPage(page.number).catch(() => null);
      if (!source) {
        doubt(page.number, whole(page), '');
        continue;
      }
      const map = toUpright(page.number);
      for (const { box, text } of this.partsOf(page.number, source, structure)) {
        doubt(page.number, mapBox(map, box), text);
      }
      // Scans often have what was recognised in them below their picture.
      if (page.words.some(({ source }) => source !== 'ocr'))
        for (const { box, text } of this.hidden.get(page.number) ?? []) doubt(page.number, mapBox(map, box), text);
      const annotations = await annotationsOf(source, map, structure);
      if (annotations === null) doubt(page.number, whole(page), '');
      for (const annotation of annotations ?? []) {
        const found = judgeAnnotation(annotation, page.words);
        if (found.doubt) doubt(page.number, found.doubt.box, found.doubt.text);
        if (found.words.length > 0) words.set(page.number, [...(words.get(page.number) ?? []), ...found.words]);
      }
      const strokes = drawnByBorders(annotations ?? [], page.words);
      if (strokes) doubt(page.number, strokes, '');
      if (await changesPages(source.getJSActions())) doubt(page.number, whole(page), '');
    }
    const [first] = pages;
    const titles = first ? await titleWords(this.document, first, structure?.beside ?? []).catch(() => null) : [];
    if (first && (titles === null || structure?.bringsFiles))
      doubts.push({ page: first.number, box: whole(first), text: '', reason: 'not_looked_at' });
    if (first && titles && titles.length > 0) words.set(first.number, [...(words.get(first.number) ?? []), ...titles]);
    if (first && (await this.differsAsWhole(structure))) doubt(first.number, whole(first), '');
    else {
      const undoubted = pages.filter(({ number }) => !doubts.some((one) => one.page === number));
      for (const { number, box } of await this.drawnOtherwise(undoubted))
        doubt(number, mapBox(toUpright(number), box), '');
    }
    return { doubts, words };
  }

  private structure(): Promise<FileStructure | null> {
    this.known ??= this.data().then(readStructure);
    return this.known;
  }

  private data(): Promise<Buffer> {
    this.bytes ??= this.document
      .getData()
      .then((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return this.bytes;
  }

  /** Pages that the second viewer draws otherwise, and where, as their `/Rotate` shows them. */
  private async drawnOtherwise(pages: readonly Page[]): Promise<{ number: number; box: Box }[]> {
    const second = await SecondViewer.open(await this.data());
    const found: { number: number; box: Box }[] = [];
    try {
      for (const { number } of pages) {
        if (this.costly.has(number)) continue;
        const source = await this.document.getPage(number).catch(() => null);
        const box = source && (await this.differenceOf(source, second));
        if (box) found.push({ number, box });
      }
    } finally {
      second?.close();
    }
    return found;
  }

  private async differenceOf(source: PDFPageProxy, second: SecondViewer | null): Promise<Box | null> {
    const { width, height } = source.getViewport({ scale: 1 });
    const isWild = tameWildPatterns(await operationsOf(source));
    const ours = await this.draw(source, false);
    this.drawings.delete(source.pageNumber);
    if (isDrawnInPart(source)) return { x0: 0, y0: 0, x1: width, y1: height };
    const light = this.light.get(source.pageNumber);
    if (light && (await this.structure())?.overprints) {
      const shows = (operation: number): boolean => !light.has(operation);
      const without = await drawPdfPage(
        this.document,
        source,
        comparedDpi(source.getViewport({ scale: 1 })),
        undefined,
        { shows },
      );
      if (differentWriting(ours, without).length > 0) return { x0: 0, y0: 0, x1: width, y1: height };
    }
    const unseen = await this.unseenOn(source, ours);
    if (unseen) return unseen;
    const theirs = isWild ? null : await second?.draw(source.pageNumber, ours);
    if (!theirs) return { x0: 0, y0: 0, x1: width, y1: height };
    const [x, y] = [width / ours.width, height / ours.height];
    const icons = (await iconsOf(source)).map(({ x0, y0 }) => ({
      x0: x0 / x,
      y0: y0 / y,
      x1: (x0 + LARGEST_ICON) / x,
      y1: (y0 + LARGEST_ICON) / y,
    }));
    const shown = blank(ours, icons);
    if (differentWriting(shown, blank(theirs, icons)).length === 0) return null;
    const coloured = (await second?.drawInColour(source.pageNumber, ours)) ?? theirs;
    const different = differentWriting(shown, blank(coloured, icons));
    if (different.length === 0 || (await this.differsByLetters(source, { ours, theirs, icons }))) return null;
    const { x0, y0, x1, y1 } = different.reduce(union);
    return { x0: x0 * x, y0: y0 * y, x1: x1 * x, y1: y1 * y };
  }

  private async differsByLetters(
    source: PDFPageProxy,
    drawings: { ours: Raster; theirs: Raster; icons: readonly Box[] },
  ): Promise<boolean> {
    const letters = this.letters.get(source.pageNumber);
    if (!letters) return false;
    const size = source.getViewport({ scale: 1 });
    const dpi = comparedDpi(size);
    const shows = (operation: number): boolean => !letters.operations.has(operation);
    const without = await drawPdfPage(this.document, source, dpi, undefined, { shows });
    return differsByLettersAlone(letters, size, { dpi, without, ...drawings });
  }

  private async unseenOn(source: PDFPageProxy, ours: Raster): Promise<Box | null> {
    const content = this.drawn.get(source.pageNumber);
    if (!content) return null;
    const dpi = comparedDpi(source.getViewport({ scale: 1 }));
    return unseenDrawings(content, ours, (operations) =>
      drawPdfPage(this.document, source, dpi, undefined, { shows: (operation) => !operations.has(operation) }),
    );
  }

  private partsOf(number: number, source: PDFPageProxy, structure: FileStructure | null): DifferingPart[] {
    const noted = this.noted.get(number);
    if (!noted) return [];
    const media = structure?.mediaBox(number - 1);
    const sheet = media ? onPage(source, [media.x0, media.y0, media.x1, media.y1]) : null;
    const { width, height } = source.getViewport({ scale: 1 });
    const ink = sheet && inkBeyondPage(noted.beyond, { x0: 0, y0: 0, x1: width, y1: height }, sheet);
    return [...differingParts(noted, sheet), ...(ink ? [{ box: ink, text: '' }] : [])];
  }

  private async differsAsWhole(structure: FileStructure | null): Promise<boolean> {
    // Of 278 honest PDFs, 153 of the corpora and 125 made for tests, every one can be read.
    if (!structure || structure.differences.length > 0) return true;
    if (structure.pageCount !== this.document.numPages) return true;
    if (structure.overprints && this.covers) return true;
    if (await changesPages(this.document.getJSActions())) return true;
    const bytes = await this.data();
    const text = bytes.toString('latin1');
    if (isAnotherFile(bytes)) return true;
    return differsByReferences(bytes, text) || hasDoubleKeys(text, structure.objectStreams);
  }
}

/** Lighter than this nothing is written on paper. */
const LIGHT = 200;

/** What is painted light: printers that overprint let through it what is below. */
const lightOperations = ({ areas, overlays }: PageContent): Set<number> =>
  new Set(
    [
      ...areas.filter(({ luminance }) => luminance !== null && luminance > LIGHT),
      ...overlays.filter(({ lightens }) => !lightens),
    ].map(({ operation }) => operation),
  );

/** Viewers draw icons of their own for notes, each another one; what a note says is judged for itself. More are in doubt. */
const MOST_ICONS = 2;
const LARGEST_ICON = 30;

async function iconsOf(source: PDFPageProxy): Promise<Box[]> {
  const all = (await source.getAnnotations({ intent: 'any' }).catch(() => [])) as AnnotationData[];
  return all
    .filter(({ subtype, hasAppearance }) => subtype === 'Text' && !hasAppearance)
    .map(({ rect }) => onPage(source, rect ?? [0, 0, 0, 0]))
    .slice(0, MOST_ICONS);
}

const whole = ({ width, height }: Page): Box => ({ x0: 0, y0: 0, x1: width, y1: height });
