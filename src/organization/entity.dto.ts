import { IsIn, IsOptional } from 'class-validator';
import { ENVIRONMENTS } from '../platform/auth/environment.js';
import type { Environment } from '../platform/auth/environment.js';
import { IsName } from '../platform/http/name.js';

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
