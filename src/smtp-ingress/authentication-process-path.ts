import { fileURLToPath } from 'node:url';

/** The compiled module that a SenderAuthenticator runs in its processes. */
export const AUTHENTICATION_PROCESS = fileURLToPath(
  new URL('./authentication/authentication-process.js', import.meta.url),
);
