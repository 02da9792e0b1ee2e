import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Option } from 'commander';
import type { Command } from 'commander';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { AuditChange } from '../audit/audit-event.js';
import { AuditLog } from '../audit/audit-log.js';
import { UserLinks } from '../identity/links/user-links.service.js';
import type { LinkKind } from '../identity/links/user-links.service.js';
import { Organization } from '../organization/organization.entity.js';
import { ROLES } from '../abilities/role.js';
import type { Role } from '../abilities/role.js';
import { User } from '../identity/users/user.entity.js';
import { readSettings } from '../platform/config/settings.js';
import { PublicUrl } from '../platform/http/public-url.js';
import { newId } from '../platform/ids/uuid.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { readEmail, readName, refuseTakenEmail } from './new-user.js';
import { withDatabase } from './with-database.js';

interface NewUserOptions {
  email: string;
  name: string;
  role: Role;
  organization?: string;
}

interface EmailOptions {
  email: string;
}

/** What a command does in one transaction, and what it says. */
interface Work {
  manager: EntityManager;
  links: UserLinks;
  /** Tells the audit trail of something done to a user. */
  record(user: Pick<User, 'id' | 'organizationId'>, action: string, changes?: readonly AuditChange[]): Promise<void>;
}

/** `user:create`, `user:invite`, `user:set-role`, `user:reset-password` and `user:reset-second-factor`: people, for the operator of the service. */
export function registerUserCommands(program: Command): void {
  newUserCommand(program, 'user:create', 'create a user with a password, which is shown only once').action(
    (options: NewUserOptions) =>
      run(async (work) => {
        const password = randomBytes(12).toString('base64url');
        await addUser(work, options, await hash(password));
        return `Made ${options.email}, ${options.role}. Password: ${password}\n`;
      }),
  );
  newUserCommand(
    program,
    'user:invite',
    'create a user and a link to set their password, which works for an hour',
  ).action((options: NewUserOptions) =>
    run(async (work) => {
      const user = await addUser(work, options, null);
      return `Invited ${options.email}, ${options.role}. Pass this link on:\n${await link(work, user, 'invitation')}\n`;
    }),
  );
  program
    .command('user:reset-password')
    .description('make a link with which a user can set a new password within an hour')
    .requiredOption('--email <email>', 'email address of the user')
    .action(({ email }: EmailOptions) =>
      run(async (work) => {
        const user = await find(work.manager, email);
        await work.record(user, 'user.password_reset_asked');
        return `Pass this link on to ${email}:\n${await link(work, user, 'password_reset')}\n`;
      }),
    );
  program
    .command('user:reset-second-factor')
    .description('remove the second factors of a user and end their sessions')
    .requiredOption('--email <email>', 'email address of the user')
    .action(({ email }: EmailOptions) =>
      run(async (work) => {
        const user = await find(work.manager, email);
        for (const table of ['totp_factors', 'passkeys', 'recovery_codes', 'sessions'])
          await work.manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [user.id]);
        await work.record(user, 'user.second_factor_reset');
        return `${email} no longer has a second factor and was signed out.\n`;
      }),
    );
  program
    .command('user:set-role')
    .description('change the role of a user at every entity, for when no admin is left to do it')
    .requiredOption('--email <email>', 'email address of the user')
    .addOption(new Option('--role <role>', 'role at every entity').choices(ROLES).makeOptionMandatory())
    .action(({ email, role }: EmailOptions & { role: Role }) =>
      run(async (work) => {
        const user = await find(work.manager, email);
        await work.manager.update(User, { id: user.id }, { role, updatedAt: new Date() });
        await work.manager.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
        await work.record(user, 'user.role_set', [{ attribute: 'role', before: user.role, after: role }]);
        return `${email} is now ${role} and was signed out.\n`;
      }),
    );
}

function newUserCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .requiredOption('--email <email>', 'email address of the user', readEmail)
    .requiredOption('--name <name>', 'name of the user', readName)
    .addOption(new Option('--role <role>', 'role at every entity').choices(ROLES).default('admin'))
    .option('--organization <slug>', 'slug of the organization, if there are several');
}

async function run(work: (given: Work) => Promise<string>): Promise<void> {
  const settings = readSettings();
  const secretKey = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR);
  const audit = new AuditLog(secretKey);
  const publicUrl = new PublicUrl(settings.PUBLIC_URL);
  publicUrl.settle(settings.HTTP_PORT);
  const said = await withDatabase(settings, (dataSource) =>
    dataSource.transaction((manager) =>
      work({
        manager,
        links: new UserLinks(dataSource, secretKey, publicUrl),
        record: (user, action, changes = []) =>
          audit.append(manager, {
            organizationId: user.organizationId,
            entityId: null,
            action,
            subject: { type: 'users', id: user.id },
            changes,
          }),
      }),
    ),
  );
  process.stdout.write(said);
}

async function addUser(work: Work, given: NewUserOptions, passwordHash: string | null): Promise<User> {
  const { manager } = work;
  const { email } = given;
  await refuseTakenEmail(manager, email);
  const { id: organizationId } = await organizationOf(manager, given.organization);
  const user = manager.create(User, {
    id: newId(),
    organizationId,
    name: given.name,
    email,
    role: given.role,
    passwordHash,
  });
  await manager.insert(User, user);
  await work.record(user, 'user.created');
  return user;
}

async function organizationOf(manager: EntityManager, slug: string | undefined): Promise<Organization> {
  const found = await manager.findBy(Organization, { environment: 'production', ...(slug !== undefined && { slug }) });
  const [organization, ...others] = found;
  if (organization === undefined)
    throw new Error(slug === undefined ? 'There is no organization yet.' : `There is no organization ${slug}.`);
  if (others.length > 0)
    throw new Error(`Say which organization with --organization: ${found.map((one) => one.slug).join(', ')}.`);
  return organization;
}

async function find(manager: EntityManager, email: string): Promise<User> {
  const user = await manager.findOneBy(User, { email: email.trim().toLowerCase(), removedAt: IsNull() });
  if (!user) throw new Error(`No user has the email address ${email}.`);
  return user;
}

async function link({ manager, links }: Work, user: User, kind: LinkKind): Promise<string> {
  const id = await links.insert(manager, {
    kind,
    organizationId: user.organizationId,
    userId: user.id,
    creatorId: null,
  });
  return links.addressOf(id);
}
