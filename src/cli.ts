import 'reflect-metadata';
import { Command } from 'commander';
import { registerReadCommand } from './cli/read.js';
import { SettingsError } from './platform/config/settings.js';

const program = new Command('npm run cli --').description('Payproof on the command line').showHelpAfterError();
registerReadCommand(program);

/** Commands that need the database are loaded only when one of them is asked for: reading a file needs none. */
async function registerDatabaseCommands(): Promise<void> {
  const [
    { registerAuditCommands },
    { registerBackupCommands },
    { registerBsbImportCommand },
    { registerEmailImportCommand },
    { registerEmailReprocessCommand },
    { registerOrganizationCreateCommand },
    { registerOperatorMailCommands },
    { registerOutgoingCommands },
    { registerSecretAdoptCommand },
    { registerSecretResealCommand },
    { registerUserNoticesCommand },
    { registerUserCommands },
  ] = await Promise.all([
    import('./cli/audit.js'),
    import('./cli/backup.js'),
    import('./cli/bsb-import.js'),
    import('./cli/email-import.js'),
    import('./cli/email-reprocess.js'),
    import('./cli/organization-create.js'),
    import('./cli/operator-mail.js'),
    import('./cli/outgoing.js'),
    import('./cli/secret-adopt.js'),
    import('./cli/secret-reseal.js'),
    import('./cli/user-notices.js'),
    import('./cli/users.js'),
  ]);
  registerAuditCommands(program);
  registerBackupCommands(program);
  registerBsbImportCommand(program);
  registerEmailImportCommand(program);
  registerEmailReprocessCommand(program);
  registerOrganizationCreateCommand(program);
  registerOperatorMailCommands(program);
  registerOutgoingCommands(program);
  registerSecretAdoptCommand(program);
  registerSecretResealCommand(program);
  registerUserNoticesCommand(program);
  registerUserCommands(program);
}

async function main(): Promise<void> {
  if (process.argv[2] !== 'read') await registerDatabaseCommands();
  await program.parseAsync();
}

main().catch((error: unknown) => {
  const message =
    error instanceof SettingsError ? error.lines.join('\n') : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
