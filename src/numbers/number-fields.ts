import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isValidAbn, normaliseAbn } from './abn.js';
import { normaliseAccountNumber } from './account-number.js';
import { normaliseBsb } from './bsb.js';

/** How a field of a body is read: `read` gives the value as it is kept, or null if the text cannot be taken. */
export interface FieldRule {
  name: string;
  read(text: string): string | null;
  /** What the field must be, for the sentence of a 422. */
  mustBe: string;
}

/** A field that is text. It is brought to the form in which it is kept; what cannot be is refused in one sentence. */
export function field({ name, read, mustBe }: FieldRule, each = false): PropertyDecorator {
  const kept = (value: unknown): unknown => (typeof value === 'string' ? (read(value) ?? value) : value);
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(kept) : kept(value))),
    ValidateBy(
      {
        name,
        validator: {
          validate: (value: unknown) => typeof value === 'string' && read(value) !== null,
          defaultMessage: () => `$property must be ${mustBe}`,
        },
      },
      { each, context: { schema: { type: 'string', description: `Must be ${mustBe}.` } } },
    ),
  );
}

/** An ABN with its checksum; kept as 11 digits. */
export function IsAbn({ each = false } = {}): PropertyDecorator {
  return field(
    {
      name: 'isAbn',
      read(text) {
        const digits = normaliseAbn(text);
        return digits !== null && isValidAbn(digits) ? digits : null;
      },
      mustBe: 'an ABN of 11 digits with a correct checksum',
    },
    each,
  );
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
    mustBe: 'an account number of 5 to 10 digits, not all zeros',
  });
}
