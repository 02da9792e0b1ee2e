import { integer, optionalUrl, text } from '../setting.js';

/** Where rows, documents and queues are. */
export const STORAGE = {
  DATA_DIR: text('./data', { description: 'Embedded database, documents and generated secrets.' }),
  DATABASE_URL: optionalUrl(['postgres', 'postgresql'], {
    description: 'A PostgreSQL of version 15 or newer.',
    defaultText: 'an embedded PostgreSQL under `DATA_DIR`',
    secret: true,
  }),
  DATABASE_LISTEN_URL: optionalUrl(['postgres', 'postgresql'], {
    description:
      'A direct address of the same database. Set it if `DATABASE_URL` leads through a pooler that shares connections (PgBouncer in transaction mode): everything that needs a session of its own then connects there (notifications for open pages, migrations, commands, queues without `REDIS_URL`), and prepared statements have no names.',
    defaultText: 'as `DATABASE_URL`',
    secret: true,
  }),
  DATABASE_POOL: integer(
    20,
    { min: 2, max: 500 },
    { description: 'How many connections to the database one process may hold.' },
  ),
  DATABASE_STATEMENT_SECONDS: integer(
    600,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that one statement may take before the database cancels it and the request gets a 503; 0 for no limit. Migrations take as long as they need. Behind a pooler (`DATABASE_LISTEN_URL`), set `statement_timeout` for the database role instead.',
    },
  ),
  DATABASE_LOCK_SECONDS: integer(
    30,
    { min: 0, max: 86_400 },
    {
      description:
        'Seconds that a statement may wait for locked rows; otherwise like `DATABASE_STATEMENT_SECONDS` (`lock_timeout`).',
    },
  ),
  REDIS_URL: optionalUrl(['redis', 'rediss'], {
    description: 'Redis for the queues and the request counts; use a Redis database that nothing else uses.',
    defaultText: 'none: queues are in PostgreSQL',
    secret: true,
  }),
  DOCUMENTS_URL: optionalUrl(['file', 's3'], {
    description:
      'Where original files and raw messages are stored: a folder, or `s3://bucket/prefix` with the usual variables `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` (or a profile, or the machine’s role).',
    defaultText: '`DATA_DIR/documents`',
  }),
  S3_ENDPOINT: optionalUrl(['http', 'https'], {
    description:
      'The address of an S3-compatible object store other than Amazon’s (`AWS_REGION` must be set too; use `us-east-1` if the store does not care).',
    defaultText: 'none',
  }),
} as const;
