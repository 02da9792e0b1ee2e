import { money } from '../../../parts/format';
import { CHECK_NAMES, CHECKS } from '../text';
import { FACT_NAMES } from './fact-names';

/** A check by the name that people give it; one of an entity's own rules by the name that it has. */
export function checkName(type: string): string {
  return (CHECK_NAMES as Record<string, string>)[type] ?? type.replaceAll('_', ' ');
}

/** Whether a check has a sentence of its own that names what it rests on; a rule of the entity's own says only what it is for. */
export function saysItAll({ type, sentence }: { type: string; sentence: string }): boolean {
  return sentence !== '' && type in CHECK_NAMES;
}

/** A fact by the name that people give it. */
export function factName(fact: string): string {
  return FACT_NAMES[fact] ?? fact;
}

/** The value of a fact in words. */
export function factValue(fact: string, value: boolean | number | string | readonly string[]): string {
  if (typeof value === 'boolean') return value ? CHECKS.yes : CHECKS.no;
  if (typeof value === 'number') {
    if (fact === 'invoiceTotal') return money(String(value));
    return fact.endsWith('Confidence') ? `${Math.round(value * 100)} %` : String(Math.round(value * 100) / 100);
  }
  if (fact === 'documentKind') return String(value).replaceAll('_', ' ');
  return typeof value === 'string' ? value : value.join(', ');
}
