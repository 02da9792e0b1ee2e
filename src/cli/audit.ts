import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { eraseFrom } from '../audit/audit-erasure.js';
import { AuditLog } from '../audit/audit-log.js';
import { headsFile, readHeads } from '../audit/sealing/audit-heads.js';
import { verifyAudit } from '../audit/verify-audit.js';
import { readSettings } from '../platform/config/settings.js';
import { isUuid } from '../platform/ids/uuid.js';
import { rememberRetired } from '../platform/secrets/retired-secrets.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { withDatabase } from './with-database.js';

/** `audit:verify` and `audit:erase`. */
export function registerAuditCommands(program: Command): void {
  program
    .command('audit:verify')
    .description('verify the signatures of the audit trail, and report what was changed, removed, inserted or cut off')
    .option('--heads <file>', 'a copy of the exported heads that was kept elsewhere')
    .option('--archive <dir>', 'the folder of archived months to verify as well (default: AUDIT_ARCHIVE_DIR)')
    .action(async ({ heads, archive }: { heads?: string; archive?: string }) => {
      const settings = readSettings();
      const secretKey = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR);
      const folder = archive ?? (settings.AUDIT_ARCHIVE_DIR || null);
      const exported = await readHeads(heads ?? headsFile(settings.DATA_DIR));
      const report = await withDatabase(settings, async (dataSource) => {
        await rememberRetired(dataSource.manager, secretKey);
        return verifyAudit(dataSource, secretKey, exported, folder);
      });
      for (const { kind, organizationId, eventId, sentence } of report.findings)
        process.stdout.write(`${kind}: organization ${organizationId}, event ${eventId ?? 'unknown'}: ${sentence}\n`);
      process.stdout.write(
        `${report.sealed} sealed events, ${folder === null ? '' : `${report.archived} in the archive, `}${report.waiting} waiting for their seal, ` +
          `${report.erased} with erased personal values, ${report.findings.length} findings.\n`,
      );
      if (report.findings.length > 0) process.exitCode = 1;
    });
  program
    .command('audit:erase')
    .description('erase the personal values of audit events that are about something, or were made by somebody')
    .requiredOption('--id <id>', 'id of what they are about, or of the user who made them', readId)
    .action(async ({ id }: { id: string }) => {
      const settings = readSettings();
      const log = new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR));
      const erased = await withDatabase(settings, (dataSource) => eraseFrom(dataSource, log, id));
      process.stdout.write(`Erased the personal values of ${erased} events.\n`);
    });
}

function readId(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It must be an id.');
  return text;
}
