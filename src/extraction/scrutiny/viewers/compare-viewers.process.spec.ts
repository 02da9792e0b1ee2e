import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { type Compiled, compile, OF_READERS } from '../../../../test/support/compiled.js';
import { ProcessPool } from '../../../platform/processes/process-pool.js';
import type { Doubt } from '../scrutiny.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openDocument } from './pages/open/open-document.js';
serveJobs(async (bytes) => {
  const { document } = await openDocument(bytes, { recogniser: { recognise: async () => [] } });
  try {
    const { doubts, words } = await document.compareViewers(await document.readPages());
    return { doubts, words: [...words.values()].flat().map(({ text }) => text).join(' ') };
  } finally {
    await document.close();
  }
});
`;

interface Findings {
  doubts: Doubt[];
  words: string;
}

let compiled: Compiled;
let pool: ProcessPool<Uint8Array, Findings>;
beforeAll(async () => {
  compiled = await compile(OF_READERS);
  const child = join(compiled.pathOf('extraction/document.ts'), '..', 'viewers-child.js');
  await writeFile(child, CHILD);
  pool = new ProcessPool({ modulePath: child, size: 1, timeoutMs: 150_000, maxMemoryMb: 1_000 });
});
afterAll(async () => {
  await pool.close();
  await compiled.remove();
});

const ACCOUNT = 'BSB 083-004 Account 55512345';

interface Sample {
  pdf: PDFDocument;
  page: PDFPage;
  font: PDFFont;
}

/** A page of an invoice with something added to it. */
async function invoiceWith(add: (sample: Sample) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([400, 300]);
  const lines = [
    'Tax invoice INV-1042',
    'Acme Pty Ltd ABN 51 824 753 556',
    'Total $1,056.00',
    'Pay to BSB 062-000 Account 12345678',
  ];
  lines.forEach((line, at) => page.drawText(line, { x: 30, y: 260 - 20 * at, size: 11, font }));
  await add({ pdf, page, font });
  return pdf.save({ useObjectStreams: false });
}

/** Draws a line as content of its own, put into marked content of a group. */
function drawInLayer({ pdf, page, font }: Sample, text: string, group: PDFObject): void {
  page.node.setFontDictionary(PDFName.of('F9'), font.ref);
  const properties = pdf.context.obj({});
  properties.set(PDFName.of('L1'), group);
  const resources = page.node.Resources();
  resources?.set(PDFName.of('Properties'), properties);
  const stream = pdf.context.flateStream(`/OC /L1 BDC BT /F9 11 Tf 30 120 Td (${text}) Tj ET EMC`);
  page.node.addContentStream(pdf.context.register(stream));
}

function layer(
  { pdf }: Sample,
  usage: object | null,
  config: (group: PDFObject) => Record<string, unknown>,
): PDFObject {
  const group = pdf.context.register(
    pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Layer'), ...(usage && { Usage: usage }) } as never),
  );
  pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [group], D: config(group) } as never));
  return group;
}

function appearance({ pdf, font }: Sample, text: string): PDFObject {
  return pdf.context.register(
    pdf.context.flateStream(`BT /F1 10 Tf 2 4 Td (${text}) Tj ET`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 200, 20],
      Resources: { Font: { F1: font.ref } },
    } as never),
  );
}

function annotate(sample: Sample, entries: Record<string, unknown>): void {
  const { pdf, page } = sample;
  const annotation = pdf.context.obj({ Type: 'Annot', Rect: [30, 60, 230, 80], F: 4, ...entries } as never);
  page.node.addAnnot(pdf.context.register(annotation));
}

/** A text field with a value, shown by an appearance or not at all. */
function field(sample: Sample, value: string, shown: string | null, entries: Record<string, unknown> = {}): void {
  const { pdf, page } = sample;
  const reference = pdf.context.register(
    pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: PDFString.of('field'),
      V: PDFString.of(value),
      DA: PDFString.of('/Helv 10 Tf 0 g'),
      Rect: [30, 60, 230, 80],
      F: 4,
      ...(shown !== null && { AP: { N: appearance(sample, shown) } }),
      ...entries,
    } as never),
  );
  page.node.addAnnot(reference);
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: [reference] }));
}

const file = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('what viewers show alike', () => {
  it.each<[string, (sample: Sample) => void]>([
    ['a plain page', () => undefined],
    [
      'a link',
      (sample) =>
        annotate(sample, { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://acme.example/123456') } }),
    ],
    [
      'a mark on the text',
      (sample) => annotate(sample, { Subtype: 'Highlight', QuadPoints: [30, 80, 230, 80, 30, 60, 230, 60] }),
    ],
    [
      'a stamp that screens and printers show',
      (sample) => annotate(sample, { Subtype: 'Stamp', AP: { N: appearance(sample, 'PAID 12/03/2025') } }),
    ],
    [
      'a note that says nothing of paying',
      (sample) => annotate(sample, { Subtype: 'Text', Contents: PDFString.of('Checked by Kim 12/03/2025'), F: 28 }),
    ],
    [
      'an empty field for a signature',
      (sample) => annotate(sample, { Subtype: 'Widget', FT: 'Sig', T: PDFString.of('s'), F: 132, Rect: [0, 0, 0, 0] }),
    ],
    [
      'a signature that is shown',
      (sample) =>
        annotate(sample, {
          Subtype: 'Widget',
          FT: 'Sig',
          T: PDFString.of('s'),
          F: 132,
          AP: { N: appearance(sample, 'Signed 2026.01.15 10:22:41 +11') },
        }),
    ],
    ['a form that shows its values', (sample) => field(sample, '062-000 12345678', '062-000 12345678')],
    ['a form that shows its values in a format', (sample) => field(sample, '1056123', '$1,056,123.00')],
    [
      'a layer that is shown everywhere',
      (sample) =>
        drawInLayer(
          sample,
          ACCOUNT,
          layer(sample, null, () => ({})),
        ),
    ],
    [
      'a watermark for printers',
      (sample) =>
        drawInLayer(
          sample,
          'COPY',
          layer(sample, { Print: { PrintState: 'ON' }, View: { ViewState: 'OFF' } }, (group) => ({ OFF: [group] })),
        ),
    ],
    ['a line that runs off the sheet', ({ page, font }) => page.drawText(ACCOUNT, { x: 300, y: 20, size: 11, font })],
    ['what lies beyond the sheet', ({ page, font }) => page.drawText(ACCOUNT, { x: 30, y: -200, size: 11, font })],
    [
      'marks for cutting',
      ({ page, font }) => {
        page.setCropBox(20, 20, 360, 260);
        page.drawText('Invoice 03/02/2025 10:15', { x: 40, y: 5, size: 6, font });
      },
    ],
    ['printing when it is opened', ({ pdf }) => pdf.addJavaScript('print', 'this.print(true);')],
  ])('does not doubt %s', async (_, add) => {
    expect((await pool.run(await invoiceWith(add))).doubts).toEqual([]);
  });

  it('does not doubt a file with an update', async () => {
    const first = await invoiceWith(() => undefined);
    const from = file(first).lastIndexOf('startxref');
    const start = /startxref\s+(\d+)/.exec(file(first).slice(from))?.[1];
    const at = first.length + 1;
    const update = `\n900 0 obj\n<< /Note (signed) >>\nendobj\n`;
    const table = `xref\n900 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 901 /Prev ${start} /Root 2 0 R >>\nstartxref\n${first.length + update.length}\n%%EOF`;
    const root = /\/Root (\d+ 0 R)/.exec(file(first))?.[1] ?? '';
    const bytes = Buffer.concat([first, Buffer.from(update + table.replace('2 0 R', root))]);
    expect((await pool.run(bytes)).doubts).toEqual([]);
  });
});

describe('what viewers show differently', () => {
  const free = { Subtype: 'FreeText', DA: PDFString.of('/Helv 10 Tf 0 g'), Contents: PDFString.of(ACCOUNT) };

  it.each<[string, (sample: Sample) => void]>([
    ['text that viewers have to draw themselves', (sample) => annotate(sample, free)],
    [
      'text whose appearance draws nothing',
      (sample) => annotate(sample, { ...free, AP: { N: emptyAppearance(sample) } }),
    ],
    [
      'text whose appearance says something else',
      (sample) => annotate(sample, { ...free, AP: { N: appearance(sample, 'Thank you') } }),
    ],
    [
      'a stamp for printers',
      (sample) => annotate(sample, { Subtype: 'Stamp', F: 36, AP: { N: appearance(sample, ACCOUNT) } }),
    ],
    [
      'a stamp that moving the mouse shows',
      (sample) => annotate(sample, { Subtype: 'Stamp', F: 4 | 256, AP: { N: appearance(sample, ACCOUNT) } }),
    ],
    [
      'a stamp for screens',
      (sample) => annotate(sample, { Subtype: 'Stamp', F: 0, AP: { N: appearance(sample, ACCOUNT) } }),
    ],
    ['a filled square that viewers have to draw', (sample) => annotate(sample, { Subtype: 'Square', IC: [1, 1, 1] })],
    [
      'a stroke by hand that viewers have to draw',
      (sample) => annotate(sample, { Subtype: 'Ink', InkList: [[30, 60, 40, 70]] }),
    ],
    [
      'formatted text that viewers have to draw themselves',
      (sample) => annotate(sample, { ...free, Contents: PDFString.of(''), RC: PDFString.of(`<p>${ACCOUNT}</p>`) }),
    ],
    [
      'a stamp that looks otherwise under a pointer',
      (sample) =>
        annotate(sample, { Subtype: 'Stamp', AP: { N: appearance(sample, 'PAID'), R: appearance(sample, ACCOUNT) } }),
    ],
    [
      'a stamp that only a pointer shows',
      (sample) =>
        annotate(sample, { Subtype: 'Stamp', AP: { N: emptyAppearance(sample), R: appearance(sample, ACCOUNT) } }),
    ],
    [
      'a caption that viewers have to draw themselves',
      (sample) =>
        annotate(sample, {
          Subtype: 'Widget',
          FT: 'Btn',
          Ff: 65536,
          T: PDFString.of('b'),
          MK: { CA: PDFString.of(ACCOUNT) },
        }),
    ],
    [
      'a picture too large to be drawn',
      ({ pdf, page }) => {
        const size = { Width: 60_000, Height: 2_000, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
        const picture = pdf.context.stream(new Uint8Array([255]), {
          Type: 'XObject',
          Subtype: 'Image',
          ...size,
        } as never);
        page.node.setXObject(PDFName.of('I1'), pdf.context.register(picture));
      },
    ],
    [
      'a note about paying',
      (sample) => annotate(sample, { Subtype: 'Text', Contents: PDFString.of(`Please use ${ACCOUNT}`), F: 28 }),
    ],
    ['what is to be blacked out', (sample) => annotate(sample, { Subtype: 'Redact' })],
    [
      'an annotation of an unknown kind',
      (sample) => annotate(sample, { Subtype: 'Sticker', AP: { N: appearance(sample, ACCOUNT) } }),
    ],
    ['a link that draws', (sample) => annotate(sample, { Subtype: 'Link', AP: { N: appearance(sample, ACCOUNT) } })],
    ['a form whose value is not drawn', (sample) => field(sample, '083-004 55512345', null)],
    ['a form that shows another value', (sample) => field(sample, '083-004 55512345', '062-000 12345678')],
    ['a form that shows a value that it has not', (sample) => field(sample, '', '062-000 12345678')],
    [
      'a layer that is off',
      (sample) =>
        drawInLayer(
          sample,
          ACCOUNT,
          layer(sample, null, (group) => ({ OFF: [group] })),
        ),
    ],
    [
      'a layer for printers',
      (sample) =>
        drawInLayer(
          sample,
          ACCOUNT,
          layer(sample, { Print: { PrintState: 'ON' }, View: { ViewState: 'OFF' } }, () => ({})),
        ),
    ],
    [
      'a layer that is not exported',
      (sample) =>
        drawInLayer(
          sample,
          ACCOUNT,
          layer(sample, { Export: { ExportState: 'OFF' } }, () => ({})),
        ),
    ],
    [
      'a layer that some sizes show',
      (sample) =>
        drawInLayer(
          sample,
          ACCOUNT,
          layer(sample, { Zoom: { min: 2 } }, () => ({})),
        ),
    ],
    [
      'a layer for another purpose',
      (sample) => {
        const group = layer(sample, null, () => ({}));
        (sample.pdf.context.lookup(group) as never as { set(key: PDFName, value: PDFObject): void }).set(
          PDFName.of('Intent'),
          PDFName.of('Design'),
        );
        drawInLayer(sample, ACCOUNT, group);
      },
    ],
    [
      'a rule about layers',
      (sample) => {
        const group = layer(sample, null, () => ({}));
        drawInLayer(
          sample,
          ACCOUNT,
          sample.pdf.context.register(
            sample.pdf.context.obj({ Type: 'OCMD', OCGs: [group], VE: [PDFName.of('Not'), group] } as never),
          ),
        );
      },
    ],
    [
      'what lies beyond the page but on the sheet',
      ({ page, font }) => {
        page.setCropBox(0, 40, 400, 260);
        page.drawText(ACCOUNT, { x: 30, y: 10, size: 11, font });
      },
    ],
    [
      'a form of another kind beside the page',
      ({ pdf }) =>
        pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') })),
    ],
    ['a portfolio', ({ pdf }) => pdf.catalog.set(PDFName.of('Collection'), pdf.context.obj({ Type: 'Collection' }))],
    ['a script', ({ pdf }) => pdf.addJavaScript('open', 'this.getField("a").value = "083-004"; this.print();')],
    [
      'a font that is not in the file',
      ({ pdf, page }) => {
        const context = pdf.context;
        const descendant = context.register(
          context.obj({
            Type: 'Font',
            Subtype: 'CIDFontType2',
            BaseFont: 'Arial',
            CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
          } as never),
        );
        page.node.setFontDictionary(
          PDFName.of('F8'),
          context.register(
            context.obj({
              Type: 'Font',
              Subtype: 'Type0',
              BaseFont: 'Arial',
              Encoding: 'Identity-H',
              DescendantFonts: [descendant],
            } as never),
          ),
        );
      },
    ],
    [
      'a picture with another one for printing',
      ({ pdf, page }) => {
        const picture = pdf.context.stream(new Uint8Array([255]), {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 1,
          Height: 1,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceGray',
          Alternates: [],
        } as never);
        page.node.setXObject(PDFName.of('I1'), pdf.context.register(picture));
      },
    ],
  ])('doubts %s', async (_, add) => {
    const { doubts } = await pool.run(await invoiceWith(add));
    expect(doubts.length).toBeGreaterThan(0);
    expect(doubts[0]).toMatchObject({ page: 1, reason: 'viewers_differ' });
  });

  it('gives the words that a viewer would draw', async () => {
    expect((await pool.run(await invoiceWith((sample) => annotate(sample, free)))).words).toBe(ACCOUNT);
    expect((await pool.run(await invoiceWith((sample) => field(sample, '083-004 55512345', null)))).words).toBe(
      '083-004 55512345',
    );
  });

  it.each<[string, (sample: Sample) => void | Promise<void>]>([
    [
      'a layer',
      ({ pdf }) => {
        const group = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of(ACCOUNT) } as never));
        pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [group], D: { ON: [group] } } as never));
      },
    ],
    [
      'a page',
      ({ pdf }) => {
        const labels = { Nums: [0, { P: PDFString.of(ACCOUNT) }] };
        pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj(labels as never));
      },
    ],
  ])('gives what %s is called, which stands beside the pages', async (_, add) => {
    const { words, doubts } = await pool.run(await invoiceWith(add));
    expect(words).toBe(ACCOUNT);
    expect(doubts).toEqual([]);
  });

  it('gives what attached data are called, and doubts other attached files', async () => {
    const attaching = (called: string, content = '<?xml version="1.0"?><rsm:CrossIndustryInvoice/>') =>
      invoiceWith(({ pdf }) => pdf.attach(Buffer.from(content), called, { mimeType: 'text/plain' }));
    expect(await pool.run(await attaching(`${ACCOUNT}.xml`))).toEqual({ words: `${ACCOUNT}.xml`, doubts: [] });
    const page = await pool.run(await attaching('data.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'));
    expect(page.doubts).toMatchObject([{ page: 1, reason: 'not_looked_at' }]);
    const { words, doubts } = await pool.run(await attaching(`${ACCOUNT}.txt`));
    expect(words).toBe(`${ACCOUNT}.txt`);
    expect(doubts).toMatchObject([{ page: 1, reason: 'not_looked_at' }]);
  });

  it('gives what destinations are called by people, and not by programs', async () => {
    const called = (name: string) =>
      invoiceWith(({ pdf, page }) => {
        const names = pdf.context.obj({ Names: [PDFString.of(name), [page.ref, 'Fit']] } as never);
        pdf.catalog.set(PDFName.of('Names'), pdf.context.obj({ Dests: names } as never));
      });
    expect((await pool.run(await called(ACCOUNT))).words).toBe(ACCOUNT);
    expect((await pool.run(await called('_Toc083004555'))).words).toBe('');
  });

  it.each([
    ['runs a script', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }],
    ['opens another file', { S: 'GoToR', F: PDFString.of('other.pdf') }],
    ['opens an app of payments', { S: 'URI', URI: PDFString.of('upi://pay?pa=ola@okaxis') }],
  ])('doubts a link that %s', async (_, action) => {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [30, 50, 90, 70], Border: [0, 0, 0], A: action };
    const { doubts } = await pool.run(await invoiceWith((sample) => annotate(sample, link)));
    expect(doubts).toMatchObject([{ page: 1, reason: 'viewers_differ' }]);
  });

  it('doubts more names than it looks at', async () => {
    const { doubts } = await pool.run(await invoiceWith(({ pdf }) => pdf.setTitle('Invoice '.repeat(200) + ACCOUNT)));
    expect(doubts).toMatchObject([{ page: 1, reason: 'not_looked_at' }]);
  });

  it('says where it is', async () => {
    const { doubts } = await pool.run(await invoiceWith((sample) => annotate(sample, free)));
    expect(doubts).toEqual([
      { page: 1, box: { x0: 30, y0: 220, x1: 230, y1: 240 }, text: ACCOUNT, reason: 'viewers_differ' },
    ]);
  });

  it('doubts a file that counts fewer pages than it has', async () => {
    const bytes = file(await invoiceWith(({ pdf }) => void pdf.addPage([400, 300])));
    const fewer = bytes.replace('/Count 2', '/Count 1');
    expect(fewer).not.toBe(bytes);
    expect((await pool.run(Buffer.from(fewer, 'latin1'))).doubts).toHaveLength(1);
  });

  it('doubts a dictionary that says a key twice, which viewers take differently', async () => {
    const bytes = file(await invoiceWith(() => undefined));
    const twice = bytes.replace(/\/Type \/Page\n/, (found) => `${found}/Contents 99 0 R\n`);
    expect(twice).not.toBe(bytes);
    expect((await pool.run(Buffer.from(twice, 'latin1'))).doubts).toHaveLength(1);
  });

  it('doubts a file whose objects cannot be read one by one', async () => {
    const bytes = file(await invoiceWith(() => undefined));
    const odd = bytes.replace(/^%PDF-\d\.\d/, '%PDF-a.b');
    expect(odd).not.toBe(bytes);
    expect((await pool.run(Buffer.from(odd, 'latin1'))).doubts).toHaveLength(1);
  });

  it.each(['', '/ASCIIHexDecode', '/FlateDecode'])('doubts a key twice in a stream of objects: %s', async (filter) => {
    const withNote = async (note: string) => {
      const bytes = file(await invoiceWith(() => undefined));
      const objects = Buffer.from(`900 0 ${note}`);
      const hex = Buffer.from(`${objects.toString('hex')}>`);
      const data = filter === '' ? objects : filter === '/FlateDecode' ? deflateSync(objects) : hex;
      const entries = `/Type /ObjStm /N 1 /First 6 /Length ${data.length}${filter && ` /Filter ${filter}`}`;
      const stream = `901 0 obj\n<< ${entries} >>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
      return Buffer.from(bytes.replace(/(?=xref\n0 )/, () => stream).replace(/startxref\s+(\d+)/, (_, at: string) => `startxref\n${Number(at) + stream.length}`), 'latin1');
    };
    expect((await pool.run(await withNote('<< /Note 1 /More 2 >>'))).doubts).toEqual([]);
    expect((await pool.run(await withNote('<< /Note 1 /Note 2 >>'))).doubts).toHaveLength(1);
  }); // prettier-ignore

  it('doubts an annotation that is written into its page and looks otherwise under a pointer', async () => {
    const bytes = await invoiceWith((sample) => {
      const { pdf, page } = sample;
      const looks = { N: appearance(sample, 'PAID'), R: appearance(sample, ACCOUNT) };
      const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [30, 60, 230, 80], AP: looks };
      page.node.set(PDFName.of('Annots'), pdf.context.obj([stamp] as never));
    });
    expect((await pool.run(bytes)).doubts).not.toEqual([]);
  });

  it('doubts errors in content that is encrypted', async () => {
    const encrypted = (content: string) =>
      invoiceWith(({ pdf, page }) => {
        page.node.addContentStream(pdf.context.register(pdf.context.flateStream(content)));
        pdf.encrypt({ ownerPassword: 'owner', permissions: { printing: true } });
      });
    expect((await pool.run(await encrypted('0 0 m 9 9 l S'))).doubts).toEqual([]);
    expect((await pool.run(await encrypted('0 0 m 9 9 l S ]'))).doubts).toHaveLength(1);
  });

  it('doubts a file whose references are lost and that has objects twice', async () => {
    const bytes = file(await invoiceWith(() => undefined)).replace(/startxref\s+\d+/, 'startxref\n7');
    expect((await pool.run(Buffer.from(bytes, 'latin1'))).doubts).toEqual([]);
    const twice = bytes.replace('trailer', '5 0 obj\n<< /Other true >>\nendobj\ntrailer');
    expect((await pool.run(Buffer.from(twice, 'latin1'))).doubts).toHaveLength(1);
  });
});

function emptyAppearance({ pdf }: Sample): PDFObject {
  return pdf.context.register(
    pdf.context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] } as never),
  );
}
