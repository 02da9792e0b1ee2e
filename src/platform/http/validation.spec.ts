import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import type { FieldErrors } from '../errors/domain-error.js';
import { bodyValidation } from './validation.js';

class Body {
  @MaxLength(5)
  @IsString()
  name: string;

  @IsOptional()
  @Max(10)
  @Min(0)
  @IsInt()
  hours?: number;

  @IsOptional()
  @MaxLength(5, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(2)
  @ArrayNotEmpty()
  @IsArray()
  tags?: string[];
}

async function errorsOf(body: object): Promise<FieldErrors | undefined> {
  try {
    await bodyValidation().transform(body, { type: 'body', metatype: Body });
    return undefined;
  } catch (error) {
    return (error as DomainError).details.errors;
  }
}

describe('what is wrong with a body', () => {
  it.each<[object, FieldErrors | undefined]>([
    [{ name: 'Ada', hours: 3, tags: ['a'] }, undefined],
    [{}, { name: ['The name field is required.'] }],
    [{ name: 'Ada', colour: 1 }, { colour: ['Unknown field colour.'] }],
    [{ name: 7 }, { name: ['The name must be a string.'] }],
    [{ name: null }, { name: ['The name must be a string.'] }],
    [{ name: 'Ada', hours: 'x' }, { hours: ['The hours must be an integer number.'] }],
    [{ name: 'Ada', hours: 11 }, { hours: ['The hours must not be greater than 10.'] }],
    [{ name: 'Ada', tags: 'a' }, { tags: ['The tags must be an array.'] }],
    [{ name: 'Ada', tags: [] }, { tags: ['The tags must not be empty.'] }],
    [{ name: 'Ada', tags: ['a', 1] }, { tags: ['Each value in tags must be a string.'] }],
  ])('%j', async (body, errors) => expect(await errorsOf(body)).toEqual(errors));
});
