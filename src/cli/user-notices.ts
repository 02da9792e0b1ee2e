import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { IsNull } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { NOTICE_KINDS } from '../notices/notice-kinds.js';
import type { NoticeKind } from '../notices/notice-kinds.js';
import { OwnNotices } from '../notices/own-notices.service.js';
import { User } from '../identity/users/user.entity.js';
import { readSettings } from '../platform/config/settings.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { withDatabase } from './with-database.js';

interface Options {
  email: string;
  kinds?: NoticeKind[];
}

/** `user:notices`: shows or chooses which notices a user gets by email. */
export function registerUserNoticesCommand(program: Command): void {
  program
    .command('user:notices')
    .description('show or choose which notices a user gets by email')
    .requiredOption('--email <email>', 'email address of the user')
    .option('--kinds <kinds>', `all, none, or some of ${NOTICE_KINDS.join(',')}`, readKinds)
    .action(async ({ email, kinds }: Options) => {
      const settings = readSettings();
      const audit = new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR));
      const chosen = await withDatabase(settings, async (dataSource) => {
        const user = await dataSource.manager.findOneBy(User, {
          email: email.trim().toLowerCase(),
          removedAt: IsNull(),
        });
        if (!user) throw new Error(`No user has the email address ${email}.`);
        const notices = new OwnNotices(dataSource, audit);
        return kinds === undefined ? notices.of(user.id) : notices.choose(user, kinds);
      });
      process.stdout.write(`${email} gets notices of: ${chosen.length > 0 ? chosen.join(', ') : 'nothing'}.\n`);
    });
}

/** Throws if a word is no kind of notice. */
export function readKinds(text: string): NoticeKind[] {
  if (text === 'all') return [...NOTICE_KINDS];
  if (text === 'none') return [];
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !NOTICE_KINDS.some((kind) => kind === word));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is not one of ${NOTICE_KINDS.join(', ')}.`);
  return NOTICE_KINDS.filter((kind) => words.includes(kind));
}
