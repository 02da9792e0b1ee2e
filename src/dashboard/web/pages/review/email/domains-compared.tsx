import { differingStretches } from '../../../parts/differing-digits';
import { showHidden } from '../../../parts/show-hidden';
import type { InvoiceDetail } from '../data';
import { EMAIL } from '../text';
import classes from './email.module.css';

/** A domain that was made to look like a known one, above the known one: the letters that differ are marked. */
export function DomainsCompared({ invoice }: { invoice: InvoiceDetail }) {
  const check = invoice.attributes.check_details.find(({ type, result }) => type === 'sender_not_lookalike' && !result);
  const fact = (name: string): string | null => {
    const value = check?.evidence.find((one) => one.fact === name)?.value;
    return typeof value === 'string' ? value : null;
  };
  const [copy, real] = [fact('senderDomain'), fact('imitatedDomain')];
  if (copy === null || real === null) return null;
  return (
    <section className={`panel ${classes.domains}`} aria-label={EMAIL.lookalike}>
      <h2>{EMAIL.lookalike}</h2>
      <dl>
        <dt>{EMAIL.sentFrom}</dt>
        <dd>{marked(copy, real)}</dd>
        <dt>{EMAIL.known}</dt>
        <dd>{marked(real, copy)}</dd>
      </dl>
    </section>
  );
}

function marked(shown: string, other: string) {
  return differingStretches(shown, other).map(({ text, differs }, at) =>
    differs ? <mark key={at}>{showHidden(text)}</mark> : <span key={at}>{showHidden(text)}</span>,
  );
}
