import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { MOMENT, parseMoment } from '../../platform/json-api/filters.js';
import { WEBHOOK_EVENT_TYPES } from '../events/event-types.js';
import type { WebhookEventType } from '../events/event-types.js';

function areEventTypes(): PropertyDecorator {
  return IsIn(WEBHOOK_EVENT_TYPES, {
    each: true,
    message: `$property must be a list of these event types: ${WEBHOOK_EVENT_TYPES.join(', ')}`,
  });
}

/** A field that may be left out, and is not null if it is there. */
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

  /** True if it is null or absent. */
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

/** An ISO 8601 date or date-time. */
function isMoment(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isMoment',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && canBeRead(value),
        defaultMessage: () => '$property must be an ISO 8601 date or date-time',
      },
    },
    {
      context: {
        schema: { ...MOMENT, description: 'An ISO 8601 date or date-time.' },
      },
    },
  );
}

function canBeRead(text: string): boolean {
  try {
    return !Number.isNaN(parseMoment(text, false).getTime());
  } catch {
    return false;
  }
}

/** Which failed events are sent again: those written from `since` on, up to `until` or now. */
export class RecoveryDto {
  @isMoment()
  since: string;

  @IsOptional()
  @isMoment()
  until?: string | null;
}
