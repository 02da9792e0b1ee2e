import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';

/** A name that people give: 1 to 255 characters, not blank, without control characters and halves of surrogate pairs. */
export function IsName({ each = false } = {}): PropertyDecorator {
  return applyDecorators(
    Matches(/^(?=.*\S)[^\p{Cc}\p{Cs}]+$/su, {
      message: '$property must hold text, without control characters',
      each,
      context: { schema: { minLength: 1 } },
    }),
    MaxLength(255, { each }),
    IsString({ each }),
  );
}
