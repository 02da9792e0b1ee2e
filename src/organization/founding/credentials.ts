import { open, readFile, rename } from 'node:fs/promises';

/** What a person needs to use a new organization; the tokens are nowhere else. */
export interface Credentials {
  organization_key: string;
  entity_key: string;
  sandbox_entity_key: string;
  inbox: string;
  sandbox_inbox: string;
  dashboard: { url: string; email: string; password: string };
  http: string;
  smtp: string;
}

/** Where the service listens, as credentials show it. */
export interface Addresses {
  http: string;
  smtp: string;
  /** Where connections to the mail server begin with TLS. */
  smtps: string | null;
  inboundDomain: string;
  publicUrl: string;
}

/** Keeps the addresses in credentials true when the service listens elsewhere than it did; nothing happens without the file. */
export async function refreshAddresses(path: string, { http, smtp, publicUrl }: Addresses): Promise<void> {
  let credentials: Credentials;
  try {
    credentials = JSON.parse(await readFile(path, 'utf8')) as Credentials;
  } catch {
    // Absent, or somebody else's file: not ours to mend.
    return;
  }
  const url = `${publicUrl}/`;
  if (credentials.http === http && credentials.smtp === smtp && credentials.dashboard?.url === url) return;
  await writeCredentials(path, { ...credentials, http, smtp, dashboard: { ...credentials.dashboard, url } });
}

/** Writes a file of secrets, mode 600, such that it is there whole or not at all. */
export async function writeCredentials(path: string, credentials: Credentials): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
