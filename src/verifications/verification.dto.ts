import { IsBoolean, IsEmail, IsOptional, MaxLength } from 'class-validator';
import { IsName } from '../platform/http/name.js';
import { IsAbn, IsAccountNumber, IsAustralianMobile, IsBsb, IsFullName } from './fields.js';

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

  @IsOptional()
  @IsAustralianMobile()
  individual_mobile?: string | null;

  @IsOptional()
  @MaxLength(255)
  @IsEmail()
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

  @IsOptional()
  @IsBoolean()
  send_individual_authentication_sms?: boolean | null;

  @IsOptional()
  @IsBoolean()
  send_individual_authentication_email?: boolean | null;
}
