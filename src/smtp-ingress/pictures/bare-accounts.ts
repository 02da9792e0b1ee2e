import type { Page } from '../../extraction/document.js';
import { layoutsOf } from '../../extraction/fields/structure/layout.js';
import { accountsInText, type FoundInText } from '../../extraction/scrutiny/alone/in-text.js';

/** What the text beside a picture may say of numbers that the picture shows alone. */
const ASKED_FOR = 'Bank account';

/** Words that say of a number nothing but that it is one. */
const EMPTY_WORDS = /(?<!\p{L})(?:no|num|number|is|to|the|our|new|this|here)(?!\p{L})/giu;

/**
 * The accounts that lines of nothing but digits are where somebody says so outside of the picture: “Please transfer to” in the text of the message,
 * and the numbers as a picture below. What a number alone says it is by its form (a telephone, an ABN) is none.
 */
export function bareAccounts(pages: readonly Page[]): FoundInText['accounts'] {
  const bare = pages
    .flatMap(layoutsOf)
    .flatMap(({ rows }) => rows)
    .map((segments) => segments.map(({ text }) => text).join('  '))
    .filter((text) => /\d/.test(text) && !/\p{L}/u.test(text.replace(EMPTY_WORDS, '')));
  return bare.length === 0 ? [] : accountsInText([ASKED_FOR, ...bare].join('\n')).accounts;
}
