import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { ProcessCage } from '../../platform/processes/process-cage.js';
import { AUTHENTICATION_PROCESS } from '../authentication-process-path.js';
import type { InboundEmail } from '../inbound-email.entity.js';
import { SenderAuthenticator } from './sender-authenticator.js';
import type { SenderVerdict } from './verdict.js';

/** How many messages a process judges at the same time. */
const JUDGED_AT_ONCE = 3;
/** And how many it has under way, nearly all of which wait for name servers: what comes after them waits for none of those. */
export const UNDER_WAY = 50;

/** The authenticator of this process, as the settings want it. */
@Injectable()
export class MessageAuthentication implements OnApplicationShutdown {
  readonly enabled: boolean;
  private authenticator: Promise<SenderAuthenticator> | null = null;

  constructor(
    private readonly documents: DocumentStore,
    private readonly cage: ProcessCage,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {
    this.enabled = settings.SENDER_AUTHENTICATION;
  }

  /** Finds out ahead of the first message whether name servers answer. */
  prepare(): void {
    if (this.enabled) void this.open().then((authenticator) => authenticator.prepare());
  }

  /** As SenderAuthenticator.judge. */
  async judge(email: InboundEmail, again = false): Promise<SenderVerdict | null> {
    const load = (): Promise<Buffer> => this.documents.withFile(email.rawKey, (path) => readFile(path));
    return (await this.open()).judge(load, email, again);
  }

  private open(): Promise<SenderAuthenticator> {
    this.authenticator ??= this.make();
    return this.authenticator;
  }

  private async make(): Promise<SenderAuthenticator> {
    const { DNS_SERVERS, DNS_TIMEOUT_MS, TRUSTED_ARC_SEALERS, INBOUND_DOMAIN, SMTP_MAX_MESSAGE_MB } = this.settings;
    return new SenderAuthenticator({
      processPath: AUTHENTICATION_PROCESS,
      size: JUDGED_AT_ONCE,
      nameServers: DNS_SERVERS,
      budgetMs: DNS_TIMEOUT_MS,
      trustedSealers: TRUSTED_ARC_SEALERS,
      online: this.enabled,
      host: INBOUND_DOMAIN,
      maxMessageMb: SMTP_MAX_MESSAGE_MB,
      cage: await this.cage.get(),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.authenticator)?.close();
  }
}
