import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../platform/auth/environment.js';
import { newId } from '../platform/ids/uuid.js';
import { PayingEntity } from './entity.entity.js';
import { newInboxLocalPart, randomCode, slugOf } from './inbox-address.js';
import { Organization } from './organization.entity.js';

/** What a new organization starts with. */
export interface NewOrganization {
  name: string;
  /** Whether it is the one that newcomers try. */
  demo?: boolean;
  admin: { name: string; email: string; password: string };
}

export interface FoundedOrganization {
  organization: Organization;
  sandbox: Organization;
  entity: PayingEntity;
  sandboxEntity: PayingEntity;
}

@Injectable()
export class OrganizationsService {
  constructor(private readonly dataSource: DataSource) {}

  async anyExists(): Promise<boolean> {
    return this.dataSource.getRepository(Organization).exists();
  }

  /** The environment of the organization that an entity belongs to. */
  async environmentOf(entityId: string): Promise<Environment> {
    return (await this.entityOf(entityId)).environment;
  }

  /** What an entity is called, and in which environment it is. */
  async entityOf(entityId: string): Promise<{ name: string; environment: Environment }> {
    const { name, organizationId } = await this.dataSource.manager.findOneByOrFail(PayingEntity, { id: entityId });
    const { environment } = await this.dataSource.manager.findOneByOrFail(Organization, { id: organizationId });
    return { name, environment };
  }

  /** The production organization of a slug, or the only one for an empty slug; null if there is not exactly one. */
  async onlyOne(slug: string, manager: EntityManager): Promise<Organization | null> {
    const [first, second] = await manager.find(Organization, {
      where: { environment: 'production', ...(slug !== '' && { slug }) },
      take: 2,
    });
    return second === undefined ? (first ?? null) : null;
  }

  /** What an entity is called; null if there is none. */
  async nameOfEntity(entityId: string): Promise<string | null> {
    const entity = await this.dataSource.manager.findOneBy(PayingEntity, { id: entityId });
    return entity?.name ?? null;
  }

  /** Makes a production organization, its sandbox twin and one entity in each. */
  async found(manager: EntityManager, given: Omit<NewOrganization, 'admin'>): Promise<FoundedOrganization> {
    const organization = await this.addOrganization(manager, given, 'production', null);
    const sandbox = await this.addOrganization(manager, given, 'sandbox', organization.id);
    const entity = await this.addEntity(manager, organization.id, given.name);
    const sandboxEntity = await this.addEntity(manager, sandbox.id, `${given.name} sandbox`);
    return { organization, sandbox, entity, sandboxEntity };
  }

  /** Makes an entity with an inbox address of its own. */
  async addEntity(manager: EntityManager, organizationId: string, name: string): Promise<PayingEntity> {
    const id = newId();
    await manager.insert(PayingEntity, { id, organizationId, name, inboxLocalPart: newInboxLocalPart(name) });
    return manager.findOneByOrFail(PayingEntity, { id });
  }

  private async addOrganization(
    manager: EntityManager,
    { name, demo = false }: Pick<NewOrganization, 'name' | 'demo'>,
    environment: Environment,
    productionOrganizationId: string | null,
  ): Promise<Organization> {
    const id = newId();
    const slug = `${slugOf(name)}-${randomCode(6)}${environment === 'sandbox' ? '-sandbox' : ''}`;
    await manager.insert(Organization, { id, name, slug, environment, productionOrganizationId, demo });
    return manager.findOneByOrFail(Organization, { id });
  }
}
