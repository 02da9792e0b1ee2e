import { IsBoolean, IsOptional } from 'class-validator';

/** How far a redaction goes. */
export class RedactionDto {
  /**
   * Whether everything that shares the file or the email of what is redacted is to be redacted with it; without it that is refused. False
   * where it is null or absent.
   */
  @IsOptional()
  @IsBoolean()
  with_others?: boolean | null;
}
