import { IsEmail, IsObject, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength } from 'class-validator';
import { MAX_PASSWORD, MIN_PASSWORD } from './password-policy.js';

const MOST_EMAIL = 320;

export class PasswordSignInDto {
  /** One that could never be anybody's is as wrong as any other. */
  @MaxLength(MOST_EMAIL)
  @IsString()
  email: string;

  @MaxLength(MAX_PASSWORD)
  @IsString()
  password: string;
}

export class TotpDto {
  @Matches(/^\d{6}$/, { message: '$property must be the six digits that the app shows' })
  code: string;
}

export class RecoveryCodeDto {
  @MaxLength(40)
  @IsString()
  code: string;
}

export class PasskeyAnswerDto {
  @IsUUID()
  ceremony_id: string;

  /** The credential's `toJSON()`. */
  @IsObject()
  response: object;
}

export class ProofDto {
  @IsOptional()
  @MaxLength(MAX_PASSWORD)
  @IsString()
  password?: string | null;

  @IsOptional()
  @Matches(/^\d{6}$/, { message: '$property must be the six digits that the app shows' })
  code?: string | null;
}

export class PasswordResetDto {
  @MaxLength(MOST_EMAIL)
  @IsEmail()
  @IsString()
  email: string;
}

export class LinkDto {
  @MaxLength(200)
  @IsString()
  token: string;
}

export class NewPasswordDto {
  @MaxLength(MAX_PASSWORD)
  @MinLength(MIN_PASSWORD)
  @IsString()
  password: string;
}

export class LinkPasswordDto extends NewPasswordDto {
  @MaxLength(200)
  @IsString()
  token: string;
}
