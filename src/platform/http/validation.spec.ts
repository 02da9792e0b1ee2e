import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import type { FieldErrors } from '../errors/domain-error.js';
import { AreObjects } from './objects.js';
import { bodyValidation } from './validation.js';

class Call {
  @MinLength(3)
  @IsString()
  at: string;
}

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

  @IsOptional()
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids?: string[];

  @IsOptional()
  @IsIn(['small', 'large'], { each: true, message: '$property must be a list of small, large' })
  @IsArray()
  sizes?: string[];

  @IsOptional()
  @AreObjects(Call)
  @IsArray()
  calls?: Call[];

  @IsOptional()
  @MaxLength(255)
  @IsEmail()
  @IsString()
  email?: string;

  @IsOptional()
  @IsBoolean()
  additional?: boolean;

  @IsOptional()
  @IsIn(['red', 'blue'])
  colour?: string;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => Call)
  call?: Call;
}

const ID = '01932d3e-0000-7000-8000-123456789012';

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
    [{ name: 'Ada', shape: 1 }, { shape: ['Unknown field shape.'] }],
    [{ name: 7 }, { name: ['The name field must be a string.'] }],
    [{ name: null }, { name: ['The name field must be a string.'] }],
    [{ name: 'Adelaide' }, { name: ['The name field must have at most 5 characters.'] }],
    [{ name: 'Ada', hours: 'x' }, { hours: ['The hours field must be a whole number.'] }],
    [{ name: 'Ada', hours: 11 }, { hours: ['The hours field must be at most 10.'] }],
    [{ name: 'Ada', hours: -1 }, { hours: ['The hours field must be at least 0.'] }],
    [{ name: 'Ada', tags: 'a' }, { tags: ['The tags field must be a list.'] }],
    [{ name: 'Ada', tags: [] }, { tags: ['The tags field must not be empty.'] }],
    [{ name: 'Ada', tags: ['a', 'b', 'c'] }, { tags: ['The tags field must have at most 2 values.'] }],
    [{ name: 'Ada', tags: ['a', 1] }, { 'tags.1': ['The tags.1 field must be a string.'] }],
    [
      { name: 'Ada', tags: ['Adelaide', null] },
      {
        'tags.0': ['The tags.0 field must have at most 5 characters.'],
        'tags.1': ['The tags.1 field must be a string.'],
      },
    ],
    [{ name: 'Ada', ids: ['a'] }, { 'ids.0': ['The ids.0 field must be an id.'] }],
    [{ name: 'Ada', sizes: ['small', 'x'] }, { sizes: ['The sizes field must be a list of small, large.'] }],
    [
      { name: 'Ada', calls: [{ at: 'noon' }, {}, 1, null, []] },
      {
        'calls.1.at': ['The calls.1.at field is required.'],
        'calls.2': ['The calls.2 field must be an object.'],
        'calls.3': ['The calls.3 field must be an object.'],
        'calls.4': ['The calls.4 field must be an object.'],
      },
    ],
    [{ name: 'Ada', ids: [ID, ID] }, { ids: ['The ids field must not have the same value twice.'] }],
    [{ name: 'Ada', email: 5 }, { email: ['The email field must be a string.'] }],
    [{ name: 'Ada', email: 'a' }, { email: ['The email field must be an email address.'] }],
    [{ name: 'Ada', additional: 1 }, { additional: ['The additional field must be true or false.'] }],
    [{ name: 'Ada', colour: 'x' }, { colour: ['The colour field must be one of: red, blue.'] }],
    [{ name: 'Ada', call: 'noon' }, { call: ['The call field must be an object.'] }],
    // What is of another type, or far too much, is not looked into.
    [{ name: 'Ada', call: [{}] }, { call: ['The call field must be an object.'] }],
    [{ name: 'Ada', calls: {} }, { calls: ['The calls field must be a list.'] }],
    [{ name: 'Ada', tags: [1, 2, 3] }, { tags: ['The tags field must have at most 2 values.'] }],
    [{ name: 'Ada', call: { at: 'a' } }, { 'call.at': ['The call.at field must have at least 3 characters.'] }],
  ])('%j', async (body, errors) => expect(await errorsOf(body)).toEqual(errors));
});
