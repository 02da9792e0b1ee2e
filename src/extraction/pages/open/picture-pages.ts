import type { Box, Page, PageView } from '../../document.js';
import type { ReadingTime } from '../../reading-time.js';
import { picturesDiffer } from '../../scrutiny/viewers/compare-pictures.js';
import type { ViewerFindings } from '../../scrutiny/viewers/compare-viewers.js';
import type { OpenDocument } from './open-document.js';
import type { Surroundings } from '../image/surroundings.js';
import type { DecodedPicture } from './picture-file.js';
import { drawAtMost, drawPart, type ReadPicture, readPicture, surroundingsIn, viewOfPicture } from './picture-page.js';
import type { Raster } from '../image/raster.js';
import { areaOf } from '../image/straighten.js';
import { type Recogniser, withinTime } from '../recognition/recogniser.js';

/** A picture file: one page. */
export class PicturePages implements OpenDocument {
  private read: ReadPicture | null = null;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly decoded: DecodedPicture,
    private readonly recogniser: Recogniser,
    private readonly time: ReadingTime,
  ) {}

  async readPages(): Promise<Page[]> {
    return [(await this.page()).page];
  }

  unreadPages(): number[] {
    return this.read === null ? [1] : [];
  }

  async readPictures(): Promise<null> {
    return null;
  }

  isText(): boolean {
    return false;
  }

  directionOf(): 0 {
    return 0;
  }

  coveredDigits(): string {
    return '';
  }

  viewOf(): PageView | null {
    return this.read && viewOfPicture(this.read);
  }

  async draw(_number: number, dpi: number, part?: Box): Promise<Raster> {
    return drawPart(this.decoded.raster, await this.page(), dpi, part);
  }

  async drawInk(_number: number, dpi: number): Promise<Raster> {
    const page = await this.page();
    return drawAtMost(await this.decoded.withColourInk(areaOf(page.place)), page, dpi);
  }

  async drawSurroundings(_number: number, dpi: number): Promise<Surroundings | null> {
    return surroundingsIn(this.decoded.raster, await this.page(), dpi);
  }

  async textPage(): Promise<null> {
    return null;
  }

  async compareViewers(): Promise<ViewerFindings> {
    if (!(await picturesDiffer(this.bytes, this.decoded.raster))) return { doubts: [], words: new Map() };
    const { width, height } = (await this.page()).page;
    const box = { x0: 0, y0: 0, x1: width, y1: height };
    return { doubts: [{ page: 1, box, text: '', reason: 'viewers_differ' }], words: new Map() };
  }

  async close(): Promise<void> {
    this.read = null;
  }

  private async page(): Promise<ReadPicture> {
    const { raster, dpi } = this.decoded;
    const size = dpi === null ? null : { width: (raster.width * 72) / dpi, height: (raster.height * 72) / dpi };
    this.read ??= await readPicture(raster, 1, withinTime(this.recogniser, this.time.reading), size);
    return this.read;
  }
}
