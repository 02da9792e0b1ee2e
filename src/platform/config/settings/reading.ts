import { boolean, integer, text } from '../setting.js';

/** How documents are read, and what a reader may take. */
export const READING = {
  READERS: integer(
    2,
    { min: 1, max: 64 },
    {
      description:
        'Documents that one worker process reads at the same time; up to two more while one entity’s documents keep another’s waiting.',
    },
  ),
  NATIVE_TESSERACT: text('', {
    description:
      'Use this machine’s own `tesseract` for text recognition, version 5 or newer with English language data: `auto` for one in `/usr/bin`, `/usr/local/bin` or `/opt/homebrew/bin`, or its absolute path. If there is none, the packaged one is used, which reads the same everywhere.',
    defaultText: 'none: the packaged one',
  }),
  READING_TIMEOUT_SECONDS: integer(
    120,
    { min: 1, max: 3600 },
    {
      description: 'Time that reading one document may take before its reader is stopped.',
    },
  ),
  READING_MEMORY_MB: integer(
    1536,
    { min: 256, max: 65_536 },
    {
      description: 'Memory that the reader of one document may take before it is stopped.',
    },
  ),
  CAGE: boolean(true, {
    description:
      'Remove every right that this system allows to be removed from the processes that open documents and messages (see cage.md).',
  }),
} as const;
