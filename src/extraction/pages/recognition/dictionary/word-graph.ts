import { charactersOf, partOf } from './trained-data.js';

/** Bytes before the first edge: a magic number, the count of characters and that of edges. */
const HEADER = { magic: 42, characters: 2, edges: 6, length: 10 };
const EDGE_BYTES = 8;

/** Flags of an edge, above the bits of its character. */
const LAST_OF_NODE = 1;
const ENDS_WORD = 4;
const FLAG_BITS = 3;

/**
 * The words of Tesseract's language data: a directed acyclic graph whose edges are characters (`SquishedDawg` in Tesseract's `dawg.h`). An edge is 64
 * bits: its character, three flags, and the edge at which the next node begins, or zero where no longer word begins so.
 */
export class WordGraph {
  private readonly edges: Buffer;
  private readonly characters: Map<string, number>;
  private readonly ofCharacter: number;

  /** @throws Error where the data has no words in a form that is known. */
  constructor(languageData: Buffer) {
    const words = partOf(languageData, 'words');
    if (words.readInt16LE(0) !== HEADER.magic) throw new Error('The words of the language data have another form.');
    const start = HEADER.length;
    // A copy: it would keep the whole data from being freed.
    this.edges = Buffer.from(words.subarray(start, start + EDGE_BYTES * words.readInt32LE(HEADER.edges)));
    this.characters = charactersOf(languageData);
    this.ofCharacter = 2 ** Math.ceil(Math.log2(words.readInt32LE(HEADER.characters) + 1));
  }

  /** Whether it has a word, written so. */
  has(word: string): boolean {
    const numbers = [...word].map((character) => this.characters.get(character));
    return numbers.length > 0 && this.hasFrom(0, numbers, 0);
  }

  private hasFrom(node: number, numbers: readonly (number | undefined)[], at: number): boolean {
    for (let edge = node; edge * EDGE_BYTES < this.edges.length; edge++) {
      const bits = Number(this.edges.readBigUInt64LE(edge * EDGE_BYTES));
      const flags = Math.floor(bits / this.ofCharacter) % 2 ** FLAG_BITS;
      if (bits % this.ofCharacter === numbers[at]) {
        const next = Math.floor(bits / (this.ofCharacter * 2 ** FLAG_BITS));
        const isLast = at === numbers.length - 1;
        if (isLast ? (flags & ENDS_WORD) !== 0 : next !== 0 && this.hasFrom(next, numbers, at + 1)) return true;
      }
      if ((flags & LAST_OF_NODE) !== 0) return false;
    }
    return false;
  }
}
