import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Box } from '../../document.js';
import { setGreys } from '../image/brightness.js';
import { GREYS } from '../image/greys.js';
import { enlargeChanges, showColourInk } from '../image/colour-ink.js';
import { pixelShape } from './pixel-shape.js';
import type { Raster } from '../image/raster.js';

/** A picture with more pixels than this is not decoded. */
export const MAX_PIXELS = 120_000_000;

/** A larger picture is made smaller while it is decoded: no paper needs more. */
const MAX_SIDE = 5_000;

/** Ink of another colour is looked for in a picture of so many pixels along a side: 150 dots to the inch of A4. */
const COLOUR_SIDE = 1_754;

/** A picture without anything darker is blank. */
const NEARLY_WHITE = 200;

sharp.cache(false);
sharp.concurrency(1);

/** A decoded picture, upright as its EXIF data says, and its resolution where the file tells a believable one. */
export interface DecodedPicture {
  raster: Raster;
  dpi: number | null;
  /** What shows through where it is transparent. */
  background: string;
  /** The same with ink of another colour and the same brightness as its ground, in an area of it, in pixels; in all of it unless told. */
  withColourInk: (area?: Box) => Promise<Raster>;
}

/**
 * Decodes a JPEG or PNG of any colour model and depth to grey; what is transparent becomes white, or black
 * where white letters would be lost. A damaged picture gives
 * what could be decoded of it.
 *
 * @returns null where nothing can be decoded.
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture | null> {
  try {
    const metadata = await open(bytes).metadata();
    const size = metadata.autoOrient;
    const shape = (metadata.orientation ?? 1) > 4 ? 1 / pixelShape(bytes) : pixelShape(bytes);
    const once = await decodedOnce(bytes, metadata);
    const upright = (): Sharp => once?.() ?? open(bytes).autoOrient();
    const onWhite = await grey(upright(), { size, shape });
    const lost = metadata.hasAlpha && onWhite.data.every((value) => value > NEARLY_WHITE);
    const onBlack = lost ? await grey(open(bytes).autoOrient(), { background: '#000000', size, shape }) : onWhite;
    const { data, info } = lost && onBlack.data.some((value) => value > NEARLY_WHITE) ? onBlack : onWhite;
    const { density } = metadata;
    const shrunk = size.width / info.width;
    const dpi = density !== undefined && isOnPaper(size, density) ? density / shrunk : null;
    const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
    const background = lost && data === onBlack.data ? '#000000' : '#ffffff';
    const withColourInk = async (area?: Box) => {
      if ((metadata.channels ?? 1) < 3) return raster;
      return colourInkIn(raster, upright().flatten({ background }), area);
    };
    return { raster, dpi, background, withColourInk };
  } catch {
    return null;
  }
}

/** Dots to the inch that scanners give, and the longer side of the paper that they scan at once, in inches: A6 to A3, and receipts of a shop. */
const DENSITY = { least: 100, most: 1_200 };
const LONGER_SIDE = { least: 5, most: 40 };

/** Whether a density gives a picture the size of a paper: no screen follows it, so that it may say what it likes. */
function isOnPaper({ width, height }: { width: number; height: number }, density: number): boolean {
  const inches = Math.max(width, height) / density;
  return (
    density >= DENSITY.least && density <= DENSITY.most && inches >= LONGER_SIDE.least && inches <= LONGER_SIDE.most
  );
}

/**
 * The colours of a picture, which are looked at twice, decoded once. A picture at least twice as large as ink is looked for in is decoded smaller for
 * that, and one that is not of eight bits of red, green and blue is not made grey by way of these.
 *
 * @returns null where they are decoded each time.
 */
async function decodedOnce(bytes: Uint8Array, { autoOrient, channels, depth, space }: Metadata) {
  const isOfColours = channels === 3 && depth === 'uchar' && space === 'srgb';
  if (!isOfColours || Math.max(autoOrient.width, autoOrient.height) >= 2 * COLOUR_SIDE) return null;
  const { data, info } = await open(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return null;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return (): Sharp => sharp(data, { raw });
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'none', limitInputPixels: MAX_PIXELS });
}

