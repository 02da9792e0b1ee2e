import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Inbox, Inboxes } from '../../organization/inboxes.js';
import type { Settings } from '../../platform/config/settings.js';
import type { DocumentStore } from '../../platform/documents/document-store.js';
import { createLogger } from '../../platform/logging/logger.js';
import type { MessageAcceptance } from './message-acceptance.js';
import type { OperatorMail } from '../operator-mail/operator-mail.js';
import { SmtpSessions } from './smtp-sessions.js';

describe('SmtpSessions', () => {
  afterEach(() => jest.restoreAllMocks());

  it('looks up no more recipients for a peer that guesses them', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const asked: string[] = [];
    const inboxes = {
      find: (localPart: string): Promise<Inbox | null> => {
        asked.push(localPart);
        return Promise.resolve(localPart === 'inbox' ? { entityId: 'entity', generation: 0, isSandbox: false } : null);
      },
    };
    const settings = { INBOUND_DOMAIN: 'in.example', SMTP_UNKNOWN_PER_PEER: 2, SMTP_MESSAGES_PER_INBOX: 10 };
    const sessions = new SmtpSessions(
      settings as Settings,
      createLogger({ level: 'silent', format: 'json' }),
      inboxes as Inboxes,
      {} as MessageAcceptance,
      { incoming: tmpdir() } as DocumentStore,
      {} as OperatorMail,
    );
    const name = (localPart: string, remoteAddress: string): Promise<unknown> =>
      new Promise((resolve) =>
        sessions.onRcptTo(
          { address: `${localPart}@in.example`, args: false },
          { remoteAddress } as SMTPServerSession,
          (error) => resolve((error as { responseCode?: string } | null | undefined)?.responseCode ?? '250'),
        ),
      );
    const answers = [];
    for (const localPart of ['inbox', 'a', 'b', 'c', 'inbox']) answers.push(await name(localPart, '192.0.2.1'));
    expect(answers).toEqual(['250', '550 5.1.1', '550 5.1.1', '450 4.7.1', '450 4.7.1']);
    expect(asked).toEqual(['inbox', 'a', 'b']);
    expect(await name('inbox', '192.0.2.2')).toBe('250');
  });

  it('takes a message whose sender goes away for no failure of its own', async () => {
    const logger = createLogger({ level: 'silent', format: 'json' });
    const logged = jest.spyOn(logger, 'error');
    const settings = { INBOUND_DOMAIN: 'in.example', SMTP_MAX_MESSAGE_MB: 1, MIN_FREE_DISK_MB: 0 };
    const sessions = new SmtpSessions(
      settings as Settings,
      logger,
      {} as Inboxes,
      { place: () => null } as unknown as MessageAcceptance,
      { incoming: tmpdir() } as DocumentStore,
      {} as OperatorMail,
    );
    const stream = new PassThrough();
    const session = { remoteAddress: '192.0.2.1', envelope: { mailFrom: false, rcptTo: [] } };
    const answered = new Promise((resolve) =>
      sessions.onData(stream as unknown as SMTPServerDataStream, session as unknown as SMTPServerSession, resolve),
    );
    stream.write('Subject: half');
    setImmediate(() => stream.destroy(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })));
    expect(await answered).toMatchObject({ kind: 'broken_off', responseCode: '421 4.4.2' });
    expect(logged).not.toHaveBeenCalled();
  });
});
