import type { Invoice, PickedLook } from '../../invoices/invoice.entity.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import type { PaymentCase } from './payment-case.js';

const ACCOUNT_FIELDS: readonly string[] = ['extracted_account_bsb', 'extracted_account_number'];

type Looked = Pick<Invoice, 'corrected' | 'pickedLook' | 'scrutiny' | 'textMatchesPicture'>;
type Entered = Pick<PaymentCase, 'enteredByHand' | 'enteredUnseen' | 'scrutiny' | 'textMatchesPicture'>;

/**
 * What a person entered of an invoice, and what its file shows of the account that counts. A document that says another account than it
 * shows stays one that does, whatever is picked on it.
 */
export function enteredFields(invoice: Readonly<Looked>, account: Account | null): Entered {
  const { corrected, scrutiny, textMatchesPicture } = invoice;
  const enteredByHand = Object.keys(corrected ?? {});
  const look = enteredByHand.some((one) => ACCOUNT_FIELDS.includes(one)) ? lookAt(invoice, account) : null;
  if (look === null) return { enteredByHand, enteredUnseen: enteredByHand, scrutiny, textMatchesPicture };
  return {
    enteredByHand,
    enteredUnseen: enteredByHand.filter((one) => !ACCOUNT_FIELDS.includes(one)),
    scrutiny: look.scrutiny,
    textMatchesPicture: look.textMatchesPicture,
  };
}

/** The look at the account that was picked, where it is of this account and the file is honest. */
function lookAt(
  { pickedLook: look, scrutiny, textMatchesPicture }: Looked,
  account: Account | null,
): PickedLook | null {
  const sight = scrutiny?.sight;
  const lies = textMatchesPicture === false || (sight?.outcome === 'unseen' && sight.reason === 'font_lies');
  const isOfAccount = look !== null && look.bsb === account?.bsb && look.accountNumber === account.accountNumber;
  return isOfAccount && !lies ? look : null;
}
