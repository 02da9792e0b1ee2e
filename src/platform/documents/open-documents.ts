import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.js';
import type { DocumentStore } from './document-store.js';
import { FileStore } from './file-store.js';

/** The store that the settings name. Throws if its folder cannot be used. */
export async function openDocuments(
  settings: Pick<Settings, 'DOCUMENTS_URL' | 'S3_ENDPOINT' | 'DATA_DIR'>,
): Promise<DocumentStore> {
  const { DOCUMENTS_URL: address, S3_ENDPOINT: endpoint, DATA_DIR: dataDir } = settings;
  if (address === null) return new FileStore(join(dataDir, 'documents'));
  const url = new URL(address);
  if (url.protocol === 'file:') return new FileStore(fileURLToPath(url));
  // Amazon's library takes a quarter of a second to load: only who needs it waits for it.
  const { S3Store } = await import('./s3-store.js');
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  const place = { bucket: url.hostname, prefix: path === '' ? '' : `${path}/`, endpoint };
  return new S3Store(place, join(dataDir, 'incoming'));
}
