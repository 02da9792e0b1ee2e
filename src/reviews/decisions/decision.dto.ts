import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { INVOICE_REVIEWS } from '../../invoices/invoice-review.js';
import type { InvoiceReview } from '../../invoices/invoice-review.js';
import { IsName } from '../../platform/http/name.js';
import { parseMoment } from '../../platform/json-api/filters.js';
import { DECISIONS, REASONS } from './decision.entity.js';
import type { DecisionReason } from './decision.entity.js';

/** Decided at once at most (issue of the dashboard: a page of a list and then some). */
const MOST_AT_ONCE = 200;

/** Text that people write: up to 2,000 characters with line breaks, and no other control characters. */
export function IsComment(): PropertyDecorator {
  return applyDecorators(
    // Halves of surrogate pairs cannot be kept either.
    Matches(/^(?=.*\S)(?:[^\p{Cc}\p{Cs}]|[\n\r\t])+$/su, {
      message: '$property must be text without control characters',
      context: { schema: { minLength: 1 } },
    }),
    MaxLength(2_000),
    IsString(),
  );
}

function isPast(value: unknown): boolean {
  try {
    return typeof value === 'string' && parseMoment(value, false).getTime() <= Date.now() + 60_000;
  } catch {
    return false;
  }
}

function IsPastMoment(): PropertyDecorator {
  return ValidateBy(
    { name: 'isPastMoment', validator: { validate: isPast } },
    {
      message: '$property must be an ISO 8601 date-time in the past',
      context: { schema: { type: 'string', format: 'date-time' } },
    },
  );
}

function isComingDay(value: unknown): boolean {
  try {
    return (
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && parseMoment(value, true).getTime() > Date.now()
    );
  } catch {
    return false;
  }
}

function IsComingDay(): PropertyDecorator {
  return ValidateBy(
    { name: 'isComingDay', validator: { validate: isComingDay } },
    {
      message: '$property must be today or a later date (YYYY-MM-DD)',
      context: { schema: { type: 'string', format: 'date' } },
    },
  );
}

/** A call to the supplier, as evidence. */
export class CallBackDto {
  /** The number that was called. */
  @IsName()
  number: string;

  /** Where that number is known from: never the invoice itself. */
  @IsName()
  number_from: string;

  @IsName()
  spoke_to: string;

  @IsPastMoment()
  at: string;
}

export class DecisionDto {
  @IsIn(DECISIONS.filter((one) => one !== 'clear'), { message: '$property must be approve, hold, reject or reopen' })
  decision: 'approve' | 'hold' | 'reject' | 'reopen';

  /** Needed to approve and to reject. */
  @IsOptional()
  @IsIn(REASONS, { message: `$property must be one of ${REASONS.join(', ')}` })
  reason?: DecisionReason | null;

  /** Needed to open again what was decided. */
  @IsOptional()
  @IsComment()
  comment?: string | null;

  /** The day until which it is held; or `verification_id`. */
  @IsOptional()
  @IsComingDay()
  until?: string | null;

  /** The pending verification until whose end it is held; or `until`. */
  @IsOptional()
  @IsUUID()
  verification_id?: string | null;

  /** Needed with the reason `called_back`. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => CallBackDto)
  call?: CallBackDto;

  /** What the review was when this was decided; where it is something else by now, nothing is done (409). */
  @IsOptional()
  @IsIn(INVOICE_REVIEWS, { message: `$property must be one of ${INVOICE_REVIEWS.join(', ')}` })
  expected_review?: InvoiceReview | null;

  /** The `updated_at` of what this was decided by; where that has changed since (corrected, read or checked again), nothing is done (409). */
  @IsOptional()
  @IsPastMoment()
  expected_updated_at?: string | null;
}

/** One decision on several invoices. */
export class ManyDecisionsDto extends DecisionDto {
  @IsUUID(undefined, { each: true, message: '$property must be a list of ids' })
  @ArrayUnique()
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayNotEmpty()
  @IsArray()
  invoices: string[];
}
