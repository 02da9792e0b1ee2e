import type { NoticeKind } from './notice-kinds.js';

/** What a letter says of one thing that happened, in a line. */
export interface Line {
  kind: NoticeKind;
  at: Date;
  text: string;
}

/** How many things of a kind happened, and lines about the first of them. */
export interface Section {
  kind: NoticeKind;
  count: number;
  lines: readonly Line[];
}

const HEADINGS: Record<NoticeKind, { one: string; many: string; advice: string }> = {
  compromised_details: {
    one: 'set of payment details that differs from the verified ones',
    many: 'sets of payment details that differ from the verified ones',
    advice: 'Do not pay these accounts until you have called the payee on a number you already know.',
  },
  payment_file_failed: {
    one: 'payment file that failed',
    many: 'payment files that failed',
    advice: 'Do not send these files to the bank until every payment in them goes to a verified payee.',
  },
  account_replaced: {
    one: 'verified account that was replaced',
    many: 'verified accounts that were replaced',
    advice:
      'The older accounts no longer match anything. If you did not expect the change, call the payee on a number you already know ' +
      'and revoke the newer verification.',
  },
  verifications_share_abn: {
    one: 'verification that shares only its ABN with another one',
    many: 'verifications that share only an ABN with one another',
    advice:
      'From now on a newer verification replaces older ones of the same payee. These were made before that and all keep counting, ' +
      'as additional accounts of their payees. Revoke those for accounts that are no longer in use ' +
      '(GET /verifications?filter[additional]=true lists them).',
  },
  invoice_assigned: {
    one: 'invoice assigned to you',
    many: 'invoices assigned to you',
    advice: 'Each is waiting for your decision.',
  },
  second_approval_wanted: {
    one: 'invoice that needs a second approval',
    many: 'invoices that need a second approval',
    advice:
      'Someone else approved them first. Check for yourself before you approve: each check shows what it is based on.',
  },
  waiting: {
    one: 'entity with something waiting for a decision',
    many: 'entities with something waiting for a decision',
    advice: 'You get this once a day while something is waiting.',
  },
  subscription_disabled: {
    one: 'webhook subscription that was disabled',
    many: 'webhook subscriptions that were disabled',
    advice: 'Nothing is sent to a disabled subscription until you enable it again (PATCH with {"enabled": true}).',
  },
};

/** Subject and text of a letter. */
export function letterText(
  sections: readonly Section[],
  { to, sandbox, address }: { to: string; sandbox: boolean; address: string },
): { subject: string; text: string } {
  const summary = sections.map(({ kind, count }) => `${count} ${HEADINGS[kind][count === 1 ? 'one' : 'many']}`);
  const subject = `${sandbox ? '[sandbox] ' : ''}Payproof: ${summary.join(', ')}`;
  const blocks = sections.map(({ kind, count, lines }, index) => {
    const more = count - lines.length;
    return [
      `${summary[index]}:`,
      ...lines.map(({ at, text }) => `- ${moment(at)}  ${text}`),
      ...(more > 0 ? [`- and ${more} more`] : []),
      HEADINGS[kind].advice,
    ].join('\n');
  });
  const footer = [
    `This notice was sent to ${to}. You get at most one every 15 minutes.`,
    `To choose which notices you get, or to stop them, sign in at ${address} and open your account, or ask`,
    `whoever runs Payproof to run npm run cli -- user:notices --email ${to} --kinds none`,
  ].join('\n');
  return { subject, text: `${[...blocks, footer].join('\n\n')}\n` };
}

function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Text from outside as part of one line. */
export function inline(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 120);
}
