import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import type { Environment } from '../platform/auth/environment.js';
import { managerOf } from '../platform/database/ambient.js';
import { Database } from '../platform/database/transactions.js';
import { invalid, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { PayingEntity } from './entity.entity.js';
import { entityOwnDetailsChanged } from './entity.events.js';
import { newInboxLocalPart } from './inbox-address.js';
import { Organization } from './organization.entity.js';
import { OrganizationsService } from './organizations.service.js';

/** The entities of an organization and of its sandbox twin, as the organization manages them. */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly organizations: OrganizationsService,
  ) {}

  /** Ids of the organization and of its sandbox twin. */
  async organizationIds(organizationId: string): Promise<string[]> {
    const organizations = await managerOf(this.dataSource).find(Organization, {
      select: { id: true },
      where: [{ id: organizationId }, { productionOrganizationId: organizationId }],
    });
    return organizations.map(({ id }) => id);
  }

  /** Ids of all its entities. */
  async entityIds(organizationId: string): Promise<string[]> {
    const entities = await managerOf(this.dataSource).find(PayingEntity, {
      select: { id: true },
      where: { organizationId: In(await this.organizationIds(organizationId)) },
    });
    return entities.map(({ id }) => id);
  }

  /** Ids of the entities of which a caller sees anything. */
  async idsSeenBy({ organizationId, entityIds }: OrganizationCaller): Promise<readonly string[]> {
    return entityIds ?? this.entityIds(organizationId);
  }

  /** An entity that the organization manages. Throws not found for any other, and if it is not an id. */
  async find(organizationId: string, id: string): Promise<PayingEntity> {
    const entity = isUuid(id)
      ? await managerOf(this.dataSource).findOneBy(PayingEntity, {
          id,
          organizationId: In(await this.organizationIds(organizationId)),
        })
      : null;
    if (!entity) throw notFound('Entity');
    return entity;
  }

  /**
   * Makes an entity in the organization, or in its sandbox twin.
   * Throws invalid on `environment` if the organization has no such side.
   * @returns its id
   */
  async create(organizationId: string, given: { name: string; environment: Environment }): Promise<string> {
    return this.database.transaction(async ({ manager }) => {
      const organization = await manager.findOneBy(Organization, [
        { id: organizationId, environment: given.environment },
        { productionOrganizationId: organizationId, environment: given.environment },
      ]);
      if (!organization) throw invalid({ environment: [`The organization has no ${given.environment} environment.`] });
      const { id } = await this.organizations.addEntity(manager, organization.id, given.name);
      return id;
    });
  }

  async rename(organizationId: string, id: string, name: string): Promise<void> {
    await this.change(organizationId, id, () => ({ name }));
  }

  /** Replaces the entity's own ABNs, names and accounts; invoices that were checked by them are checked again. */
  async changeOwnDetails(
    organizationId: string,
    id: string,
    details: Pick<PayingEntity, 'ownAbns' | 'ownNames' | 'ownAccounts'>,
  ): Promise<void> {
    const { id: entityId } = await this.find(organizationId, id);
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const before = await manager.findOneOrFail(PayingEntity, {
        where: { id: entityId },
        lock: { mode: 'pessimistic_write' },
      });
      const { ownAbns, ownNames, ownAccounts } = before;
      await manager.update(PayingEntity, { id: entityId }, { ...details, updatedAt: new Date() });
      if (!isDeepStrictEqual({ ownAbns, ownNames, ownAccounts }, details))
        await transaction.emit(entityOwnDetailsChanged, { entityId });
    });
  }

  /** Gives the entity a new inbox address; what is sent to the old one is refused from now on. */
  async replaceInbox(organizationId: string, id: string): Promise<void> {
    await this.change(organizationId, id, ({ name }) => ({ inboxLocalPart: newInboxLocalPart(name) }));
  }

  private async change(
    organizationId: string,
    id: string,
    values: (entity: PayingEntity) => Partial<PayingEntity>,
  ): Promise<void> {
    const entity = await this.find(organizationId, id);
    await this.database.transaction(({ manager }) =>
      manager.update(PayingEntity, { id: entity.id }, { ...values(entity), updatedAt: new Date() }),
    );
  }
}
