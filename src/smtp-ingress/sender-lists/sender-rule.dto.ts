import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, ValidateBy } from 'class-validator';
import { IsName } from '../../platform/http/name.js';
import { DEFAULT_POLICIES } from './sender-setting.entity.js';
import type { DefaultPolicy } from './sender-setting.entity.js';
import { SENDER_POLICIES } from './sender-rule.entity.js';
import type { SenderPolicy } from './sender-rule.entity.js';
import { normaliseSender } from './sender-name.js';

const WANTED = 'an email address or a registered domain';

function IsSender(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (normaliseSender(value) ?? value) : value,
    ),
    ValidateBy(
      {
        name: 'isSender',
        validator: {
          validate: (value: unknown) => typeof value === 'string' && normaliseSender(value) !== null,
          defaultMessage: () => `$property must be ${WANTED}`,
        },
      },
      { context: { schema: { type: 'string', description: `Must be ${WANTED}.` } } },
    ),
  );
}

export class SenderRuleChangeDto {
  @IsIn(SENDER_POLICIES)
  policy: SenderPolicy;

  @IsOptional()
  @IsName()
  note?: string | null;
}

export class NewSenderRuleDto extends SenderRuleChangeDto {
  @IsSender()
  sender: string;
}

export class SenderSettingsDto {
  @IsIn(DEFAULT_POLICIES)
  default_policy: DefaultPolicy;

  @IsBoolean()
  confirmations: boolean;
}
