import sharp from 'sharp';
import { MAX_PAGES } from '../document.js';
import { isPdf } from '../pages/open/open-document.js';
import { openPdf } from '../pages/open/pdf-file.js';
import { MAX_PIXELS } from '../pages/open/picture-file.js';
import { sizeOfPicture } from '../pages/open/picture-page.js';

/** Width and height of a page as it is filed, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** The pages of a file as a viewer shows them, without reading any; none where it cannot be opened or has too many. */
export async function pageSizes(bytes: Uint8Array): Promise<PageSize[]> {
  return isPdf(bytes) ? sizesOfPdf(bytes) : sizesOfPicture(bytes);
}

async function sizesOfPdf(bytes: Uint8Array): Promise<PageSize[]> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return [];
  const { document } = opened;
  try {
    const sizes: PageSize[] = [];
    if (document.numPages > MAX_PAGES) return sizes;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number).catch(() => null);
      const { width, height } = page?.getViewport({ scale: 1 }) ?? { width: 595, height: 842 };
      sizes.push({ width, height });
    }
    return sizes;
  } finally {
    await document.destroy();
  }
}

async function sizesOfPicture(bytes: Uint8Array): Promise<PageSize[]> {
  try {
    const { autoOrient } = await sharp(bytes, { failOn: 'none', limitInputPixels: MAX_PIXELS }).metadata();
    return [sizeOfPicture(autoOrient)];
  } catch {
    return [];
  }
}
