import { ArrayMaxSize, IsArray, IsEmail, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ROLES } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import { IsName } from '../../platform/http/name.js';
import { AreObjects } from '../../platform/http/objects.js';

const MOST_ROLES = 500;

export class RoleAtEntityDto {
  @IsUUID()
  entity_id: string;

  @IsIn(ROLES)
  role: Role;
}

/** What of a user can be changed; what is absent stays. */
export class UserChangeDto {
  @IsOptional()
  @IsName()
  name?: string;

  /** Null for no role but those at single entities. */
  @IsOptional()
  @IsIn(ROLES)
  role?: Role | null;

  @IsOptional()
  @AreObjects(RoleAtEntityDto)
  @ArrayMaxSize(MOST_ROLES)
  @IsArray()
  roles?: RoleAtEntityDto[];
}

export class NewInvitationDto {
  @IsName()
  name: string;

  @MaxLength(255)
  @IsEmail()
  @IsString()
  email: string;

  /** Null or absent for no role but those at single entities. */
  @IsOptional()
  @IsIn(ROLES)
  role?: Role | null;

  @IsOptional()
  @AreObjects(RoleAtEntityDto)
  @ArrayMaxSize(MOST_ROLES)
  @IsArray()
  roles?: RoleAtEntityDto[];
}
