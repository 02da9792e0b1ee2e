import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import type { Settings } from '../../platform/config/settings.js';
import { loadCertificate } from './certificate.js';

describe('loadCertificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const load = (cert: string, key: string): ReturnType<typeof loadCertificate> =>
    loadCertificate({
      DATA_DIR: folder,
      INBOUND_DOMAIN: 'in.example',
      SMTP_TLS_CERT: cert,
      SMTP_TLS_KEY: key,
    } as Settings);
  const written = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('makes one if none is configured, and keeps it', async () => {
    const made = await load('', '');
    expect(made.cert).toContain('BEGIN CERTIFICATE');
    expect(await load('', '')).toEqual(made);
  });

  it('names the settings of a certificate that cannot be used', async () => {
    const [one, other] = [selfsigned.generate(), selfsigned.generate()];
    const [cert, key] = [written('cert.pem', one.cert), written('key.pem', one.private)];
    expect(await load(cert, key)).toEqual({ cert: one.cert, key: one.private });
    for (const [badCert, badKey] of [
      [join(folder, 'none'), key],
      [written('text', 'no certificate'), key],
      [cert, written('other.pem', other.private)],
    ] as const)
      await expect(load(badCert, badKey)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/^The certificate in SMTP_TLS_CERT and SMTP_TLS_KEY cannot be used: /),
      });
  });
});
