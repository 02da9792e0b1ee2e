import type { EndpointDeclaration } from './endpoint.js';

/** The ability that somebody with these abilities lacks for what an endpoint does; null if they may do it. */
export function lackingAbility(
  { ability, alsoWith, alsoNeeds }: Pick<EndpointDeclaration, 'ability' | 'alsoWith' | 'alsoNeeds'>,
  abilities: readonly string[],
): string | null {
  const has = (one: string | undefined): boolean => one !== undefined && abilities.includes(one);
  if (ability !== 'none' && !has(ability) && !has(alsoWith)) return ability;
  return alsoNeeds === undefined || has(alsoNeeds) ? null : alsoNeeds;
}
