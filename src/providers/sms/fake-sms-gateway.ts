import { jsonObject } from '../ask-provider.js';
import { FakeHttpServer } from '../fakes/fake-http-server.js';
import type { FakeAnswer, ReceivedRequest } from '../fakes/fake-http-server.js';

/** A message as it would have reached a mobile. */
export interface DeliveredText {
  to: string;
  from: string;
  text: string;
}

/** An SMS gateway. It knows mobiles of Australia alone. */
export class FakeSmsGateway extends FakeHttpServer {
  readonly delivered: DeliveredText[] = [];
  private readonly references = new Set<string>();

  constructor(private readonly told: (message: DeliveredText) => void = () => undefined) {
    super();
  }

  protected answer({ body }: ReceivedRequest): FakeAnswer {
    const { to, from, text, reference } = jsonObject(body) ?? {};
    if (typeof to !== 'string' || typeof from !== 'string' || typeof text !== 'string' || typeof reference !== 'string')
      return { status: 400, body: JSON.stringify({ message: 'to, from, text and reference are needed' }) };
    if (!/^\+614\d{8}$/.test(to)) return { status: 422, body: JSON.stringify({ message: 'No such mobile' }) };
    if (!this.references.has(reference)) {
      this.delivered.push({ to, from, text });
      this.told({ to, from, text });
    }
    this.references.add(reference);
    return { status: 202, body: JSON.stringify({ id: reference }) };
  }
}
