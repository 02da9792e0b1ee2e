import { plainWords } from '../../payment-words.js';
import { groupOf } from './word-groups.js';

/** Features are hashed into so many places. */
export const BUCKETS = 32_768;

/** More words than these are looked at in parts that overlap: what is announced must not drown in what stands around it. */
const MOST_WORDS = 36;
const PART = 22;
const STEP = 8;
/** Letters that are looked at together. */
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
/** The words of pages are few and come again. */
const REMEMBERED = 20_000;

interface Token {
  text: string;
  fine: string;
  coarse: string;
  /** What the word alone gives. */
  own: readonly number[];
}

const tokens = new Map<string, Token>();

/**
 * The features of a sentence, a list for each part of it: words, groups of like words, pairs and threes of them in order, and letters in
 * groups, so that words which were never seen are known by their parts.
 */
export function sentenceFeatures(sentence: string): number[][] {
  const all = tokensOf(sentence);
  if (all.length <= MOST_WORDS) return all.length === 0 ? [] : [featuresOf(all)];
  const parts: number[][] = [];
  for (let from = 0; from === 0 || from + PART - STEP < all.length; from += STEP)
    parts.push(featuresOf(all.slice(from, from + PART)));
  return parts;
}

/** Whether at least half of the words of a sentence are known English ones. */
export function isEnglish(sentence: string): boolean {
  const words = tokensOf(sentence).filter(({ text }) => /\p{L}/u.test(text));
  return words.filter(({ coarse }) => coarse !== '?').length * 2 >= words.length;
}

/** Whether a word in lower case is one of the commoner English ones. */
export const isKnownEnglish = (word: string): boolean => groupOf(word) !== undefined;

function featuresOf(words: readonly Token[]): number[] {
  const found = new Set<number>([hash(`n:${Math.min(12, Math.ceil(words.length / 2))}`)]);
  for (const [at, word] of words.entries()) {
    for (const one of word.own) found.add(one);
    const next = words[at + 1];
    const second = words[at + 2];
    found.add(hash(at === 0 ? `^${word.fine}` : `${words[at - 1]?.text} ${word.text}`));
    if (!next) {
      found.add(hash(`${word.fine}$`));
      continue;
    }
    found.add(hash(`f ${word.fine} ${next.fine}`));
    found.add(hash(`c ${word.coarse} ${next.coarse}`));
    if (!second) continue;
    found.add(hash(`s ${word.fine} ${second.fine}`));
    found.add(hash(`3 ${word.coarse} ${next.coarse} ${second.coarse}`));
  }
  return [...found];
}

const WORD = /\p{L}+(?:'\p{L}+)?|\d(?:[\d.,/ -]*\d)?|[?!]/gu;

const tokensOf = (sentence: string): Token[] =>
  (
    plainWords(sentence)
      .replace(/[\u2018\u2019`\u00b4]/g, "'")
      .match(WORD) ?? []
  ).map(tokenOf);

function tokenOf(written: string): Token {
  const known = tokens.get(written);
  if (known) return known;
  const text = /^\d/.test(written) ? numberWord(written) : written;
  const group = groupOf(text);
  const fine = group ? String(group.fine) : text.slice(0, 5);
  const coarse = group ? String(group.coarse) : /\p{L}/u.test(text) ? '?' : text;
  const own = [`w:${text}`, `f:${fine}`, `c:${coarse}`, ...gramsOf(text)].map(hash);
  const token = { text, fine, coarse, own };
  if (tokens.size < REMEMBERED) tokens.set(written, token);
  return token;
}

/** What kind of number it is, by its digits. */
function numberWord(written: string): string {
  const digits = written.replace(/\D/g, '').length;
  return /^\d{3}[- ]\d{3}$/.test(written) ? '#bsb' : `#${digits < 3 ? digits : digits < 6 ? 'few' : 'many'}`;
}

function gramsOf(word: string): string[] {
  const marked = `<${word}>`;
  const grams: string[] = [];
  for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length += 1)
    for (let at = 0; at + length <= marked.length; at += 1) grams.push(marked.slice(at, at + length));
  return grams;
}

/** FNV-1a, to a bucket. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0) % BUCKETS;
}
