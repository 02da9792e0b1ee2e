import { eventually } from './api.js';
import { TestDnsServer } from './dns-server.js';
import { FakeParties } from './fake-parties.js';
import { codeIn, linkIn, sendForm } from './individual.js';
import { invoicePdf } from './invoice-pdf.js';
import type { SampleInvoice } from './invoice-pdf.js';
import { MailDomain } from './mail-domain.js';
import { sendMail } from './mail.js';
import { Receiver } from './receiver.js';
import { TestService } from './service.js';
import { createVerification, untilStatus } from './verification.js';

const MOBILE = '+61412345678';

/** The account of whoever takes over the supplier's mailbox. */
export const THEIRS = { accountNumber: '8765 4321' };

/** A supplier whose mailbox is taken over (docs/story.md), a customer's service, and everybody else who takes part. */
export class TakenOver {
  private constructor(
    readonly dns: TestDnsServer,
    readonly supplier: MailDomain,
    private readonly parties: FakeParties,
    readonly receiver: Receiver,
    readonly service: TestService,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<TakenOver> {
    const dns = await TestDnsServer.start();
    const supplier = new MailDomain(dns, 'harbourlane.com.au');
    const parties = await FakeParties.start();
    parties.register.add({ abn: '53004085616', entityName: 'HARBOUR LANE JOINERY PTY LTD' });
    parties.bank.add('062-000', '12345678', 'Harbour Lane Joinery');
    const receiver = await Receiver.start();
    const service = await TestService.start({
      ...parties.settings,
      WEBHOOK_ALLOW_PRIVATE: 'true',
      SENDER_AUTHENTICATION: 'true',
      DNS_SERVERS: dns.address,
      ...settings,
    });
    return new TakenOver(dns, supplier, parties, receiver, service);
  }

  async stop(): Promise<void> {
    await this.service.remove();
    await this.receiver.stop();
    await this.parties.close();
    await this.dns.stop();
  }

  /** Verifies the supplier, whose individual says that the details are right. Gives the id of the verification. */
  async verify(): Promise<string> {
    const { id } = await createVerification(this.service.api, { individual_mobile: MOBILE });
    const link = linkIn(await this.text(1));
    await sendForm(link, { step: 'code' });
    await sendForm(link, { step: 'answer', code: codeIn(await this.text(2)), answer: 'ours' });
    await untilStatus(this.service.api, id, 'verified');
    return id;
  }

  /** Sends an invoice, as a file named by its number, from a mailbox of a domain. */
  async mail(domain: MailDomain, given: SampleInvoice & { invoiceNumber: string }): Promise<void> {
    const filename = `${given.invoiceNumber}.pdf`;
    const from = `accounts@${domain.domain}`;
    const to = this.service.credentials.inbox;
    const attachments = [{ filename, content: await invoicePdf(given) }];
    const raw = await domain.sign({ from: `Harbour Lane <${from}>`, to, subject: `Invoice ${filename}`, attachments });
    await sendMail(this.service.smtp, { envelope: { from, to }, raw });
  }

  private async text(count: number): Promise<string> {
    const texts = await eventually(
      async () => this.parties.gateway.delivered.filter(({ to }) => to === MOBILE),
      ({ length }) => length >= count,
    );
    return texts[count - 1]?.text ?? '';
  }
}
