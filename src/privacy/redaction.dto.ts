import { IsBoolean, IsIn, IsOptional } from 'class-validator';

/** Why personal data is deleted. A choice, because the audit trail keeps it: a sentence of one's own could name the person. */
const REDACTION_REASONS = ['requested', 'no_longer_needed', 'sent_in_error', 'other'] as const;
export type RedactionReason = (typeof REDACTION_REASONS)[number];

/** Why something is redacted. */
export class RedactionDto {
  /**
   * Why the data is deleted, for the audit trail: `requested` where the person asked for it, `sent_in_error` where it should never have
   * arrived.
   */
  @IsOptional()
  @IsIn(REDACTION_REASONS)
  reason?: RedactionReason | null;
}

/** How far a redaction goes. */
export class SharedRedactionDto extends RedactionDto {
  /**
   * Whether everything that shares the file or the email of what is redacted is to be redacted with it; without it that is refused. False
   * where it is null or absent.
   */
  @IsOptional()
  @IsBoolean()
  with_others?: boolean | null;
}
