import sharp from 'sharp';
import { codes, embedFont } from '../../support/extraction/breadth/letters.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { honestly } from '../forger.js';

const honest = honestly('colours and blending', 3);

/** A colour profile as programs put it into their files. */
async function profileOf(name: 'srgb' | 'p3'): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
    .withIccProfile(name)
    .jpeg()
    .toBuffer();
  return (await sharp(jpeg).metadata()).icc as Buffer;
}

const stamp = (width: number, height: number) => ({
  width, height,
  areas: [{ x: 0, y: 0, width, height, fill: [1, 1, 1] as const }, { x: 6, y: 6, width: width - 12, height: height - 12, stroke: [0.1, 0.3, 0.6] as const }],
  texts: [{ text: 'QUALITY', x: 14, y: height / 2 + 6, size: 18, bold: true, colour: [0.1, 0.3, 0.6] as const }],
}); // prettier-ignore

/** What colours, patterns and groups do in documents of honest people. */
export const COLOURS_AND_BLENDING = [
  honest('logo that multiplies with the paper', async ({ page, layout }) => {
    const pdf = new RawPdf();
    const box = { x: layout.far.x, y: layout.far.y, width: 130, height: 50 };
    const { data, width, height } = await jpegOf(pictureOf(stamp(130, 50), { dpi: 150 }));
    const image = pdf.jpeg(data, width, height);
    return pdf
      .drawn(page, {
        before: `q /Times gs ${onto(box, page.height)} /P Do Q`,
        resources: `/XObject << /P ${image} 0 R >> /ExtGState << /Times << /Type /ExtGState /BM /Multiply >> >>`,
      })
      .file();
  }),
  honest('logo of a group that multiplies as a whole', ({ page, layout }) => {
    const pdf = new RawPdf();
    const { x, y } = layout.far;
    const logo = `0.2 0.5 0.3 rg ${x} ${page.height - y - 40} 40 40 re f 0.9 0.7 0.1 rg ${x + 10} ${page.height - y - 30} 40 40 re f`;
    const group = pdf.form(logo, page.width, page.height, '/Group << /S /Transparency /CS /DeviceRGB /I true >>');
    return pdf
      .drawn(page, {
        before: 'q /Times gs /Logo Do Q',
        resources: `/XObject << /Logo ${group} 0 R >> /ExtGState << /Times << /Type /ExtGState /BM /Multiply >> >>`,
      })
      .file();
  }),
  honest('ground of a tiling pattern', ({ page }) => {
    const pdf = new RawPdf();
    const tile = pdf.addDeflated(
      '0.93 0.96 0.98 RG 0.6 w 0 0 m 12 12 l S',
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /Resources << >>',
    );
    return pdf
      .drawn(page, {
        before: `q /Pattern cs /Tile scn 0 ${page.height - 90} ${page.width} 90 re f Q`,
        resources: `/Pattern << /Tile ${tile} 0 R >>`,
      })
      .file();
  }),
  honest('light of a screen as the default', async ({ page }) => {
    const pdf = new RawPdf();
    const profile = pdf.addDeflated(await profileOf('srgb'), '/N 3 /Alternate /DeviceRGB');
    return pdf
      .drawn(page, { resources: `/ColorSpace << /DefaultRGB [/ICCBased ${profile} 0 R] /DefaultGray [/CalGray << /WhitePoint [0.9505 1 1.089] /Gamma 2.2 >>] >>` })
      .file();
  }), // prettier-ignore
  honest('text and logo inside rounded corners', ({ page, layout }) => {
    const { x, y } = layout.far;
    const [left, low] = [x, page.height - y - 50];
    const corner = `${left + 8} ${low} m ${left + 172} ${low} l ${left + 176} ${low} ${left + 180} ${low + 4} ${left + 180} ${low + 8} c ${left + 180} ${low + 42} l ${left + 180} ${low + 46} ${left + 176} ${low + 50} ${left + 172} ${low + 50} c ${left + 8} ${low + 50} l ${left + 4} ${low + 50} ${left} ${low + 46} ${left} ${low + 42} c ${left} ${low + 8} l ${left} ${low + 4} ${left + 4} ${low} ${left + 8} ${low} c h W n`;
    return new RawPdf()
      .drawn(page, {
        after: `q ${corner} 0.92 0.94 1 rg ${left} ${low} 180 50 re f 0 g BT /F00 9 Tf 1 0 0 1 ${left + 10} ${low + 28} Tm (Thank you for your custom.) Tj ET BT /F00 9 Tf 1 0 0 1 ${left + 10} ${low + 14} Tm (Questions: 1300 555 014) Tj ET Q`,
      })
      .file();
  }), // prettier-ignore
  honest('accents, quotes and signs', ({ page, layout }) => {
    const pdf = new RawPdf();
    const text = 'Café “Überblick” – naïve façade: æøå §5 © ½ 20 °C día año';
    const font = embedFont(pdf, text);
    return pdf
      .drawn(page, {
        after: `BT /Other 10 Tf 1 0 0 1 ${layout.far.x} ${page.height - layout.far.y - 12} Tm ${codes(text)} Tj ET`,
        fonts: `/Other ${font} 0 R`,
      })
      .file();
  }),
  honest('quantities times their prices, beside the account', ({ page, layout }) => {
    const pdf = new RawPdf();
    const rows = ['5 × $185.00', '15 × $65.00', '5 × $78.00'];
    const font = embedFont(pdf, rows.join(''));
    const { x, y } = layout.near;
    const shown = rows.map((row, at) => `1 0 0 1 ${x} ${page.height - y - 16 - 16 * at} Tm ${codes(row)} Tj`);
    return pdf.drawn(page, { after: `BT /Other 11 Tf ${shown.join(' ')} ET`, fonts: `/Other ${font} 0 R` }).file();
  }),
  honest('tint in a box whose round corners have many curves', ({ page, layout }) => {
    const { x, y } = layout.far;
    return new RawPdf()
      .drawn(page, {
        before: `q /Tint gs 0.54 0.11 0.11 rg ${roundedBox({ x, y: page.height - y - 42, width: 180, height: 40 }, 8)} f Q`,
        resources: '/ExtGState << /Tint << /Type /ExtGState /ca 0.0667 /BM /Normal >> >>',
      })
      .file();
  }),
  honest('title in half-transparent letters', ({ page, layout }) => {
    const pdf = new RawPdf();
    const font = embedFont(pdf, 'INVOICE');
    return pdf
      .drawn(page, {
        after: `q /Half gs 0.54 0.11 0.11 rg BT /Other 24 Tf 1 0 0 1 ${layout.far.x} ${page.height - layout.far.y - 24} Tm ${codes('INVOICE')} Tj ET Q`,
        fonts: `/Other ${font} 0 R`,
        resources: '/ExtGState << /Half << /Type /ExtGState /ca 0.6 /BM /Normal >> >>',
      })
      .file();
  }), // prettier-ignore
];

