import type { PDFiumDocument } from '@hyzyla/pdfium';
import { readPixels } from '../../pages/open/picture-file.js';
import { loadPdfium } from '../../pages/open/pdfium.js';
import type { Raster } from '../../pages/image/raster.js';

type Size = Pick<Raster, 'width' | 'height'>;

/**
 * A file as PDFium draws it, the viewer of Chrome and Edge. It shares no code with pdf.js: what one draws and the other does
 * not is a mistake in one of them, or a file that was made for that.
 */
export class SecondViewer {
  private constructor(private readonly document: PDFiumDocument) {}

  /** Opens a PDF; null where PDFium cannot. */
  static async open(bytes: Uint8Array): Promise<SecondViewer | null> {
    try {
      return new SecondViewer(await (await loadPdfium()).loadDocument(bytes));
    } catch {
      return null;
    }
  }

  /**
   * Draws a page in shades of grey, with its annotations and the fields of its form.
   *
   * @param number counts from 1.
   * @returns null where PDFium cannot draw it.
   */
  draw(number: number, size: Size): Promise<Raster | null> {
    return this.drawn(number, size, 'Gray', async (data) => ({ ...size, data }));
  }

  /**
   * The same, drawn in colours as Chrome does and made grey then. In greys PDFium takes the opacity of half-transparent text twice: it is
   * lighter there than anybody sees it.
   */
  drawInColour(number: number, size: Size): Promise<Raster | null> {
    const { width, height } = size;
    return this.drawn(number, size, 'BGRA', async (data) => (await readPixels(data, width, height, 4)).plain);
  }

  private async drawn(
    number: number,
    { width, height }: Size,
    colorSpace: 'Gray' | 'BGRA',
    use: (data: Uint8Array) => Promise<Raster>,
  ): Promise<Raster | null> {
    try {
      const page = this.document.getPage(number - 1);
      const { data } = await page.render({ width, height, colorSpace, renderFormFields: true, render: 'bitmap' });
      return await use(data);
    } catch {
      return null;
    }
  }

  close(): void {
    this.document.destroy();
  }
}
