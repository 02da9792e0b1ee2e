import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrganizationCaller } from '../../platform/auth/caller.js';
import { forbidden } from '../../platform/errors/domain-error.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { TenantReset } from '../../platform/reset/tenant-reset.js';
import { PayingEntity } from '../entity.entity.js';
import { AccountingProviders } from './accounting-providers.js';

/** Empties sandbox organizations (specification, 4.9). */
@Injectable()
export class SandboxReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tenants: TenantReset,
    private readonly accounting: AccountingProviders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Deletes all data of the caller's sandbox organization and revokes the keys of its entities. The organization, its
   * entities, inboxes, users and usage stay. Throws forbidden for a production organization.
   */
  async reset({ organizationId, environment }: OrganizationCaller): Promise<void> {
    if (environment !== 'sandbox') throw forbidden('Only a sandbox organization can be reset.');
    const entities = await this.dataSource.getRepository(PayingEntity).find({
      select: { id: true },
      where: { organizationId },
    });
    const entityIds = entities.map(({ id }) => id);
    await this.tenants.reset(entityIds);
    for (const provider of this.accounting.all)
      await provider
        .disconnect(entityIds)
        .catch((error: unknown) =>
          this.logger.error(
            { err: error, provider: provider.name },
            'An accounting provider could not be disconnected',
          ),
        );
    this.logger.info({ organizationId, entities: entityIds.length }, 'A sandbox organization was reset');
  }
}
