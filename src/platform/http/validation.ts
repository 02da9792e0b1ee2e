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
function sentencesOf({ constraints, value }: ValidationError, field: string): string[] {
  if (constraints === undefined) return [];
  if (constraints[UNKNOWN] !== undefined) return [`Unknown field ${field}.`];
  if (constraints[REQUIRED] !== undefined) return [`The ${constraints[REQUIRED]}.`];
  if (value === undefined) return [`The ${field} field is required.`];
  // What is of another type cannot be judged further.
  const ofType = TYPES.map((type) => constraints[type]).find((sentence) => sentence !== undefined);
  return (ofType === undefined ? Object.values(constraints) : [ofType]).map(sentenceOf);
}

function sentenceOf(constraint: string): string {
  const said = constraint.replace(/ should not be empty$/, ' must not be empty');
  return said.startsWith('each value in ') ? `E${said.slice(1)}.` : `The ${said}.`;
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
