import { BUILT_IN_RULES } from '../rules/built-in/built-in-rules.js';
import { OPERATORS } from '../rules/engine/operators.js';
import { factsOf } from '../rules/engine/rule.js';
import { FACTS } from '../rules/facts/catalogue.js';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** The catalogue of facts, as Markdown. */
export function factsTable(): string {
  return table(
    ['fact', 'type', 'from', 'what it says'],
    Object.entries(FACTS).map(([name, { type, layer, description }]) => [
      `\`${name}\``,
      type,
      `\`${layer}\``,
      description,
    ]),
  );
}

export function operatorsTable(): string {
  return table(
    ['operator', 'facts', 'value', 'holds where the fact'],
    Object.entries(OPERATORS).map(([name, { facts, value, description }]) => [
      `\`${name}\``,
      facts.join(', '),
      value === 'many' ? 'a list' : 'one',
      description,
    ]),
  );
}

export function builtInTable(): string {
  return table(
    ['rule', 'true means', 'facts'],
    BUILT_IN_RULES.map(({ name, description, conditions }) => [
      `\`${name}\``,
      description,
      factsOf(conditions)
        .map((fact) => `\`${fact}\``)
        .join(', '),
    ]),
  );
}
