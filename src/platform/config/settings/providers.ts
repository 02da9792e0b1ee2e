import { integer, optionalUrl, secret, text } from '../setting.js';

/** The external services that are asked or told something. */
export const PROVIDERS = {
  OUTGOING_SMTP_URL: optionalUrl(['smtp', 'smtps'], {
    description: 'Mail server for outgoing mail, with user and password if it requires them.',
    defaultText: 'none: no mail is sent',
    secret: true,
  }),
  OUTGOING_MAIL_FROM: text('Payproof <payproof@localhost>', { description: 'Sender of outgoing mail.' }),
  DAILY_NOTICE_HOUR: integer(
    21,
    { min: 0, max: 23 },
    { description: 'UTC hour at which people get an email about what waits for them; 21 is the morning in Sydney.' },
  ),
  SMS_GATEWAY_URL: optionalUrl(['http', 'https'], {
    description: 'Gateway that sends SMS (see providers.md for its interface).',
    defaultText: 'none: no SMS is sent',
  }),
  SMS_GATEWAY_KEY: secret(1, { description: 'Bearer token for the SMS gateway.', defaultText: 'none' }),
  SMS_FROM: text('Payproof', { description: 'Sender that an SMS shows.' }),
  ABN_LOOKUP_GUID: secret(1, {
    description: 'GUID that the Australian Business Register issues to registered users of ABN Lookup.',
    defaultText: 'none: the register is not queried',
  }),
  ABN_LOOKUP_URL: optionalUrl(['http', 'https'], {
    description: 'Address of ABN Lookup’s JSON services.',
    defaultText: '`https://abr.business.gov.au/json/`',
  }),
  ABN_CACHE_HOURS: integer(
    24,
    { min: 0, max: 720 },
    { description: 'Hours after which an answer of the ABN register is too old and the service asks again.' },
  ),
  CONFIRMATION_OF_PAYEE_URL: optionalUrl(['http', 'https'], {
    description: 'Bank service that says whether an account is in a given name (see providers.md for its interface).',
    defaultText: 'none: account names are not checked',
  }),
  CONFIRMATION_OF_PAYEE_KEY: secret(1, {
    description: 'Bearer token for the confirmation-of-payee service.',
    defaultText: 'none',
  }),
  PROVIDER_TIMEOUT_MS: integer(
    5_000,
    { min: 50, max: 60_000 },
    { description: 'Time limit for one whole request to a provider (mail, SMS, register, bank).' },
  ),
  PROVIDER_RETRY_MS: integer(
    5_000,
    { min: 1, max: 600_000 },
    {
      description:
        'Pause before the service asks a provider again that was down; it doubles with each attempt, 10 in all.',
    },
  ),
} as const;
