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

/** An IP address, with a port or without; one of version 6 is in brackets before a port. */
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

/** Shown if an address to listen on is not set. */
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
    description: 'Port of the mail server for connections that use TLS from the start; 0 picks a free one.',
    defaultText: 'none: TLS only through STARTTLS',
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
      'A direct address of the same database. Set it if `DATABASE_URL` leads through a pooler that shares connections (PgBouncer in transaction mode): everything that needs a session of its own then connects there (notifications for open pages, migrations, commands, queues without `REDIS_URL`), and prepared statements have no names.',
    defaultText: 'as `DATABASE_URL`',
    secret: true,
  }),
  DATABASE_POOL: integer(
    20,
    { min: 2, max: 500 },
    { description: 'How many connections to the database one process may hold.' },
  ),
  DATABASE_STATEMENT_SECONDS: integer(
    600,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that one statement may take before the database cancels it and the request gets a 503; 0 for no limit. Migrations take as long as they need. Behind a pooler (`DATABASE_LISTEN_URL`), set `statement_timeout` for the database role instead.',
    },
  ),
  DATABASE_LOCK_SECONDS: integer(
    30,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that a statement may wait for locked rows; otherwise like `DATABASE_STATEMENT_SECONDS` (`lock_timeout`).',
    },
  ),
  REDIS_URL: optionalUrl(['redis', 'rediss'], {
    description: 'Redis for the queues and the request counts; use a Redis database that nothing else uses.',
    defaultText: 'none: queues are in PostgreSQL',
    secret: true,
  }),
  DOCUMENTS_URL: optionalUrl(['file', 's3'], {
    description:
      'Where original files and raw messages are stored: a folder, or `s3://bucket/prefix` with the usual variables `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` (or a profile, or the machine’s role).',
    defaultText: '`DATA_DIR/documents`',
  }),
  S3_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'The address of an S3-compatible object store other than Amazon’s (`AWS_REGION` must be set too; use `us-east-1` if the store does not care).',
    defaultText: 'none',
  }),
  ROLES: setOf(ROLES, ROLES, {
    description: 'What this process does; run as many processes of each role as you like.',
  }),
  INBOUND_DOMAIN: text('localhost', { description: 'Domain of the inbox addresses.' }),
  PUBLIC_URL: optionalUrl(['http', 'https'], {
    description: 'Address under which people and programs reach the REST interface.',
    defaultText: '`http://localhost:HTTP_PORT`',
  }),
  SECRET_KEY: secret(32, {
    description:
      'The secret that individuals’ links are derived from: at least 32 random characters, the same in every process of a service. A process does not start if its database is used with another one.',
    defaultText: 'a secret that the service makes under `DATA_DIR`',
  }),
  SECRET_KEY_PREVIOUS: secret(32, {
    description:
      'The previous `SECRET_KEY`, while you introduce a new one (see operations.md): the first process that starts with both stores the old one, sealed with the new one.',
    defaultText: 'none',
  }),
  BACKUP_PASSPHRASE: secret(12, {
    description: 'Passphrase that backups are sealed with; only for the commands `backup:…`.',
    defaultText: 'none: the terminal prompts for it',
  }),
  BACKUP_PASSPHRASE_FILE: text('', {
    description: 'File with this passphrase in its first line, instead of `BACKUP_PASSPHRASE`.',
    defaultText: 'none',
  }),
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
  VERIFICATION_MAX_AGE_MONTHS: integer(
    0,
    { min: 0, max: 120 },
    {
      description:
        'Months after which a verification no longer counts: nothing matches it until the payee is verified again. With 0 it counts until it is replaced or revoked.',
    },
  ),
  DEMO: boolean(true, {
    description:
      'Create a demo organization, its sandbox twin and `credentials.json` at the first start on an empty database.',
  }),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', {
    description: 'How much is logged.',
  }),
  LOG_FORMAT: oneOf(['auto', 'json', 'pretty'], 'auto', {
    description: 'One JSON object per line, or lines for people; `auto` is pretty on a terminal.',
  }),
  METRICS_PORT: optionalPort({
    description: 'Port on which Prometheus reads metrics (`GET /metrics`); 0 picks a free one. See operations.md.',
    defaultText: 'none: nothing is measured',
  }),
  METRICS_HOST: text('127.0.0.1', {
    description:
      'Address on which metrics are served; `METRICS_TOKEN` is required unless it is an address of this machine only.',
  }),
  METRICS_TOKEN: secret(16, {
    description: 'Bearer token that a reader of metrics must send.',
    defaultText: 'none: anyone who reaches `METRICS_HOST` may read them',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'Collector that traces are sent to, by OTLP over HTTP, for example `http://localhost:4318`. OpenTelemetry’s other variables work too (see operations.md).',
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
    { description: 'Requests a minute that one signed-in person may make.' },
  ),
  TRUSTED_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Reverse proxies whose `X-Forwarded-For` is believed, as addresses or networks (`10.0.0.0/8`), separated by commas; this machine is always believed. The `traceparent` of a request is believed only from proxies listed here.',
    defaultText: 'only this machine',
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
      'Provider through which people sign in (OpenID Connect), as named in its discovery document; plain http only for this machine.',
    defaultText: 'none: people sign in to Payproof itself',
  }),
  OIDC_CLIENT_ID: text('payproof', { description: 'The service’s client id at the provider.' }),
  OIDC_CLIENT_SECRET: secret(1, {
    description: 'The service’s client secret at the provider.',
    defaultText: 'none: a public client, protected only by PKCE',
  }),
  OIDC_SCOPES: text('openid email profile', { description: 'Scopes that the service requests from the provider.' }),
  OIDC_NAME: text('Single sign-on', { description: 'Text of the button for signing in through the provider.' }),
  OIDC_GROUPS_CLAIM: text('groups', { description: 'Claim of the ID token that lists a person’s groups.' }),
  OIDC_ROLES: groupRoles({
    description:
      'Which groups have which role, as `group=role` or, for one entity, `group=role@ENTITY_ID`, separated by commas. People in the groups named here become users when they first sign in, and their roles follow their groups; everybody else must have been invited.',
    defaultText: 'none: roles are given in Payproof',
  }),
  OIDC_ORGANIZATION: text('', {
    description: 'Slug of the organization that the provider’s people belong to.',
    defaultText: 'the only one there is',
  }),
  OIDC_ONLY: boolean(false, { description: 'Let people sign in only through the provider.' }),
  READERS: integer(
    2,
    { min: 1, max: 64 },
    {
      description:
        'Documents that one worker process reads at the same time; up to two more while one entity’s documents keep another’s waiting.',
    },
  ),
  NATIVE_TESSERACT: text('', {
    description:
      'Use this machine’s own `tesseract` for text recognition, version 5 or newer with English language data: `auto` for one in `/usr/bin`, `/usr/local/bin` or `/opt/homebrew/bin`, or its absolute path. If there is none, the packaged one is used, which reads the same everywhere.',
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
      'Remove every right that this system allows to be removed from the processes that open documents and messages (see cage.md).',
  }),
  WEBHOOK_ALLOW_PRIVATE: boolean(false, {
    description:
      'Also send webhooks to private, loopback and link-local addresses and over plain http: for tests and your own networks.',
  }),
  WEBHOOK_CONCURRENCY: integer(
    256,
    { min: 1, max: 10_000 },
    {
      description: 'Webhooks that one worker process sends at the same time, at most 16 of them for one subscription.',
    },
  ),
  WEBHOOK_RETENTION_DAYS: integer(
    30,
    { min: 1, max: 36_500 },
    { description: 'Days to keep webhook events and their attempts after they succeeded or failed.' },
  ),
  SMTP_PROXIES: list(isAddressOrNetwork, 'addresses or networks', {
    description:
      'Load balancers in front of the mail server that pass on the client’s address by the PROXY protocol (version 1), as addresses or networks. Their connections must begin with its line; no other connection may.',
    defaultText: 'none',
  }),
  SMTP_MAX_MESSAGE_MB: integer(
    25,
    { min: 1, max: 1024 },
    {
      description: 'Largest message the mail server accepts, in MiB; larger ones are refused with 552.',
    },
  ),
  SMTP_CONNECTIONS_PER_PEER: integer(
    50,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that one peer may hold at the same time; any more are refused with 421.',
    },
  ),
  SMTP_MESSAGES_PER_PEER: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description: 'Messages a minute that one peer may send; any more are refused with 450.',
    },
  ),
  SENDER_AUTHENTICATION: boolean(true, {
    description: 'Check by SPF, DKIM, DMARC and ARC whether mail comes from the sender it names.',
  }),
  DNS_SERVERS: list(isServerAddress, 'addresses of name servers', {
    description: 'Name servers to query about senders, each as `address` or `address:port`, separated by commas.',
    defaultText: 'those of the system',
  }),
  DNS_TIMEOUT_MS: integer(
    2_000,
    { min: 100, max: 60_000 },
    {
      description: 'Time limit for all DNS queries about one message; unanswered ones are repeated later.',
    },
  ),
  TRUSTED_ARC_SEALERS: list(isDomain, 'domains', {
    description: 'Domains of forwarders whose ARC seals are trusted, separated by commas.',
    defaultText: 'none',
  }),
  SMTP_UNKNOWN_PER_PEER: integer(
    100,
    { min: 1, max: 10_000_000 },
    {
      description: 'Unknown recipients a minute that one peer may name; any more are refused with 450.',
    },
  ),
  SMTP_MESSAGES_PER_INBOX: integer(
    1000,
    { min: 1, max: 10_000_000 },
    {
      description:
        'Messages a minute that one inbox accepts, from all senders together; any more are refused with 450.',
    },
  ),
  SMTP_CONNECTIONS: integer(
    500,
    { min: 1, max: 100_000 },
    {
      description: 'Connections that the mail server holds at the same time; any more are refused with 421.',
    },
  ),
  MIN_FREE_DISK_MB: integer(
    100,
    { min: 0, max: 1_000_000_000 },
    {
      description:
        'Free space in MiB required where messages are written; with less, the mail server answers 452 and senders retry.',
    },
  ),
  AUDIT_RETENTION_MONTHS: integer(
    84,
    { min: 0, max: 1_200 },
    {
      description:
        'Whole months to keep the audit trail; 0 keeps it for good. Each removal is recorded in a checkpoint.',
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
        'Days after which the raw message of an email is deleted (its row and its invoices stay); 0 keeps it.',
    },
  ),
  SMTP_TLS_CERT: text('', {
    description: 'PEM file of the mail server’s certificate; it is read again when it changes.',
    defaultText: 'a certificate that the service makes under `DATA_DIR`',
  }),
  SMTP_TLS_KEY: text('', { description: 'PEM file of the private key for `SMTP_TLS_CERT`.', defaultText: 'none' }),
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
    throw new SettingsError(['OIDC_ISSUER must be https, unless the provider is on this machine']);
  if (settings.METRICS_PORT !== null && settings.METRICS_TOKEN === '' && !isLoopback(settings.METRICS_HOST))
    throw new SettingsError(['METRICS_HOST can be reached from other machines: set METRICS_TOKEN too']);
  const host = settings.DEMO ? '127.0.0.1' : '0.0.0.0';
  settings.HTTP_HOST ||= host;
  settings.SMTP_HOST ||= host;
  settings.DATA_DIR = resolve(settings.DATA_DIR);
  return settings;
}
