import { PDFDocument } from '@cantoo/pdf-lib';
import { encryption128 } from '../../../../test/support/extraction/breadth/encryption.js';
import { PdfWriter, type WriteOptions, withUpdate } from '../../../../test/support/extraction/breadth/pdf-writer.js';
import { readStructure } from './file-structure.js';

const STATE = '<< /Type /ExtGState /CA 1 >>';
const OTHER = '<< /Type /ExtGState /CA 0.5 >>';
const FOUND = 'objects that stand twice';

/** A page with a graphics state, the third object, and other objects behind it. */
function written({
  catalog = '',
  more = [],
  ...options
}: WriteOptions & { catalog?: string; more?: string[] } = {}): Buffer {
  const pdf = new PdfWriter();
  const state = pdf.add(STATE);
  for (const one of more) pdf.add(one);
  pdf.finish(`/MediaBox [0 0 300 300] /Resources << /ExtGState << /G ${state} 0 R >> >>`, catalog);
  return pdf.write(options);
}

const text = (file: Buffer): string => file.toString('latin1');
const bytes = (file: string): Buffer => Buffer.from(file, 'latin1');
const behind = (file: Buffer, more: string): Buffer => Buffer.concat([file, bytes(more)]);
const startOf = (file: Buffer): number => Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text(file))?.[1]);
const placeOf = (file: Buffer, number: number): string =>
  String(text(file).lastIndexOf(`\n${number} 0 obj`) + 1).padStart(10, '0');

/** An update of the references alone. */
function referring(file: Buffer, rows: string): Buffer {
  const table = `xref\n${rows}trailer\n<< /Size 20 /Prev ${startOf(file)} /Root 1 0 R >>\n`;
  return behind(file, `${table}startxref\n${file.length}\n%%EOF\n`);
}

