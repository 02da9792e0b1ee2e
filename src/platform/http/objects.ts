import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { bodySchema } from '../openapi/body-schema.js';

/** A list of objects, each checked against a class. */
export function AreObjects(of: new () => object): PropertyDecorator {
  return applyDecorators(
    Type(() => of),
    ValidateNested({ each: true, context: { schema: bodySchema(of) } }),
    // ValidateNested lets a list stand for an object.
    IsObject({ each: true }),
  );
}
