import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import type { Settings } from '../platform/config/settings.js';
import { errorCode } from '../platform/errors/system-error.js';

/** PEM texts for STARTTLS. */
export interface Certificate {
  cert: string;
  key: string;
}

const TEN_YEARS = 3_650;

/**
 * The certificate of the mail server: the configured one, else one of its own making that is kept under `DATA_DIR`. Mail
 * servers on the way do not ask who signed it; they encrypt all the same.
 */
export async function loadCertificate(settings: Settings): Promise<Certificate> {
  if (settings.SMTP_TLS_CERT && settings.SMTP_TLS_KEY) {
    const [cert, key] = await Promise.all([
      readFile(settings.SMTP_TLS_CERT, 'utf8'),
      readFile(settings.SMTP_TLS_KEY, 'utf8'),
    ]);
    return { cert, key };
  }
  const path = join(settings.DATA_DIR, 'secrets', `smtp-${settings.INBOUND_DOMAIN}.json`);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Certificate;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
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
