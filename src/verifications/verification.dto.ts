import { IsBoolean, IsEmail, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsName } from '../platform/http/name.js';
import { IsAbn, IsAccountNumber, IsBsb } from '../numbers/number-fields.js';
import { IsAliases, IsAustralianMobile, IsFullName, RequiredWithout } from './fields.js';

/** What is asked for a verification (decisions, section 5). */
export class NewVerificationDto {
  @IsName()
  business_name: string;

  @IsAbn()
  business_abn: string;

  @IsOptional()
  @IsName()
  business_phone?: string | null;

  @IsFullName()
  individual_name: string;

  @RequiredWithout('individual_email')
  @IsAustralianMobile()
  individual_mobile?: string | null;

  @IsOptional()
  @MaxLength(255)
  @IsEmail()
  @IsString()
  individual_email?: string | null;

  @IsName()
  account_name: string;

  @IsBsb()
  account_bsb: string;

  @IsAccountNumber()
  account_number: string;

  @IsOptional()
  @IsName()
  attribution_id?: string | null;

  /** Whether it counts beside others with the same ABN; false if null or absent. */
  @IsOptional()
  @IsBoolean()
  additional?: boolean | null;

  @IsOptional()
  @IsBoolean()
  send_individual_authentication_sms?: boolean | null;

  @IsOptional()
  @IsBoolean()
  send_individual_authentication_email?: boolean | null;
}

/** Why a verification is revoked. */
export class RevocationDto {
  @IsName()
  reason: string;
}

/** What can be changed of a verification; what is left out stays. */
export class VerificationChangeDto {
  @ValidateIf((_body, value) => value !== undefined)
  @IsAliases()
  aliases?: string[];
}
