import { areasOf, codeOf } from '../draw/code.js';
import { add, lines } from '../draw/drawing.js';
import { jpegOf, pictureOf, pngOf, scannedOf } from '../draw/picture.js';
import { onto, operatorsOf, RawPdf } from '../draw/raw-pdf.js';
import { onTable } from '../draw/table.js';
import { honestly } from '../forger.js';

const honest = honestly('scans', 0);

export const SCANS = [
  honest('clean PNG', ({ page }) => pngOf(pictureOf(page, { dpi: 200 }))),
  honest('clean PNG of 150 dpi', ({ page }) => pngOf(pictureOf(page, { dpi: 150 })), { layout: 'across' }),
  honest('scan straight, JPEG', async ({ page }) => (await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 }), { degrees: 0 }))).data),
  honest('scan askew, JPEG', async ({ page }) => (await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 }), { degrees: 1.4 }))).data, { layout: 'ruled' }),
  honest('scan askew the other way, JPEG', async ({ page }) => (await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 }), { degrees: -2 }))).data, { layout: 'slip' }),
  honest('scan upside down, JPEG', async ({ page }) => (await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 }), { degrees: 180 }))).data, { layout: 'at the top' }),
  honest('scan of 300 dpi, PDF', async ({ page }) => {
    const pdf = new RawPdf();
    const { data, width, height } = await jpegOf(await scannedOf(pictureOf(page, { dpi: 300 }), { degrees: 0 }));
    const image = pdf.jpeg(data, width, height);
    return pdf.page({ width: page.width, height: page.height, content: `q ${onto({ x: 0, y: 0, width: page.width, height: page.height }, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }, { layout: 'prose' }),
  honest('scan with its recognised text, PDF', async ({ page }) => {
    const pdf = new RawPdf();
    const { data, width, height } = await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 }), { degrees: 0 }));
    const image = pdf.jpeg(data, width, height);
    const hidden = operatorsOf({ ...page, areas: [] }).replace(/ Tm {2}\(/g, ' Tm 3 Tr (');
    return pdf.page({ width: page.width, height: page.height, content: `q ${onto({ x: 0, y: 0, width: page.width, height: page.height }, page.height)} /P Do Q ${hidden}`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }, { layout: 'columns' }),
  ...([270, 180] as const).map((by) =>
    honest(`scan with the line of a printer turned by ${by} degrees, JPEG`, async ({ page }) => {
      const line = { text: 'Form 4471-20 (rev. 3)  Printed by Quill & Sons, Penrith  1300 555 010', x: by === 270 ? 20 : 420, y: by === 270 ? 700 : 815, size: 8, turned: by };
      return (await jpegOf(await scannedOf(pictureOf(add(page, [line]), { dpi: 200 }), { degrees: 0 }))).data;
    })),
  honest('sheet on a wooden table, JPEG', async ({ page }) => (await jpegOf(await onTable(page))).data, { layout: 'boxed' }),
  ...(['Code128', 'DataMatrix'] as const).map((format, at) =>
    honest(`scan with a ${format} of an order, JPEG`, async ({ page, layout: { near } }) => {
      const code = areasOf(await codeOf('ORDER-447121', format), { x: near.x + 12, y: near.y + 20, width: at === 0 ? 120 : 40, stretched: at === 0 ? 2 : 1 });
      const caption = lines(near.x + 12, near.y + 14, 12, { size: 9 }, ['Order 447121']);
      return (await jpegOf(await scannedOf(pictureOf(add(page, caption, code), { dpi: 200 })))).data;
    })),
]; // prettier-ignore
