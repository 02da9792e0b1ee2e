import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Word } from '../../src/extraction/document.js';
import type { Truth } from './truth.js';

/** A document as it is committed for tests: what its pages say, and the truth. */
export interface KeptDocument {
  truth: Truth;
  pages: Page[];
  /** With the words of pictures among the text; null if there are none. */
  withPictures: Page[] | null;
}

type KeptWord = [
  text: string,
  box: [number, number, number, number],
  source: Word['source'],
  confidence: number,
  size: number,
  bold: 0 | 1,
  angle: Word['angle'],
];
interface KeptPage {
  number: number;
  width: number;
  height: number;
  words: KeptWord[];
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const keptPage = ({ number, width, height, words }: Page): KeptPage => ({
  number,
  width,
  height,
  words: words.map(({ text, box: { x0, y0, x1, y1 }, source, confidence, size, bold, angle }) => [
    text,
    [hundredths(x0), hundredths(y0), hundredths(x1), hundredths(y1)],
    source,
    hundredths(confidence),
    hundredths(size),
    bold ? 1 : 0,
    angle,
  ]),
});

const pageOf = ({ words, ...page }: KeptPage): Page => ({
  ...page,
  words: words.map(([text, [x0, y0, x1, y1], source, confidence, size, bold, angle]) => ({
    text,
    box: { x0, y0, x1, y1 },
    source,
    confidence,
    size,
    bold: bold === 1,
    angle,
  })),
});

/** Writes documents to a file, one JSON object a line, compressed; places in hundredths of a point. */
export function writeKept(file: string, documents: readonly KeptDocument[]): void {
  const lines = documents.map(({ truth, pages, withPictures }) =>
    JSON.stringify({ truth, pages: pages.map(keptPage), withPictures: withPictures?.map(keptPage) ?? null }),
  );
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
}

/** The documents that `writeKept` wrote. */
export function readKept(file: string): KeptDocument[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => {
    const one = JSON.parse(line) as { truth: Truth; pages: KeptPage[]; withPictures: KeptPage[] | null };
    return {
      truth: one.truth,
      pages: one.pages.map(pageOf),
      withPictures: one.withPictures?.map(pageOf) ?? null,
    };
  });
}
