import { IsOptional } from 'class-validator';
import { IsName } from '../platform/http/name.js';
import { IsAbn, IsAccountNumber, IsBsb } from '../numbers/number-fields.js';
import type { SubmittedDetails } from './submitted-details.js';

/** Details that are to be compared with verified ones (decisions, section 6). */
export class SubmittedDetailsDto implements SubmittedDetails {
  @IsBsb()
  account_bsb: string;

  @IsAccountNumber()
  account_number: string;

  @IsOptional()
  @IsName()
  account_name?: string | null;

  @IsOptional()
  @IsAbn()
  business_abn?: string | null;

  @IsOptional()
  @IsName()
  business_name?: string | null;
}
