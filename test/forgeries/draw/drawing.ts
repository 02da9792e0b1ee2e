import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { join } from 'node:path';

export type Colour = readonly [red: number, green: number, blue: number];
export type Family = 'sans' | 'serif' | 'mono';

/** What a text is for; what a forger changes or hides is found by it. */
export type Part = 'bsb' | 'number' | 'bsb label' | 'number label' | 'account name' | 'heading' | 'abn' | 'business';

/** Units are points from the top left corner; `y` is the base line. */
export interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
  family?: Family;
  bold?: boolean;
  italic?: boolean;
  colour?: Colour;
  part?: Part;
  /** Degrees clockwise about the start of the base line. */
  turned?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Area extends Box {
  fill?: Colour;
  stroke?: Colour;
}

/** One page, whatever it is written with later. */
export interface Drawing {
  width: number;
  height: number;
  areas: Area[];
  texts: Text[];
}

const FILES: Record<Family, readonly [string, string, string]> = {
  sans: ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf', 'LiberationSans-Italic.ttf'],
  serif: ['FoxitSerif.pfb', 'FoxitSerifBold.pfb', 'FoxitSerifItalic.pfb'],
  mono: ['FoxitFixed.pfb', 'FoxitFixedBold.pfb', 'FoxitFixedItalic.pfb'],
};

const styleOf = ({ bold, italic }: Pick<Text, 'bold' | 'italic'>): 0 | 1 | 2 => (bold ? 1 : italic ? 2 : 0);

/** Path of the font file in which texts of the kind are drawn; TrueType for `sans` only. */
export const fontFile = (text: Pick<Text, 'family' | 'bold' | 'italic'>): string =>
  join('node_modules', 'pdfjs-dist', 'standard_fonts', FILES[text.family ?? 'sans'][styleOf(text)]);

for (const family of ['sans', 'serif', 'mono'] as const) {
  for (const style of [{}, { bold: true }, { italic: true }]) {
    GlobalFonts.registerFromPath(fontFile({ family, ...style }), `Forged ${family} ${styleOf(style)}`);
  }
}

/** The font of a text as a canvas wants it. */
export const canvasFont = (text: Omit<Text, 'text' | 'x' | 'y'>): string =>
  `${text.size}px "Forged ${text.family ?? 'sans'} ${styleOf(text)}"`;

const measuring = createCanvas(10, 10).getContext('2d');

export function widthOf(text: Pick<Text, 'text' | 'size' | 'family' | 'bold' | 'italic'>): number {
  measuring.font = canvasFont({ ...text, size: 100 });
  return (measuring.measureText(text.text).width * text.size) / 100;
}

type Style = Omit<Text, 'text' | 'x' | 'y' | 'part'>;

/** Pieces of one line one after the other, each with its part. */
export function run(x: number, y: number, style: Style, ...pieces: (string | [string, Part])[]): Text[] {
  let at = x;
  return pieces.map((piece) => {
    const [text, part] = typeof piece === 'string' ? [piece, undefined] : piece;
    const placed: Text = { text, x: at, y, ...style, ...(part ? { part } : {}) };
    at += widthOf(placed);
    return placed;
  });
}

/** Texts below one another. */
export function lines(x: number, y: number, step: number, style: Style, texts: readonly string[]): Text[] {
  return texts.map((text, at) => ({ text, x, y: y + at * step, ...style }));
}

/** A text that ends at `right`. */
export function right(end: number, y: number, style: Style, text: string, part?: Part): Text {
  return { text, x: end - widthOf({ ...style, text }), y, ...style, ...(part ? { part } : {}) };
}

/** Rows of a table: the texts of each at the given places, those with `>` before the number end there. */
export function table(
  columns: readonly (number | `>${number}`)[],
  y: number,
  step: number,
  style: Style,
  rows: readonly (readonly string[])[],
): Text[] {
  return rows.flatMap((cells, row) =>
    cells.map((text, column) => {
      const place = columns[column] as number | `>${number}`;
      const bold = style.bold || row === 0;
      return typeof place === 'number'
        ? { text, x: place, y: y + row * step, ...style, bold }
        : right(Number(place.slice(1)), y + row * step, { ...style, bold }, text);
    }),
  );
}

/** The place a text takes. */
export function boxOf(text: Text): Box {
  return { x: text.x, y: text.y - text.size * 0.8, width: widthOf(text), height: text.size * 1.05 };
}

/** The place of all texts of some parts, with a margin. */
export function placeOf(drawing: Drawing, parts: readonly Part[], margin = 2): Box {
  const boxes = drawing.texts.filter(({ part }) => part && parts.includes(part)).map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const end = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x, y, width: end - x, height: bottom - y };
}

export const textOf = (drawing: Drawing, part: Part): Text => {
  const found = drawing.texts.find((text) => text.part === part);
  if (!found) throw new Error(`no ${part} in the drawing`);
  return found;
};

/** The drawing with another text, or none, in the place of each that has the part. */
export function withPart(drawing: Drawing, part: Part, change: (text: Text) => Text | null): Drawing {
  return {
    ...drawing,
    texts: drawing.texts.flatMap((text) => (text.part === part ? (change(text) ?? []) : text)),
  };
}

/** The parts that say where money goes. */
export const ACCOUNT_PARTS: readonly Part[] = ['bsb', 'number'];

/** The drawing without the digits of the account; the labels stay. */
export const withoutAccount = (drawing: Drawing): Drawing => ({
  ...drawing,
  texts: drawing.texts.filter(({ part }) => !part || !ACCOUNT_PARTS.includes(part)),
});

/** The digits of the account alone. */
export const accountOf = (drawing: Drawing): Text[] =>
  drawing.texts.filter(({ part }) => part && ACCOUNT_PARTS.includes(part));

export const add = (drawing: Drawing, texts: readonly Text[], areas: readonly Area[] = []): Drawing => ({
  ...drawing,
  areas: [...drawing.areas, ...areas],
  texts: [...drawing.texts, ...texts],
});
