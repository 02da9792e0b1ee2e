import { boolean, setOf } from '../setting.js';

export const ROLES = ['http', 'smtp', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** What a process is and does. */
export const PROCESS = {
  ROLES: setOf(ROLES, ROLES, {
    description: 'What this process does; run as many processes of each role as you like.',
  }),
  DEMO: boolean(true, {
    description:
      'Create a demo organization, its sandbox twin and `credentials.json` at the first start on an empty database.',
  }),
} as const;
