import { useQuery } from '@tanstack/react-query';
import { Foreign } from '../../../parts/foreign';
import { InvoiceLink } from '../../../parts/invoice-link';
import { size as sizeOf } from './size';
import { Failed, Loading } from '../../../parts/states';
import { ToneBadge } from '../../../parts/tone-badge';
import type { Tone } from '../../../parts/tone-badge';
import { Moment } from '../../../parts/when';
import { useEntity } from '../../../session/entity';
import { emailQuery } from '../data';
import type { Email, InvoiceDetail } from '../data';
import { EMAIL } from '../text';
import classes from './email.module.css';
import { Message } from './message';

/** The email that an invoice came by: who sent it, what vouches for that, by which way, and what it says. */
export function EmailPanel({ invoice, emailId }: { invoice: InvoiceDetail; emailId: string | null }) {
  const entity = useEntity();
  const { data, error, refetch } = useQuery({ ...emailQuery(entity.id, emailId ?? ''), enabled: emailId !== null });
  if (emailId === null) return <p className={classes.none}>{EMAIL.none[invoice.attributes.source]}</p>;
  if (error !== null && data === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const { attributes: a } = data;
  return (
    <div className={classes.panel}>
      <dl className={classes.head}>
        <Row label={EMAIL.from} value={a.from ?? EMAIL.nobody} />
        {a.reply_to === null ? null : <Row label={EMAIL.replyTo} value={a.reply_to} />}
        <Row label={EMAIL.to} value={a.to.join(', ')} />
        <Row label={EMAIL.subject} value={a.subject ?? ''} />
        <div>
          <dt>{EMAIL.received}</dt>
          <dd>
            <Moment at={a.received_at} />
          </dd>
        </div>
      </dl>
      <Authentication email={data} />
      <Attachments email={data} invoiceId={invoice.id} />
      {entity.sees_accounts ? <Message emailId={emailId} /> : null}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Foreign>{value}</Foreign>
      </dd>
    </div>
  );
}

/** What a result of RFC 8601 means for a person. */
function toneOf(result: string | null): Tone {
  if (result === 'pass') return 'good';
  if (result === 'fail' || result === 'permerror' || result === 'softfail' || result === 'policy') return 'bad';
  return 'quiet';
}

function Authentication({ email: { attributes: a } }: { email: Email }) {
  const details = a.authentication;
  return (
    <div className={classes.authentication}>
      <h3>{EMAIL.vouches}</h3>
      <p>
        {a.authenticated === null
          ? EMAIL.notChecked
          : a.authenticated
            ? EMAIL.authenticated(a.from_domain)
            : EMAIL.notAuthenticated(a.from_domain)}
      </p>
      <ul>
        {(
          [
            ['SPF', a.spf, details?.spf.domain ?? null],
            ['DKIM', a.dkim, details?.dkim.map(({ domain }) => domain).join(', ') || null],
            ['DMARC', a.dmarc, details?.dmarc.domain ?? null],
            ...(a.arc === null || a.arc === 'none' ? [] : [['ARC', a.arc, details?.arc.sealer ?? null] as const]),
          ] as const
        ).map(([name, result, domain]) => (
          <li key={name}>
            <ToneBadge tone={toneOf(result)}>
              {name} {result ?? '–'}
            </ToneBadge>
            {domain === null ? null : <Foreign className="soft">{domain}</Foreign>}
          </li>
        ))}
      </ul>
      {a.forwarded === true ? <p className="soft">{EMAIL.forwarded}</p> : null}
      {details?.reason ? (
        <p className="soft">
          <Foreign>{details.reason}</Foreign>
        </p>
      ) : null}
    </div>
  );
}

function Attachments({ email, invoiceId }: { email: Email; invoiceId: string }) {
  return (
    <div>
      <h3>{EMAIL.attachments}</h3>
      <ul className={classes.attachments}>
        {email.attributes.attachments.map((one, at) => (
          <li key={at}>
            {one.invoice_id !== null && one.invoice_id !== invoiceId ? (
              <InvoiceLink id={one.invoice_id}>
                <Foreign>{one.file_name}</Foreign>
              </InvoiceLink>
            ) : (
              <Foreign>{one.file_name}</Foreign>
            )}
            <span className="soft digits">{sizeOf(one.size)}</span>
            <span className="soft">
              {one.invoice_id === invoiceId ? EMAIL.thisOne : (one.reason ?? EMAIL.outcomes[one.outcome])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
