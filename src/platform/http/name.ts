import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';

const NAME = /^(?=.*\S)[^\p{Cc}\p{Cs}]+$/su;
const MOST = 255;

/** Whether a text is a name as IsName has it. */
export function isName(text: string): boolean {
  return NAME.test(text) && text.length <= MOST;
}

/** A name that people give: 1 to 255 characters, not blank, without control characters and halves of surrogate pairs. */
export function IsName({ each = false } = {}): PropertyDecorator {
  return applyDecorators(
    Matches(NAME, {
      message: '$property must be text without control characters',
      each,
      context: { schema: { minLength: 1 } },
    }),
    MaxLength(MOST, { each }),
    IsString({ each }),
  );
}
