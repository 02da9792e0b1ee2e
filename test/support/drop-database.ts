import { Client, DatabaseError } from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';
const TRIES = 100;

/**
 * Drops a database and ends the sessions in it. The server's own workers there (autovacuum, for one) belong to a
 * superuser, which an ordinary user may not end: they end by themselves within moments, so the drop is tried again
 * for up to 20 s.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    for (let left = TRIES; ; left -= 1) {
      try {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE || left === 0) throw error;
      }
      await new Promise((done) => setTimeout(done, 200));
    }
  } finally {
    await client.end();
  }
}
