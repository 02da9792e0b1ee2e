import { Injectable } from '@nestjs/common';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { BUILT_IN_RULES, builtInRule } from '../built-in/built-in-rules.js';
import type { Group } from '../engine/rule.js';
import { checkConditions } from './check-conditions.js';
import { EntityRule } from './entity-rule.entity.js';
import { RuleVersion } from './rule-version.entity.js';

/** How many rules of its own an entity can have. */
const MAX_RULES = 50;

export interface NewRule {
  name: string;
  description: string;
  conditions: object;
  enabled: boolean;
}

/** What is to change; what is null stays. */
export type RuleChange = { [Part in keyof NewRule]: NewRule[Part] | null };

type Who = Pick<EntityCaller, 'entityId' | 'keyId' | 'userId'>;

/** Conditions from outside as those of a rule. Throws invalid with the path of what is wrong. */
export function soundConditions(conditions: object): Group {
  const errors = checkConditions(conditions);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return conditions as Group;
}

/** The rules of entities: their own, and which built-in ones they switched off. Every version of a rule is kept. */
@Injectable()
export class RulesService {
  constructor(private readonly database: Database) {}

  /** Makes sure that the built-in rules stand among an entity's, in the state in which every entity begins. */
  async ensureBuiltIn(entityId: string): Promise<void> {
    const there = await this.database.rows(EntityRule, entityId).count({ builtIn: true });
    if (there >= BUILT_IN_RULES.length) return;
    await this.database.transaction((transaction) => this.addBuiltIn(transaction, entityId));
  }

  private async addBuiltIn(transaction: Transaction, entityId: string): Promise<void> {
    await transaction.join(entityId);
    await transaction.manager.query(
      `WITH added AS (
         INSERT INTO rules (id, entity_id, name, built_in, created_at, updated_at)
         SELECT given.id, e.id, given.name, true, e.created_at, e.created_at
           FROM unnest($2::uuid[], $3::text[]) AS given (id, name), entities e WHERE e.id = $1
         ON CONFLICT (entity_id, name) DO NOTHING RETURNING *)
       INSERT INTO rule_versions (id, entity_id, rule_id, version, name, enabled, created_at)
       SELECT gen_random_uuid(), entity_id, id, version, name, enabled, created_at FROM added`,
      [entityId, BUILT_IN_RULES.map(() => newId()), BUILT_IN_RULES.map(({ name }) => name)],
    );
  }

  /** The id of a rule that a path names: by its id, or a built-in one by its name. Throws not found. */
  async idOf(entityId: string, named: string): Promise<string> {
    const isBuiltIn = builtInRule(named) !== null;
    if (isBuiltIn) await this.ensureBuiltIn(entityId);
    const where = isBuiltIn ? { name: named } : isUuid(named) ? { id: named } : null;
    const rule = where && (await this.database.rows(EntityRule, entityId).findOne(where));
    if (!rule) throw notFound('Rule');
    return rule.id;
  }

  /** Adds a rule. Throws invalid if its name is taken, its conditions are wrong, or there are too many. */
  async create(who: Who, { name, description, conditions, enabled }: NewRule): Promise<string> {
    const sound = soundConditions(conditions);
    return this.database.transaction(async (transaction) => {
      await this.checkName(transaction, who.entityId, name, null);
      const count = await transaction.rows(EntityRule, who.entityId).count({ builtIn: false });
      if (count >= MAX_RULES) throw invalid({ name: [`An entity can have at most ${MAX_RULES} rules of its own.`] });
      const now = new Date();
      const rule: Omit<EntityRule, 'entityId'> = {
        id: newId(),
        name,
        description,
        conditions: sound,
        enabled,
        builtIn: false,
        version: 1,
        ...(await this.changedBy(transaction, who)),
        createdAt: now,
        updatedAt: now,
      };
      await transaction.rows(EntityRule, who.entityId).insert(rule);
      await this.keepVersion(transaction, { ...rule, entityId: who.entityId }, false);
      return rule.id;
    });
  }

  /**
   * Changes a rule; a built-in one can only be switched on or off. Throws not found, or invalid if the change cannot be.
   */
  async change(who: Who, id: string, change: RuleChange): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(EntityRule, who.entityId);
      const rule = isUuid(id) ? await rows.findOneLocked({ id }) : null;
      if (!rule) throw notFound('Rule');
      if (rule.builtIn) {
        const further = (['name', 'description', 'conditions'] as const).filter((part) => change[part] !== null);
        if (further.length > 0)
          throw invalid(
            Object.fromEntries(further.map((part) => [part, [`The ${part} of a built-in rule cannot be changed.`]])),
          );
        if (change.enabled === null) throw invalid({ enabled: ['The enabled field is required for a built-in rule.'] });
      }
      if (change.name !== null && change.name !== rule.name)
        await this.checkName(transaction, who.entityId, change.name, id);
      const changed: EntityRule = {
        ...rule,
        name: change.name ?? rule.name,
        description: change.description ?? rule.description,
        conditions: change.conditions === null ? rule.conditions : soundConditions(change.conditions),
        enabled: change.enabled ?? rule.enabled,
      };
      if (JSON.stringify(changed) === JSON.stringify(rule)) return;
      Object.assign(changed, await this.changedBy(transaction, who), {
        version: rule.version + 1,
        updatedAt: new Date(),
      });
      await rows.update({ id }, changed);
      await this.keepVersion(transaction, changed, false);
    });
  }

  /** Deletes a rule of an entity's own; its versions stay. Throws not found, or a conflict for a built-in one. */
  async delete(who: Who, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(EntityRule, who.entityId);
      const rule = isUuid(id) ? await rows.findOneLocked({ id }) : null;
      if (!rule) throw notFound('Rule');
      if (rule.builtIn) throw conflict('A built-in rule cannot be deleted, but you can switch it off.');
      const by = await this.changedBy(transaction, who);
      await this.keepVersion(transaction, { ...rule, ...by, version: rule.version + 1 }, true);
      await rows.delete({ id });
    });
  }

  /** Others who name or add rules of the entity wait here. */
  private async checkName(transaction: Transaction, entityId: string, name: string, own: string | null): Promise<void> {
    await transaction.join(entityId);
    await lockByName(transaction.manager, `rules ${entityId}`);
    const taken = await transaction.rows(EntityRule, entityId).findOne({ name });
    if (builtInRule(name) !== null || (taken && taken.id !== own))
      throw invalid({ name: ['The name is already taken by another rule.'] });
  }

  private async changedBy(
    { manager }: Transaction,
    { keyId, userId }: Who,
  ): Promise<Pick<EntityRule, 'changedByKeyId' | 'changedBy'>> {
    const [user] = await manager.query<{ name: string }[]>('SELECT name FROM users WHERE id = $1', [userId]);
    return { changedByKeyId: keyId, changedBy: user?.name ?? null };
  }

  private async keepVersion(transaction: Transaction, rule: EntityRule, deleted: boolean): Promise<void> {
    const { entityId, version, name, description, conditions, enabled, changedByKeyId, changedBy } = rule;
    await transaction.rows(RuleVersion, entityId).insert({
      id: newId(),
      ruleId: rule.id,
      version,
      name,
      description,
      conditions,
      enabled,
      deleted,
      changedByKeyId,
      changedBy,
      createdAt: new Date(),
    });
  }
}
