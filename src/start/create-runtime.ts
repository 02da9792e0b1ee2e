import { mkdirSync } from 'node:fs';
import { MIGRATIONS } from '../migrations/index.js';
import type { Settings } from '../platform/config/settings.js';
import { createDataSource } from '../platform/database/data-source.js';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.js';
import type { EmbeddedDatabase } from '../platform/database/embedded/embedded-database.js';
import { StartError } from '../platform/database/embedded/start-error.js';
import { migrate } from '../platform/database/migrate.js';
import type { DocumentStore } from '../platform/documents/document-store.js';
import { openDocuments } from '../platform/documents/open-documents.js';
import { errorCode, fileProblem } from '../platform/errors/system-error.js';
import { isUnavailable } from '../platform/errors/unavailable.js';
import { PublicUrl } from '../platform/http/public-url.js';
import { createLogger } from '../platform/logging/logger.js';
import type { PlatformParts } from '../platform/platform.module.js';
import { settleSecret } from '../platform/secrets/retired-secrets.js';
import { loadSecretKey, SecretKey } from '../platform/secrets/secret-key.js';
import { TABLES } from './tables.js';

/** Our own database has ended by itself, and with it what the process lives on. Called once, with what is known of it. */
export type OnDatabaseEnd = (reason: string) => void;

export interface Runtime extends PlatformParts {
  /** Ends the database, where it is our own. */
  release(): Promise<void>;
}

/**
 * Creates what the service runs on: the data directory, the database (started and migrated), the document store.
 * Throws a StartError with one line for a person if that is not possible.
 */
export async function createRuntime(
  settings: Settings,
  onDatabaseEnd: OnDatabaseEnd = () => undefined,
): Promise<Runtime> {
  const logger = createLogger({ level: settings.LOG_LEVEL, format: settings.LOG_FORMAT });
  makeDataDir(settings.DATA_DIR);
  let embedded: EmbeddedDatabase | null = null;
  if (settings.DATABASE_URL === null) {
    embedded = await startEmbeddedDatabase(settings.DATA_DIR, (message) => logger.info(message));
    const database = embedded;
    database.onExit((reason) => {
      logger.fatal({ reason }, 'The embedded database has stopped, so the service stops too. Start it again');
      // Gives the data directory back.
      void database.stop().finally(() => onDatabaseEnd(reason));
    });
  }
  const poolUrl = embedded?.socketUrl ?? settings.DATABASE_URL ?? '';
  const databaseUrl = settings.DATABASE_LISTEN_URL ?? poolUrl;
  try {
    const dataSource = createDataSource({
      url: poolUrl,
      pool: settings.DATABASE_POOL,
      entities: TABLES,
      migrations: MIGRATIONS,
      limits: limitsOf(settings),
      shared: settings.DATABASE_LISTEN_URL !== null,
    });
    await dataSource.initialize();
    await migrate(dataSource, databaseUrl, settings);
    const secretKey = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR);
    const previous = settings.SECRET_KEY_PREVIOUS === '' ? null : new SecretKey(settings.SECRET_KEY_PREVIOUS);
    if (!(await settleSecret(dataSource, secretKey, previous))) throw new StartError(otherSecret(settings));
    const documents = await documentsOf(settings);
    // Nobody else writes into a data directory whose database is ours.
    if (embedded) await documents.clearIncoming(null);
    return {
      settings,
      logger,
      databaseUrl,
      dataSource,
      documents,
      publicUrl: new PublicUrl(settings.PUBLIC_URL),
      secretKey,
      release: async () => embedded?.stop(),
    };
  } catch (error) {
    await embedded?.stop();
    if (isUnavailable(error) || errorCode(error).startsWith('28') || errorCode(error) === '3D000')
      throw new StartError(
        `The database of DATABASE_URL cannot be used: ${(error as Error).message || errorCode(error)}`,
      );
    throw error;
  }
}

/** A pooler that shares connections takes no settings of theirs: there the role of the database has to have them. */
function limitsOf(settings: Settings): { statementSeconds: number; lockSeconds: number } | null {
  const { DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS, DATABASE_LISTEN_URL } = settings;
  if (DATABASE_LISTEN_URL !== null) return null;
  return { statementSeconds: DATABASE_STATEMENT_SECONDS, lockSeconds: DATABASE_LOCK_SECONDS };
}

function otherSecret({ SECRET_KEY, DATA_DIR }: Settings): string {
  const given = SECRET_KEY === '' ? `The secret in ${DATA_DIR}` : 'SECRET_KEY';
  return `${given} differs from the one this database is used with; set SECRET_KEY to the same value in every process.`;
}

function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new StartError(
      `The data directory ${path} cannot be created (${errorCode(error)}); set DATA_DIR to a directory you may write to.`,
    );
  }
}

async function documentsOf(settings: Settings): Promise<DocumentStore> {
  try {
    return await openDocuments(settings);
  } catch (error) {
    const place = settings.DOCUMENTS_URL ?? settings.DATA_DIR;
    throw new StartError(`Documents cannot be stored in ${place}: ${fileProblem(error) ?? String(error)}.`);
  }
}
