import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkWeights, WEIGHTS, type Weights } from './weights.js';

describe('weights', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'weights-'));
    for (const name of Object.keys(WEIGHTS)) cpSync(join('src/extraction', name), join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const check = (): void => checkWeights(pathToFileURL(`${folder}/`));

  it('are those that were committed, all of them', () => {
    expect(check).not.toThrow();
    expect(
      readdirSync('src/extraction', { recursive: true })
        .filter((file) => String(file).endsWith('.network'))
        .sort(),
    ).toEqual(Object.keys(WEIGHTS).sort());
  });

  it.each(Object.keys(WEIGHTS) as Weights[])('of %s are refused where one byte is another', (name) => {
    const bytes = readFileSync(join(folder, name));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(folder, name), bytes);
    expect(check).toThrow(`${name} holds other weights than this version was built with.`);
  });

  it('are refused where one is missing', () => {
    rmSync(join(folder, 'fields/lexicon/labels.network'));
    expect(check).toThrow('labels.network');
  });
});
