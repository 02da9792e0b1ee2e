import { add } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger } from '../forger.js';

const forged = forger('attacks', 4);

/** What is stamped at the head of a page, far from the account, and what it says of the page. All passed at first contact. */
const STAMPS: readonly (readonly [string, string])[] = [
  ['COPY ONLY', 'The invoice to pay is another one.'],
  ['VOID', 'Nothing is to be paid.'],
  ['REISSUED - SEE NEW INVOICE', 'The invoice to pay is another one.'],
  ['CANCELLED', 'Nothing is to be paid.'],
  ['CALL BEFORE PAYING 0491 570 156', 'The account is to be had by telephone.'],
  ['ASSIGNED TO OSPREY FINANCE', 'Somebody else takes the money.'],
  ['DRAFT', 'The invoice to pay is another one.'],
  ['PAID BY OSPREY', 'Nothing is to be paid.'],
];

export const ATTACKS_BY_STAMPS = STAMPS.map(([stamp, why]) =>
  forged(
    `stamped: ${stamp.toLowerCase()}`,
    why,
    ({ page }) =>
      new RawPdf()
        .drawn(add(page, [{ text: stamp, x: page.width * 0.36, y: 34, size: 16, bold: true, colour: [0.8, 0, 0] }]))
        .file(),
    { shows: () => stamp },
  ),
);
