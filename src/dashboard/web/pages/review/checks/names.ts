import { CHECK_NAMES, CHECKS } from '../text';

/** A check by the name that people give it; one of an entity's own rules by the name that it has. */
export function checkName(type: string): string {
  return (CHECK_NAMES as Record<string, string>)[type] ?? type.replaceAll('_', ' ');
}

/** A fact by its name in words: `accountKnownForSupplier` is `account known for supplier`. */
export function factName(fact: string): string {
  return fact
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(abn|bsb|gst|spf|dkim|dmarc)\b/g, (word) => word.toUpperCase());
}

/** The value of a fact in words. */
export function factValue(value: boolean | number | string | readonly string[]): string {
  if (typeof value === 'boolean') return value ? CHECKS.yes : CHECKS.no;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' ? value : value.join(', ');
}
