import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import { IsName } from '../../platform/http/name.js';

const NAME = /^[a-z][a-z0-9_]{0,62}$/;
const NAME_MUST = { message: '$property must begin with a letter and hold at most 63 of a to z, 0 to 9 and _' };

/** Conditions to be tried. */
export class ConditionsDto {
  @IsObject()
  conditions: object;
}

/** A rule of an entity's own. */
export class NewRuleDto extends ConditionsDto {
  @Matches(NAME, NAME_MUST)
  name: string;

  @IsName()
  description: string;

  @IsOptional()
  @IsBoolean()
  enabled?: boolean | null;
}

/** What of a rule is to change; a built-in one can only be switched on or off. */
export class RuleChangeDto {
  @IsOptional()
  @Matches(NAME, NAME_MUST)
  name?: string | null;

  @IsOptional()
  @IsName()
  description?: string | null;

  @IsOptional()
  @IsObject()
  conditions?: object | null;

  @IsOptional()
  @IsBoolean()
  enabled?: boolean | null;
}
