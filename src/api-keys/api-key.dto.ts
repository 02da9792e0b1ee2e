import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { IsName } from '../platform/http/name.js';
import { parseMoment } from '../platform/json-api/filters.js';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../abilities/abilities.js';
import type { EntityAbility, OrganizationAbility } from '../abilities/abilities.js';
import { networkOf } from './addresses.js';

const MOST_NETWORKS = 50;
const MOST_OVERLAP_HOURS = 7 * 24;

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

/** Addresses and networks, up to this many; they are kept in one form. */
function AreNetworks(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }): unknown =>
      Array.isArray(value)
        ? value.map((one: unknown) => (typeof one === 'string' ? (networkOf(one) ?? one) : one))
        : value,
    ),
    ValidateBy(
      { name: 'isNetwork', validator: { validate: (one) => typeof one === 'string' && networkOf(one) !== null } },
      {
        each: true,
        message: '$property must be a list of IP addresses and networks such as 10.0.0.0/8',
        context: { schema: { type: 'string' } },
      },
    ),
    ArrayMaxSize(MOST_NETWORKS),
    IsArray(),
  );
}

export class ApiKeyNameDto {
  @IsName()
  name: string;

  /** From where the key can be used, as IP addresses and networks; from anywhere where the list is empty. */
  @IsOptional()
  @AreNetworks()
  allowed_addresses?: string[] | null;
}

/** How long the token that is replaced still works. */
export class RollKeyDto {
  /** Hours during which the old token works as well; 24 where absent, 0 to end it at once. */
  @IsOptional()
  @Min(0)
  @Max(MOST_OVERLAP_HOURS)
  @IsInt()
  overlap_hours?: number | null;
}

export class NewKeyDto extends ApiKeyNameDto {
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
