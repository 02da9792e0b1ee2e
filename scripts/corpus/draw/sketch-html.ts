import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Chance } from '../random.js';
import type { SketchPage } from '../sketches/sketch.js';
import { drawSketch, type Setting } from './draw-sketch.js';
import { PAGE } from './lay-out.js';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A sketch as a web page on which each run has its place. Widths are those of Helvetica, to which fonts of browsers come near. */
export async function sketchHtml(pages: readonly SketchPage[], setting: Setting, chance: Chance): Promise<string> {
  const pdf = await PDFDocument.create();
  const [plain, strong] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const ink = chance.pick(['#000', '#222', '#333']);
  const parts: string[] = [];
  drawSketch(pages, setting, {
    measure: (text, size, isBold) => (isBold ? strong : plain).widthOfTextAtSize(printable(text), size),
    text: (text, x, y, size, isBold) =>
      parts.push(
        `<div style="left:${x.toFixed(1)}pt;top:${y.toFixed(1)}pt;font-size:${size.toFixed(2)}pt${isBold ? ';font-weight:bold' : ''}">${escape(text)}</div>`,
      ),
    line: (x0, y0, x1) =>
      parts.push(
        `<div style="left:${x0.toFixed(1)}pt;top:${y0.toFixed(1)}pt;width:${(x1 - x0).toFixed(1)}pt;height:0.6pt;background:#777"></div>`,
      ),
    fill: (x, y, width, height) =>
      parts.push(
        `<div style="left:${x}pt;top:${y.toFixed(1)}pt;width:${width}pt;height:${height.toFixed(1)}pt;background:#eee"></div>`,
      ),
    newPage: () => parts.push('</section><section>'),
  });
  const css = `@page{size:${PAGE.width}pt ${PAGE.height}pt;margin:0}body{margin:0;font-family:"${setting.font}";color:${ink}}section{position:relative;width:${PAGE.width}pt;height:${PAGE.height - 1}pt;overflow:hidden;break-after:page}section:last-child{break-after:auto}div{position:absolute;white-space:pre;line-height:1}`;
  return `<html><head><style>${css}</style></head><body><section>${parts.join('')}</section></body></html>`;
}

/** Standard fonts lack some letters; what they are drawn with instead has much the same width. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e\u00a0-\u00ff]/g, 'n');
