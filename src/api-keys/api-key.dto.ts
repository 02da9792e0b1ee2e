import { ArrayNotEmpty, IsArray, IsIn, IsOptional, ValidateBy } from 'class-validator';
import { IsName } from '../platform/http/name.js';
import { parseMoment } from '../platform/json-api/filters.js';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from './abilities.js';
import type { EntityAbility, OrganizationAbility } from './abilities.js';

function isFutureMoment(value: unknown): boolean {
  try {
    if (typeof value !== 'string') return false;
    const moment = parseMoment(value, false);
    // Near its end an offset leads out of the last year that a date-time (RFC 3339) can hold.
    return moment.getTime() > Date.now() && moment.getUTCFullYear() <= 9999;
  } catch {
    return false;
  }
}

/** An ISO 8601 date-time that is yet to come. */
function IsFutureMoment(): PropertyDecorator {
  return ValidateBy(
    { name: 'isFutureMoment', validator: { validate: isFutureMoment } },
    {
      message: '$property must be an ISO 8601 date-time in the future',
      context: { schema: { type: 'string', format: 'date-time' } },
    },
  );
}

function oneOfEach(values: readonly string[]): PropertyDecorator {
  return IsIn(values, { each: true, message: `$property must be a list of ${values.join(', ')}` });
}

export class ApiKeyNameDto {
  @IsName()
  name: string;
}

class NewKeyDto extends ApiKeyNameDto {
  /** Never, where it is null or absent; not later than that of the key that makes it, where that has one. */
  @IsOptional()
  @IsFutureMoment()
  expires_at?: string | null;
}

export class NewOrganizationKeyDto extends NewKeyDto {
  @oneOfEach(ORGANIZATION_ABILITIES)
  @ArrayNotEmpty()
  @IsArray()
  abilities: OrganizationAbility[];
}

export class NewEntityKeyDto extends NewKeyDto {
  @oneOfEach(ENTITY_ABILITIES)
  @ArrayNotEmpty()
  @IsArray()
  abilities: EntityAbility[];
}
