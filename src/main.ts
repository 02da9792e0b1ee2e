import 'reflect-metadata';
import { join } from 'node:path';
import { readSettings, SettingsError } from './platform/config/settings.js';
import { StartError } from './platform/database/embedded/start-error.js';
import { unusablePath } from './platform/errors/system-error.js';
import { startService } from './start/service.js';
import { welcome } from './start/welcome.js';

/** After a second Ctrl-C, or when stopping takes longer, the process ends all the same; nothing accepted is lost by that. */
const PATIENCE_MS = 15_000;

async function main(): Promise<void> {
  const settings = readSettings();
  // Whoever starts us again gives us a database again; what was answered is in it, and nothing else can be answered without.
  const starting = startService(settings, () => process.exit(1));
  let stopping = false;
  const end = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    starting
      .then((service) => service.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const service = await starting;
  if (!stopping) process.stdout.write(welcome(service, join(settings.DATA_DIR, 'credentials.json'), settings));
}

main().catch((error: unknown) => {
  const problem = error instanceof StartError ? error.message : unusablePath(error);
  if (error instanceof SettingsError) for (const line of error.lines) process.stderr.write(`${line}\n`);
  else if (problem !== null) process.stderr.write(`${problem}\n`);
  else
    process.stderr.write(
      `Payproof could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
});
