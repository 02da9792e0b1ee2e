import type { PlacedWord } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';
import type { Place } from '../../../scrutiny.js';
import { plainOf } from '../announces.js';
import { areBeside } from '../near/beside.js';
import { DATE } from '../said/dates.js';
import { eachOnce, labelledRows } from './labelled-rows.js';

/*
 * Headings over the account that narrow what it is for: other jobs, other sites, a time that is over, money that leaves it. Whoever reads one looks for
 * another account.
 */

const PAYMENT = '(?:(?:our|the|your) )?(?:payments? (?:by |via |to |- ?)?|pay(?:ing)? (?:by|via) |for )?';
const BANK =
  '(?:eft|electronic (?:funds )?transfers?|direct (?:deposits?|credits?)|bank(?:ing)?(?: (?:transfers?|accounts?|details?|deposits?|payments?|information|info))*|account details?|trust accounts?|transfers?|bsb(?: and account)?)(?: (?:details?|payments?|account|information|to|into))*';
const ANY = `(?:${PAYMENT}${BANK}|(?:(?:our|the) )?account)`;
const MARK = '(?: ?[-:,(|/]+ ?| for )';
/** A dash may be missing from a font. */
const MARK_OR_NOT = `(?:${MARK}| )`;
const NOT_ALL = '(?!(?:all|any|every|each|this|our|your|these|the) )';

const PLACE =
  '(?:nsw|new south wales|vic|victorian?|qld|queensland|sa|south australian?|wa|west(?:ern)? australian?|tas|tasmanian?|nt|northern territory|act|canberra|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|metro(?:politan)?|regional|country|rural|interstate|northern|southern|eastern|western|north|south|east|west)';
const JOBS =
  '(?:sites?|jobs?|projects?|properties|contracts?|work orders?|works?|invoices?|orders?|bookings?|deliveries|services?)';
const CUSTOMERS = '(?:customers?|clients?|members?|accounts?|offices?|residents?|tenants?|owners?)';
const DONE =
  '(?:(?:completed|done|dated|issued|raised|started|booked|ordered|placed|invoiced|commenced|finished|delivered|made|received|up) )*';
const LIMIT = '(?:before|until|till|to|up to|prior to|through|ending|earlier than|older than|pre)';
/** What an account takes beside what an invoice asks for. */
const PARTS =
  '(?:deposits?|bonds?|retentions?|instal?ments?|progress (?:claims?|payments?)|part payments?|variations?|freight|materials|labour|parts|hire|memberships?|donations?|subscriptions?|rent|refunds?|wages?)';

const GOES_OUT =
  '(?:(?:are|is|will|be|get|being|were|was|normally|always|usually) )*(?:comes?|paid|pay|leaves?|sent|made|issued|drawn|returned|go|goes|processed|refunded|credited|debited|transferred)(?: (?:out|back))?(?: to (?:you|customers|clients|members|suppliers|staff))? (?:from|out of)';

