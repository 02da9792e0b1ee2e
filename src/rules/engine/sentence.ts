import type { FactName } from '../facts/catalogue.js';
import type { FactValue } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** The facts that a sentence names. */
export function factsInSentence(template: string): FactName[] {
  return [...template.matchAll(PLACE)].map(([, fact]) => fact as FactName);
}

/** A sentence with the values of its facts; null where one of them cannot be had. */
export function fillSentence(template: string, sheet: FactSheet): string | null {
  if (factsInSentence(template).some((fact) => sheet.value(fact) === undefined)) return null;
  return template.replace(PLACE, (_place, fact: FactName, one?: string, many?: string) => {
    const value = sheet.value(fact) as FactValue;
    if (one === undefined || many === undefined) return shown(value);
    return value === 1 ? one.replace('#', '1') : many.replace('#', shown(value));
  });
}

function shown(value: FactValue): string {
  if (typeof value === 'object') return value.join(', ');
  return String(value);
}
