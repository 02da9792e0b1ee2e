import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { compile } from '../../../../test/support/compiled.js';
import type { Compiled } from '../../../../test/support/compiled.js';
import { FONTS_LATE } from './system-fonts.js';

const MODULE = 'extraction/pages/open/system-fonts.ts';

/** What a process says of the fonts that it has loaded, and of the text that it draws, measures and draws again. */
const PROGRAM = `
  import { createHash } from 'node:crypto';
  const [, module] = process.argv;
  if (module !== undefined) {
    const { loadFontsLate } = await import(module);
    await loadFontsLate();
    await loadFontsLate();
  }
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const families = () => GlobalFonts.families.map(({ family }) => family).sort();
  const canvas = createCanvas(400, 100);
  const context = canvas.getContext('2d');
  context.fillRect(300, 0, 10, 10);
  const atFirst = families();
  context.font = '24px "DejaVu Sans", sans-serif';
  const { width } = context.measureText('BSB 062-000');
  context.fillText('BSB 062-000', 5, 30);
  context.font = 'bold 24px "No such font"';
  context.fillText('10452981', 5, 70);
  const drawn = createHash('sha256').update(context.getImageData(0, 0, 400, 100).data).digest('hex');
  console.log(JSON.stringify({ atFirst, then: families(), width, drawn }));
`;

interface Said {
  atFirst: string[];
  then: string[];
  width: number;
  drawn: string;
}

describe('the fonts of the machine', () => {
  let compiled: Compiled;
  beforeAll(async () => {
    compiled = await compile([MODULE]);
  });
  afterAll(() => compiled.remove());

  const ask = async (environment: object, ...modules: string[]): Promise<Said> => {
    const given = ['--input-type=module', '--eval', PROGRAM, ...modules];
    const { stdout } = await promisify(execFile)(process.execPath, given, { env: { ...process.env, ...environment } });
    return JSON.parse(stdout) as Said;
  };

  it('are loaded by what is drawn with them, and then draw what they draw when they are loaded first', async () => {
    const [late, first] = await Promise.all([ask(FONTS_LATE, pathToFileURL(compiled.pathOf(MODULE)).href), ask({})]);
    expect(late.atFirst).toEqual([]);
    expect(late).toEqual({ ...first, atFirst: [] });
  });
});
