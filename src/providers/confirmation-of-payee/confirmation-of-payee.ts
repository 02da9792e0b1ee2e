/** An account and the name that somebody says it is in. */
export interface PayeeQuestion {
  /** `NNN-NNN`. */
  bsb: string;
  /** 5 to 10 digits. */
  accountNumber: string;
  accountName: string;
}

/**
 * What the account's bank says of a name: it is the one, it is nearly the one (with the name that the bank has), it is another
 * (with that name where it is a business's). `unavailable` where it cannot or will not say.
 */
export type PayeeAnswer =
  | { outcome: 'match' }
  | { outcome: 'close-match'; name: string }
  | { outcome: 'no-match'; name: string | null }
  | { outcome: 'unavailable'; reason: string };

/** Confirmation of Payee: whose account is it? */
export abstract class ConfirmationOfPayee {
  /** Whether a bank can be asked at all. */
  abstract readonly configured: boolean;

  /** Never throws for what the bank does. */
  abstract ask(question: PayeeQuestion): Promise<PayeeAnswer>;
}

/** Where no bank's service was given. */
export class NoConfirmationOfPayee extends ConfirmationOfPayee {
  readonly configured = false;

  ask(): Promise<PayeeAnswer> {
    return Promise.resolve({ outcome: 'unavailable', reason: 'CONFIRMATION_OF_PAYEE_URL is not set' });
  }
}
