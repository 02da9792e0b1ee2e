import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '../../providers/mail/outgoing-mail.js';
import { UserLinks } from './user-links.service.js';

/** Links that an admin passes on, where no mail is sent. */
@Injectable()
export class LinksToPassOn {
  constructor(
    private readonly links: UserLinks,
    private readonly mail: OutgoingMail,
  ) {}

  /** The address of a link that was made; null if it is sent by email. */
  of(linkId: string): string | null {
    return this.mail.configured ? null : this.links.addressOf(linkId);
  }
}
