import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Device, pictureOf } from './draw/picture.js';
import type { Chance } from './random.js';
import type { Truth } from './truth.js';

/** A folder of documents with their truth, as corpora are laid out: `files/` and `truth.jsonl`. */
export class CorpusFolder {
  private readonly lines: string[] = [];

  private constructor(private readonly folder: string) {}

  static async make(folder: string): Promise<CorpusFolder> {
    await mkdir(join(folder, 'files'), { recursive: true });
    return new CorpusFolder(folder);
  }

  /** Adds a document, as it is or as a picture of its first page. */
  async add(
    pdf: Buffer,
    { traits, ...rest }: Omit<Truth, 'file' | 'kind'>,
    isPicture: boolean,
    chance: Chance,
  ): Promise<void> {
    const device = chance.weighted<Device>([
      ['scanner', 5],
      ['phone', 3],
      ['fax', 1],
    ]);
    const bytes = isPicture ? await pictureOf(pdf, device, chance) : pdf;
    const ending = !isPicture ? 'pdf' : device === 'fax' ? 'png' : 'jpg';
    const file = `files/${String(this.lines.length + 1).padStart(4, '0')}.${ending}`;
    await writeFile(join(this.folder, file), bytes);
    const line: Truth = {
      file,
      kind: !isPicture ? 'digital' : device === 'phone' ? 'photo' : 'scan',
      traits: [...traits, ...(isPicture ? [device] : [])],
      ...rest,
    };
    this.lines.push(JSON.stringify(line));
  }

  /** Writes the truth of all documents. */
  async close(): Promise<void> {
    await writeFile(join(this.folder, 'truth.jsonl'), `${this.lines.join('\n')}\n`);
  }
}
