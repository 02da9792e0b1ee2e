import { Entity, In } from 'typeorm';
import type {
  EntityManager,
  FindOptionsWhere,
  InsertQueryBuilder,
  ObjectLiteral,
  ObjectType,
  SelectQueryBuilder,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { arrayLiteral } from './array-literal.js';
import { DataWasReset, notedGeneration } from './generations.js';

/** A row that belongs to one entity (a company that pays) and is seen by it alone. */
export interface TenantRow extends ObjectLiteral {
  id: string;
  entityId: string;
}

/** New values of some columns of a row, each whole. */
export type Changes<T extends TenantRow> = Partial<Omit<T, 'id' | 'entityId'>>;

/** The table of the entities that tenants' rows belong to. */
export const TENANTS = 'entities';

const tenantTables = new Map<ObjectType<TenantRow>, string>();

/** Declares a table whose rows belong to entities; the sandbox reset empties every such table. */
export function TenantEntity(table: string): ClassDecorator {
  return (target) => {
    Entity(table)(target);
    tenantTables.set(target as unknown as ObjectType<TenantRow>, table);
  };
}

/** Every table declared with TenantEntity. */
export function tenantEntities(): ObjectType<TenantRow>[] {
  return [...tenantTables.keys()];
}

/**
 * Keeps an entity's data from being reset until the transaction ends.
 * Throws DataWasReset if it was reset since the request or message at hand noted its generation.
 */
export async function holdTenant(manager: EntityManager, entityId: string): Promise<void> {
  const rows = await manager.query<{ generation: number }[]>(
    `SELECT data_generation AS generation FROM ${TENANTS} WHERE id = $1 FOR KEY SHARE`,
    [entityId],
  );
  const noted = notedGeneration(entityId);
  if (noted !== null && rows[0]?.generation !== noted) throw new DataWasReset();
}

/**
 * The rows of one table that belong to one entity. Every query on a tenant's table goes through here: the entity's id is
 * added to each and cannot be left out.
 */
export class TenantRows<T extends TenantRow> {
  constructor(
    private readonly manager: EntityManager,
    private readonly table: ObjectType<T>,
    private readonly entityId: string,
    /** What comes before the first row that is locked or changed. */
    private readonly join: () => Promise<void>,
  ) {}

  private scoped(where: FindOptionsWhere<T>): FindOptionsWhere<T> {
    return { ...where, entityId: this.entityId };
  }

  findOne(where: FindOptionsWhere<T>): Promise<T | null> {
    return this.manager.findOne(this.table, { where: this.scoped(where) });
  }

  /**
   * As findOne, and holds the row against other transactions until this one ends.
   * @param mode with `for_no_key_update`, those go on that only need the row to stay, such as whoever adds a row that refers to it
   */
  async findOneLocked(
    where: FindOptionsWhere<T>,
    mode: 'pessimistic_write' | 'for_no_key_update' = 'pessimistic_write',
  ): Promise<T | null> {
    await this.join();
    return this.manager.findOne(this.table, { where: this.scoped(where), lock: { mode } });
  }

  /** As findOne, and keeps others from changing the row until the transaction ends; any number may do so at once. */
  async findOneShared(where: FindOptionsWhere<T>): Promise<T | null> {
    await this.join();
    return this.manager.findOne(this.table, { where: this.scoped(where), lock: { mode: 'pessimistic_read' } });
  }

  find(where: FindOptionsWhere<T> = {}): Promise<T[]> {
    return this.manager.find(this.table, { where: this.scoped(where) });
  }

  /** The rows of these ids that there are, in the order of the ids. */
  async findByIds(ids: readonly string[]): Promise<T[]> {
    if (ids.length === 0) return [];
    const rows = await this.find({ id: In([...ids]) } as FindOptionsWhere<T>);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  exists(where: FindOptionsWhere<T>): Promise<boolean> {
    return this.manager.exists(this.table, { where: this.scoped(where) });
  }

  count(where: FindOptionsWhere<T> = {}): Promise<number> {
    return this.manager.count(this.table, { where: this.scoped(where) });
  }

  async insert(rows: Omit<T, 'entityId'>[] | Omit<T, 'entityId'>): Promise<void> {
    await this.join();
    await this.insertion(rows).execute();
  }

  /**
   * As insert, for hundreds of rows at once: they travel column by column, each as one parameter. Every row has the same properties, and
   * none of type `bytea`, of an array, or of a text in `jsonb`.
   */
  async insertMany(rows: readonly Omit<T, 'entityId'>[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    await this.join();
    const { driver } = this.manager.connection;
    const { tableName, columns } = this.manager.connection.getMetadata(this.table);
    const given = columns.filter(({ propertyName }) => propertyName in first && propertyName !== 'entityId');
    const names = given.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    const parameters = given.map((column, at) => `$${at + 2}::${driver.normalizeType(column)}[]`).join(', ');
    await this.manager.query(
      `INSERT INTO "${tableName}" (entity_id, ${names})
       SELECT $1, ${names} FROM unnest(${parameters}) AS given (${names})`,
      [
        this.entityId,
        ...given.map(({ propertyName }) =>
          arrayLiteral(rows.map((row: Record<string, unknown>) => asText(row[propertyName]))),
        ),
      ],
    );
  }

  /** Adds a row unless a unique constraint refuses it; tells whether it was added. */
  async insertNew(row: Omit<T, 'entityId'>): Promise<boolean> {
    await this.join();
    const result = await this.insertion(row).orIgnore().returning('id').execute();
    return (result.raw as unknown[]).length > 0;
  }

  private insertion(rows: Omit<T, 'entityId'>[] | Omit<T, 'entityId'>): InsertQueryBuilder<T> {
    const values = (Array.isArray(rows) ? rows : [rows]).map((row: object) => ({ ...row, entityId: this.entityId }));
    return this.manager
      .createQueryBuilder()
      .insert()
      .into(this.table)
      .values(values as unknown as QueryDeepPartialEntity<T>[])
      .updateEntity(false);
  }

  /** Changes the rows that match; gives how many there were. */
  async update(where: FindOptionsWhere<T>, values: Changes<T>): Promise<number> {
    await this.join();
    const result = await this.manager.update(this.table, this.scoped(where), values as QueryDeepPartialEntity<T>);
    return result.affected ?? 0;
  }

  async delete(where: FindOptionsWhere<T>): Promise<number> {
    await this.join();
    const result = await this.manager.delete(this.table, this.scoped(where));
    return result.affected ?? 0;
  }

  /** A query on the table under an alias, already bound to the entity. */
  query(alias: string): SelectQueryBuilder<T> {
    return this.manager
      .createQueryBuilder(this.table, alias)
      .where(`${alias}.entityId = :tenantEntityId`, { tenantEntityId: this.entityId });
  }
}

/** A value as PostgreSQL reads it from a text. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
