import type { Block, Line, Sheet } from '../blocks.js';

export const PAGE = { width: 595.28, height: 841.89 };

/** What a producer of PDFs can do. Sizes and places in points, y from the top to the top of the line. */
export interface Pen {
  measure(text: string, size: number, bold: boolean): number;
  text(text: string, x: number, y: number, size: number, bold: boolean): void;
  line(x0: number, y0: number, x1: number, y1: number): void;
  fill(x: number, y: number, width: number, height: number): void;
  newPage(): void;
}

const LEADING = 1.3;
/** Room between columns in sizes of text: what programs leave that set pages in columns. */
const GUTTER = 1.5;

interface Area {
  x: number;
  width: number;
  y: number;
}

/** Lays a sheet out, block under block, and draws it. */
export class LayOut {
  constructor(
    private readonly pen: Pen,
    private readonly sheet: Sheet,
  ) {}

  draw(): void {
    const { margin, textSize, footer, blocks } = this.sheet;
    const area = { x: margin, width: PAGE.width - 2 * margin, y: margin };
    const foot = (): void => {
      footer.forEach((line, at) => {
        const size = 0.85 * textSize;
        const y = PAGE.height - margin / 2 - (footer.length - at) * LEADING * size;
        this.pen.text(line.text, margin, y, size, line.bold ?? false);
      });
    };
    for (const block of blocks) {
      if (block.type === 'page' || area.y + this.heightOf(block) > PAGE.height - margin - 20) {
        foot();
        this.pen.newPage();
        area.y = margin;
      }
      this.block(block, area);
    }
    foot();
  }

  private heightOf(block: Block): number {
    return block.type === 'table' ? (block.rows.length + 1) * 1.6 * this.sheet.textSize : 60;
  }

  private block(block: Block, area: Area): void {
    const size = this.sheet.textSize;
    switch (block.type) {
      case 'lines':
        for (const line of block.lines) this.line(line, area, block.align ?? 'left');
        return;
      case 'paragraph':
        for (const text of this.wrap(block.text, area.width, size)) this.line({ text }, area, 'left');
        return;
      case 'gap':
        area.y += block.lines * LEADING * size;
        return;
      case 'rule':
        this.pen.line(area.x, area.y, area.x + area.width, area.y);
        area.y += 4;
        return;
      case 'page':
        return;
      case 'pairs':
        this.pairs(block, area);
        return;
      case 'table':
        this.table(block, area);
        return;
      case 'columns':
        this.columns(block, area);
        return;
      case 'boxed': {
        const top = area.y;
        const inner = { x: area.x + 6, width: area.width - 12, y: area.y + 5 };
        if (block.tinted) this.pen.fill(area.x, top, area.width, this.measured(block.blocks, inner) - top + 5);
        for (const one of block.blocks) this.block(one, inner);
        area.y = inner.y + 5;
        const right = area.x + area.width;
        if (block.tinted) return;
        this.pen.line(area.x, top, right, top);
        this.pen.line(area.x, area.y, right, area.y);
        this.pen.line(area.x, top, area.x, area.y);
        this.pen.line(right, top, right, area.y);
        area.y += 4;
      }
    }
  }

  /** Where blocks would end. */
  private measured(blocks: readonly Block[], area: Area): number {
    const still: Pen = { ...NO_PEN, measure: (text, size, bold) => this.pen.measure(text, size, bold) };
    const copy = { ...area };
    const trial = new LayOut(still, this.sheet);
    for (const one of blocks) trial.block(one, copy);
    return copy.y;
  }

  private line({ text, bold = false, scale = 1 }: Line, area: Area, align: 'left' | 'right' | 'centre'): void {
    let size = this.sheet.textSize * scale;
    while (size > 6 && this.pen.measure(text, size, bold) > area.width) size *= 0.92;
    const free = area.width - this.pen.measure(text, size, bold);
    const x = area.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    this.pen.text(text, x, area.y, size, bold);
    area.y += LEADING * size;
  }

  private pairs(block: Extract<Block, { type: 'pairs' }>, area: Area): void {
    const size = this.sheet.textSize;
    const { pairs, form, separator = ': ' } = block;
    if (form === 'run') {
      const text = pairs.map(([label, value]) => `${label}${separator}${value}`).join('   ');
      for (const line of this.wrap(text, area.width, size)) this.line({ text: line }, area, 'left');
      return;
    }
    if (form === 'inline') {
      for (const [label, value] of pairs) this.line({ text: `${label}${separator}${value}` }, area, 'left');
      return;
    }
    if (form === 'stacked') {
      for (const [label, value] of pairs) {
        this.line({ text: label, bold: true }, area, 'left');
        this.line({ text: value }, area, 'left');
      }
      return;
    }
    if (form === 'table') {
      const width = area.width / pairs.length;
      const fits = pairs.every(
        ([label, value]) =>
          Math.max(this.pen.measure(label, size, true), this.pen.measure(value, size, false)) < width - 6,
      );
      if (!fits) return this.pairs({ ...block, form: 'columns' }, area);
      pairs.forEach(([label, value], at) => {
        this.pen.text(label, area.x + at * width, area.y, size, true);
        this.pen.text(value, area.x + at * width, area.y + LEADING * size, size, false);
      });
      area.y += 2 * LEADING * size + 3;
      return;
    }
    const widest = Math.max(...pairs.map(([label]) => this.pen.measure(label, size, false)));
    const at = Math.min(widest + 14, 0.55 * area.width);
    for (const [label, value] of pairs) {
      this.pen.text(label, area.x, area.y, size, false);
      const lines = this.wrap(value, area.width - at, size);
      for (const text of lines) {
        this.pen.text(text, area.x + Math.max(at, this.pen.measure(label, size, false) + 6), area.y, size, false);
        area.y += LEADING * size;
      }
    }
  }

  private table({ head, rows, ruled }: Extract<Block, { type: 'table' }>, area: Area): void {
    const size = this.sheet.textSize;
    const all = [head, ...rows];
    const wants = head.map(
      (_, column) => Math.max(...all.map((row) => this.pen.measure(row[column] ?? '', size, true))) + 12,
    );
    const spare = Math.max(0, area.width - wants.reduce((sum, one) => sum + one, 0));
    const widest = wants.indexOf(Math.max(...wants));
    const starts = wants.map(
      (_, column) => area.x + wants.slice(0, column).reduce((sum, one) => sum + one, 0) + (column > widest ? spare : 0),
    );
    all.forEach((row, at) => {
      row.forEach((cell, column) => this.pen.text(cell, starts[column] ?? area.x, area.y, size, at === 0));
      area.y += 1.5 * size;
      if (ruled || at === 0) this.pen.line(area.x, area.y - 0.1 * size, area.x + area.width, area.y - 0.1 * size);
    });
    area.y += 0.4 * size;
  }

  private columns({ columns, widths }: Extract<Block, { type: 'columns' }>, area: Area): void {
    let x = area.x;
    let lowest = area.y;
    columns.forEach((blocks, at) => {
      const width = (widths[at] ?? 0.5) * area.width;
      const inner = { x, width: width - GUTTER * this.sheet.textSize, y: area.y };
      for (const one of blocks) this.block(one, inner);
      lowest = Math.max(lowest, inner.y);
      x += width;
    });
    area.y = lowest;
  }

  private wrap(text: string, width: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.pen.measure(longer, size, false) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

const NO_PEN: Pen = { measure: () => 0, text: () => {}, line: () => {}, fill: () => {}, newPage: () => {} };
