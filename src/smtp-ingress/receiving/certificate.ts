import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Settings } from '../../platform/config/settings.js';
import { StartError } from '../../platform/database/embedded/start-error.js';
import { errorCode } from '../../platform/errors/system-error.js';
import type { Logger } from '../../platform/logging/logger.js';

/** PEM texts. */
export interface Certificate {
  cert: string;
  key: string;
}

const TEN_YEARS = 3_650;
const LOOK_EVERY_MS = 2_000;

/**
 * The certificate of the mail server: the configured one, else one of its own making that is kept under `DATA_DIR`. Mail
 * servers on the way do not ask who signed it; they encrypt all the same.
 * Throws StartError if the configured one cannot be used.
 */
export async function loadCertificate(settings: Settings): Promise<Certificate> {
  if (settings.SMTP_TLS_CERT && settings.SMTP_TLS_KEY) return loadConfigured(settings);
  const path = join(settings.DATA_DIR, 'secrets', `smtp-${settings.INBOUND_DOMAIN}.json`);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Certificate;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const { default: selfsigned } = await import('selfsigned');
  const made = selfsigned.generate([{ name: 'commonName', value: settings.INBOUND_DOMAIN }], {
    algorithm: 'sha256',
    keySize: 2048,
    days: TEN_YEARS,
  });
  const certificate = { cert: made.cert, key: made.private };
  await mkdir(join(settings.DATA_DIR, 'secrets'), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, JSON.stringify(certificate), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return certificate;
}

/**
 * Looks again and again whether the configured certificate was renewed, and passes on one that is whole and fits its key. Gives
 * what ends that.
 */
export function followCertificate(
  settings: Settings,
  first: Certificate,
  logger: Logger,
  renewed: (certificate: Certificate) => void,
): () => void {
  if (!settings.SMTP_TLS_CERT) return () => undefined;
  let last = first;
  const look = async (): Promise<void> => {
    const now = await readConfigured(settings);
    if (now.cert === last.cert && now.key === last.key) return;
    last = now;
    // Throws if the two do not belong together.
    createSecureContext(now);
    renewed(now);
    logger.info('The certificate of the mail server was reloaded');
  };
  const timer = setInterval(() => {
    // A file that is just being written is read again when it changes next; until then the old certificate serves.
    look().catch((error: unknown) => logger.warn({ err: error }, 'The certificate of the mail server cannot be read'));
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

async function loadConfigured(settings: Settings): Promise<Certificate> {
  try {
    const certificate = await readConfigured(settings);
    // Throws if the two do not belong together.
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    throw new StartError(
      `The certificate in SMTP_TLS_CERT and SMTP_TLS_KEY cannot be used: ${(error as Error).message}`,
    );
  }
}

async function readConfigured({ SMTP_TLS_CERT, SMTP_TLS_KEY }: Settings): Promise<Certificate> {
  const [cert, key] = await Promise.all([readFile(SMTP_TLS_CERT, 'utf8'), readFile(SMTP_TLS_KEY, 'utf8')]);
  return { cert, key };
}
