import { isValidAbn } from '../../../../numbers/abn.js';
import { isValidAcn } from '../../../../numbers/acn.js';
import type { Segment } from '../../../fields/structure/segment.js';
import type { Chain, Group } from '../numbers/chains.js';
import { takeOut } from '../numbers/take-out.js';

const ABN_DIGITS = 11;
const LABELLED =
  /\b(?:a\.? ?b\.? ?n|a\.? ?c\.? ?n|arbn|australian (?:business|company) n\w*|gst(?: reg\w*)?|tax id)\b[^\d]{0,30}$/i;

/**
 * The groups of a chain that are no ABN or ACN: those have their checksum, and are labelled here or elsewhere.
 *
 * @param companies ACNs that are the end of an ABN of the file
 */
export function withoutBusinessNumbers(chain: Chain, companies: ReadonlySet<string>): Group[][] {
  return takeOut(chain.groups, ABN_DIGITS, (digits, groups) =>
    isBusinessNumber(chain, digits, groups, companies) || endsAbnAbove(chain, digits, groups) ? true : null,
  ).rest;
}

function isBusinessNumber(
  chain: Chain,
  digits: string,
  groups: readonly Group[],
  companies: ReadonlySet<string>,
): boolean {
  if (digits.length === ABN_DIGITS && isValidAbn(digits))
    return isLabelled(chain, groups) || companies.has(digits.slice(2));
  return digits.length === 9 && isValidAcn(digits) && (companies.has(digits) || isLabelled(chain, groups));
}

function segmentAbove({ layout, segment }: Chain['line']): Segment | undefined {
  return layout.segments.findLast(
    (one) => one.row < segment.row && one.box.x0 < segment.box.x1 && one.box.x1 > segment.box.x0,
  );
}

/** Whether the label of a business number stands before groups, in their line or above them. */
function isLabelled({ line }: Chain, groups: readonly Group[]): boolean {
  const before = line.run.text.slice(0, groups[0]?.start ?? 0);
  if (LABELLED.test(before.slice(-60))) return true;
  if (/[\p{L}\d]/u.test(before)) return false;
  const { layout, segment } = line;
  const left = (layout.rows[segment.row] ?? []).filter((one) => one.box.x1 <= segment.box.x0 + 1).at(-1);
  return [left, segmentAbove(line)].some((one) => one !== undefined && LABELLED.test(`${one.text} `));
}

/** The first digits of an ABN at the end of a line. */
const STARTS_ABN = /\ba\.? ?b\.? ?n[^\d]{0,30}(\d[\d ]{1,12})$/i;

/** Whether groups that begin a line are the rest of an ABN that the line above breaks off, as in a narrow head: `ABN 80 095`, below it `434 212`. */
function endsAbnAbove({ line }: Chain, digits: string, groups: readonly Group[]): boolean {
  if (/[\p{L}\d]/u.test(line.run.text.slice(0, groups[0]?.start ?? 0))) return false;
  const above = segmentAbove(line);
  const started = above && STARTS_ABN.exec(above.text)?.[1]?.replaceAll(' ', '');
  return Boolean(started) && isValidAbn(`${started}${digits}`);
}

/** The ACNs of companies whose ABN a file prints with a label: a company's ABN ends in its ACN. */
export function companiesIn(chains: readonly Chain[]): Set<string> {
  const companies = new Set<string>();
  for (const chain of chains) {
    takeOut(chain.groups, ABN_DIGITS, (digits, groups) => {
      if (isBusinessNumber(chain, digits, groups, companies)) companies.add(digits.slice(-9));
      return null;
    });
  }
  return companies;
}
