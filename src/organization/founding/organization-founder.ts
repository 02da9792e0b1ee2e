import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { Environment } from '../../platform/auth/environment.js';
import { OrganizationsService } from '../organizations.service.js';
import type { NewOrganization } from '../organizations.service.js';
import { writeCredentials } from './credentials.js';
import type { Addresses, Credentials } from './credentials.js';
import { FirstAdmins } from './first-admins.js';
import { FirstKeys } from './first-keys.js';

/** Several processes may start on the same empty database: one of them founds the demo organization. */
const LOCK = 7_263_118;

/** Makes organizations with keys that hold every ability of their kind. */
@Injectable()
export class OrganizationFounder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly admins: FirstAdmins,
    private readonly keys: FirstKeys,
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
    const { organization, sandbox, entity, sandboxEntity } = await this.organizations.found(manager, given);
    const creatorId = await this.admins.make(manager, { organizationId: organization.id, ...given.admin });
    await this.audit.append(manager, {
      organizationId: organization.id,
      entityId: null,
      action: 'organization.created',
      subject: { type: 'organizations', id: organization.id },
    });
    const issue = (
      owner: { organizationId: string; entityId: string | null },
      environment: Environment,
      name: string,
    ) => this.keys.issue(manager, { ...owner, environment, name, creatorId });
    const organizationKey = await issue(
      { organizationId: organization.id, entityId: null },
      'production',
      'First organization key',
    );
    const entityKey = await issue(
      { organizationId: organization.id, entityId: entity.id },
      'production',
      'First entity key',
    );
    const sandboxKey = await issue(
      { organizationId: sandbox.id, entityId: sandboxEntity.id },
      'sandbox',
      'First sandbox key',
    );
    return {
      organization_key: organizationKey,
      entity_key: entityKey,
      sandbox_entity_key: sandboxKey,
      inbox: `${entity.inboxLocalPart}@${addresses.inboundDomain}`,
      sandbox_inbox: `${sandboxEntity.inboxLocalPart}@${addresses.inboundDomain}`,
      dashboard: { url: `${addresses.publicUrl}/`, email: given.admin.email, password: given.admin.password },
      http: addresses.http,
      smtp: addresses.smtp,
    };
  }
}
