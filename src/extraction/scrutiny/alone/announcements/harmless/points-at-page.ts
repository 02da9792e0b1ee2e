/*
 * `Payment details over the page`, where the next page has them. The whole line has to say no more than that: what the page shows is searched like any other, so
 * a line that leads there leads to the account that is asked for.
 */

const DETAILS =
  '(?:(?:(?:our|the|your|all|full) )*(?:(?:bank(?:ing)?|account|payment|eft|deposit|remittance|direct deposit) )+(?:details|options|information|methods|instructions|slip)|(?:how|where|ways) to pay(?: (?:us|this (?:account|invoice|bill)|your (?:account|invoice|bill)))?)';
const NEXT =
  '(?:over(?:leaf| the page| page)?|on (?:the )?(?:next|following|other|back|reverse)(?: page| side| of (?:this|the) page| of this (?:invoice|sheet|bill))?|(?:the )?(?:next|following) page)';
const PAGE = '(?:on )?(?:the )?(?:page|p\\.|pg) ?(?<number>\\d{1,2})(?: of \\d{1,2})?';
const SEE = '(?:(?:please|kindly) )?(?:see|refer(?: to)?|turn(?: to)?|look|go to)';
const LINES = [NEXT, PAGE].flatMap((place) =>
  [
    `${DETAILS}(?:,|:| -)?(?: (?:are|is|appear|(?:are )?(?:shown|given|printed|listed|set out)))*(?:,|:| -)?(?: ${SEE})? ${place}`,
    `${SEE} ${place} for ${DETAILS}`,
  ].map((source) => new RegExp(`^(?:${source})[.!]?$`, 'u')),
);

/**
 * The page that a line leads to for the details of payment, and for nothing else; null where it says anything more.
 *
 * @param plain a line as `plainWords` makes it
 * @param page that it stands on
 */
export function pagePointedAt(plain: string, page: number): number | null {
  for (const line of LINES) {
    const match = line.exec(plain);
    if (match) return Number(match.groups?.number ?? page + 1);
  }
  return null;
}
