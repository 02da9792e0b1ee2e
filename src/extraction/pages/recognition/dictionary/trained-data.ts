/** Places of the parts of language data that are read here (`TessdataType` in Tesseract's `tessdatamanager.h`). */
const PLACES = { words: 19, characters: 21 } as const;

/**
 * Takes a part out of Tesseract's language data (`.traineddata`): a count of parts, where each begins (-1 where it is missing), and the parts.
 *
 * @throws Error where the data does not have the part.
 */
export function partOf(data: Buffer, part: keyof typeof PLACES): Buffer {
  const parts = data.readInt32LE(0);
  const begins = Array.from({ length: parts }, (_, at) => Number(data.readBigInt64LE(4 + 8 * at)));
  const start = begins[PLACES[part]] ?? -1;
  if (start < 0) throw new Error(`The language data has no ${part}.`);
  const end = Math.min(data.length, ...begins.filter((other) => other > start));
  return data.subarray(start, end);
}

/** The characters of language data (`unicharset`): a line each after a line of their count, whose order gives them their numbers. */
export function charactersOf(data: Buffer): Map<string, number> {
  const [count, ...lines] = partOf(data, 'characters').toString('utf8').split('\n');
  return new Map(lines.slice(0, Number(count)).map((line, number) => [line.slice(0, line.indexOf(' ')), number]));
}
