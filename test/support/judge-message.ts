import { authenticateMessage } from '../../src/smtp-ingress/authentication/authenticate-message.js';
import { NameLookup } from '../../src/smtp-ingress/authentication/name-lookup.js';
import type { AuthenticationRequest, SenderVerdict } from '../../src/smtp-ingress/authentication/verdict.js';
import type { TestDnsServer } from './dns-server.js';

/** Finds out whether a message is from whom it says, as a message that this machine sends for supplier.example unless told otherwise. */
export function judgeMessage(
  dns: TestDnsServer,
  raw: Buffer | string,
  given: Partial<AuthenticationRequest> = {},
): Promise<SenderVerdict> {
  return authenticateMessage(
    {
      message: Buffer.from(raw),
      peerAddress: '127.0.0.1',
      helo: 'mail.supplier.example',
      envelopeFrom: 'ar@supplier.example',
      receivedAt: new Date(),
      trustedSealers: [],
      host: 'localhost',
      nameServers: [dns.address],
      answers: [],
      budgetMs: 1_000,
      questionMs: 200,
      online: true,
      again: false,
      ...given,
    },
    new NameLookup({ servers: [dns.address], timeoutMs: 200 }),
  );
}
