import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { normaliseName } from '../names/normalise-name.js';
import { field } from '../numbers/number-fields.js';
import { IsName, isName } from '../platform/http/name.js';
import { REQUIRED } from '../platform/http/validation.js';
import { normaliseMobile } from './individual/australian-mobile.js';

/** A first and a last name. */
export function IsFullName(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isFullName',
      validator: {
        // What is no name at all is told once.
        validate: (value: unknown) => typeof value === 'string' && (!isName(value) || hasTwoNames(value)),
        defaultMessage: () => '$property must contain a first and a last name',
      },
    }),
    IsName(),
  );
}

function hasTwoNames(text: string): boolean {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 2;
}

const MOST_ALIASES = 20;

/** Up to 20 names, each another one after normalisation and with something left of it; kept without spaces around them. */
export function IsAliases(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value,
    ),
    ValidateBy({
      name: 'areDifferentNames',
      validator: {
        validate: (value: unknown) => !areTexts(value) || new Set(value.map(normaliseName)).size === value.length,
        defaultMessage: () =>
          '$property must not contain the same name twice (ignoring case, punctuation and legal form)',
      },
    }),
    ValidateBy(
      {
        name: 'holdsLetters',
        validator: {
          validate: (value: unknown) => typeof value === 'string' && normaliseName(value) !== '',
          defaultMessage: () => '$property must contain a letter or a digit',
        },
      },
      { each: true },
    ),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, { each: true, message: '$property must not contain control characters' }),
    MaxLength(255, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(MOST_ALIASES),
    IsArray(),
  );
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** A field that may be left out or null, but only where another one is given. */
export function RequiredWithout(other: string): PropertyDecorator {
  const given = (value: unknown): boolean => value !== undefined && value !== null;
  return applyDecorators(
    ValidateIf((body: Record<string, unknown>, value: unknown) => given(value) || !given(body[other]), {
      context: { nullable: true },
    }),
    ValidateBy({
      name: REQUIRED,
      validator: {
        validate: given,
        defaultMessage: () => `$property field is required when ${other} is not given`,
      },
    }),
  );
}

/** An Australian mobile number; kept in E.164 form. */
export function IsAustralianMobile(): PropertyDecorator {
  return field({ name: 'isAustralianMobile', read: normaliseMobile, mustBe: 'an Australian mobile number' });
}
