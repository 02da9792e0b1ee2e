import { normaliseBsb } from '../../../numbers/bsb.js';
import type { OtherAccount } from '../../document.js';
import type { PaymentSet } from './payment-sets.js';

/** From this score on nothing says of an account that it is another one's, an old one, or for something else. */
const PAYABLE = 3;
/** Nobody needs to know of more. */
const MOST = 5;

/** The accounts beside the one that was chosen, best first, that somebody who reads the document could pay into. */
export function otherAccounts([chosen, ...others]: readonly PaymentSet[]): OtherAccount[] {
  const isChosen = ({ bsb, account }: PaymentSet): boolean =>
    bsb?.value === chosen?.bsb?.value && account?.value === chosen?.account?.value;
  return others
    .filter((set) => set.score >= PAYABLE && !isChosen(set))
    .flatMap(({ bsb, account }) => {
      const branch = bsb && normaliseBsb(bsb.value);
      return branch && account ? [{ bsb: branch, accountNumber: account.value }] : [];
    })
    .slice(0, MOST);
}
