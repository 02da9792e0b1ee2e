import { FACTS } from '../facts/catalogue.js';
import type { FactName } from '../facts/catalogue.js';
import type { Fact, FactValue } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** `{fact}`, `“{fact}”` or `{fact|none|one|many}`, as rules have them (rule.ts). */
const PLACE = /(“?)\{(\w+)(?:\|([^|}]*)\|([^|}]*)\|([^|}]*))?\}(”?)/g;

/** The facts that a sentence names. */
export function factsInSentence(template: string): FactName[] {
  return [...template.matchAll(PLACE)].map(([, , fact]) => fact as FactName);
}

/** A sentence with the values of its facts; null if one of them cannot be obtained. */
export function fillSentence(template: string, sheet: FactSheet): string | null {
  if (factsInSentence(template).some((fact) => sheet.value(fact) === undefined)) return null;
  return template.replace(
    PLACE,
    (_place, open: string, fact: FactName, none?: string, one?: string, many?: string, close = '') => {
      const value = sheet.value(fact) as FactValue;
      if (many === undefined) return shown(fact, value, open, close);
      const form = value === 0 ? none : value === 1 ? one : many;
      return `${open}${(form ?? '').replace('#', String(value))}${close}`;
    },
  );
}

/** What is in quotation marks: each entry gets its own. */
function shown(fact: FactName, value: FactValue, open: string, close: string): string {
  if (typeof value === 'object') return value.map((one) => `${open}${one}${close}`).join(', ');
  const { inWords }: Fact = FACTS[fact];
  return `${open}${inWords?.(String(value)) ?? String(value)}${close}`;
}
