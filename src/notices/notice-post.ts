import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { PUBLIC_URL } from '../platform/http/public-url.js';
import type { PublicUrl } from '../platform/http/public-url.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { OutgoingMail } from '../providers/mail/outgoing-mail.js';
import { SandboxDrawer } from '../providers/sandbox-drawer/sandbox-drawer.js';
import { LetterComposer } from './letter-composer.js';
import { Letters } from './letters.js';
import type { DueLetter } from './letters.js';

const EVERY_MS = 1_000;
const REMOVE_OLD_EVERY_MS = 60 * 60_000;
/** Pause before the second try, doubled with each further one up to an hour. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** A letter that could not be sent for so long is of no use any more. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** Sends letters: the first at once, further ones at most every 15 minutes to each user. */
@Injectable()
export class NoticePost extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Notices could not be sent';
  private removedOldAt = 0;

  constructor(
    private readonly letters: Letters,
    private readonly composer: LetterComposer,
    private readonly mail: OutgoingMail,
    private readonly drawer: SandboxDrawer,
    private readonly database: Database,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.letters.gather();
    const due = await this.letters.claim();
    await Promise.all(due.map((letter) => this.send(letter)));
    if (Date.now() - this.removedOldAt < REMOVE_OLD_EVERY_MS) return;
    this.removedOldAt = Date.now();
    await this.letters.removeOld();
  }

  private async send(letter: DueLetter): Promise<void> {
    const composed = await this.composer.compose(letter, await this.letters.noticesOf(letter));
    // The sandbox was reset meanwhile.
    if (composed === null) return this.letters.end(letter, 'sent');
    if (letter.sandboxEntityId !== null) return this.putIntoDrawer(letter, letter.sandboxEntityId, composed);
    const outcome = await this.mail.send({
      to: letter.to,
      ...composed,
      headers: {
        // The same for every try: where the end of one was not heard of, mail programs show it once.
        'Message-ID': `<${letter.id}@${new URL(this.publicUrl.of('/')).hostname}>`,
        'Auto-Submitted': 'auto-generated',
      },
    });
    if (outcome.outcome === 'sent') return this.letters.end(letter, 'sent');
    const tooOld = Date.now() - letter.createdAt.getTime() > GIVE_UP_MS;
    const last = outcome.outcome === 'refused' || tooOld;
    this.logger.warn({ letter: letter.id, attempt: letter.attempts, last, reason: outcome.reason }, 'A notice failed');
    if (last) return this.letters.end(letter, 'failed');
    return this.letters.putOff(letter, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (letter.attempts - 1)));
  }

  private async putIntoDrawer(
    letter: DueLetter,
    entityId: string,
    composed: { subject: string; text: string },
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      if (!(await this.letters.exists(letter, transaction.manager))) return;
      await this.drawer.put(entityId, { channel: 'email', to: letter.to, ...composed }, transaction);
      await this.letters.end(letter, 'sent', transaction.manager);
    });
  }
}
