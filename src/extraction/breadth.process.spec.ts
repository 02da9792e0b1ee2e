import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiled, compile, OF_READERS } from '../../test/support/compiled.js';
import { EXPECTED } from '../../test/support/extraction/breadth/invoice.js';
import { PICTURE_FORMS } from '../../test/support/extraction/breadth/picture-forms.js';
import { TEXT_FORMS } from '../../test/support/extraction/breadth/text-forms.js';
import { FIELD_NAMES, type FieldName } from './document.js';
import { ReaderPool } from './reader-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** `npm run test:breadth` reads every form; else a sixth of those that need no recognition, whose neighbours are of their kind. */
const forms =
  process.env['BREADTH'] === 'all'
    ? [...TEXT_FORMS, ...PICTURE_FORMS]
    : TEXT_FORMS.filter(({ slow }) => !slow).filter((_, at) => at % 6 === 0);

describe('one invoice in every form', () => {
  let compiled: Compiled;
  let reader: ReaderPool;
  let directory: string;

  beforeAll(async () => {
    compiled = await compile(OF_READERS);
    directory = await mkdtemp(join(tmpdir(), 'breadth-'));
    reader = new ReaderPool({ processPath: compiled.pathOf('extraction/reader-process.ts'), timeoutMs: 300_000 });
  });
  afterAll(async () => {
    await reader.close();
    await compiled.remove();
    await rm(directory, { recursive: true });
  });

  it.each(forms)('$name', async ({ make, differs = false, mayLack = [] }) => {
    const path = join(directory, 'document');
    await writeFile(path, await make());
    const result = await reader.read(path);
    if (result.outcome !== 'read') throw new Error(result.reason);
    const [read, ...others] = result.documents;
    const lacks = (name: FieldName) => mayLack.includes(name) && read.fields[name] === null;
    const values = FIELD_NAMES.map((name) => [name, lacks(name) ? EXPECTED[name] : read.fields[name]?.value]);
    expect(Object.fromEntries(values)).toEqual(EXPECTED);
    expect({ isInvoice: read.isInvoice, others, differs: read.textMatchesPicture === false }).toEqual({
      isInvoice: true,
      others: [],
      differs,
    });
  });
});
