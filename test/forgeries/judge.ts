import { holdsName, namesWithin, normaliseName } from '../../src/names/normalise-name.js';
import type { FieldName, ReadDocument, ReadingResult } from '../../src/extraction/document.js';
import { isValidAbn } from '../../src/numbers/abn.js';
import { type Finding, isUnknown } from '../../src/rules/facts/finding.js';
import type { RestOfEmail } from '../../src/rules/payment/payment-case.js';
import type { VerifiedPayee } from '../../src/rules/payment/compared-payee.js';
import { judgePayment } from '../../src/rules/payment/judge-payment.js';
import { tradingNamesOn } from '../../src/rules/payment/trading-names.js';
import { isSameAccount } from '../../src/suppliers/supplier-identity.js';
import type { Account, Payee } from './documents.js';

/** True, false, or null where it is left out. */
export interface Verdict {
  match: boolean | null;
  unchanged: boolean | null;
  textMatchesPicture: boolean | null;
  /** In a word or two, for tables. */
  reason: string;
}

const LEFT_OUT = { match: null, unchanged: null, textMatchesPicture: null };

/**
 * What the service says of the documents of a file whose payees are verified and whose supplier is known by its account.
 * @param email what else came in its email; null where it came by itself
 */
export function judgeFile(
  result: ReadingResult,
  payees: readonly Payee[],
  email: RestOfEmail | null = null,
): Verdict[] {
  if (result.outcome === 'unreadable') return [{ ...LEFT_OUT, reason: result.reason }];
  return result.documents.map((document) => judge(document, payees, email));
}

/** From where every message comes, as earlier ones of the supplier did. */
const SENDER = 'harbour.example';

function judge(document: ReadDocument, payees: readonly Payee[], email: RestOfEmail | null): Verdict {
  const value = (name: FieldName) => document.fields[name]?.value ?? null;
  const [bsb, accountNumber] = [value('account_bsb'), value('account_number')];
  const account = bsb !== null && accountNumber !== null ? { bsb, accountNumber } : null;
  const abn = value('business_abn');
  const accounts = payees
    .filter((one) => isOfSupplier(one, abn, value('business_name')))
    .map((one) => ({ bsb: one.bsb, accountNumber: one.number }));
  const said = judgePayment({
    account,
    abn: abn !== null && isValidAbn(abn) ? abn : null,
    invalidAbn: abn !== null && !isValidAbn(abn) ? abn : null,
    businessName: normaliseName(value('business_name') ?? ''),
    accountName: normaliseName(value('account_name') ?? ''),
    tradingNames: tradingNamesOn({
      extractedBusinessName: value('business_name'),
      extractedAccountName: value('account_name'),
    }),
    printedName: value('business_name'),
    enteredByHand: [],
    enteredUnseen: [],
    textMatchesPicture: document.textMatchesPicture,
    scrutiny: document.scrutiny,
    payees: payees.map(toVerified),
    lapsed: null,
    namesakes: payees
      .map(({ businessName: name, abn: of }) => ({ name, nameNormalised: normaliseName(name), abn: of }))
      .filter(({ nameNormalised }) =>
        [value('business_name'), value('account_name')].some((printed) =>
          namesWithin(printed ?? '').includes(nameNormalised),
        ),
      ),
    lookalikes: payees
      .flatMap(({ businessName, accountName, abn: of }) =>
        [businessName, accountName].map((name) => ({ name, abn: of })),
      )
      .map(({ name, abn: of }) => ({ name, nameNormalised: normaliseName(name), abn: of })),
    onLetterhead: payees
      .filter(({ businessName }) =>
        (document.scrutiny?.letterhead ?? []).some(({ text }) =>
          namesWithin(text).some((name) => holdsName(name, normaliseName(businessName))),
        ),
      )
      .map(({ businessName: name, abn: of }) => ({ name, nameNormalised: normaliseName(name), abn: of })),
    own: { abns: [], names: [], accounts: [] },
    senders: email === null ? [] : [SENDER],
    moreInEmail: false,
    history:
      accounts.length > 0
        ? {
            knowsAccount: account !== null && accounts.some((one) => isSameAccount(one, account)),
            accounts,
            waysToPay: [],
          }
        : 'No earlier invoice of this supplier.',
    email,
  });
  const of = (finding: Finding<boolean>): boolean | null => (isUnknown(finding) ? null : finding);
  const match = said.detailsMatchVerification;
  return {
    match: of(match),
    unchanged: of(said.detailsUnchanged),
    textMatchesPicture: of(said.textMatchesPicture),
    reason: isUnknown(match) ? match.reason : match ? '' : `other than verified: ${bsb} ${accountNumber}`,
  };
}

/** Suppliers are known by their ABN, else by their name. */
const isOfSupplier = (one: Payee, abn: string | null, name: string | null): boolean =>
  abn === null ? normaliseName(one.businessName) === normaliseName(name ?? '') : one.abn === abn;

const toVerified = (payee: Payee & Account, index: number): VerifiedPayee => ({
  id: String(index),
  businessName: payee.businessName,
  businessNameNormalised: normaliseName(payee.businessName),
  businessAbn: payee.abn,
  accountName: payee.accountName,
  accountNameNormalised: normaliseName(payee.accountName),
  aliasesNormalised: [],
  accountBsb: payee.bsb,
  accountNumber: payee.number,
});
