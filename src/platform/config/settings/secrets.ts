import { secret, text } from '../setting.js';

/** What the service seals with. */
export const SECRETS = {
  SECRET_KEY: secret(32, {
    description:
      'The secret that individuals’ links are derived from: at least 32 random characters, the same in every process of a service. A process does not start if its database is used with another one.',
    defaultText: 'a secret that the service makes under `DATA_DIR`',
  }),
  SECRET_KEY_PREVIOUS: secret(32, {
    description:
      'The previous `SECRET_KEY`, while you introduce a new one (see operations.md): the first process that starts with both stores the old one, sealed with the new one.',
    defaultText: 'none',
  }),
  BACKUP_PASSPHRASE: secret(12, {
    description: 'Passphrase that backups are sealed with; only for the commands `backup:…`.',
    defaultText: 'none: the terminal prompts for it',
  }),
  BACKUP_PASSPHRASE_FILE: text('', {
    description: 'File with this passphrase in its first line, instead of `BACKUP_PASSPHRASE`.',
    defaultText: 'none',
  }),
} as const;
