import { Account } from '../../../parts/account';
import { Foreign } from '../../../parts/foreign';
import { counted, day } from '../../../parts/format';
import { InvoiceLink } from '../../../parts/invoice-link';
import { Money } from '../../../parts/money';
import { OutcomeBadge } from '../../../parts/outcome-badge';
import { ReviewBadge } from '../../../parts/review-badge';
import { useEntity } from '../../../session/entity';
import type { ComparedInvoice, Comparison, InvoiceDetail } from '../data';
import { PAYEE } from '../text';
import classes from './payee.module.css';

/** The supplier over time: its accounts, from where it sends, and its invoices. */
export function SupplierPanel({ invoice, comparison }: { invoice: InvoiceDetail; comparison: Comparison }) {
  const { supplier, earlier } = comparison;
  const entity = useEntity();
  if (supplier === null) return <p className={classes.none}>{PAYEE.unknown}</p>;
  const { extracted_account_bsb: bsb, extracted_account_number: number } = invoice.attributes;
  const against = entity.sees_accounts && bsb !== null && number !== null ? { bsb, number } : null;
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>
        <Foreign className={classes.name}>{supplier.name ?? PAYEE.nameless}</Foreign>{' '}
        <span className="soft">{PAYEE.invoices(counted(supplier.invoices, 'invoice'))}</span>
      </p>
      {supplier.is_namesake ? <p className={classes.warning}>{PAYEE.namesake}</p> : null}
      <h3>{PAYEE.accounts}</h3>
      {supplier.accounts.length === 0 ? <p className="soft">{PAYEE.noAccounts}</p> : null}
      <ul>
        {supplier.accounts.map((one) => (
          <li key={`${one.bsb}${one.account_number}`}>
            <Account bsb={one.bsb} number={one.account_number} against={against} />
            <span className="soft">
              {PAYEE.used(counted(one.invoices, 'invoice'), day(one.first_seen_at), day(one.last_seen_at))}
              {one.verified_at === null ? '' : PAYEE.verifiedOn(day(one.verified_at))}
            </span>
          </li>
        ))}
      </ul>
      <h3>{PAYEE.senders}</h3>
      {supplier.senders.length === 0 ? <p className="soft">{PAYEE.noSenders}</p> : null}
      <ul>
        {supplier.senders.map((one) => (
          <li key={one.sender}>
            <Foreign>{one.sender}</Foreign>
            <span className="soft">
              {PAYEE.used(counted(one.invoices, 'invoice'), day(one.first_seen_at), day(one.last_seen_at))}
            </span>
          </li>
        ))}
      </ul>
      <h3>{PAYEE.others}</h3>
      {earlier.length === 0 ? (
        <p className="soft">{PAYEE.noOthers}</p>
      ) : (
        <InvoiceTable rows={earlier} against={against} />
      )}
    </div>
  );
}

interface InvoiceTableProps {
  rows: readonly ComparedInvoice[];
  against: { bsb: string; number: string } | null;
}

/** Other invoices, with their accounts compared with the one that is asked for. */
export function InvoiceTable({ rows, against }: InvoiceTableProps) {
  return (
    <div className={classes.scroll} role="region" tabIndex={0} aria-label={PAYEE.others}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{PAYEE.day}</th>
            <th scope="col">{PAYEE.number}</th>
            <th scope="col" className={classes.amount}>
              {PAYEE.amount}
            </th>
            <th scope="col">{PAYEE.account}</th>
            <th scope="col">{PAYEE.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.invoice_id}>
              <td className="digits">{day(row.created_at)}</td>
              <td>
                <InvoiceLink id={row.invoice_id}>
                  <Foreign>{row.invoice_number ?? row.original_file_name}</Foreign>
                </InvoiceLink>
              </td>
              <td className={classes.amount}>
                <Money amount={row.total} />
              </td>
              <td className={classes.account}>
                <Account bsb={row.bsb} number={row.account_number} against={against} />
              </td>
              <td>
                <span className={classes.badges}>
                  <OutcomeBadge outcome={row.outcome} />
                  {row.review === null ? null : <ReviewBadge review={row.review} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
