import { SettingError } from './setting.js';
import type { Setting } from './setting.js';

/** A role that the people of a group have. */
export interface GroupRole {
  group: string;
  /** A word that the layer above knows. */
  role: string;
  /** The entity at which they have it; null for the organization as a whole. */
  entityId: string | null;
}

const ENTRY =
  /^([^=@]+(?:@[^=@]+)?)=(viewer|auditor|reviewer|approver|admin)(?:@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/i;

/** `group=role` or `group=role@entity`, separated by commas. The case of groups is kept. */
export function groupRoles(about: { description: string; defaultText: string }): Setting<readonly GroupRole[]> {
  return {
    ...about,
    default: [],
    parse(value) {
      return value.split(',').map((entry) => {
        const [, group, role, entityId] = ENTRY.exec(entry.trim()) ?? [];
        if (group === undefined || role === undefined)
          throw new SettingError(
            'must be a comma-separated list of group=role or group=role@ENTITY_ID, with a role of viewer, auditor, reviewer, approver, admin',
          );
        return { group: group.trim(), role: role.toLowerCase(), entityId: entityId?.toLowerCase() ?? null };
      });
    },
  };
}
