import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { WEBHOOK_EVENT_TYPES } from './event-types.js';
import type { WebhookEventType } from './event-types.js';

function areEventTypes(): PropertyDecorator {
  return IsIn(WEBHOOK_EVENT_TYPES, {
    each: true,
    message: `$property must be a list of ${WEBHOOK_EVENT_TYPES.join(', ')}`,
  });
}

/** A field that may be left out, and is not null where it is there. */
function ifGiven(): PropertyDecorator {
  return ValidateIf((_body, value) => value !== undefined);
}

export class NewWebhookSubscriptionDto {
  /** Which addresses will do is known to the service's settings; see WebhookHttp. */
  @MaxLength(2048)
  @IsString()
  url: string;

  @areEventTypes()
  @ArrayNotEmpty()
  @IsArray()
  events: WebhookEventType[];

  /** True where it is null or absent. */
  @IsOptional()
  @IsBoolean()
  enabled?: boolean | null;
}

export class WebhookSubscriptionChangeDto {
  @ifGiven()
  @MaxLength(2048)
  @IsString()
  url?: string;

  @ifGiven()
  @areEventTypes()
  @ArrayNotEmpty()
  @IsArray()
  events?: WebhookEventType[];

  @ifGiven()
  @IsBoolean()
  enabled?: boolean;
}
