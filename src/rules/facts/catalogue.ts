import { DOCUMENT_FACTS } from './document-facts.js';
import { PAYEE_FACTS } from './payee-facts.js';
import { SENDER_FACTS } from './sender-facts.js';

/** Everything that rules can be written about; docs/rules.md is made from it. */
export const FACTS = { ...DOCUMENT_FACTS, ...PAYEE_FACTS, ...SENDER_FACTS };

export type FactName = keyof typeof FACTS;

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}
