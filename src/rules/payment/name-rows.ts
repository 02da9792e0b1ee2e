import { holdsName, isOneOf, namesWithin } from '../../names/normalise-name.js';
import { namesOf } from './compared-payee.js';
import { imitates } from './near-names.js';
import type { Namesake } from './payment-case.js';
import { leftOut, onPage } from './row.js';
import type { Row } from './row.js';

export const abnDiffers: Row = ({ abn, invalidAbn, printedName }, held) => {
  const printed = abn ?? invalidAbn;
  if (held === null || printed === null || printed === held.payee.businessAbn) return null;
  return leftOut(
    `The account is verified for ${held.payee.businessName}, ABN ${held.payee.businessAbn}; ` +
      `the invoice names ${printedName ?? 'another business'}, ABN ${printed}${abn === null ? ', which is not valid' : ''}.`,
  );
};

const isOfAbn = ({ abn, mergedAbn }: Namesake, wanted: string): boolean => abn === wanted || mergedAbn === wanted;

export const belongsToOther: Row = ({ namesakes }, held) => {
  if (held === null) return null;
  const other = namesakes.find(
    (one) => !isOfAbn(one, held.payee.businessAbn) && !isOneOf(namesOf(held.payee), one.nameNormalised),
  );
  if (!other) return null;
  const { payee } = held;
  return leftOut(`The account is verified for ${payee.businessName}; the invoice is in the name of ${other.name}.`);
};

/** A name that is nearly somebody else’s is read as theirs: `Acme Supplies Australia` for `Acme Supplies`. */
export const looksLikeOther: Row = (given, held) => {
  const { abn, businessName, accountName, tradingNames, lookalikes, namesakes } = given;
  const ofPayee = (held?.all ?? []).flatMap(namesOf);
  const abns = [abn, held?.payee.businessAbn].filter((one) => typeof one === 'string');
  const isOwn = (one: Namesake): boolean => abns.some((wanted) => isOfAbn(one, wanted));
  // Without an ABN a supplier is known by its name.
  const isNamed = (one: Namesake): boolean => abn === null && one.nameNormalised === businessName;
  const known = namesakes.filter((one) => isOwn(one) || isNamed(one));
  const own = [...ofPayee, ...known.map(({ nameNormalised }) => nameNormalised)];
  const printed = [businessName, accountName, ...tradingNames];
  const other = lookalikes.find(
    (one) => !isOwn(one) && printed.some((name) => imitates(name, one.nameNormalised, own)),
  );
  return other ? leftOut(`The name on the invoice is very similar to ${other.name}.`) : null;
};

/** A person takes the logo at the head of an invoice for whose it is, whatever its text says. */
export const letterheadNamesOther: Row = ({ onLetterhead, scrutiny }, held) => {
  if (held === null) return null;
  const own = namesOf(held.payee);
  const other = onLetterhead.find(
    ({ abn, nameNormalised }) => abn !== held.payee.businessAbn && !own.some((name) => holdsName(name, nameNormalised)),
  );
  if (!other) return null;
  const seen = (scrutiny?.letterhead ?? []).filter(({ text }) =>
    namesWithin(text).some((name) => holdsName(name, other.nameNormalised)),
  );
  return leftOut(
    `The account is verified for ${held.payee.businessName}; the head of the document names ${other.name} ${onPage(seen[0])}.`,
    seen,
  );
};

/** Earlier invoices were of the ABN; one in the name of somebody else who is known is no further one of them. */
export const differs: Row = ({ namesakes, abn, businessName, tradingNames }) => {
  if (abn === null) return null;
  const other = [businessName, ...tradingNames]
    .map((name) => namesakes.filter(({ nameNormalised }) => nameNormalised === name))
    .filter((named) => !named.some((one) => isOfAbn(one, abn)))
    .flatMap((named) => named.find((one) => (one.mergedAbn ?? one.abn) !== null) ?? [])[0];
  if (!other) return null;
  return leftOut(`The invoice is in the name of ${other.name}, which has a different ABN.`);
};

/** Trading names are common: another name is accepted where the ABN that was verified is printed beside it. */
export const notVerified: Row = ({ abn, businessName, accountName, printedName }, held) => {
  if (held === null || abn !== null) return null;
  if (isOneOf(namesOf(held.payee), businessName === '' ? accountName : businessName)) return null;
  return leftOut(
    `The account is verified for ${held.payee.businessName}; the invoice names ${printedName ?? 'nobody'} and gives no ABN.`,
  );
};
