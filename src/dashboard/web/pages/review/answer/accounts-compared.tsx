import { Account } from '../../../parts/account';
import { Foreign } from '../../../parts/foreign';
import { day } from '../../../parts/format';
import { useEntity } from '../../../session/entity';
import type { Comparison, InvoiceDetail } from '../data';
import { accountsBefore } from '../fields/known';
import { ANSWER } from '../text';
import classes from './answer.module.css';

interface Row {
  key: string;
  label: string;
  bsb: string;
  number: string;
  note: string;
}

/** The account that is asked for, and below it those that are known, digit under digit; what differs is marked. */
export function AccountsCompared({ invoice, comparison }: { invoice: InvoiceDetail; comparison: Comparison }) {
  const { sees_accounts: sees } = useEntity();
  const { extracted_account_bsb: bsb, extracted_account_number: number } = invoice.attributes;
  const rows = knownAccounts(invoice, comparison);
  if (bsb === null && number === null && rows.length === 0) return null;
  const [first] = rows;
  // Digits that a role does not show cannot be compared.
  const against = sees && first ? { bsb: first.bsb, number: first.number } : null;
  return (
    <table className={classes.accounts}>
      <thead>
        <tr>
          <th scope="col">{ANSWER.account}</th>
          <th scope="col">{ANSWER.digits}</th>
          <th scope="col">{ANSWER.whose}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={classes.asked}>
          <th scope="row">{ANSWER.asked}</th>
          <td>
            <Account bsb={bsb} number={number} against={against} />
          </td>
          <td>
            <Foreign>{invoice.attributes.extracted_account_name ?? ''}</Foreign>
          </td>
        </tr>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              <Account
                bsb={row.bsb}
                number={row.number}
                against={sees && (bsb !== null || number !== null) ? { bsb, number } : null}
              />
            </td>
            <td>
              <Foreign>{row.note}</Foreign>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Accounts that are known of the payee: verified ones, then those of earlier invoices. */
function knownAccounts(invoice: InvoiceDetail, comparison: Comparison): Row[] {
  const { verified, supplier } = comparison;
  const ofPayee = verified.map((one): Row => ({
    key: one.verification_id,
    label: one.counts ? ANSWER.verifiedAccount : ANSWER.lapsedAccount,
    bsb: one.bsb,
    number: one.account_number,
    note: ANSWER.verifiedNote(one.account_name, one.verified_at === null ? null : day(one.verified_at)),
  }));
  const ofSupplier = accountsBefore(invoice, comparison)
    .filter(
      (one) => !verified.some(({ bsb, account_number }) => bsb === one.bsb && account_number === one.account_number),
    )
    .map((one): Row => ({
      key: `${one.bsb}${one.account_number}`,
      label: supplier?.is_namesake === true ? ANSWER.namesakeAccount : ANSWER.earlierAccount,
      bsb: one.bsb,
      number: one.account_number,
      note: ANSWER.earlierNote(one.invoices, day(one.first_seen_at)),
    }));
  return [...ofPayee, ...ofSupplier].slice(0, 4);
}
