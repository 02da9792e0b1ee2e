import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import {
  boolean,
  integer,
  list,
  oneOf,
  optionalPort,
  optionalUrl,
  port,
  secret,
  setOf,
  SettingError,
  text,
} from './setting.js';
import { groupRoles } from './group-roles.js';
import { isLoopback } from '../http/loopback.js';
import type { Setting } from './setting.js';

/** An IP address, with a port or without; one of version 6 stands in brackets before a port. */
function isServerAddress(entry: string): boolean {
  const [, bracketed, plain, port = '53'] = /^(?:\[(.+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  if (bracketed === undefined && plain === undefined) return isIPv6(entry);
  return (
    (bracketed === undefined ? isIPv4(plain ?? '') : isIPv6(bracketed)) && Number(port) > 0 && Number(port) < 65_536
  );
}

function isDomain(entry: string): boolean {
  return /^(?:[a-z\d_-]{1,63}\.)+[a-z\d-]{1,63}$/.test(entry);
}

/** An IP address, or a network as RFC 4632 writes it. */
function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** As shown where an address to listen on is not set. */
const LISTENING = '`127.0.0.1` while `DEMO` is on, else `0.0.0.0`';

export const ROLES = ['http', 'smtp', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Every setting of the service. docs/settings.md and docker/example.env are generated from this table. */
export const SETTINGS = {
  HTTP_PORT: port(3000, { description: 'Port of the REST interface; 0 picks a free one.' }),
  HTTP_HOST: text('', { description: 'Address the REST interface listens on.', defaultText: LISTENING }),
  SMTP_PORT: port(2525, { description: 'Port of the mail server; 0 picks a free one.' }),
  SMTP_HOST: text('', { description: 'Address the mail server listens on.', defaultText: LISTENING }),
  SMTPS_PORT: optionalPort({
    description: 'Port of the mail server on which connections begin with TLS; 0 picks a free one.',
    defaultText: 'none: TLS by STARTTLS only',
  }),
  HEALTH_PORT: optionalPort({
    description:
      'Port on which a process answers `GET /health/live` and `GET /health/ready` and nothing else, on the address of the REST interface; 0 picks a free one. For probes of processes without the role `http`.',
    defaultText: 'none',
  }),
  DATA_DIR: text('./data', { description: 'Embedded database, documents and generated secrets.' }),
  DATABASE_URL: optionalUrl(['postgres', 'postgresql'], {
    description: 'A PostgreSQL of version 15 or newer.',
    defaultText: 'an embedded PostgreSQL under `DATA_DIR`',
    secret: true,
  }),
  DATABASE_LISTEN_URL: optionalUrl(['postgres', 'postgresql'], {
    description:
      'The same database at an address that leads to it directly, where `DATABASE_URL` leads through a pooler that shares connections (PgBouncer in transaction mode): what needs a session of its own goes there (notifications for open pages, migrations, commands, queues without `REDIS_URL`), and statements are not prepared by name.',
    defaultText: 'as `DATABASE_URL`',
    secret: true,
  }),
  DATABASE_POOL: integer(
    20,
    { min: 2, max: 500 },
    { description: 'Connections to the database that one process holds at most.' },
  ),
  DATABASE_STATEMENT_SECONDS: integer(
    600,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that one statement may take before the database ends it and the request is answered with 503; 0 for ever. Migrations take as long as they need. Behind a pooler (`DATABASE_LISTEN_URL`) set `statement_timeout` for the role of the database instead.',
    },
  ),
  DATABASE_LOCK_SECONDS: integer(
    30,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that a statement may wait for rows that another one holds, as `DATABASE_STATEMENT_SECONDS` (`lock_timeout`).',
    },
  ),
  REDIS_URL: optionalUrl(['redis', 'rediss'], {
    description: 'Redis for the queues and the request counts; a database of it that nothing else uses.',
    defaultText: 'none: queues live in PostgreSQL',
    secret: true,
  }),
  DOCUMENTS_URL: optionalUrl(['file', 's3'], {
    description:
      'Where original files and raw messages are kept: a folder, or `s3://bucket/prefix` with the usual variables `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` (or a profile, or the role of the machine).',
    defaultText: '`DATA_DIR/documents`',
  }),
  S3_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'The address of an object store that speaks S3 and is not Amazon’s (`AWS_REGION` must be set for it too, `us-east-1` where it does not care).',
    defaultText: 'none',
  }),
  ROLES: setOf(ROLES, ROLES, { description: 'What this process does; run as many processes of each as wanted.' }),
  INBOUND_DOMAIN: text('localhost', { description: 'Domain of the inbox addresses.' }),
  PUBLIC_URL: optionalUrl(['http', 'https'], {
    description: 'Address under which people and programs reach the REST interface.',
    defaultText: '`http://localhost:HTTP_PORT`',
  }),
  SECRET_KEY: secret(32, {
    description:
      'What links to individuals are derived from, at least 32 random characters; the same in every process of a service. A process that has another one than its database is used with does not start.',
    defaultText: 'a secret of its own making under `DATA_DIR`',
  }),
  SECRET_KEY_PREVIOUS: secret(32, {
    description:
      'The `SECRET_KEY` of before, while a new one is introduced (see operations.md): the first process that starts with both keeps the old one, sealed with the new one.',
    defaultText: 'none',
  }),
  BACKUP_PASSPHRASE: secret(12, {
    description: 'Passphrase that backups are sealed with; for the commands `backup:…` alone.',
    defaultText: 'none: it is asked for on a terminal',
  }),
  BACKUP_PASSPHRASE_FILE: text('', {
    description: 'File that holds this passphrase in its first line, in place of `BACKUP_PASSPHRASE`.',
    defaultText: 'none',
  }),
  OUTGOING_SMTP_URL: optionalUrl(['smtp', 'smtps'], {
    description: 'Mail server that takes outgoing mail, with user and password where it wants them.',
    defaultText: 'none: no mail is sent',
    secret: true,
  }),
  OUTGOING_MAIL_FROM: text('Payproof <payproof@localhost>', { description: 'Sender of outgoing mail.' }),
  DAILY_NOTICE_HOUR: integer(
    21,
    { min: 0, max: 23 },
    { description: 'Hour of UTC at which people are told by email what waits for them; 21 is the morning in Sydney.' },
  ),
  SMS_GATEWAY_URL: optionalUrl(['http', 'https'], {
    description: 'Gateway that takes SMS (see providers.md for its form).',
    defaultText: 'none: no SMS is sent',
  }),
  SMS_GATEWAY_KEY: secret(1, { description: 'Bearer token for the SMS gateway.', defaultText: 'none' }),
  SMS_FROM: text('Payproof', { description: 'Sender that an SMS shows.' }),
  ABN_LOOKUP_GUID: secret(1, {
    description: 'GUID that the Australian Business Register gives to registered users of ABN Lookup.',
    defaultText: 'none: the register is not asked',
  }),
  ABN_LOOKUP_URL: optionalUrl(['http', 'https'], {
    description: 'Where the JSON services of ABN Lookup stand.',
    defaultText: '`https://abr.business.gov.au/json/`',
  }),
  ABN_CACHE_HOURS: integer(
    24,
    { min: 0, max: 720 },
    { description: 'How old an answer of the ABN register may be before it is asked again.' },
  ),
  CONFIRMATION_OF_PAYEE_URL: optionalUrl(['http', 'https'], {
    description: 'Bank service that tells whether an account is in a name (see providers.md for its form).',
    defaultText: 'none: account names are not checked',
  }),
  CONFIRMATION_OF_PAYEE_KEY: secret(1, {
    description: 'Bearer token for the confirmation of payee.',
    defaultText: 'none',
  }),
  PROVIDER_TIMEOUT_MS: integer(
    5_000,
    { min: 50, max: 60_000 },
    { description: 'Time that one request to a provider (mail, SMS, register, bank) may take as a whole.' },
  ),
  PROVIDER_RETRY_MS: integer(
    5_000,
    { min: 1, max: 600_000 },
    {
      description:
        'Pause before a provider that was down is asked again; it doubles with each further try, of 10 in all.',
    },
  ),
  VERIFICATION_MAX_AGE_MONTHS: integer(
    0,
    { min: 0, max: 120 },
    {
      description:
        'Months after which a verification does not count any more: nothing matches it until the payee is verified again. 0 lets it count for as long as it is neither replaced nor revoked.',
    },
  ),
  DEMO: boolean(true, {
    description:
      'Make a demo organization, its sandbox twin and `credentials.json` at the first start on an empty database.',
  }),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', {
    description: 'How much is logged.',
  }),
  LOG_FORMAT: oneOf(['auto', 'json', 'pretty'], 'auto', {
    description: 'One JSON object a line, or lines for people; `auto` is pretty on a terminal.',
  }),
  METRICS_PORT: optionalPort({
    description: 'Port on which Prometheus reads metrics (`GET /metrics`); 0 picks a free one. See operations.md.',
    defaultText: 'none: nothing is measured',
  }),
  METRICS_HOST: text('127.0.0.1', {
    description: 'Address on which metrics are served; any but one of this machine needs `METRICS_TOKEN`.',
  }),
  METRICS_TOKEN: secret(16, {
    description: 'Bearer token that whoever reads metrics has to show.',
    defaultText: 'none: whoever reaches `METRICS_HOST` may read them',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'Collector that traces are sent to by OTLP over HTTP, for example `http://localhost:4318`. Other variables of OpenTelemetry work too (see operations.md).',
    defaultText: 'none: nothing is traced',
    secret: true,
  }),
  DASHBOARD: boolean(true, { description: 'Serve the pages of the dashboard under `/dashboard/`.' }),
  RATE_LIMIT_KEY: integer(
    600,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that one key of an entity may make.' },
  ),
  RATE_LIMIT_ORGANIZATION: integer(
    60,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that the keys of one organization may make on the management interface.' },
  ),
  RATE_LIMIT_SESSION: integer(
    1_200,
    { min: 1, max: 100_000_000 },
    { description: 'Requests a minute that one person who is signed in may make.' },
  ),
  TRUSTED_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Reverse proxies whose `X-Forwarded-For` is believed, as addresses or networks (`10.0.0.0/8`), separated by commas; this machine is always believed. The `traceparent` of a request is believed only of proxies that are named here.',
    defaultText: 'this machine alone',
  }),
  SESSION_IDLE_MINUTES: integer(
    60,
    { min: 1, max: 43_200 },
    { description: 'Minutes without a request after which a person is signed out.' },
  ),
  SESSION_HOURS: integer(
    12,
    { min: 1, max: 720 },
    { description: 'Hours after which a person must sign in again, whatever they did meanwhile.' },
  ),
  SECOND_FACTOR: oneOf(['approvers', 'everyone', 'nobody'], 'approvers', {
    description:
      'Who must have a second factor: admins and approvers, everyone, or nobody. The demo organization goes without.',
  }),
  OIDC_ISSUER: optionalUrl(['https', 'http'], {
    description:
      'Provider by which people sign in (OpenID Connect), as its discovery document names it; plain http for this machine alone.',
    defaultText: 'none: people sign in here',
  }),
  OIDC_CLIENT_ID: text('payproof', { description: 'What the service is called at the provider.' }),
  OIDC_CLIENT_SECRET: secret(1, {
    description: 'Secret that the provider gave the service.',
    defaultText: 'none: a public client, protected by PKCE alone',
  }),
  OIDC_SCOPES: text('openid email profile', { description: 'What the provider is asked for.' }),
  OIDC_NAME: text('Single sign-on', { description: 'What the button to sign in by the provider says.' }),
  OIDC_GROUPS_CLAIM: text('groups', { description: 'Claim of the ID token that lists the groups of a person.' }),
  OIDC_ROLES: groupRoles({
    description:
      'Which groups have which role, as `group=role` or, for one entity, `group=role@ENTITY_ID`, separated by commas. People whose groups are named here are made when they first sign in, and their roles follow their groups; everybody else must have been invited.',
    defaultText: 'none: roles are given here',
  }),
  OIDC_ORGANIZATION: text('', {
    description: 'Slug of the organization to which the people of the provider belong.',
    defaultText: 'the only one there is',
  }),
  OIDC_ONLY: boolean(false, { description: 'Let people sign in by the provider alone.' }),
  READERS: integer(
    2,
    { min: 1, max: 64 },
    {
      description:
        'Documents that one worker process reads at the same time; up to two more where those of one entity keep another waiting.',
    },
  ),
  NATIVE_TESSERACT: text('', {
    description:
      'Text recognition by a `tesseract` of this machine, version 5 or newer with English language data: `auto` for one in `/usr/bin`, `/usr/local/bin` or `/opt/homebrew/bin`, or its absolute path. The packaged one, which reads the same everywhere, is used where there is none.',
    defaultText: 'none: the packaged one',
  }),
  READING_TIMEOUT_SECONDS: integer(
    120,
    { min: 1, max: 3600 },
    {
      description: 'Time that reading one document may take before its reader is stopped.',
    },
  ),
  READING_MEMORY_MB: integer(
    1536,
    { min: 256, max: 65_536 },
    {
      description: 'Memory that the reader of one document may take before it is stopped.',
    },
  ),
  CAGE: boolean(true, {
    description:
      'Take from the processes that open documents and messages every right that this system lets us take (see cage.md).',
  }),
  WEBHOOK_ALLOW_PRIVATE: boolean(false, {
    description:
      'Send webhooks to private, loopback and link-local addresses and over plain http as well: for tests and own networks.',
  }),
  WEBHOOK_CONCURRENCY: integer(
    256,
    { min: 1, max: 10_000 },
    {
      description: 'Webhooks that one worker process sends at the same time; one subscription gets 16 of them at most.',
    },
  ),
  WEBHOOK_RETENTION_DAYS: integer(
    30,
    { min: 1, max: 36_500 },
    { description: 'Days for which webhook events and their attempts are kept once they have succeeded or failed.' },
  ),
  SMTP_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Load balancers in front of the mail server that say whom a connection is from by the PROXY protocol (version 1), as addresses or networks; their connections must begin with its line, and nobody else’s may.',
    defaultText: 'none',
  }),
  SMTP_MAX_MESSAGE_MB: integer(
    25,
    { min: 1, max: 1024 },
    {
      description: 'Largest message the mail server takes, in MiB; larger ones are answered with 552.',
    },
  ),
  SMTP_CONNECTIONS_PER_PEER: integer(
    50,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that one peer may hold at the same time; the next one is answered with 421.',
    },
  ),
  SMTP_MESSAGES_PER_PEER: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description: 'Messages a minute that one peer may send; the next one is answered with 450.',
    },
  ),
  SENDER_AUTHENTICATION: boolean(true, {
    description: 'Find out by SPF, DKIM, DMARC and ARC whether mail is from whom it says.',
  }),
  DNS_SERVERS: list(isServerAddress, 'addresses of name servers', {
    description: 'Name servers that are asked about senders, each as `address` or `address:port`, separated by commas.',
    defaultText: 'those of the system',
  }),
  DNS_TIMEOUT_MS: integer(
    2_000,
    { min: 100, max: 60_000 },
    {
      description:
        'Time for all questions to name servers about one message; what is not answered then is asked later.',
    },
  ),
  TRUSTED_ARC_SEALERS: list(isDomain, 'domains', {
    description: 'Domains of forwarders whose ARC seals are believed, separated by commas.',
    defaultText: 'none',
  }),
  SMTP_UNKNOWN_PER_PEER: integer(
    100,
    { min: 1, max: 10_000_000 },
    {
      description:
        'Recipients a minute that a peer may name and that there are not; all further ones are answered with 450.',
    },
  ),
  SMTP_MESSAGES_PER_INBOX: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description: 'Messages a minute that one inbox takes, whoever sends them; the next one is answered with 450.',
    },
  ),
  SMTP_CONNECTIONS: integer(
    500,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that the mail server holds at the same time; the next one is answered with 421.',
    },
  ),
  MIN_FREE_DISK_MB: integer(
    100,
    { min: 0, max: 1_000_000_000 },
    {
      description:
        'Room in MiB that must be left where messages are written; with less the mail server answers 452 and senders try again.',
    },
  ),
  AUDIT_RETENTION_MONTHS: integer(
    84,
    { min: 0, max: 1_200 },
    {
      description:
        'Whole months for which the audit trail is kept; 0 keeps it for good. What is removed is closed with a checkpoint.',
    },
  ),
  AUDIT_ARCHIVE_DIR: text('', {
    description:
      'Folder into which months of the audit trail are written, and verified there, before they are removed (see operations.md); the same for every worker.',
    defaultText: 'none: they are removed without a copy',
  }),
  RAW_MESSAGE_RETENTION_DAYS: integer(
    0,
    { min: 0, max: 36_500 },
    {
      description:
        'Days after which the raw message of an email is removed (its row and its invoices stay); 0 keeps it.',
    },
  ),
  SMTP_TLS_CERT: text('', {
    description: 'PEM file of the certificate of the mail server; it is read again when it changes.',
    defaultText: 'a certificate of its own making under `DATA_DIR`',
  }),
  SMTP_TLS_KEY: text('', { description: 'PEM file of the key that belongs to `SMTP_TLS_CERT`.', defaultText: 'none' }),
} as const;

