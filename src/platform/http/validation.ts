import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { invalid } from '../errors/domain-error.js';
import type { FieldErrors } from '../errors/domain-error.js';

function collect(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const collected: FieldErrors = {};
  for (const error of errors) {
    const field = prefix + error.property;
    const sentences = Object.values(error.constraints ?? {}).map((sentence) => `The ${sentence}.`);
    if (sentences.length > 0) collected[field] = sentences;
    Object.assign(collected, collect(error.children ?? [], `${field}.`));
  }
  return collected;
}

/** Checks bodies against their classes: what is wrong, or not known at all, is named field by field. */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => invalid(collect(errors)),
  });
}
