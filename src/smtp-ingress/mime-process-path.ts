import { fileURLToPath } from 'node:url';

/** The compiled module that a MimeReader runs in its processes. */
export const MIME_PROCESS = fileURLToPath(new URL('./mime/mime-process.js', import.meta.url));
