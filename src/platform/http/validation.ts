import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { invalid } from '../errors/domain-error.js';
import type { FieldErrors } from '../errors/domain-error.js';
import { itemValidators } from './item-validators.js';

function collect(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const collected: FieldErrors = {};
  for (const error of errors) {
    const field = prefix + error.property;
    const add = (name: string, broken: Constraints): void => {
      const sentences = sentencesOf(broken, name, error.value);
      if (sentences.length > 0) collected[name] = sentences;
    };
    const { ofItems, others } = parted(error);
    add(field, others);
    if (TELLING_ENOUGH.some((name) => others[name] !== undefined)) continue;
    for (const [at, broken] of ofItems) add(`${field}.${at}`, broken);
    Object.assign(collected, collect(error.children ?? [], `${field}.`));
  }
  return collected;
}

/** What is wrong with a value, by the names of the validators that say so. */
type Constraints = Readonly<Record<string, string>>;

/** What is wrong with single values of a list, by their places in it, and what is wrong with the field itself. */
function parted({ target, property, value, constraints = {} }: ValidationError): {
  ofItems: Map<number, Constraints>;
  others: Constraints;
} {
  const ofItems = new Map<number, Constraints>();
  if (!Array.isArray(value)) return { ofItems, others: constraints };
  const others = { ...constraints };
  for (const { name, passes } of itemValidators(target, property)) {
    const sentence = constraints[name];
    if (sentence === undefined || OF_WHOLE_LIST.test(sentence)) continue;
    delete others[name];
    for (const [at, item] of value.entries())
      if (!passes(item)) ofItems.set(at, { ...ofItems.get(at), [name]: sentence });
  }
  return { ofItems: new Map([...ofItems].sort(([a], [b]) => a - b)), others };
}

/** What a list can hold is said once, however many of its values are something else. */
const OF_WHOLE_LIST = /^\S+ must be a list of /;

/** What is wrong with one field: one that is missing is required, whatever else it would have to be. */
function sentencesOf(constraints: Constraints, field: string, value: unknown): string[] {
  if (constraints[UNKNOWN] !== undefined) return [`Unknown field ${field}.`];
  if (constraints[REQUIRED] !== undefined) return [`The ${constraints[REQUIRED]}.`];
  const all = Object.values(constraints);
  if (value === undefined && all.length > 0) return [`The ${field} field is required.`];
  // What is of another type cannot be judged further.
  const ofType = TYPES.map((type) => constraints[type]).find((sentence) => sentence !== undefined);
  return (ofType === undefined ? all : [ofType]).map((constraint) => sentenceOf(constraint, field));
}

/** What class-validator says, and how the service says it. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/^All (\S+)'s elements must be unique$/, '$1 must not have the same value twice'],
  [/ should not be empty$/, ' must not be empty'],
  [/ must be an email$/, ' must be an email address'],
  [/ must be a boolean value$/, ' must be true or false'],
  [/ must be an integer number$/, ' must be a whole number'],
  [/ must be an array$/, ' must be a list'],
  [/^nested property (\S+) must be either object or array$/, '$1 must be an object'],
  [/ must be a UUID$/, ' must be an id'],
  [/ must be one of the following values: /, ' must be one of: '],
  [/ must be shorter than or equal to (\d+) characters$/, ' must have at most $1 characters'],
  [/ must be longer than or equal to (\d+) characters$/, ' must have at least $1 characters'],
  [/ must contain no more than (\d+) elements$/, ' must have at most $1 values'],
  [/ must not be greater than (\d+)$/, ' must be at most $1'],
  [/ must not be less than (\d+)$/, ' must be at least $1'],
];

/** A constraint begins with the property's own name; what is told has the whole path to it. */
function sentenceOf(constraint: string, field: string): string {
  const ofOne = constraint.replace(/^each value in /, '');
  const said = REWORDED.reduce((text, [theirs, ours]) => text.replace(theirs, ours), ofOne);
  return `The ${field} field${said.slice(said.indexOf(' '))}.`;
}

/** The names of validators that say what type a value must have. */
const TYPES = ['isArray', 'isString', 'isInt', 'isObject'];

/** What is of another type is not looked into, nor each of far too many values. */
const TELLING_ENOUGH = [...TYPES, 'arrayMaxSize'];

/** The name of a validator whose sentence stands alone: nothing else can be said of a field that is not there. */
export const REQUIRED = 'isRequired';
/** Under which class-validator reports a field that the class does not have. */
const UNKNOWN = 'whitelistValidation';

/** Checks bodies against their classes: what is wrong, or not known at all, is named field by field. */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => invalid(collect(errors)),
  });
}
