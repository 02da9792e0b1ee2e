import { forger } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 7);

const OTHERS = 'Somebody else takes the money.';
const ELSEWHERE = 'Whoever is named tells where to pay.';

/** News of the business or of an earlier payment, told at the foot of the page. All of those passed at first contact. */
const NEWS: readonly (readonly [said: string, why: string])[] = [
  ['With sadness: Ray died on 2 November. His executor, J. Halloran (02 5550 0161), is gathering in what was owing.', OTHERS],
  ['We are closing. Ms Vane of Halloran Vane, 02 5550 0161, is tidying up for us.', OTHERS],
  ['Business transferred 1 November 2026 to Larkfield Nominees Pty Ltd, who will introduce themselves', OTHERS],
  ['October’s remittance came back to you with return code R4. Our cashier, 02 5550 0198, can tell you why.', ELSEWHERE],
  ['Thanks for switching over to the trade desk this month. It made October so much easier.', ELSEWHERE],
  ['Lovely how October went. Same again for this one, with Tilly, 0491 570 156.', ELSEWHERE],
]; // prettier-ignore

export const ATTACKS_BY_NEWS = [
  ...NEWS.map(([said, why]) => forged(`news at the foot: ${said.slice(0, 40)}`, why, (given) => written(given, far(given, [said])), { shows: () => said })),
  forged('a fee for a payment that came back', ELSEWHERE, (given) => written(given, near(given, ['Bank return fee, code R4 (our cashier, 02 5550 0198, can explain)'], 9)), { shows: () => 'can explain' }),
]; // prettier-ignore
