import type { SearchedLine } from '../numbers/searched-page.js';
import { wayOf, type FoundWay } from './found-way.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** A country's two letters, two check digits, and 11 to 30 letters and digits, in any grouping. */
const START = /(?<![\p{L}\d])[A-Za-z]{2} ?\d{2}(?=[ .-]?[A-Za-z0-9])/gu;
const LEAST = 15;
const MOST = 34;
/**
 * How long the numbers of each country are that has them (IBAN registry, and countries that use them without being in it). Words beside digits, `on 13 10 02 to talk about …`,
 * carry right check digits one time of 97.
 */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  'NO15 BE16 BI27 DK18 FI18 FK18 FO18 GL18 NL18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20 CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 OM23 SO23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 LY25 PT25 ST25 AZ28 IS26 TR26 BJ28 FR27 GR27 IT27 MC27 MR27 SM27 AL28 BY28 BF28 CI28 CY28 DO28 GT28 HN28 HU28 LB28 ML28 NI28 PL28 SN28 SV28 SD18 BR29 DJ27 EG29 PS29 QA29 UA29 JO30 KW30 YE30 MU30 MT31 SC31 LC32 RU33 DZ26 AO25 MZ25 CM27 TG28 NE28 KM27 CG27 GA27 CF27 TD27 GQ27 CV25 MG27 MA28 GW25 IR26'
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

/** Whether letters and digits carry the check digits of an International Bank Account Number (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  if (LENGTHS[text.slice(0, 2)] !== text.length) return false;
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
  for (const match of matchesIn(text, START)) {
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
