import { Injectable } from '@nestjs/common';
import { BsbDirectory } from '../bsb-directory/bsb-directory.js';
import { isValidAbn } from '../numbers/abn.js';
import { isValidAccountNumber } from '../numbers/account-number.js';
import { VERIFICATION_CHECK_TYPES } from './verification-check.js';
import type { VerificationCheckResult, VerificationCheckType } from './verification-check.js';
import type { Verification } from './verification.entity.js';

/** What the service can find out about submitted details without asking the individual. */
@Injectable()
export class AutomatedChecks {
  private readonly checks: Partial<Record<VerificationCheckType, (given: Verification) => boolean | Promise<boolean>>>;

  constructor(bsbDirectory: BsbDirectory) {
    this.checks = {
      business_abn_valid: ({ businessAbn }) => isValidAbn(businessAbn),
      account_bsb_valid: ({ accountBsb }) => bsbDirectory.exists(accountBsb),
      account_number_valid: ({ accountNumber }) => isValidAccountNumber(accountNumber),
    };
  }

  /** Makes every check that can be made here; one that nobody can make is left out, never passed. */
  async of(verification: Verification): Promise<VerificationCheckResult[]> {
    const results: VerificationCheckResult[] = [];
    for (const type of VERIFICATION_CHECK_TYPES) {
      const check = this.checks[type];
      if (check) results.push({ type, result: await check(verification) });
    }
    return results;
  }
}
