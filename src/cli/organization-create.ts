import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { makeFirstAdmin } from '../identity/users/make-first-admin.js';
import { slugOf } from '../organization/inbox-address.js';
import { OrganizationsService } from '../organization/organizations.service.js';
import { readSettings } from '../platform/config/settings.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { writeCredentials } from '../organization/founding/credentials.js';
import { FirstAdmins } from '../organization/founding/first-admins.js';
import { FirstKeys } from '../organization/founding/first-keys.js';
import { OrganizationFounder } from '../organization/founding/organization-founder.js';
import { readEmail, readName, refuseTakenEmail } from './new-user.js';
import { withDatabase } from './with-database.js';

interface Options {
  name: string;
  adminName: string;
  adminEmail: string;
}

/** `organization:create`: makes an organization with its sandbox twin, an entity and keys for each. */
export function registerOrganizationCreateCommand(program: Command): void {
  program
    .command('organization:create')
    .description('create an organization, its sandbox twin, and keys for both')
    .requiredOption('--name <name>', 'name of the organization and its first entity', readName)
    .requiredOption('--admin-name <name>', 'name of the first admin', readName)
    .requiredOption('--admin-email <email>', 'email address of the first admin', readEmail)
    .action(async ({ name, adminName, adminEmail }: Options) => {
      const settings = readSettings();
      const path = join(settings.DATA_DIR, `credentials-${slugOf(name)}.json`);
      // Different names can be alike in a file's name, and the keys of an earlier organization are nowhere else.
      if (existsSync(path))
        throw new Error(`${path} holds the keys of another organization: move it to a safe place first.`);
      const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.HTTP_PORT}`;
      mkdirSync(settings.DATA_DIR, { recursive: true });
      await withDatabase(settings, (dataSource) =>
        dataSource.transaction(async (manager) => {
          await refuseTakenEmail(manager, adminEmail);
          const founder = new OrganizationFounder(
            dataSource,
            new OrganizationsService(dataSource),
            FirstAdmins.by(makeFirstAdmin),
            FirstKeys.by(new ApiKeysService(dataSource)),
            new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR)),
          );
          const password = randomBytes(12).toString('base64url');
          const credentials = await founder.found(
            { name, admin: { name: adminName, email: adminEmail, password } },
            {
              http: `http://localhost:${settings.HTTP_PORT}`,
              smtp: `localhost:${settings.SMTP_PORT}`,
              smtps: settings.SMTPS_PORT === null ? null : `localhost:${settings.SMTPS_PORT}`,
              inboundDomain: settings.INBOUND_DOMAIN,
              publicUrl,
            },
            manager,
          );
          await writeCredentials(path, credentials);
        }),
      );
      process.stdout.write(`Created ${name}. Its keys and inboxes are in ${path}; keep that file safe.\n`);
    });
}
