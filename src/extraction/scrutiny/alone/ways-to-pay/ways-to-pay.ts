import type { SearchedPage } from '../numbers/searched-page.js';
import { billerCodesNear } from './bpay.js';
import type { FoundWay } from './found-way.js';
import { ibansIn } from './ibans.js';
import { paymentLinksIn } from './payment-links.js';
import { payIdsNear, standingAlone } from './pay-ids.js';

/** Every other way to be paid on the pages of a file, each once, where it stands first. */
export function waysToPay(pages: readonly SearchedPage[]): FoundWay[] {
  return pages.flatMap((page) => {
    const lines = new Map(page.lines.map((line) => [line.segment, line]));
    const named = page.lines.flatMap((line) => [
      ...ibansIn(line),
      ...payIdsNear(line, lines),
      ...billerCodesNear(line, lines),
      ...paymentLinksIn(line),
    ]);
    const alone = page.lines.flatMap(standingAlone);
    return [...named, ...alone.filter(({ way }) => !named.some((one) => one.way.value === way.value))];
  });
}
