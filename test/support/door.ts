import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** An address of loopback that leads to a server, until it is shut: it refuses everybody then, and those inside are out. */
export class Door {
  private readonly inside = new Set<Socket>();
  private readonly door = createServer((client) => this.lead(client));

  private constructor(private readonly target: { host: string; port: number }) {}

  static async to(target: { host: string; port: number }): Promise<Door> {
    const made = new Door(target);
    await new Promise<void>((resolve) => made.door.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get port(): number {
    return (this.door.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.door.close(resolve));
    for (const socket of this.inside) socket.destroy();
    await closed;
  }

  private lead(client: Socket): void {
    const server = connect(this.target.port, this.target.host);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.inside.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.pipe(to);
    }
  }
}
