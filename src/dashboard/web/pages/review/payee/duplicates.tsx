import { Foreign } from '../../../parts/foreign';
import { useEntity } from '../../../session/entity';
import type { Comparison, InvoiceDetail } from '../data';
import { PAYEE } from '../text';
import classes from './payee.module.css';
import { InvoiceTable } from './supplier-panel';

/** Invoices that this one may repeat, beside it. */
export function Duplicates({ invoice, comparison }: { invoice: InvoiceDetail; comparison: Comparison }) {
  const entity = useEntity();
  const { duplicates } = comparison;
  if (duplicates.length === 0) return null;
  const { extracted_account_bsb: bsb, extracted_account_number: number } = invoice.attributes;
  const against = entity.sees_accounts && bsb !== null && number !== null ? { bsb, number } : null;
  const sameFile = duplicates.filter((one) => one.same_file).length;
  const sameNumber = duplicates.filter((one) => one.same_number && !one.same_file).length;
  return (
    <section className={`panel ${classes.duplicates}`} aria-label={PAYEE.duplicates}>
      <h2>{PAYEE.duplicates}</h2>
      <p>
        <Foreign>{PAYEE.repeats(sameFile, sameNumber, invoice.attributes.extracted_invoice_number)}</Foreign>
      </p>
      <InvoiceTable rows={duplicates} against={against} />
    </section>
  );
}
