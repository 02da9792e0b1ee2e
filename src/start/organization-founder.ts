import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../api-keys/abilities.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { OrganizationsService } from '../organization/organizations.service.js';
import type { NewOrganization } from '../organization/organizations.service.js';

/** What a person needs to use a new organization; the tokens are nowhere else. */
export interface Credentials {
  organization_key: string;
  entity_key: string;
  sandbox_entity_key: string;
  inbox: string;
  sandbox_inbox: string;
  dashboard: { url: string; email: string; password: string };
  http: string;
  smtp: string;
}

/** Where the service listens, as credentials show it. */
export interface Addresses {
  http: string;
  smtp: string;
  /** Where connections to the mail server begin with TLS. */
  smtps: string | null;
  inboundDomain: string;
  publicUrl: string;
}

/** Several processes may start on the same empty database: one of them founds the demo organization. */
const LOCK = 7_263_118;

/** Makes organizations with keys that hold every ability of their kind. */
@Injectable()
export class OrganizationFounder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly keys: ApiKeysService,
    private readonly audit: AuditLog,
  ) {}

  /** Founds the demo organization and writes its credentials, where no organization exists yet. Returns whether it did. */
  async foundDemo(dataDir: string, addresses: Addresses): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      if (await this.organizations.anyExists()) return false;
      const password = randomBytes(9).toString('base64url');
      const credentials = await this.found(
        { name: 'Demo', demo: true, admin: { name: 'Demo Admin', email: 'admin@example.com', password } },
        addresses,
        manager,
      );
      // Written before the commit: credentials of an organization that is not there are harmless, one without them is lost.
      await writeCredentials(join(dataDir, 'credentials.json'), credentials);
      return true;
    });
  }

  /** Makes an organization with its sandbox twin, an entity and keys for each. */
  async found(given: NewOrganization, addresses: Addresses, manager = this.dataSource.manager): Promise<Credentials> {
    const { organization, sandbox, entity, sandboxEntity, admin } = await this.organizations.found(manager, given);
    await this.audit.append(manager, {
      organizationId: organization.id,
      entityId: null,
      action: 'organization.created',
      subject: { type: 'organizations', id: organization.id },
    });
    const common = { creatorId: admin.id, expiresAt: null };
    const organizationKey = await this.keys.issue(manager, {
      ...common,
      organizationId: organization.id,
      entityId: null,
      environment: 'production',
      name: 'First organization key',
      abilities: ORGANIZATION_ABILITIES,
    });
    const entityKey = await this.keys.issue(manager, {
      ...common,
      organizationId: organization.id,
      entityId: entity.id,
      environment: 'production',
      name: 'First entity key',
      abilities: ENTITY_ABILITIES,
    });
    const sandboxKey = await this.keys.issue(manager, {
      ...common,
      organizationId: sandbox.id,
      entityId: sandboxEntity.id,
      environment: 'sandbox',
      name: 'First sandbox key',
      abilities: ENTITY_ABILITIES,
    });
    return {
      organization_key: organizationKey.token,
      entity_key: entityKey.token,
      sandbox_entity_key: sandboxKey.token,
      inbox: `${entity.inboxLocalPart}@${addresses.inboundDomain}`,
      sandbox_inbox: `${sandboxEntity.inboxLocalPart}@${addresses.inboundDomain}`,
      dashboard: { url: `${addresses.publicUrl}/`, email: given.admin.email, password: given.admin.password },
      http: addresses.http,
      smtp: addresses.smtp,
    };
  }
}

/** Keeps the addresses in credentials true when the service listens elsewhere than it did; nothing happens without the file. */
export async function refreshAddresses(path: string, { http, smtp, publicUrl }: Addresses): Promise<void> {
  let credentials: Credentials;
  try {
    credentials = JSON.parse(await readFile(path, 'utf8')) as Credentials;
  } catch {
    // Absent, or somebody else's file: not ours to mend.
    return;
  }
  const url = `${publicUrl}/`;
  if (credentials.http === http && credentials.smtp === smtp && credentials.dashboard?.url === url) return;
  await writeCredentials(path, { ...credentials, http, smtp, dashboard: { ...credentials.dashboard, url } });
}

/** Writes a file of secrets, mode 600, such that it is there whole or not at all. */
export async function writeCredentials(path: string, credentials: Credentials): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
