/*
 * A sentence that says of an account that it is the one that it was, word for word in its order: whoever writes anything else into it, where to ask
 * or which account, says something else.
 */
const DETAILS =
  '(?:(?:our|the|all|these|both) )*(?:bank|banking|bsb|account)(?: (?:bank|banking|bsb|account|accounts|number|numbers|details|and|&))*';
const SAME = '(?:(?:still|exactly|all|just) )*(?:(?:the|our) )?(?:very )?(?:same|unchanged)';
const REMAIN = '(?:(?:is|are|has|have|been|will|remain|remains|remained|stay|stays|stayed|still|always|all) ){1,3}';
const NOT_CHANGED = "(?:(?:has|have) (?:not|never)|hasn't|haven't)(?: been)? changed";
const BEFORE =
  '(?:as (?:ever|always|before|usual)|(?:as )?on (?:(?:our|your|the|all|every|previous|earlier|past|last) ){1,3}invoices?|(?:that |as )?you have always (?:used|had|known)|since (?:19|20)\\d\\d|for (?:many )?years|as they (?:were|have always been))';
/** What may be new beside an account that is not: never the account, nor anything of it. */
const NEW =
  '(?:(?:our|a|the) )?new (?:(?:business |company |trading |phone )?(?:name|number)|address|logo|phone|office|website|look|owners?|abn)(?: (?:and|or) (?:a )?(?:new )?(?:name|address|logo|phone|office|website|look|owners?|abn))*';
const LEAD = '(?:(?:please|kindly) (?:note|remember)(?: that)? |rest assured(?: that)? |remember(?: that)? )?';
const DESPITE = `(?: (?:despite|with) ${NEW}| (?:although|even though) we have ${NEW})`;
const UNCHANGED = new RegExp(
  `^${LEAD}(?:${[
    `${DETAILS} (?:${REMAIN}(?:${SAME}|exactly)|${NOT_CHANGED})(?: ${BEFORE})?${DESPITE}?`,
    `(?:we have )?${NEW} (?:but |and |with )?${SAME} ${DETAILS}`,
    `(?:still )?${SAME} ${DETAILS}(?: ${BEFORE})?${DESPITE}?`,
  ].join('|')})$`,
  'u',
);

/** One of these is in every such sentence; most sentences have none, and are not held against the long pattern. */
const NEEDED = /same|changed|exactly/u;

/**
 * Whether a sentence says that the account is the one that it was, and nothing else.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export const saysUnchanged = (plain: string): boolean =>
  NEEDED.test(plain) &&
  UNCHANGED.test(
    plain
      .replace(/[.,;:!()\u2013\u2014-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
