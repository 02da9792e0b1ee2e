import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { IsAbn, IsAccountNumber, IsBsb } from '../numbers/number-fields.js';
import { ENVIRONMENTS } from '../platform/auth/environment.js';
import type { Environment } from '../platform/auth/environment.js';
import { IsName } from '../platform/http/name.js';
import { AreObjects } from '../platform/http/objects.js';

export class EntityNameDto {
  @IsName()
  name: string;
}

export class NewEntityDto extends EntityNameDto {
  /** `production` where it is null or absent. */
  @IsOptional()
  @IsIn(ENVIRONMENTS)
  environment?: Environment | null;
}

/** Nobody has more of them. */
const MOST = 50;

export class OwnAccountDto {
  @IsBsb()
  account_bsb: string;

  @IsAccountNumber()
  account_number: string;
}

/** What an entity says is its own. */
export class OwnDetailsDto {
  @IsAbn({ each: true })
  @ArrayMaxSize(MOST)
  @IsArray()
  abns: string[];

  @IsName({ each: true })
  @ArrayMaxSize(MOST)
  @IsArray()
  names: string[];

  @AreObjects(OwnAccountDto)
  @ArrayMaxSize(MOST)
  @IsArray()
  accounts: OwnAccountDto[];
}
