import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { bodySchema } from './body-schema.js';

class Place {
  @IsString()
  street: string;
}

class Base {
  @IsString()
  @MaxLength(255)
  name: string;
}

class Body extends Base {
  @IsOptional()
  @IsIn(['red', 'blue'])
  colour?: string;

  @IsInt()
  @Max(9)
  size: number;

  @IsArray()
  @ArrayNotEmpty()
  @IsIn(['a', 'b'], { each: true })
  letters: string[];

  @IsOptional()
  @IsBoolean()
  loud?: boolean;

  @Matches(/^\d+$/)
  digits: string;

  @ValidateBy(
    { name: 'isEven', validator: { validate: () => true } },
    { context: { schema: { type: 'integer', multipleOf: 2 } } },
  )
  even: number;

  @IsOptional()
  @ValidateBy(
    { name: 'isDay', validator: { validate: () => true } },
    { context: { schema: { anyOf: [{ type: 'string', format: 'date' }] } } },
  )
  day?: string | null;

  @ValidateNested()
  place: Place;
}

it('says in JSON Schema what class-validator checks', () => {
  const { required, ...schema } = bodySchema(Body);
  expect([...(required as string[])].sort()).toEqual(['digits', 'even', 'letters', 'name', 'place', 'size']);
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 255 },
      colour: { type: ['string', 'null'], enum: ['red', 'blue', null] },
      size: { type: 'integer', maximum: 9 },
      letters: { type: 'array', minItems: 1, items: { type: 'string', enum: ['a', 'b'] } },
      loud: { type: ['boolean', 'null'] },
      digits: { type: 'string', pattern: '^\\d+$' },
      even: { type: 'integer', multipleOf: 2 },
      day: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      place: {
        type: 'object',
        required: ['street'],
        properties: { street: { type: 'string' } },
        additionalProperties: false,
      },
    },
  });
});
