import { clausesOf } from '../sentences/clauses.js';
import { isSaidOutright, type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * A part of the document, or a sheet about its payment, that came or comes by another way: what is to be paid, and where, is said to stand there.
 */

const GONE =
  '(?:went|goes|gone|has gone|travels|was|were|is|has been|have been|will be|being|comes?|came|follows|arrives?|sits|is held|was left|left)';
const SENT =
  '(?:sent|posted|mailed|e-?mailed|faxed|texted|couriered|handed|given|delivered|passed|forwarded|messaged|left|held|provided|supplied|issued|shared)';
/** By what, or to whom, it comes; what is attached or on the next page is at hand. */
const OTHERWISE =
  '(?:by (?:separate |return |express |registered )?(?:e-?mail|post|mail|text|sms|fax|courier|hand|phone|whatsapp|message)|separately|under separate cover|to follow|on its own|in (?:a|our|the|your) (?:separate |other |last |own )*(?:e-?mail|letter|envelope|message|text)|(?:with|to|from|through|via) (?:your |our |the )?(?:mr|mrs|ms|miss|dr|director|manager|owner|boss|ceo|cfo|bookkeeper|accountant|accounts|office|site|foreman|supervisor|partner|principal)\\b)';
const PART =
  '(?:(?:parts?|pages?|pgs?|sheets?|sections?|schedules?|attachments?|annex(?:ure)?s?|enclosures?|appendix) (?:[a-z]|\\d+(?: ?- ?\\d+)?|one|two|three|four|five|six)(?: (?:of|and|&) (?:[a-z\\d]|one|two|three|four))?|(?:second|third|other|last|next|remaining) (?:page|sheet|part|half))';
const OF_PAYING =
  '(?:settlement|payments?|paying|bank(?:ing)?|account|remittance|eft|transfer|payee)(?: (?:account|details|instructions?|information))?[ -](?:sheet|page|particulars|letter|note|form|instructions?|leaflet|card|paper|annex(?:ure)?|appendix|addendum|attachment|supplement)s?';

const APART: readonly Kind[] = [
  // part B by email; page 2 went to your Mr Castell
  {
    needs: /part|page|pg|sheet|section|schedule|attachment|annex|enclosure|appendix/u,
    patterns: [
      `^(?:the |our |please note:? )?(?<said>${PART}) (?:${GONE} )*(?:${SENT} )?${OTHERWISE}`,
      `\\b(?<said>${PART}) (?:${GONE} )+(?:${SENT} )?${OTHERWISE}`,
    ],
  },
  // the original, with its settlement sheet, went to your Mr Castell
  {
    needs: /settle|pay|bank|account|remittance|eft|transfer/u,
    patterns: [
      `\\b(?<said>${OF_PAYING})[,:]? (?:that |which )?(?:${GONE} )*(?:${SENT} )?${UP_TO(2)}${OTHERWISE}`,
      `\\b(?<said>with|and|plus|together with) (?:its|the|our|their|a|your) ${OF_PAYING},? (?:${GONE} )+(?:${SENT} )?${UP_TO(3)}to\\b`,
    ],
  },
  // settlement as per docket 0418, taped to the second crate
  {
    needs: /taped|stapled|pinned|tucked|stuck|tied|clipped|wired/u,
    patterns: [
      `\\b(?:settlement|payment|remittance|settle|pay) (?:is |it |details )*(?<said>(?:as )?(?:per|off|from)) (?:the |our )?(?:docket|card|slip|label|tag|sticker|sheet|note|ticket)\\b ${UP_TO(4)}(?:taped|stapled|pinned|tucked|stuck|tied|clipped|wired)\\b`,
    ],
  },
  // the original went to your director
  {
    needs: /original|top copy|other (?:half|part|page|copy)|first page|remainder|full version|rest/u,
    patterns: [
      `\\b(?<said>the (?:original|top copy|other (?:half|part|page|copy)|first page|last page|full version|signed copy|payable copy)(?: of this)?)\\b${UP_TO(6)} ?(?:${GONE} )+(?:${SENT} )?(?:with|to) (?:your |our )(?:mr|mrs|ms|miss|dr|director|manager|owner|boss|ceo|cfo)\\b`,
    ],
  },
].map(kindOf);

/** Whether a sentence says that a part of the document, or a sheet about its payment, comes by another way. */
export const comesApart = (plain: string): boolean => {
  const bare = plain
    .replace(/[()[\]"“”*.;:!?]+(?= |$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [bare, ...clausesOf(plain)].some((one) => APART.some((kind) => isSaidOutright(one, kind)));
};
