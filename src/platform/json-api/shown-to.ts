import type { OrganizationCaller } from '../auth/caller.js';
import { masked, withoutUnreadAccounts } from './masked.js';

/**
 * A body of resources as whoever asked may see it: every answer and export goes through here. Whole where nobody asked by name
 * (pages for individuals).
 */
export function shownTo(caller: Pick<OrganizationCaller, 'seesAccounts' | 'abilities'> | null, body: object): object {
  if (caller === null) return body;
  return caller.seesAccounts ? withoutUnreadAccounts(body, caller.abilities) : masked(body);
}
