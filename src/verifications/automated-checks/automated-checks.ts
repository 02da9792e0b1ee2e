import { Injectable } from '@nestjs/common';
import { BsbDirectory } from '../../bsb-directory/bsb-directory.js';
import { isSameName } from '../../names/normalise-name.js';
import { isValidAbn } from '../../numbers/abn.js';
import { isValidAccountNumber } from '../../numbers/account-number.js';
import { AbnRegister } from '../../providers/abn-register/abn-register.js';
import { ConfirmationOfPayee } from '../../providers/confirmation-of-payee/confirmation-of-payee.js';
import { isRegisteredName } from './registered-name.js';
import { VERIFICATION_CHECK_TYPES } from './verification-check.js';
import type { VerificationCheckResult, VerificationCheckType } from './verification-check.js';
import type { WholeVerification } from '../whole-verification.js';

/** Outcomes by type; what is not there was not checked. */
type Outcomes = Partial<Record<VerificationCheckType, boolean>>;

/** The checks that were made, and who could not be asked for the others. */
export interface AutomatedResults {
  checkResults: VerificationCheckResult[];
  /** Why, for logs; empty if everybody answered. */
  unavailable: string[];
}

/** What the service can find out about submitted details without asking the individual. */
@Injectable()
export class AutomatedChecks {
  constructor(
    private readonly bsbDirectory: BsbDirectory,
    private readonly register: AbnRegister,
    private readonly bank: ConfirmationOfPayee,
  ) {}

  /** Makes every check that can be made; one that nobody can make is left out, never passed. */
  async of(verification: WholeVerification): Promise<AutomatedResults> {
    const own = await this.own(verification);
    const unavailable: string[] = [];
    const [registered, paid] = await Promise.all([
      this.register.configured && own.business_abn_valid ? this.registered(verification, unavailable) : {},
      // No bank is asked about an account that cannot be.
      this.bank.configured && own.account_bsb_valid && own.account_number_valid
        ? this.paid(verification, unavailable)
        : {},
    ]);
    const outcomes: Outcomes = { ...own, ...registered, ...paid };
    const checkResults = VERIFICATION_CHECK_TYPES.flatMap((type) => {
      const result = outcomes[type];
      return result === undefined ? [] : [{ type, result }];
    });
    return { checkResults, unavailable };
  }

  private async own({ businessAbn, accountBsb, accountNumber }: WholeVerification): Promise<Outcomes> {
    return {
      business_abn_valid: isValidAbn(businessAbn),
      account_bsb_valid: await this.bsbDirectory.exists(accountBsb),
      account_number_valid: isValidAccountNumber(accountNumber),
    };
  }

  private async registered({ businessAbn, businessName }: WholeVerification, unavailable: string[]): Promise<Outcomes> {
    const answer = await this.register.lookUp(businessAbn);
    switch (answer.outcome) {
      case 'found':
        return {
          business_abn_active: answer.record.status === 'active',
          business_name_matches_abn: isRegisteredName(businessName, answer.record),
        };
      case 'not-found':
        return { business_abn_active: false };
      case 'unavailable':
        unavailable.push(answer.reason);
        return {};
    }
  }

  /** A close match is one where the bank's name and the submitted one differ in nothing but case, punctuation and legal form. */
  private async paid(
    { accountBsb, accountNumber, accountName }: WholeVerification,
    unavailable: string[],
  ): Promise<Outcomes> {
    const answer = await this.bank.ask({ bsb: accountBsb, accountNumber, accountName });
    switch (answer.outcome) {
      case 'match':
        return { account_name_matches: true };
      case 'close-match':
        return { account_name_matches: isSameName(accountName, answer.name) };
      case 'no-match':
        return { account_name_matches: false };
      case 'unavailable':
        unavailable.push(answer.reason);
        return {};
    }
  }
}
