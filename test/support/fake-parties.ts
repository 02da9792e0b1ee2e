import { FakeAbnLookup } from '../../src/providers/abn-register/fake-abn-lookup.js';
import { FakeBank } from '../../src/providers/confirmation-of-payee/fake-bank.js';
import { FakeMailServer } from '../../src/providers/mail/fake-mail-server.js';
import { FakeSmsGateway } from '../../src/providers/sms/fake-sms-gateway.js';

/** Everybody outside whom verifications need, played on loopback. */
export class FakeParties {
  readonly register = new FakeAbnLookup();
  readonly bank = new FakeBank();
  readonly gateway = new FakeSmsGateway();
  readonly mail = new FakeMailServer();

  static async start(): Promise<FakeParties> {
    const parties = new FakeParties();
    const { register, bank, gateway, mail } = parties;
    await Promise.all([register, bank, gateway, mail].map((one) => one.listen()));
    return parties;
  }

  /** What tells a service of them. */
  get settings(): Record<string, string> {
    return {
      ABN_LOOKUP_URL: this.register.url,
      ABN_LOOKUP_GUID: 'guid',
      CONFIRMATION_OF_PAYEE_URL: this.bank.url,
      CONFIRMATION_OF_PAYEE_KEY: 'bank-key',
      SMS_GATEWAY_URL: this.gateway.url,
      SMS_GATEWAY_KEY: 'sms-key',
      OUTGOING_SMTP_URL: this.mail.url,
      PROVIDER_TIMEOUT_MS: '300',
      PROVIDER_RETRY_MS: '1',
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.register, this.bank, this.gateway, this.mail].map((one) => one.close()));
  }
}
