import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.js';
import type { EmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.js';

/** A PostgreSQL that can be stopped and started again behind one address. */
export class StoppableDatabase {
  private database: EmbeddedDatabase | null = null;
  private readonly door: Server;

  private constructor(private readonly folder: string) {
    this.door = createServer((client) => this.lead(client));
  }

  static async start(folder: string): Promise<StoppableDatabase> {
    const made = new StoppableDatabase(folder);
    await new Promise<void>((resolve) => made.door.listen(0, '127.0.0.1', resolve));
    await made.start();
    return made;
  }

  /** The address that stays. */
  get url(): string {
    if (this.database === null) throw new Error('The database is stopped.');
    const url = new URL(this.database.url);
    url.port = String((this.door.address() as AddressInfo).port);
    return url.href;
  }

  async start(): Promise<void> {
    this.database = await startEmbeddedDatabase(this.folder, () => undefined);
  }

  async stop(): Promise<void> {
    const { database } = this;
    this.database = null;
    await database?.stop();
  }

  async close(): Promise<void> {
    await this.stop();
    this.door.close();
  }

  private lead(client: Socket): void {
    if (this.database === null) {
      client.destroy();
      return;
    }
    const server = connect(Number(new URL(this.database.url).port), '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from
        .on('data', (chunk) => to.write(chunk))
        .on('error', () => undefined)
        .on('close', () => to.destroy());
  }
}
