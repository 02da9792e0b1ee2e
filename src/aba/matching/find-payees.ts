import type { SelectQueryBuilder } from 'typeorm';
import type { CountingVerifications } from '../../verifications/counting/counting-verifications.js';
import { arrayLiteral } from '../../platform/database/array-literal.js';
import { rowVersion } from '../../platform/database/row-version.js';
import type { Verification } from '../../verifications/verification.entity.js';
import { normaliseName } from '../../names/normalise-name.js';
import { DETAIL } from '../format/layout.js';
import { accountKey } from './match-entry.js';
import type { Knowledge, Payee, Payment } from './match-entry.js';

/** What the verifications of an entity know. */
export type PayeeKnowledge = Pick<Knowledge, 'payeesByAccount' | 'verificationByName'>;

interface AccountRow extends Omit<Payee, 'aliases' | 'aliasesNormalised'> {
  bsb: string;
  accountNumber: string;
  aliases: string[] | null;
  aliasesNormalised: string[] | null;
}

interface NameRow {
  name: string;
  verificationId: string;
}

interface AliasRow {
  aliases: string[];
  verificationId: string;
}

/** How much of a name the field of the file holds. */
const WIDTH = DETAIL.accountName.width;

type VerificationQuery = SelectQueryBuilder<Verification>;

/**
 * What an entity's verifications know of the payees of some credits, with a fixed number of queries however many there are.
 */
export async function findPayees(
  counting: CountingVerifications,
  entityId: string,
  credits: readonly Payment[],
): Promise<PayeeKnowledge> {
  const verified = (): VerificationQuery => counting.query(entityId, 'known');
  const byAccount = await payeesByAccount(verified(), credits);
  const strangers = credits.filter(({ bsb, accountNumber }) => !byAccount.has(accountKey(bsb, accountNumber)));
  const names = [...new Set(strangers.map(({ accountNameNormalised }) => accountNameNormalised))];
  if (names.length === 0) return { payeesByAccount: byAccount, verificationByName: new Map() };
  return {
    payeesByAccount: byAccount,
    verificationByName: new Map([
      ...(await newestByCutAlias(verified(), strangers)),
      ...(await newestByAlias(verified(), names)),
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
    // Few have any, and an empty array costs as much to read as all the rest of a row.
    .addSelect(`nullif(known.aliases, '{}')`, 'aliases')
    .addSelect(`nullif(known.aliasesNormalised, '{}')`, 'aliasesNormalised')
    .addSelect(rowVersion('known'), 'version')
    .andWhere(
      '(known.accountBsb, known.accountNumber) IN (SELECT * FROM unnest(CAST(:bsbs AS text[]), CAST(:numbers AS text[])))',
      {
        bsbs: arrayLiteral(payments.map(({ bsb }) => bsb)),
        numbers: arrayLiteral(payments.map(({ accountNumber }) => accountNumber)),
      },
    )
    .orderBy('known.createdAt', 'DESC')
    .addOrderBy('known.id', 'DESC')
    .getRawMany<AccountRow>();
  const byAccount = new Map<string, Payee[]>();
  for (const row of rows) {
    const payee = { ...row, aliases: row.aliases ?? [], aliasesNormalised: row.aliasesNormalised ?? [] };
    const key = accountKey(row.bsb, row.accountNumber);
    const others = byAccount.get(key);
    if (others) others.push(payee);
    else byAccount.set(key, [payee]);
  }
  return byAccount;
}

/** Of payees whose name is longer than the field of the file; by as much of it as the field holds. */
async function newestByCutName(
  verified: VerificationQuery,
  strangers: readonly Payment[],
): Promise<[string, string][]> {
  const names = cutNames(strangers);
  if (names.length === 0) return [];
  const rows = await verified
    .select('known.accountName', 'name')
    .addSelect('known.id', 'verificationId')
    .andWhere(isCut('known.accountName'), { width: WIDTH, names: arrayLiteral(names) })
    .orderBy('known.createdAt', 'ASC')
    .addOrderBy('known.id', 'ASC')
    .getRawMany<NameRow>();
  return rows.map(byCutName);
}

/** As newestByCutName, by names that people added. */
async function newestByCutAlias(
  verified: VerificationQuery,
  strangers: readonly Payment[],
): Promise<[string, string][]> {
  const names = cutNames(strangers);
  if (names.length === 0) return [];
  const rows = await verified
    .select('known.aliases', 'aliases')
    .addSelect('known.id', 'verificationId')
    .andWhere(`known.aliases <> '{}' AND EXISTS (SELECT FROM unnest(known.aliases) AS name WHERE ${isCut('name')})`, {
      width: WIDTH,
      names: arrayLiteral(names),
    })
    .orderBy('known.createdAt', 'ASC')
    .addOrderBy('known.id', 'ASC')
    .getRawMany<AliasRow>();
  return rows.flatMap(({ aliases, verificationId }) =>
    aliases.filter((name) => name.length > WIDTH).map((name) => byCutName({ name, verificationId })),
  );
}

/** Names of payments that the field of the file may have cut, in small letters; the cut may have come after a space. */
function cutNames(payments: readonly Payment[]): string[] {
  const cut = payments.filter(({ accountName }) => accountName.length >= WIDTH - 1);
  return [...new Set(cut.map(({ accountName }) => accountName.toLowerCase()))];
}

function isCut(column: string): string {
  return `length(${column}) > :width AND lower(rtrim(left(${column}, :width))) = ANY(:names)`;
}

/** The newest comes last, and counts. */
function byCutName({ name, verificationId }: NameRow): [string, string] {
  return [normaliseName(name.slice(0, WIDTH)), verificationId];
}

/** By names that people added. */
async function newestByAlias(verified: VerificationQuery, names: readonly string[]): Promise<[string, string][]> {
  const rows = await verified
    .select('known.aliasesNormalised', 'aliases')
    .addSelect('known.id', 'verificationId')
    // The first part is that of the index: few have any.
    .andWhere(`known.aliasesNormalised <> '{}' AND known.aliasesNormalised && CAST(:names AS text[])`, {
      names: arrayLiteral(names),
    })
    .orderBy('known.createdAt', 'ASC')
    .addOrderBy('known.id', 'ASC')
    .getRawMany<AliasRow>();
  // The newest comes last, and counts.
  return rows.flatMap(({ aliases, verificationId }) => aliases.map((name): [string, string] => [name, verificationId]));
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
    .andWhere(`known.${property} = ANY(:names)`, { names: arrayLiteral(names) })
    .orderBy(`known.${property}`)
    .addOrderBy('known.createdAt', 'DESC')
    .addOrderBy('known.id', 'DESC')
    .getRawMany<NameRow>();
  return rows.map(({ name, verificationId }) => [name, verificationId]);
}
