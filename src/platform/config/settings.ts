import { resolve } from 'node:path';
import { SettingError } from './setting.js';
import { isLoopback } from '../http/loopback.js';
import { MAIL_SERVER } from './settings/mail-server.js';
import { OBSERVABILITY } from './settings/observability.js';
import { PROCESS } from './settings/process.js';
import { PROVIDERS } from './settings/providers.js';
import { READING } from './settings/reading.js';
import { RETENTION } from './settings/retention.js';
import { SECRETS } from './settings/secrets.js';
import { SENDERS } from './settings/senders.js';
import { SIGN_IN } from './settings/sign-in.js';
import { STORAGE } from './settings/storage.js';
import { WEB } from './settings/web.js';
import { WEBHOOKS } from './settings/webhooks.js';
import type { Setting } from './setting.js';

export { ROLES } from './settings/process.js';
export type { Role } from './settings/process.js';

/** Every setting of the service, by subject. docs/settings.md and docker/example.env are generated from these tables. */
export const SETTING_GROUPS = {
  'The process': PROCESS,
  Storage: STORAGE,
  'Secrets and backups': SECRETS,
  'REST interface and dashboard': WEB,
  'Signing in': SIGN_IN,
  'Mail server': MAIL_SERVER,
  'Senders of mail': SENDERS,
  'Reading documents': READING,
  'Outgoing mail, SMS, register and bank': PROVIDERS,
  Webhooks: WEBHOOKS,
  Retention: RETENTION,
  'Health, logs, metrics and traces': OBSERVABILITY,
} as const;

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void ? I : never;
type AllSettings = Intersection<(typeof SETTING_GROUPS)[keyof typeof SETTING_GROUPS]>;

export const SETTINGS = Object.assign({}, ...Object.values(SETTING_GROUPS)) as AllSettings;

type Value<S> = S extends Setting<infer T> ? T : never;
type Declared = { [K in keyof AllSettings]: Value<AllSettings[K]> };
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
