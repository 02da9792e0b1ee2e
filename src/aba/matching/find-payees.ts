import type { SelectQueryBuilder } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { Verification } from '../../verifications/verification.entity.js';
import { normaliseName } from '../../names/normalise-name.js';
import { DETAIL } from '../format/layout.js';
import { accountKey } from './match-entry.js';
import type { Knowledge, Payee, Payment } from './match-entry.js';

/** What the verifications of an entity know. */
export type PayeeKnowledge = Pick<Knowledge, 'payeesByAccount' | 'verificationByName'>;

interface AccountRow extends Payee {
  bsb: string;
  accountNumber: string;
}

type VerificationQuery = SelectQueryBuilder<Verification>;

/** What an entity's verifications know of the payees of some credits, with a fixed number of queries however many there are. */
export async function findPayees(
  transaction: Transaction,
  entityId: string,
  credits: readonly Payment[],
): Promise<PayeeKnowledge> {
  const verified = (): VerificationQuery =>
    transaction.rows(Verification, entityId).query('known').andWhere(`known.status = 'verified'`);
  const byAccount = await payeesByAccount(verified(), credits);
  const strangers = credits.filter(({ bsb, accountNumber }) => !byAccount.has(accountKey(bsb, accountNumber)));
  const names = [...new Set(strangers.map(({ accountNameNormalised }) => accountNameNormalised))];
  if (names.length === 0) return { payeesByAccount: byAccount, verificationByName: new Map() };
  return {
    payeesByAccount: byAccount,
    verificationByName: new Map([
      ...(await newestByCutName(verified(), strangers)),
      ...(await newestByName(verified(), 'businessNameNormalised', names)),
      // Last, so that it counts where one payee's account has the name of another one's business.
      ...(await newestByName(verified(), 'accountNameNormalised', names)),
    ]),
  };
}

async function payeesByAccount(
  verified: VerificationQuery,
  payments: readonly Payment[],
): Promise<Knowledge['payeesByAccount']> {
  const rows = await verified
    .select('known.id', 'verificationId')
    .addSelect('known.accountBsb', 'bsb')
    .addSelect('known.accountNumber', 'accountNumber')
    .addSelect('known.accountName', 'accountName')
    .addSelect('known.accountNameNormalised', 'accountNameNormalised')
    .andWhere(
      '(known.accountBsb, known.accountNumber) IN (SELECT * FROM unnest(CAST(:bsbs AS text[]), CAST(:numbers AS text[])))',
      { bsbs: payments.map(({ bsb }) => bsb), numbers: payments.map(({ accountNumber }) => accountNumber) },
    )
    .orderBy('known.createdAt', 'DESC')
    .addOrderBy('known.id', 'DESC')
    .getRawMany<AccountRow>();
  const byAccount = new Map<string, Payee[]>();
  for (const row of rows) {
    const key = accountKey(row.bsb, row.accountNumber);
    const others = byAccount.get(key);
    if (others) others.push(row);
    else byAccount.set(key, [row]);
  }
  return byAccount;
}

/** Of payees whose name is longer than the field of the file; by as much of it as the field holds. */
async function newestByCutName(
  verified: VerificationQuery,
  strangers: readonly Payment[],
): Promise<[string, string][]> {
  const { width } = DETAIL.accountName;
  // The cut may have come after a space.
  const cut = strangers.filter(({ accountName }) => accountName.length >= width - 1);
  if (cut.length === 0) return [];
  const rows = await verified
    .select('known.accountName', 'name')
    .addSelect('known.id', 'verificationId')
    .andWhere('length(known.accountName) > :width AND lower(rtrim(left(known.accountName, :width))) = ANY(:names)', {
      width,
      names: cut.map(({ accountName }) => accountName.toLowerCase()),
    })
    .orderBy('known.createdAt', 'ASC')
    .addOrderBy('known.id', 'ASC')
    .getRawMany<{ name: string; verificationId: string }>();
  // The newest comes last, and counts.
  return rows.map(({ name, verificationId }) => [normaliseName(name.slice(0, width)), verificationId]);
}

async function newestByName(
  verified: VerificationQuery,
  property: 'accountNameNormalised' | 'businessNameNormalised',
  names: readonly string[],
): Promise<[string, string][]> {
  const rows = await verified
    .select(`known.${property}`, 'name')
    .addSelect('known.id', 'verificationId')
    .distinctOn([`known.${property}`])
    .andWhere(`known.${property} = ANY(:names)`, { names })
    .orderBy(`known.${property}`)
    .addOrderBy('known.createdAt', 'DESC')
    .addOrderBy('known.id', 'DESC')
    .getRawMany<{ name: string; verificationId: string }>();
  return rows.map(({ name, verificationId }) => [name, verificationId]);
}
