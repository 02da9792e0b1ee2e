import type { PDFiumDocument } from '@hyzyla/pdfium';
import { loadPdfium } from '../../pages/open/pdfium.js';
import type { Raster } from '../../pages/image/raster.js';

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
  async draw(number: number, { width, height }: Pick<Raster, 'width' | 'height'>): Promise<Raster | null> {
    try {
      const page = this.document.getPage(number - 1);
      const { data } = await page.render({
        width,
        height,
        colorSpace: 'Gray',
        renderFormFields: true,
        render: 'bitmap',
      });
      return { width, height, data };
    } catch {
      return null;
    }
  }

  close(): void {
    this.document.destroy();
  }
}
