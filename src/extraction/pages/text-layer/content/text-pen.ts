import { apply, compose, IDENTITY, mapBox, type Matrix } from '../../geometry.js';
import type { Glyph } from '../glyph.js';
import type { GlyphCode } from '../../../scrutiny/fonts/glyph-code.js';
import type { GlyphVerdict } from '../../../scrutiny/fonts/judge-glyph.js';
import { type Font, isBold, lineHeight } from './font.js';
import type { Graphics } from './graphics.js';
import type { PageContent } from './page-content.js';
import { standardSans } from './standard-sans.js';
import { plainText } from './plain-text.js';

/** Characters beyond this number on a page are not looked at. */
const MAX_GLYPHS = 200_000;

const STROKED_TOO = 2;
const CLIPPING = 7;
const INVISIBLE_MODES = new Set([3, CLIPPING]);

/** Characters that a font without a usable mapping gives. */
const UNMAPPED = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]/;

/** What says something that the network does not know is taken for it up to this height, in points: beyond it might hold a number. */
const LARGE = 14;

/**
 * Text as large as this, in points, that is cut, masked or filled with a pattern shows what its outlines leave: where the file does not
 * hold its font, each viewer has outlines of its own.
 */
const LARGE_GROUND = 40;

/** Fonts that a file holds are named after a part of their characters, but for few. */
const isSubset = ({ name, isType3Font }: Font): boolean => isType3Font === true || /^[A-Z]{6}\+/.test(name ?? '');

/** Letters that are wider or narrower by more than this, or that slant by more, may look like others. */
const MOST_STRETCH = 2;
const MOST_SLANT = 0.5;

/** Whether text is set so that its characters may look like others. */
function bends([a, b, c, d]: Matrix, scale: number): boolean {
  const along = Math.hypot(a, b);
  const up = Math.hypot(c, d);
  const stretch = (Math.abs(scale) * along) / up;
  const slant = Math.abs(a * c + b * d) / (along * up);
  return !(stretch <= MOST_STRETCH && stretch >= 1 / MOST_STRETCH && slant <= MOST_SLANT);
}

/** Holds what a code of a font draws against what it says. */
export type JudgeGlyph = (font: Font, code: GlyphCode) => GlyphVerdict;

/** Where text stands and goes on (ISO 32000-1, section 9.4). */
export class TextPen {
  /** What the characters written now belong to. */
  source: Glyph['source'] = 'text';
  private matrix: Matrix = IDENTITY;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;

  constructor(
    private readonly graphics: Graphics,
    private readonly content: PageContent,
    private readonly judge: JudgeGlyph,
  ) {}

  begin(matrix: Matrix = IDENTITY): void {
    this.matrix = matrix;
    this.x = this.y = this.lineX = this.lineY = 0;
  }

  move(dx: number, dy: number): void {
    this.x = this.lineX += dx;
    this.y = this.lineY += dy;
  }

  /** Writes characters; a number between them moves the pen back by thousandths of the font's size. */
  write(items: readonly (GlyphCode | number | null)[], operation: number): void {
    const { state } = this.graphics;
    const { font, clip, luminance } = state;
    const size = Math.abs(state.fontSize);
    if (!font || size === 0) return;
    const forward = state.fontSize < 0 ? -1 : 1;
    const unitWidth = font.fontMatrix?.[0] ?? 0.001;
    const toText = compose(state.ctm, this.matrix);
    const stretch = state.scale * forward;
    const [originX, originY] = apply(toText, 0, 0);
    const [alongX, alongY] = apply(toText, stretch, 0);
    const [upX, upY] = apply(toText, 0, forward);
    const unit = Math.hypot(alongX - originX, alongY - originY);
    const heightUnit = Math.hypot(upX - originX, upY - originY);
    const down = font.vertical === true;
    const turned = (Math.atan2(alongY - originY, alongX - originX) * 180) / Math.PI + (down ? 90 : 0);
    const direction = (turned + 360) % 360;
    const standard = standardSans(font.name);
    const bold = isBold(font) || state.mode === STROKED_TOO;
    const unpainted = this.graphics.paintsNothing;
    const invisible = unpainted || INVISIBLE_MODES.has(state.mode);
    const sizeOnPage = lineHeight(font) * size * heightUnit;
    const mirrored = (toText[0] * toText[3] - toText[1] * toText[2]) * state.scale > 0;
    const cos = Math.cos((direction * Math.PI) / 180);
    const sin = Math.sin((direction * Math.PI) / 180);
    const isBent = bends(toText, state.scale);
    let offset = 0;
    for (const [at, item] of items.entries()) {
      if (item === null) continue;
      if (typeof item === 'number') {
        offset -= (item * size) / 1000;
        continue;
      }
      const advance = Math.abs(item.width * unitWidth) * size;
      const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const text = plainText(item.unicode);
      const verdict = invisible ? null : this.judge(font, item);
      const full = this.content.glyphs.length >= MAX_GLYPHS;
      if (full || verdict?.draws === 'unnamed') this.content.unnamed.add(operation);
      if (text !== '' && !full) {
        const along = down ? this.x : this.x + offset * stretch;
        const across = (down ? this.y - offset : this.y) + state.rise;
        const [gx, gy] = apply(toText, along, across);
        const onPage = advance * unit;
        const box = mapBox([cos, sin, -sin, cos, gx, gy], {
          x0: 0,
          y0: -0.7 * sizeOnPage,
          x1: onPage,
          y1: 0.1 * sizeOnPage,
        });
        const centreX = (box.x0 + box.x1) / 2;
        const centreY = (box.y0 + box.y1) / 2;
        const outside = centreX < clip.x0 || centreX > clip.x1 || centreY < clip.y0 || centreY > clip.y1;
        const glyph = {
          text,
          x: gx,
          y: gy,
          direction,
          advance: onPage,
          size: sizeOnPage,
          bold,
          space: text.trim() === '',
          operation,
          source: this.source,
          luminance,
          mapped: !UNMAPPED.test(text),
          untrusted:
            mirrored ||
            verdict?.draws === 'other' ||
            (verdict?.draws === 'unsure' && verdict.height * size * heightUnit > LARGE),
          box,
          item: at,
          ...(verdict?.draws === 'unsure' && { unknown: verdict.height * size * heightUnit }),
          ...(standard && { standard }),
          ...((isBent || this.graphics.alters(box, sizeOnPage)) && { altered: true }),
          differs: this.graphics.inDifferingLayer || this.isBeyondPage(centreX, centreY),
          invisible: outside || invisible,
        };
        this.content.glyphs.push(glyph);
        if (
          glyph.altered &&
          !glyph.space &&
          !unpainted &&
          sizeOnPage >= LARGE_GROUND &&
          !isSubset(font) &&
          this.content.differing.length < MAX_GLYPHS
        )
          this.content.differing.push({ kind: 'picture', box });
        if (state.lightens && !glyph.invisible && !glyph.space && this.content.overlays.length < MAX_GLYPHS)
          this.content.overlays.push({ box, operation, lightens: true });
        if (state.mode === CLIPPING && !outside && !unpainted) this.graphics.clipByLetter(glyph);
      }
      offset += down ? -(advance + spacing) : advance + spacing * forward;
    }
    if (down) this.y += offset;
    else this.x += offset * stretch;
  }

  private isBeyondPage(x: number, y: number): boolean {
    return x < 0 || y < 0 || x > this.content.width || y > this.content.height;
  }
}
