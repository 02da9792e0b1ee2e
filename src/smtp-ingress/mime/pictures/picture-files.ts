import sharp, { type Sharp } from 'sharp';
import type { DocumentType } from '../../../platform/files/document-type.js';
import type { MimeLimits } from '../message-content.js';
import { REASONS } from '../reasons.js';

/** Larger pictures in a message text are kept: they may be the photo of an invoice. */
const SIGNATURE_MAX_BYTES = 200 * 1024;
const SIGNATURE_MAX_PIXELS = 500_000;

const DEFAULT_DENSITY = 200;
const POINTS_PER_INCH = 72;
const JPEG_QUALITY = 90;

sharp.concurrency(1);
sharp.cache(false);

/** Whether a picture has the size of a logo or an icon, in bytes and in pixels. */
export async function isSmallPicture(bytes: Buffer): Promise<boolean> {
  if (bytes.length > SIGNATURE_MAX_BYTES) return false;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return width * height <= SIGNATURE_MAX_PIXELS;
  } catch {
    return false;
  }
}

export type Conversion =
  { content: Buffer; contentType: DocumentType; extension: '.png' | '.jpg' | '.pdf' } | { reason: string };

/**
 * Converts a TIFF: of one page to PNG, or to JPEG where that would be larger than a document may be; of several pages
 * (a fax, a scanner's output) to a PDF of them.
 */
export async function convertTiff(bytes: Buffer, limits: MimeLimits): Promise<Conversion> {
  try {
    const { width, height, pages = 1, density } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.pixels || pages > limits.picturePages) return { reason: REASONS.tiffTooLarge };
    return pages === 1 ? await onePage(bytes, limits) : await pdfOf(bytes, pages, density, limits);
  } catch {
    return { reason: REASONS.tiffDamaged };
  }
}

/** A page upright, in colours that every reader knows, on white where it is transparent. */
const pageOf = (bytes: Buffer, page: number, limits: MimeLimits): Sharp =>
  upright(bytes, page, limits).flatten({ background: '#fff' }).toColourspace('srgb');

const upright = (bytes: Buffer, page: number, limits: MimeLimits): Sharp =>
  sharp(bytes, { page, limitInputPixels: limits.pixels }).rotate();

async function onePage(bytes: Buffer, limits: MimeLimits): Promise<Conversion> {
  // With its transparency and its profile: whoever compares how programs show the picture must find what they show.
  const png = await upright(bytes, 0, limits).keepIccProfile().png().toBuffer();
  if (png.length <= limits.documentSize) return { content: png, contentType: 'image/png', extension: '.png' };
  const jpeg = await pageOf(bytes, 0, limits).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { content: jpeg, contentType: 'image/jpeg', extension: '.jpg' };
}

async function pdfOf(
  bytes: Buffer,
  pages: number,
  density: number | undefined,
  limits: MimeLimits,
): Promise<Conversion> {
  const scale = POINTS_PER_INCH / (density && density >= POINTS_PER_INCH ? density : DEFAULT_DENSITY);
  // Some 350 files, which no other message needs.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    const jpeg = await pageOf(bytes, page, limits).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    const image = await pdf.embedJpg(jpeg);
    const size = image.scale(scale);
    pdf.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size });
  }
  return { content: Buffer.from(await pdf.save()), contentType: 'application/pdf', extension: '.pdf' };
}
