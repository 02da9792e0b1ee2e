import { createContext, useContext } from 'react';
import { mainApi } from '../api/client';
import type { Ability, Entity, Session } from './session';

const LAST = 'payproof.entity';

/** The entity for which the person acts: the one in the address. */
export const EntityContext = createContext<Entity | null>(null);

/** The entity in the address. Only below the pages of an entity. */
export function useEntity(): Entity {
  const entity = useContext(EntityContext);
  if (entity === null) throw new Error('This address names no entity.');
  return entity;
}

/** The main interface for the entity in the address. */
export function useMain(): ReturnType<typeof mainApi> {
  return mainApi(useEntity().id);
}

/** Whether the person may do something at the entity in the address. */
export function useAbility(ability: Ability): boolean {
  return useEntity().abilities.includes(ability);
}

/** The entity at which the person worked last in this browser, else the first in production. */
export function usualEntity({ entities }: Session): Entity | null {
  const last = localStorage.getItem(LAST);
  return (
    entities.find(({ id }) => id === last) ??
    entities.find(({ environment }) => environment === 'production') ??
    entities[0] ??
    null
  );
}

export function rememberEntity(id: string): void {
  localStorage.setItem(LAST, id);
}

/** The entity in the other environment that belongs to this one: the one of the same name, else the first. */
export function twinOf(entity: Entity, entities: readonly Entity[]): Entity | null {
  const others = entities.filter(({ environment }) => environment !== entity.environment);
  const plain = (name: string): string => name.replace(/\s*\(?sandbox\)?$/i, '').toLowerCase();
  return others.find(({ name }) => plain(name) === plain(entity.name)) ?? others[0] ?? null;
}