/** A picture in colour: red, green and blue, a byte each, row by row. */
export interface ColourRaster {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Decodes a JPEG or PNG in colour, upright and on the ground on which it is read, with about so many pixels across and no more than it has.
 *
 * @returns null where nothing can be decoded.
 */
export async function decodeInColour(bytes: Uint8Array, across: number): Promise<ColourRaster | null> {
  try {
    const metadata = await open(bytes).metadata();
    const size = metadata.autoOrient;
    const shape = (metadata.orientation ?? 1) > 4 ? 1 / pixelShape(bytes) : pixelShape(bytes);
    const background = metadata.hasAlpha ? ((await decodePicture(bytes))?.background ?? '#ffffff') : '#ffffff';
    const square = squareSize(size, shape);
    const factor = Math.min(1, across / square.width);
    const wanted = { width: Math.ceil(square.width * factor), height: Math.ceil(square.height * factor) };
    const { data, info } = await open(bytes)
      .autoOrient()
      .flatten({ background })
      .resize({ ...wanted, fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: inThreeChannels(data, info.channels) };
  } catch {
    return null;
  }
}

function inThreeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const result = new Uint8Array((data.length / channels) * 3);
  for (let at = 0, to = 0; at < data.length; at += channels, to += 3) result.fill(data[at] as number, to, to + 3);
  return result;
}

/** The brightness of colours of 3 bytes (Rec. 709). */
function greyOf(colours: Uint8Array, width: number, height: number): Raster {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 3)
    data[at] =
      0.2126 * (colours[from] as number) +
      0.7152 * (colours[from + 1] as number) +
      0.0722 * (colours[from + 2] as number);
  return { width, height, data };
}

/** Takes the level of pixels that are all grey and opaque as it is; null where one is not, or the picture is to be made smaller. */
export function withoutColour(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
): Raster | null {
  return greyPixels(pixels, width, height, channels, 0)?.raster ?? null;
}

/** The level of pixels that are grey, and where the others are. */
interface GreyPixels {
  raster: Raster;
  coloured: Uint32Array;
}

const WHITE = GREYS[255] as number;

/** @returns null where a pixel is not opaque, more than so many have a colour, or the picture is to be made smaller. */
function greyPixels(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
  mostColoured: number,
): GreyPixels | null {
  const count = width * height;
  if (channels === 1 || Math.max(width, height) > MAX_SIDE || pixels.length !== count * channels) return null;
  const found: FoundColours = { places: new Uint32Array(Math.min(mostColoured, FEW_COLOURED)), count: 0, mostColoured };
  const data = new Uint8Array(count).fill(255);
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length);
  const bare = new Uint8Array(width * channels).fill(255);
  for (let from = 0; from < count; from += width) {
    const line = bytes.subarray(from * channels, (from + width) * channels);
    // Most of a page is white.
    if (Buffer.compare(line, bare) === 0) continue;
    const levels = data.subarray(from, from + width);
    // Four bytes are looked at as one number where they lie so.
    const isRead =
      channels === 4 && line.byteOffset % 4 === 0
        ? greyWords(line, new Uint32Array(line.buffer, line.byteOffset, width), levels, from, found)
        : greyLine(line, channels, levels, from, found);
    if (!isRead) return null;
  }
  return { raster: { width, height, data }, coloured: found.places.subarray(0, found.count) };
}

/** Where pixels have a colour. */
interface FoundColours {
  places: Uint32Array;
  count: number;
  /** There are more where this is left off. */
  mostColoured: number;
}

/** Most pages have no more pixels that have a colour; room for more is made when there are. */
const FEW_COLOURED = 4_096;

/** Notes where a pixel with a colour is. @returns whether there are no more than so many */
function addColour(found: FoundColours, at: number): boolean {
  if (found.count === found.mostColoured) return false;
  if (found.count === found.places.length) {
    const { places } = found;
    found.places = new Uint32Array(Math.min(found.mostColoured, 4 * places.length));
    found.places.set(places);
  }
  found.places[found.count++] = at;
  return true;
}

/**
 * Writes the levels of a line whose first pixel is the one of such a number.
 *
 * @returns whether all of it is opaque and there is room for the pixels that have a colour.
 */
function greyLine(line: Uint8Array, channels: 3 | 4, data: Uint8Array, first: number, found: FoundColours): boolean {
  for (let at = 0, from = 0; at < data.length; at++, from += channels) {
    const level = line[from] as number;
    if (channels === 4 && line[from + 3] !== 255) return false;
    if (line[from + 1] === level && line[from + 2] === level) data[at] = level;
    else if (!addColour(found, first + at)) return false;
  }
  return true;
}