/** An update whose references are a stream, with objects in a stream of objects. */
function compressed(file: Buffer, type: string, head: string, objects: string, rows: readonly number[][]): Buffer {
  const data = `${head}${objects}`;
  const count = head.trim().split(' ').length / 2;
  const holder = `10 0 obj\n<< ${type} /N ${count} /First ${head.length} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  const at = file.length + holder.length;
  const placed = [...rows, [10, 1, file.length, 0], [11, 1, at, 0]];
  const table = Buffer.concat(
    placed.map(([, kind = 0, second = 0, third = 0]) => Buffer.from([kind, second >> 8, second & 255, third])),
  );
  const index = placed.map(([number]) => `${number} 1`).join(' ');
  const references = `11 0 obj\n<< /Type /XRef /Size 12 /Index [${index}] /W [1 2 1] /Root 1 0 R /Prev ${startOf(file)} /Length ${table.length} >>\nstream\n${text(table)}\nendstream\nendobj\n`;
  return behind(file, `${holder}${references}startxref\n${at}\n%%EOF\n`);
}

const differencesOf = async (file: Buffer): Promise<string[] | undefined> => (await readStructure(file))?.differences;

describe('objects that stand twice', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a file that was written once', () => written()],
    ['an update', () => withUpdate(written(), 3, OTHER)],
    ['two updates of one object', () => withUpdate(withUpdate(written(), 3, OTHER), 3, STATE)],
    ['an update of the catalog', () => withUpdate(written(), 1, '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>')],
    ['an update behind bytes before the header', () => withUpdate(written({ before: '\n\n' }), 3, OTHER)],
    ['an update behind bytes that places do not count', () => Buffer.concat([bytes('mail\n'), withUpdate(written(), 3, OTHER)])],
    ['an update behind an empty line that places do not count', () => Buffer.concat([bytes('\n'), withUpdate(written(), 3, OTHER)])],
    ['an object that an update puts into a stream', () => compressed(written(), '/Type /ObjStm', '3 0 ', OTHER, [[3, 2, 10, 0]])],
    ['an object that was written again and then deleted', () => referring(withUpdate(written(), 3, OTHER), '3 1\n0000000000 00001 f \n')],
    ['a file without references', () => written({ table: 'missing' })],
    ['a table that counts from 1', () => bytes(text(written()).replace('xref\n0 ', 'xref\n1 '))],
    ['a reference to nothing', () => bytes(text(written()).replace(`${placeOf(written(), 3)} 00000 n`, '0000000004 00000 n'))],
    ['a file whose references are elsewhere', () => written({ table: 'wrong' })],
    ['an update of a file of another library', async () => {
      const pdf = await PDFDocument.create();
      pdf.addPage([300, 300]);
      const again = await PDFDocument.load(await pdf.save(), { forIncrementalUpdate: true });
      again.getPage(0).setRotation({ type: 'degrees', angle: 90 } as never);
      return Buffer.from(await again.save());
    }],
  ])('accepts %s', async (_, file) => {
    expect(await differencesOf(await file())).toEqual([]);
  }); // prettier-ignore

  it.each<[string, () => Buffer]>([
    ['a twin behind the end', () => behind(written(), `3 0 obj\n${OTHER}\nendobj\n`)],
    ['a twin behind the end, far away', () => behind(written(), `${' \n'.repeat(3_000)}3 0 obj\n${OTHER}\nendobj\n`)],
    ['a twin of the catalog with a form', () => behind(written({ catalog: '/AcroForm << /XFA 3 0 R >>' }), '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')],
    ['a twin in a stream of objects that is not referred to', () => {
      const data = `3 0 ${OTHER}`;
      return behind(written(), `10 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`);
    }],
    ['references that go back to the older one', () => {
      const file = written();
      return referring(withUpdate(file, 3, OTHER), `3 1\n${placeOf(file, 3)} 00000 n \n`);
    }],
    ['references that name both', () => {
      const file = written();
      const twice = withUpdate(file, 3, OTHER);
      return referring(twice, `3 1\n${placeOf(twice, 3)} 00000 n \n3 1\n${placeOf(file, 3)} 00000 n \n`);
    }],
    ['references to what stands in a stream', () => {
      const fake = `3 0 obj\n${OTHER}\nendobj\n`;
      const file = behind(written(), `9 0 obj\n<< /Length ${fake.length} >>\nstream\n${fake}\nendstream\nendobj\n`);
      const at = text(file).lastIndexOf('3 0 obj');
      const table = `xref\n3 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 20 /Prev ${startOf(written())} /Root 1 0 R >>\n`;
      return behind(file, `${table}startxref\n${file.length}\n%%EOF\n`);
    }],
    ['a twin whose header has a comment', () => behind(written(), `3 0 %\nobj\n${OTHER}\nendobj\n`)],
    ['another generation', () => {
      const file = written();
      const twice = behind(file, `3 1 obj\n${OTHER}\nendobj\n`);
      const table = `xref\n3 1\n${String(file.length).padStart(10, '0')} 00001 n \ntrailer\n<< /Size 20 /Prev ${startOf(file)} /Root 1 0 R >>\n`;
      return behind(twice, `${table}startxref\n${twice.length}\n%%EOF\n`);
    }],
    ['a trailer behind the end that names another catalog', () =>
      behind(written({ more: ['<< /Type /Catalog /Pages 2 0 R >>'] }), 'trailer\n<< /Root 4 0 R >>\n')],
    ['no references and two catalogs', () =>
      behind(written({ table: 'missing', more: ['<< /Type /Catalog /Pages 2 0 R >>'] }), 'trailer\n<< /Root 4 0 R >>\n')],
    ['references that are nowhere, and a twin', () => behind(written({ table: 'wrong' }), `3 0 obj\n${OTHER}\nendobj\n`)],
    ['an older part that is nowhere, and a twin', () =>
      bytes(text(withUpdate(written(), 3, OTHER)).replace(/\/Prev \d+/, '/Prev 5'))],
    ['one stream with two objects of a number', () =>
      compressed(written(), '/Type /ObjStm', `3 0 3 ${STATE.length} `, `${STATE}${OTHER}`, [[3, 2, 10, 0]])],
    ['a reference to an object of another number', () => {
      const file = written({ more: [OTHER] });
      return bytes(text(file).replace(`${placeOf(file, 3)} 00000 n`, `${placeOf(file, 4)} 00000 n`));
    }],
    ['an encrypted file with a twin', () =>
      behind(written({ encryption: encryption128('RC4') }), `3 0 obj\n${OTHER}\nendobj\n`)],
  ])('finds %s', async (_, file) => {
    expect(await differencesOf(file())).toContain(FOUND);
  }); // prettier-ignore

  it('finds a stream that holds objects and does not say so', async () => {
    const file = compressed(written(), '', '3 0 ', OTHER, [[3, 2, 10, 0]]);
    expect(await differencesOf(file)).toContain('objects that cannot be read');
  });
});
