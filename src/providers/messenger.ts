import { Injectable } from '@nestjs/common';
import type { Environment } from '../platform/auth/environment.js';
import { OutgoingMail } from './mail/outgoing-mail.js';
import { SandboxDrawer } from './sandbox-drawer/sandbox-drawer.js';
import type { MessageChannel } from './sandbox-drawer/sandbox-message.entity.js';
import type { SendOutcome } from './send-outcome.js';
import { SmsSender } from './sms/sms-sender.js';

/** How somebody is reached. */
export interface Address {
  channel: MessageChannel;
  /** E.164, or an email address. */
  to: string;
}

/** A message to a person, whichever way it goes. */
export interface PersonalMessage {
  /** Of an email alone. */
  subject: string;
  text: string;
  /** The same for the same message tried again. */
  reference: string;
}

/** On whose behalf something is sent. */
export interface Sender {
  entityId: string;
  environment: Environment;
}

/** Sends messages to people by SMS and email; those of sandbox entities go into their drawer. */
@Injectable()
export class Messenger {
  constructor(
    private readonly mail: OutgoingMail,
    private readonly sms: SmsSender,
    private readonly drawer: SandboxDrawer,
  ) {}

  /** Which ways there are in an environment. */
  channels(environment: Environment): Set<MessageChannel> {
    const all: [MessageChannel, boolean][] = [
      ['sms', this.sms.configured],
      ['email', this.mail.configured],
    ];
    return new Set(all.filter(([, configured]) => configured || environment === 'sandbox').map(([channel]) => channel));
  }

  /** Sends a message; never throws for what gateways and mail servers do. */
  async send({ entityId, environment }: Sender, address: Address, message: PersonalMessage): Promise<SendOutcome> {
    const { channel, to } = address;
    const { subject, text, reference } = message;
    if (environment === 'sandbox') {
      await this.drawer.put(entityId, { channel, to, subject, text });
      return { outcome: 'sent' };
    }
    if (channel === 'sms') return this.sms.send({ to, text, reference });
    return this.mail.send({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
  }
}