/** The same for a line of four bytes a pixel. @param words its pixels, each as one number */
function greyWords(
  line: Uint8Array,
  words: Uint32Array,
  data: Uint8Array,
  first: number,
  found: FoundColours,
): boolean {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    if (word === WHITE) continue;
    const level = line[4 * at] as number;
    if (word === GREYS[level]) data[at] = level;
    else if (line[4 * at + 3] !== 255 || !addColour(found, first + at)) return false;
  }
  return true;
}

/** Pixels in colour are made grey apart from the others where they are no more than this share of the picture. */
const COLOURED_SHARE = 0.3;

/** A picture in grey, and how to see in it what stands out by its colour alone. */
export interface ReadPixels {
  plain: Raster;
  /** With ink of another colour and the same brightness as its ground; `plain` where there is none. */
  withColourInk: () => Promise<Raster>;
}

/**
 * Makes grey of raw pixels with 1 (grey), 3 (colour) or 4 (colour and opacity) bytes each; what is missing at the end is white.
 *
 * @param whole gives what is read in place of pixels of which some may not be opaque; themselves unless told.
 */
export async function readPixels(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
  whole: () => Uint8Array | Uint8ClampedArray = () => pixels,
): Promise<ReadPixels> {
  const mostlyGrey = greyPixels(pixels, width, height, channels, Math.floor(COLOURED_SHARE * width * height));
  if (mostlyGrey && channels !== 1) {
    const { raster, coloured } = mostlyGrey;
    if (coloured.length > 0) await setGreys(raster.data, coloured, pixels, channels);
    const withColourInk = async () => {
      if (coloured.length === 0) return raster;
      if (Math.max(width, height) <= COLOUR_SIDE) return showColourInk(raster, pixels, channels, { coloured });
      return colourInkIn(raster, ofPixels(pixels, width, height, channels).flatten({ background: '#ffffff' }));
    };
    return { plain: raster, withColourInk };
  }
  const picture = ofPixels(whole(), width, height, channels);
  const { data, info } = await grey(picture.clone());
  const plain = { width: info.width, height: info.height, data: new Uint8Array(data) };
  return { plain, withColourInk: () => colourInkIn(plain, picture.flatten({ background: '#ffffff' })) };
}

function ofPixels(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number, channels: 1 | 3 | 4): Sharp {
  const expected = width * height * channels;
  const whole = pixels.length === expected ? pixels : new Uint8Array(expected).fill(255);
  if (whole !== pixels) whole.set(pixels.subarray(0, expected));
  return sharp(whole, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/** A picture in grey with ink of another colour and the same brightness as its ground, which is looked for in fewer pixels where it is large. */
async function colourInkIn(raster: Raster, picture: Sharp, area?: Box): Promise<Raster> {
  const scale = Math.min(1, COLOUR_SIDE / Math.max(raster.width, raster.height));
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const colours = await picture
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const plain = scale === 1 ? raster : greyOf(colours, width, height);
  const inked = showColourInk(plain, colours, 3, { area: area && scaled(area, scale) });
  return inked === plain ? raster : scale === 1 ? inked : enlargeChanges(raster, plain, inked);
}

const scaled = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({ x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by });

/** The size at which oblong pixels are square, with none of them lost unless the picture is too large. */
function squareSize({ width, height }: { width: number; height: number }, shape: number) {
  const [across, down] = [width * Math.max(1, 1 / shape), height * Math.max(1, shape)];
  const scale = Math.min(1, MAX_SIDE / Math.max(across, down));
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** How a picture becomes grey; size and shape are those of its pixels, where they may be oblong. */
interface GreyOptions {
  background?: string;
  size?: { width: number; height: number };
  shape?: number;
}

function grey(picture: Sharp, options: GreyOptions = {}) {
  return sized(picture, options)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

function sized(picture: Sharp, { background = '#ffffff', size, shape = 1 }: GreyOptions): Sharp {
  return picture
    .flatten({ background })
    .resize(
      size && shape !== 1
        ? { ...squareSize(size, shape), fit: 'fill' }
        : { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
    );
}
