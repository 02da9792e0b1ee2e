import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findNativeTesseract, missingTesseract } from './native-tesseract.js';
import { NativeRecogniser } from './pages/recognition/native-recogniser.js';
import { RecognitionTimeout } from './pages/recognition/recogniser.js';

const INSTALLED = '/usr/bin/tesseract';
const whereInstalled = existsSync(INSTALLED) ? it : it.skip;

async function picture() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><text x="30" y="80" font-size="44"
    font-family="sans-serif">BSB 062-000 Account 12345678</text></svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).greyscale().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe("the machine's own tesseract", () => {
  let folder: string;
  const program = async (name: string, script: string) => {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return path;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payproof-native-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is not looked for unless wanted', async () => {
    expect(await findNativeTesseract('')).toBeUndefined();
  });

  it('is refused where it is missing, too old, or knows no English', async () => {
    const answer = (version: string, language: string) =>
      `[ "$1" = --version ] && echo "tesseract ${version}" || printf 'List of languages:\\n${language}\\n'`;
    const good = await program('good', answer('5.3.0', 'eng'));
    expect(await findNativeTesseract(good)).toBe(good);
    expect(await findNativeTesseract(await program('old', answer('4.1.1', 'eng')))).toBeUndefined();
    expect(await findNativeTesseract(await program('german', answer('5.3.0', 'deu')))).toBeUndefined();
    expect(await findNativeTesseract(await program('broken', 'exit 1'))).toBeUndefined();
    expect(await findNativeTesseract(join(folder, 'missing'))).toBeUndefined();
    expect(await findNativeTesseract('tesseract; true')).toBeUndefined();
  });

  it('is said to be missing only where it was wanted', () => {
    expect(missingTesseract('', undefined)).toBeNull();
    expect(missingTesseract('auto', INSTALLED)).toBeNull();
    expect(missingTesseract('/opt/none', undefined)).toMatch(/\/opt\/none.*packaged/);
  });

  it('is killed when it takes too long', async () => {
    const recogniser = new NativeRecogniser(await program('hangs', 'exec sleep 30'));
    const recognising = recogniser.recognise(await picture(), { layout: 'block', dpi: 200, withinMs: 200 });
    await expect(recognising).rejects.toBeInstanceOf(RecognitionTimeout);
  });

  whereInstalled('reads a picture', async () => {
    const found = await findNativeTesseract(INSTALLED);
    expect(found).toBe(INSTALLED);
    const words = await new NativeRecogniser(INSTALLED).recognise(await picture(), { layout: 'block', dpi: 200 });
    expect(words.map(({ text }) => text).join(' ')).toBe('BSB 062-000 Account 12345678');
  });
});
