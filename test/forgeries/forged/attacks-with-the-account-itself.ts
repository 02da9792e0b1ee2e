import { forger, type Material } from '../forger.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 2);

const account = ({ payee: { bsb, number } }: Material): string => `BSB ${bsb}, account ${number}`;

/** What is near to what honest businesses say with their account in it. */
const SAID: readonly (readonly [name: string, why: string, said: (given: Material) => readonly string[]])[] = [
  ['somebody else’s money', 'The money is said to come to somebody else.', (given) => ['All money for this job comes to Dana', `at ${account(given)}.`]],
  ['an account that is ruled out', 'It says that the account is not the one.', (given) => ['Please pay our trust account,', `not the office account: ${given.payee.accountName}, ${account(given)}.`]],
  ['until she rings', 'Whoever rings has another account.', (given) => ["If your finance team can't use a card, transfer to", `${account(given)}, once Dana has rung you.`]],
  ['a clerk’s note without a day', 'It says whom to pay.', () => ['OK to pay Dana']],
  ['an address that is not its own', 'It says whom the payment goes to.', () => ['Remittance to Zrinka@osprey-pay.example']],
  ['a page with other details', 'It says that the details here are not the ones.', () => ['The right payment details are on page 2']],
]; // prettier-ignore

export const ATTACKS_WITH_THE_ACCOUNT_ITSELF = SAID.map(([name, why, said]) =>
  forged(`with the account: ${name}`, why, (given) => written(given, near(given, said(given), 8)), {
    shows: (given) => said(given).join(' '),
  }),
);
