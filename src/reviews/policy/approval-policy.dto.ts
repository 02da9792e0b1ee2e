import { ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { INVOICE_OUTCOMES } from '../../invoices/outcome.js';
import type { InvoiceOutcome } from '../../invoices/outcome.js';

/** A whole policy; what is left out stays as it is. */
export class ApprovalPolicyDto {
  @IsOptional()
  @IsIn([1, 2], { message: '$property must be 1 or 2' })
  people?: number;

  @IsOptional()
  @IsIn(INVOICE_OUTCOMES, { each: true, message: `$property must be a list of ${INVOICE_OUTCOMES.join(', ')}` })
  @ArrayUnique()
  @IsArray()
  one_person_outcomes?: InvoiceOutcome[];

  /** Null for no such amount. */
  @IsOptional()
  @Matches(/^\d{1,12}(?:\.\d{1,2})?$/, { message: '$property must be an amount such as 1234.50' })
  two_people_from?: string | null;

  @IsOptional()
  @IsBoolean()
  clear_verified?: boolean;
}
