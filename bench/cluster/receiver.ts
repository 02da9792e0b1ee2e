import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Cluster } from './cluster.js';

interface Told {
  id: string;
  type: string;
  data: { id: string };
}

/** Takes webhooks on loopback and notes what each is about. */
export class WebhookReceiver {
  /** Of which events each thing was told, by its type and id; an event that came twice is there once. */
  readonly told = new Map<string, Set<string>>();
  /** Events that came again. */
  again = 0;
  private readonly server: Server = createServer((request, response) => {
    void json(request).then(
      (body) => {
        const { id, type, data } = body as Told;
        const what = `${type} ${data.id}`;
        const events = this.told.get(what) ?? new Set();
        if (events.has(id)) this.again += 1;
        this.told.set(what, events.add(id));
        response.writeHead(204).end();
      },
      () => response.destroy(),
    );
  });

  private async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Listens, and has itself told of what becomes of invoices. */
  async subscribe(cluster: Cluster): Promise<void> {
    const url = await this.listen();
    const [http] = cluster.of('http');
    const response = await fetch(`http://127.0.0.1:${http?.port ?? 0}/api/webhook-subscriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cluster.credentials.entity_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url, events: ['invoice.processed', 'invoice.failed', 'invoice.invalid'] }),
    });
    if (!response.ok) throw new Error(`No subscription could be made: ${await response.text()}`);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
