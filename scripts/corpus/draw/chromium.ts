import { type Browser, chromium } from 'playwright-core';
import type { Block, Line, Sheet } from '../blocks.js';
import type { Chance } from '../random.js';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const lineOf = ({ text, bold, scale = 1 }: Line): string =>
  `<div style="font-size:${scale}em;${bold ? 'font-weight:bold' : ''}">${escape(text) || '&nbsp;'}</div>`;

/** Draws sheets as web pages printed by Chromium: text flows, tables are the browser's. */
export class ChromiumPress {
  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<ChromiumPress> {
    return new ChromiumPress(await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }));
  }

  draw(sheet: Sheet, chance: Chance): Promise<Buffer> {
    return this.print(html(sheet, chance));
  }

  /** A page of HTML, printed. */
  async print(content: string): Promise<Buffer> {
    const page = await this.browser.newPage();
    try {
      await page.setContent(content);
      return await page.pdf({ format: 'A4', printBackground: true });
    } finally {
      await page.close();
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

function html(sheet: Sheet, chance: Chance): string {
  const [accent, ink] = [chance.pick(['#1d4e89', '#7a1f1f', '#23552b', '#444']), chance.pick(['#000', '#222', '#333'])];
  const head = chance.pick([`background:${accent};color:#fff`, `border-bottom:2px solid ${accent}`, 'background:#eee']);
  const css = `body{font-family:"${sheet.font}";font-size:${sheet.textSize}pt;margin:${sheet.margin}pt;color:${ink};line-height:${chance.pick([1.2, 1.35, 1.5])}}
table{border-collapse:collapse}table.items{width:100%}table.items th{${head};text-align:left}td,th{padding:${chance.pick([1, 2, 4])}pt ${chance.pick([4, 8])}pt;vertical-align:top}
table.ruled td{border:1px solid #bbb}.items td:last-child,.items th:last-child{text-align:right}footer{position:fixed;bottom:${sheet.margin / 2}pt;font-size:.85em;color:#555}.page{break-after:page}`;
  const foot = sheet.footer.length > 0 ? `<footer>${sheet.footer.map(lineOf).join('')}</footer>` : '';
  return `<html><head><style>${css}</style></head><body>${sheet.blocks.map(blockOf).join('\n')}${foot}</body></html>`;
}

function blockOf(block: Block): string {
  switch (block.type) {
    case 'lines':
      return `<div style="text-align:${block.align === 'centre' ? 'center' : (block.align ?? 'left')}">${block.lines.map(lineOf).join('')}</div>`;
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`;
    case 'gap':
      return `<div style="height:${1.3 * block.lines}em"></div>`;
    case 'rule':
      return '<hr>';
    case 'page':
      return '<div class="page"></div>';
    case 'boxed':
      return `<div style="padding:5pt;${block.tinted ? 'background:#eee' : 'border:1px solid #555'}">${block.blocks.map(blockOf).join('')}</div>`;
    case 'columns':
      return `<div style="display:flex;gap:1.5em">${block.columns
        .map(
          (blocks, at) =>
            `<div style="width:${100 * (block.widths[at] ?? 0.5)}%">${blocks.map(blockOf).join('')}</div>`,
        )
        .join('')}</div>`;
    case 'table': {
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`);
      const head = block.head.map((cell) => `<th>${escape(cell)}</th>`).join('');
      return `<table class="items ${block.ruled ? 'ruled' : ''}"><tr>${head}</tr>${rows.join('')}</table>`;
    }
    case 'pairs':
      return pairsOf(block);
  }
}

function pairsOf({ pairs, form, separator = ': ' }: Extract<Block, { type: 'pairs' }>): string {
  const joined = pairs.map(([label, value]) => `${escape(label)}${separator}${escape(value)}`);
  switch (form) {
    case 'run':
      return `<p>${joined.join(' &nbsp; ')}</p>`;
    case 'inline':
      return `<div>${joined.map((text) => `<div>${text}</div>`).join('')}</div>`;
    case 'stacked':
      return pairs.map(([label, value]) => `<div><b>${escape(label)}</b></div><div>${escape(value)}</div>`).join('');
    case 'columns':
      return `<table>${pairs.map(([label, value]) => `<tr><td>${escape(label)}</td><td>${escape(value)}</td></tr>`).join('')}</table>`;
    case 'table':
      return `<table style="width:100%"><tr>${pairs.map(([label]) => `<th style="text-align:left">${escape(label)}</th>`).join('')}</tr><tr>${pairs.map(([, value]) => `<td>${escape(value)}</td>`).join('')}</tr></table>`;
  }
}