const HEADINGS = [
  // EFT – New South Wales sites; bank details for jobs in Victoria; EFT – old jobs
  `${ANY}${MARK}${NOT_ALL}(?:\\p{L}+ ){0,2}(?:sites?|jobs?|projects?|contracts?)(?: (?:in|at|of) (?:\\p{L}+ ?){1,3})?(?: only)?`,
  `${ANY}${MARK_OR_NOT}${PLACE}(?: (?:and|&|/) ${PLACE})? (?:${JOBS}|${CUSTOMERS})(?: only)?`,
  // EFT – jobs before 1 November 2026
  `${ANY}${MARK_OR_NOT}${NOT_ALL}(?:\\p{L}+ )?${JOBS} ${DONE}${LIMIT} ${DATE}(?: only)?`,
  `for (?:our |the |all )?(?:jobs?|sites?|orders?|bookings?|projects?) ${DONE}(?:before|prior to|until|up to|earlier than) ${DATE}(?: only)?`,
  `${ANY}${MARK}${PLACE} only`,
  `${ANY}${MARK}(?:for )?pre[- ]${DATE}(?: (?:${JOBS}|${CUSTOMERS}))?`,
  `for (?:our |the |all )?${PLACE} (?:${JOBS}|${CUSTOMERS})(?: only)?`,
  `${ANY}${MARK}(?:${CUSTOMERS}|names?|surnames?) [a-z] ?(?:to|-) ?[a-z]`,
  `(?:${ANY}${MARK}|for )(?:(?:all|any) )?(?:accounts?|amounts?|invoices?|payments?|sums?|totals?|balances?|bills?)? ?(?:of )?(?:under|up to|below|less than) (?:aud ?)?\\$ ?\\d[\\d,.]*`,
  `${ANY}${MARK}(?:old|former|previous|retail|wholesale|interim|temporary|backup|spare|(?:first|1st|second|2nd|third|3rd) (?:instal?ments?|payments?|stage|half|invoice))(?: \\p{L}+)?`,
  // EFT – stage 1 only
  `${ANY}${MARK}${NOT_ALL}(?!.*\\b(?:aud|australian?|dollars?|domestic|local|transfers?|payments?|eft|electronic|online|bank|preferred|please|internet|cash|cheques?|no)\\b)(?:[\\p{L}\\d]+ ){1,4}only`,
  // EFT – deposits only; bank details (bonds only)
  `${ANY}${MARK}(?:\\p{L}+ ){0,2}${PARTS} (?:only|alone)`,
  // our banking, 2017 to October 2026; bank details until 31 October
  `(?:(?:our|the) )?${BANK}(?: ?[-:,(|]+ ?| )(?:from |since )?${DATE} ?(?:-|to|until|till|through) ?${DATE}`,
  `(?:(?:our|the) )?${BANK}(?: ?[-:,(|]+ ?| )(?:(?:valid|used|in use|current|active|open|as used) )*(?:until|till|up to|to|ending|through|-) ${DATE}`,
  // refunds to you come from; we refund you from
  `(?:any |all |your |our )*(?:refunds?|credits|reimbursements?|rebates?|overpayments?|returns?|commissions?|wages|salaries|payments to (?:you|suppliers|staff|customers))(?: (?:to|for|of|owed|due) (?:you|customers|clients|members|us|overpayments?))* ${GOES_OUT}(?: (?:here|this account|below))?`,
  // account from which we pay our own suppliers; cash sale customers
  `(?:the |our )?(?:bank )?account (?:from which|out of which|that) we (?:pay|use to pay|draw|buy)\\b.{0,40}`,
  `(?:for )?(?:cash(?: sales?)?|credit) customers`,
  // payments we make (outgoing); wages account (outgoing); as last paid by you; as carried over from the old ledger
  `(?:payments? (?:that )?we make|money (?:going )?out|(?:(?:wages|payroll|petty cash|loan) account ?\\(?)?outgoing(?: payments?)?)(?: ?\\(?outgoing)?`,
  `as (?:(?:it|they) (?:was|were) )?(?:last )?(?:paid|used|carried over|carried forward)(?: (?:by|from|in|on|to) .{2,60})?`,
  `where (?:our |your |the |any )?(?:refunds?|credits) (?:to you )?${GOES_OUT}`,
  `(?:our |the )?account for (?:refunds|credits|payments) to (?:you|customers|clients|suppliers)`,
  `we (?:(?:always|only|normally|will|usually) )*(?:pay|refund|reimburse|repay|draw|spend|send)(?: (?:you|suppliers|staff|money|refunds|customers|bills|our|out|wages)){0,3} (?:from|out of)`,
  `(?:debited|paid out|sent|refunded) from(?: (?:the|our|this))?(?: (?:bank )?account)?`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'));

const LONGEST = 80;

const bareOf = (text: string): string =>
  plainOf(text)
    .replace(/[[\]"“”*)]+/gu, '')
    .replace(/[.:;,(\s]+$/u, '')
    .trim();

/** Whether words, and nothing beside them, narrow what the account below them is for. */
export const narrowsAccount = (text: string): boolean => {
  const bare = bareOf(text);
  return bare.length <= LONGEST && HEADINGS.some((heading) => heading.test(bare));
};

/** The headings beside an account that narrow what it is for, as they stand or over two cells. */
export function narrowingHeadings(
  page: SearchedPage,
  accounts: readonly Pick<Place, 'page' | 'box'>[],
  names: readonly string[] = [],
): PlacedWord[][] {
  const isBeside = (words: readonly PlacedWord[]): boolean => areBeside(page.number, words, accounts);
  const lines = page.layouts.flatMap(({ segments }) => segments.map(({ text, words }) => ({ text, words })));
  const rows = labelledRows(page).map(({ label, value, words }) => ({
    text: `${label.replace(/:$/u, '')}: ${value}`,
    words,
  }));
  const plainNames = names.map(plainOf);
  return eachOnce(
    [...lines, ...rows]
      .filter(({ text, words }) => isBeside(words) && narrowsAccount(text) && !endsInName(text, plainNames))
      .map(({ words }) => words),
  );
}

/** A business may be called Projects or Contracts, and stand behind `Account`. */
const endsInName = (text: string, names: readonly string[]): boolean => {
  const bare = bareOf(text);
  const last = bare.split(' ').at(-1) ?? '';
  return names.some((name) => ` ${name} `.includes(` ${bare.split(' ').at(-2) ?? ''} ${last} `) || bare.endsWith(name));
};