type Value<S> = S extends Setting<infer T> ? T : never;
type Declared = { [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };
export type Settings = Readonly<Declared>;

/** What is wrong with the settings, a line each. */
export class SettingsError extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

/** Nest's token of the settings. */
export const SETTINGS_TOKEN = Symbol('settings');

/**
 * Reads the settings from an environment. An empty variable counts as absent. `DATA_DIR` comes out absolute.
 * Throws a SettingsError with one line for each wrong setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const given = environment[name];
    try {
      values[name] = given === undefined || given === '' ? setting.default : setting.parse(given);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      wrong.push(`${name} ${error.message}${setting.secret ? '' : `, but is ${JSON.stringify(given)}`}`);
    }
  }
  if (wrong.length > 0) throw new SettingsError(wrong);
  const settings = values as { -readonly [K in keyof Declared]: Declared[K] };
  if (Boolean(settings.SMTP_TLS_CERT) !== Boolean(settings.SMTP_TLS_KEY))
    throw new SettingsError(['SMTP_TLS_CERT and SMTP_TLS_KEY must be set together']);
  if (settings.OIDC_ONLY && settings.OIDC_ISSUER === null)
    throw new SettingsError(['OIDC_ONLY needs a provider: set OIDC_ISSUER']);
  if (settings.OIDC_ISSUER?.startsWith('http:') && !isLoopback(new URL(settings.OIDC_ISSUER).hostname))
    throw new SettingsError(['OIDC_ISSUER must be https, but for a provider on this machine']);
  if (settings.METRICS_PORT !== null && settings.METRICS_TOKEN === '' && !isLoopback(settings.METRICS_HOST))
    throw new SettingsError(['METRICS_HOST is not on this machine alone: set METRICS_TOKEN too']);
  const host = settings.DEMO ? '127.0.0.1' : '0.0.0.0';
  settings.HTTP_HOST ||= host;
  settings.SMTP_HOST ||= host;
  settings.DATA_DIR = resolve(settings.DATA_DIR);
  return settings;
}