/** A box whose round corners have eight curves each, as Chromium draws them. */
function roundedBox({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, radius: number): string {
  const [right, top] = [x + width - radius, y + height - radius];
  const corners = [[x + radius, y + radius, 2], [right, y + radius, 3], [right, top, 0], [x + radius, top, 1]] as const; // prettier-ignore
  const step = Math.PI / 16;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (...point: number[]): string => point.map((one) => one.toFixed(3)).join(' ');
  const arcs = corners.map(([cx, cy, quarter], corner) => {
    const curves = Array.from({ length: 8 }, (_, part) => {
      const [from, to] = [(quarter * Math.PI) / 2 + part * step, (quarter * Math.PI) / 2 + (part + 1) * step];
      const [x0, y0] = [cx + radius * Math.cos(from), cy + radius * Math.sin(from)];
      const [x1, y1] = [cx + radius * Math.cos(to), cy + radius * Math.sin(to)];
      const start = part > 0 ? '' : `${at(x0, y0)} ${corner === 0 ? 'm' : 'l'} `;
      return `${start}${at(x0 - reach * Math.sin(from), y0 + reach * Math.cos(from), x1 + reach * Math.sin(to), y1 - reach * Math.cos(to), x1, y1)} c`;
    });
    return curves.join(' ');
  });
  return `${arcs.join(' ')} h`;
}
