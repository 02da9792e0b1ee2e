import { normaliseBsb } from '../../../numbers/bsb.js';
import type { PrintedAccount } from '../../document.js';
import type { PaymentSet } from '../assignment/payment-set.js';
import { unionOf } from '../structure/geometry.js';
import type { Scan } from '../structure/scan.js';

/** No more accounts are listed, and no more letters of what is said of each. */
const MOST = 20;
const MOST_SAID = 300;

/**
 * Every account that a document prints, whichever is to be paid into, with its place and the words that stand around it. A number that was not
 * surely read is left out.
 */
export function listedAccounts(scan: Scan, sets: readonly PaymentSet[]): PrintedAccount[] {
  const numbers = new Set(sets.flatMap(({ bsb, account }) => [...(bsb?.words ?? []), ...(account?.words ?? [])]));
  return sets.slice(0, MOST).flatMap(({ bsb, account, name, context }) => {
    const words = [...(bsb?.words ?? []), ...(account?.words ?? [])];
    const page = words[0] && scan.pageOf.get(words[0]);
    if (!page) return [];
    const said = context.flatMap((segment) => segment.words.filter((word) => !numbers.has(word)));
    return [
      {
        bsb: bsb && (normaliseBsb(bsb.value) ?? bsb.value),
        accountNumber: account?.value ?? null,
        accountName: name?.value ?? null,
        page: page.number,
        box: unionOf(words.filter((word) => scan.pageOf.get(word) === page).map((word) => word.word.box)),
        said: said
          .map((word) => word.text)
          .join(' ')
          .slice(0, MOST_SAID),
      },
    ];
  });
}
