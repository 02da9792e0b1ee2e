import { Injectable } from '@nestjs/common';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, DomainError, forbidden, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { parseQuery } from '../../platform/json-api/query.js';
import { definedResources } from '../../platform/json-api/resource.js';
import type { Scope } from '../../platform/json-api/scope.js';
import type { SavedViewDto } from './saved-view.dto.js';
import { EVERYBODY, SavedView } from './saved-view.entity.js';
import type { ViewedList } from './saved-view.entity.js';

/** This many views one person keeps at an entity. */
const MOST = 200;

/** Whoever looks: what stands for their id in filters by a user. */
const ME = 'me';

type Contents = Pick<SavedView, 'name' | 'list' | 'filters' | 'sort' | 'columns' | 'shared'>;

/** The views that somebody sees: their own, and those that are shared at the entity. */
export function seenBy({ entityId, userId }: EntityCaller): Scope {
  return { entityId, audience: [userId, EVERYBODY] };
}

/** Views that people keep. */
@Injectable()
export class SavedViews {
  constructor(private readonly database: Database) {}

  /** Throws invalid for what the list does not take, forbidden where somebody may not share, a conflict beyond 200 views. */
  async create(caller: EntityCaller, given: SavedViewDto): Promise<string> {
    const { entityId, userId } = caller;
    const contents = contentsOf(caller, given);
    const id = newId();
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      await lockByName(transaction.manager, `views ${entityId} ${userId}`);
      const rows = transaction.rows(SavedView, entityId);
      if ((await rows.count({ userId })) >= MOST) throw conflict(`You already have ${MOST} views. Remove one first.`);
      const now = new Date();
      await rows.insert({ ...contents, id, userId, createdAt: now, updatedAt: now } as Omit<SavedView, 'entityId'>);
    });
    return id;
  }

  /** As create. Throws not found for a view that is not seen, forbidden for somebody else's. */
  async change(caller: EntityCaller, id: string, given: SavedViewDto): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const view = await found(transaction, caller, id);
      if (view.userId !== caller.userId)
        throw forbidden('Only the person who saved a view can change it. Save your own.');
      const contents = contentsOf(caller, given);
      await transaction.rows(SavedView, caller.entityId).update({ id }, { ...contents, updatedAt: new Date() });
    });
  }

  /** Removes one's own view, or, as an admin, a shared one. Throws as change. */
  async delete(caller: EntityCaller, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const view = await found(transaction, caller, id);
      if (view.userId !== caller.userId && !caller.abilities.includes('user:write'))
        throw forbidden('Only the person who saved a view, or an admin, can remove it.');
      await transaction.rows(SavedView, caller.entityId).delete({ id });
    });
  }
}

async function found(transaction: Transaction, caller: EntityCaller, id: string): Promise<SavedView> {
  const view = isUuid(id) ? await transaction.rows(SavedView, caller.entityId).findOneLocked({ id }) : null;
  if (!view || (!view.shared && view.userId !== caller.userId)) throw notFound('View');
  return view;
}

function contentsOf(caller: EntityCaller, given: SavedViewDto): Contents {
  const filters = readFilters(given.filters ?? {});
  checkList(caller, given.list, filters, given.sort ?? null);
  const shared = given.shared ?? false;
  if (shared && !caller.abilities.includes('invoice:review')) throw forbidden('Your role cannot share views.');
  return {
    name: given.name,
    list: given.list,
    filters,
    sort: given.sort ?? null,
    columns: given.columns ?? null,
    shared,
  };
}

function readFilters(given: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(given);
  const wrong = entries.find(([, value]) => typeof value !== 'string');
  if (wrong) throw invalid({ filters: [`The filters field must contain text: ${wrong[0]} does not.`] });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Throws invalid on `filters` or `sort` for what the list would refuse. */
function checkList(
  { userId }: EntityCaller,
  list: ViewedList,
  filters: Readonly<Record<string, string>>,
  sort: string | null,
): void {
  const resource = definedResources().find(({ type }) => type === list);
  if (resource === undefined) throw new Error(`No resource is called ${list}.`);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const isUser = resource.filters[name]?.schema.format === 'uuid';
    parameters.append(`filter[${name}]`, isUser && value === ME ? userId : value);
  }
  if (sort !== null) parameters.set('sort', sort);
  try {
    parseQuery(resource, parameters, { fieldSet: Object.keys(resource.fieldSets)[0] ?? '', list: true });
  } catch (error) {
    if (!(error instanceof DomainError) || !error.details.errors) throw error;
    const errors: Record<string, string[]> = {};
    for (const [name, sentences] of Object.entries(error.details.errors))
      (errors[name === 'sort' ? 'sort' : 'filters'] ??= []).push(...sentences);
    throw invalid(errors);
  }
}
