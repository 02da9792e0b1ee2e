import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { invalid } from '../errors/domain-error.js';
import type { FieldErrors } from '../errors/domain-error.js';

function collect(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const collected: FieldErrors = {};
  for (const error of errors) {
    const field = prefix + error.property;
    const sentences = sentencesOf(error, field);
    if (sentences.length > 0) collected[field] = sentences;
    Object.assign(collected, collect(error.children ?? [], `${field}.`));
  }
  return collected;
}

/** What is wrong with one field: one that is missing is required, whatever else it would have to be. */
function sentencesOf({ constraints, value, property }: ValidationError, field: string): string[] {
  if (constraints === undefined) return [];
  if (constraints[UNKNOWN] !== undefined) return [`Unknown field ${field}.`];
  if (constraints[REQUIRED] !== undefined) return [`The ${constraints[REQUIRED]}.`];
  if (value === undefined) return [`The ${field} field is required.`];
  // What is of another type cannot be judged further.
  const ofType = TYPES.map((type) => constraints[type]).find((sentence) => sentence !== undefined);
  const broken = ofType === undefined ? Object.values(constraints) : [ofType];
  return broken.map((constraint) => sentenceOf(constraint, property, field));
}

/** What class-validator says, and how the service says it. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/^All (\S+)'s elements must be unique$/, '$1 must not have the same value twice'],
  [/ should not be empty$/, ' must not be empty'],
  [/ must be an email$/, ' must be an email address'],
  [/ must be a boolean value$/, ' must be true or false'],
  [/ must be an integer number$/, ' must be a whole number'],
  [/ must be an array$/, ' must be a list'],
  [/ must be a UUID$/, ' must be an id'],
  [/ must be one of the following values: /, ' must be one of: '],
  [/ must be shorter than or equal to (\d+) characters$/, ' must have at most $1 characters'],
  [/ must be longer than or equal to (\d+) characters$/, ' must have at least $1 characters'],
  [/ must contain no more than (\d+) elements$/, ' must have at most $1 values'],
  [/ must not be greater than (\d+)$/, ' must be at most $1'],
  [/ must not be less than (\d+)$/, ' must be at least $1'],
];

/** A constraint begins with the property's own name; what is told has the whole path to it. */
function sentenceOf(constraint: string, property: string, field: string): string {
  const said = REWORDED.reduce((text, [theirs, ours]) => text.replace(theirs, ours), constraint);
  if (said.startsWith('each value in ')) return `E${said.slice(1)}.`;
  return said.startsWith(`${property} `) ? `The ${field} field${said.slice(property.length)}.` : `The ${said}.`;
}

/** The names of validators that say what type a value must have. */
const TYPES = ['isArray', 'isString', 'isInt', 'isObject'];

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
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => invalid(collect(errors)),
  });
}
