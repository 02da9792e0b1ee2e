import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { isValidAbn, normaliseAbn } from '../numbers/abn.js';
import { normaliseAccountNumber } from '../numbers/account-number.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { normaliseName } from '../names/normalise-name.js';
import { IsName } from '../platform/http/name.js';
import { normaliseMobile } from './australian-mobile.js';

/** How a field of a body is read: `read` gives the value as it is kept, or null where the text cannot be taken. */
interface FieldRule {
  name: string;
  read(text: string): string | null;
  /** What the field must be, for the sentence of a 422. */
  mustBe: string;
}

/** A field that is text. It is brought to the form in which it is kept; what cannot be is refused in one sentence. */
function field({ name, read, mustBe }: FieldRule): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (read(value) ?? value) : value)),
    ValidateBy(
      {
        name,
        validator: {
          validate: (value: unknown) => typeof value === 'string' && read(value) !== null,
          defaultMessage: () => `$property must be ${mustBe}`,
        },
      },
      { context: { schema: { type: 'string', description: `Must be ${mustBe}.` } } },
    ),
  );
}

/** A first and a last name. */
export function IsFullName(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isFullName',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && hasTwoNames(value),
        defaultMessage: () => '$property must hold a first and a last name',
      },
    }),
    IsName(),
  );
}

function hasTwoNames(text: string): boolean {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 2;
}

/** An ABN with its checksum; kept as 11 digits. */
export function IsAbn(): PropertyDecorator {
  return field({
    name: 'isAbn',
    read(text) {
      const digits = normaliseAbn(text);
      return digits !== null && isValidAbn(digits) ? digits : null;
    },
    mustBe: 'an ABN of 11 digits with a right checksum',
  });
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
        defaultMessage: () => '$property must not hold the same name twice, case, punctuation and legal form aside',
      },
    }),
    ValidateBy({
      name: 'holdLetters',
      validator: {
        validate: (value: unknown) => !areTexts(value) || value.every((one) => normaliseName(one) !== ''),
        defaultMessage: () => '$property must hold names with a letter or a digit',
      },
    }),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, { each: true, message: '$property must hold names without control characters' }),
    MaxLength(255, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(MOST_ALIASES),
    IsArray(),
  );
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** A BSB; kept as `NNN-NNN`. */
export function IsBsb(): PropertyDecorator {
  return field({ name: 'isBsb', read: normaliseBsb, mustBe: 'a BSB of six digits' });
}

/** An account number; kept as 5 to 10 digits. */
export function IsAccountNumber(): PropertyDecorator {
  return field({
    name: 'isAccountNumber',
    read: normaliseAccountNumber,
    mustBe: 'an account number of 5 to 10 digits',
  });
}

/** An Australian mobile number; kept in E.164 form. */
export function IsAustralianMobile(): PropertyDecorator {
  return field({ name: 'isAustralianMobile', read: normaliseMobile, mustBe: 'an Australian mobile number' });
}
