import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_EXTENSIONS } from '../../platform/files/document-type.js';
import type { MessageContent } from './message-content.js';
import type { MessageFiles, StoredAttachment } from './message-files.js';

/**
 * Writes each document to a file of its own in a directory, named by its place in the message, and syncs it; and each picture, which
 * is needed no longer than the message is read.
 */
export async function storeDocuments(message: MessageContent, outDir: string): Promise<MessageFiles> {
  const attachments: StoredAttachment[] = [];
  for (const [index, { content, ...attachment }] of message.attachments.entries()) {
    let file: string | null = null;
    if (content && attachment.contentType) {
      file = path.resolve(outDir, `${index + 1}${DOCUMENT_EXTENSIONS[attachment.contentType]}`);
      await writeSynced(file, content);
    }
    attachments.push({ ...attachment, path: file });
  }
  if (attachments.some((attachment) => attachment.path !== null)) await syncDirectory(outDir);
  const pictures: MessageFiles['pictures'] = [];
  for (const [index, { fileName, content }] of message.pictures.entries()) {
    const file = path.resolve(outDir, `picture-${index + 1}.png`);
    await writeFile(file, content, { mode: 0o600 });
    pictures.push({ fileName, path: file });
  }
  return { ...message, attachments, pictures };
}

async function writeSynced(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
