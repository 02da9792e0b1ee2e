import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { sealMessage } from 'mailauth/lib/arc/index.js';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SendMailOptions } from 'nodemailer';
import type { TestDnsServer } from './dns-server.js';

export interface MailDomainOptions {
  /** The SPF record; null publishes none. */
  spf?: string | null;
  /** The DMARC record; null publishes none. */
  dmarc?: string | null;
  /** Of its key; 1,024 unless told, the fewest that are accepted: to make a key of 2,048 takes twenty times as long. */
  keyBits?: number;
}

const SELECTOR = 'mail';

/**
 * A domain that sends authentic mail: it publishes SPF (mail from this machine), a DKIM key and a DMARC policy on a
 * TestDnsServer, and signs messages.
 *
 *     const supplier = new MailDomain(dns, 'supplier.example');
 *     const raw = await supplier.sign({ from: 'ar@supplier.example', to: inbox, subject: 'Invoice', attachments: [...] });
 *     await sendMail(service.smtp, { envelope: { from: 'ar@supplier.example', to: inbox }, raw });
 */
export class MailDomain {
  private readonly keys;

  constructor(
    dns: TestDnsServer,
    readonly domain: string,
    { spf = 'v=spf1 ip4:127.0.0.1 -all', dmarc = 'v=DMARC1; p=reject', keyBits = 1_024 }: MailDomainOptions = {},
  ) {
    this.keys = generateKeyPairSync('rsa', { modulusLength: keyBits });
    const key = this.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    dns.publish(domain, spf === null ? {} : { TXT: [spf] });
    dns.publish(`${SELECTOR}._domainkey.${domain}`, { TXT: [`v=DKIM1; k=rsa; p=${key}`] });
    if (dmarc !== null) dns.publish(`_dmarc.${domain}`, { TXT: [dmarc] });
  }

  /**
   * Writes a message and signs it with the domain's key.
   * @param signing options of mailauth's dkimSign, for signatures that are not as they should be
   */
  async sign(message: SendMailOptions | Buffer, signing: Record<string, unknown> = {}): Promise<Buffer> {
    const raw = Buffer.isBuffer(message) ? message : await compose(message);
    const { signatures } = await dkimSign(raw, {
      // Given none, mailauth asks the clock for what it signs and again for what it writes, and a second may begin between.
      signTime: new Date(),
      ...signing,
      signatureData: [{ signingDomain: this.domain, selector: SELECTOR, privateKey: this.privateKey, ...signing }],
    } as never);
    return Buffer.concat([Buffer.from(signatures.replace(/(?:\r\n)*$/, '\r\n')), raw]);
  }

  /**
   * Puts an ARC seal of this domain on a message, with the results that it says it saw.
   * @param more the number of the seal, what it says of those before it, and the domain that it names, its own unless told otherwise
   */
  async seal(
    raw: Buffer,
    results: string,
    { i = 1, cv = 'none', signingDomain = this.domain }: { i?: number; cv?: string; signingDomain?: string } = {},
  ): Promise<Buffer> {
    const seal = {
      i,
      cv,
      signTime: new Date(),
      signingDomain,
      selector: SELECTOR,
      privateKey: this.privateKey,
      algorithm: 'rsa-sha256',
      authResults: `${this.domain}; ${results}`,
    };
    return Buffer.concat([await sealMessage(raw, seal as never), raw]);
  }

  /** Signs a message under tags that no honest signer writes: what stands for the domain is given, and before the signature. */
  signAs(raw: Buffer, tags: string): Buffer {
    const [head = '', body = ''] = raw
      .toString('latin1')
      .replace(/\r?\n/g, '\r\n')
      .split(/\r\n\r\n(.*)/s);
    const fields = head.split(/\r\n(?![ \t])/);
    const relaxed = (field: string): string => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(field) ?? [];
      return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;
    };
    const hash = createHash('sha256')
      .update(`${body.replace(/(?:\r\n)+$/, '')}\r\n`, 'latin1')
      .digest('base64');
    const own = `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/simple; ${tags} s=${SELECTOR}; h=From:Subject; bh=${hash}; b=`;
    const covered = ['from', 'subject'].map(
      (name) => fields.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '',
    );
    const signed = [...covered, own].map(relaxed).join('\r\n');
    const signature = sign('sha256', Buffer.from(signed, 'latin1'), this.keys.privateKey).toString('base64');
    return Buffer.concat([Buffer.from(`${own}${signature}\r\n`), raw]);
  }

  private get privateKey(): string {
    return this.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }
}

/** The bytes of a message. */
export function compose(message: SendMailOptions): Promise<Buffer> {
  return new MailComposer(message).compile().build();
}
