import type { SearchedLine } from '../numbers/searched-page.js';
import { wayOf, type FoundWay } from './found-way.js';

/** A country's two letters, two check digits, and 11 to 30 letters and digits, in any grouping. */
const START = /(?<![\p{L}\d])[A-Za-z]{2} ?\d{2}(?=[ .-]?[A-Za-z0-9])/gu;
const LEAST = 15;
const MOST = 34;

/** Whether letters and digits carry the check digits of an International Bank Account Number (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Every IBAN in a line. */
export function ibansIn(line: SearchedLine): FoundWay[] {
  const { text } = line.run;
  const found: FoundWay[] = [];
  let from = 0;
  for (const match of text.matchAll(START)) {
    if (match.index < from) continue;
    const iban = ibanAt(text, match.index);
    if (!iban) continue;
    found.push(wayOf(line, 'iban', iban.value, match.index, iban.end));
    from = iban.end;
  }
  return found;
}

function ibanAt(text: string, start: number): { value: string; end: number } | null {
  let value = '';
  let best: { value: string; end: number } | null = null;
  for (let at = start; at < text.length && value.length <= MOST; at += 1) {
    const character = text[at] ?? '';
    if (/[A-Za-z0-9]/.test(character)) value += character.toUpperCase();
    else if (!/[\s.-]/.test(character)) break;
    else continue;
    const ends = !/[A-Za-z0-9]/.test(text[at + 1] ?? '');
    if (ends && value.length >= LEAST && isIban(value)) best = { value, end: at + 1 };
  }
  return best;
}
