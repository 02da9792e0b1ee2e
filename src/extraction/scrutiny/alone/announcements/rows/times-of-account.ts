import { DATE } from '../said/dates.js';
import { type Read, TELEPHONE } from './row-readings.js';

/*
 * Until when an account is in use, and for what, as rows in its box say it. Whoever prints an end wants to be paid elsewhere, whatever the day is.
 */

const ENDS =
  '(?:(?:account|bank account|bsb|details?|bank|banking) )?(?:(?:is |are )?(?:valid|current|active|good|live|open|in use|used|in service|usable|effective|available|held|ours|operates|operating|correct|applies|applicable)(?: (?:only|up))* (?:to|until|till|through|thru|before)|until|till|valid(?:ity)?|shuts|stops|sunset|finishes|(?:bank |account )?(?:chang(?:es?|ing|ed)|mov(?:es?|ing|ed)|switch(?:es|ing))(?: (?:on|from))?|expir(?:y|es|ing|ed|ation)(?: (?:date|on))?|ends?(?: (?:date|on))?|end(?:ing)? date|clos(?:es|ing|ed|ure)(?: (?:on|date|from|after))?|last (?:used|day|valid|active|in use|month|date)(?: (?:on|in))?|retir(?:es|ed|ing)(?: (?:on|from))?|use (?:until|till|before|up to)|not (?:after|valid after|used after)|discontinued(?: (?:on|from))?|ceas(?:es|ed)(?: (?:on|from))?|superseded(?: (?:on|from))?|replaced(?: (?:on|from))?)';
const ENDS_BEFORE = new RegExp(`^${ENDS}$`, 'u');
const IS_DATE = new RegExp(
  `^(?:(?:on|in|by|from|after|mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?${DATE}[.)]?(?: (?:only|inclusive|at latest))?$`,
  'u',
);
const ENDS_AT = new RegExp(`^${ENDS}:? (?:(?:on|in|by|from|after) )?${DATE}$`, 'u');
const STATE = /^(?:account |bank |current )?(?:status|state|standing|condition|type)$/u;
const SHUT =
  /^(?:(?:is|now|soon|about to be|being) )*(?:clos(?:ing|ed|es)|inactive|old|former|retir(?:ing|ed)|ending|ends|expir(?:ing|ed)|superseded|dormant|frozen|suspended|blocked|on hold|chang(?:ing|ed)|mov(?:ing|ed)|replaced|being \p{L}+|under \p{L}+|until\b.*|wind(?:ing)? (?:down|up)|wound up|phas(?:ing|ed) out|legacy|previous|historic\w*|archived|disused|not in use|no longer \p{L}+|discontinued|cancelled|migrat(?:ing|ed))(?: (?:soon|now|shortly|on|in|from|since|by|at|after)\b.*)?[.!]?$/u;

/** Accounts that nobody pays an invoice into. */
const TAKES_NONE =
  /^(?:(?:equipment|home|business|car|chattel|fixed|vehicle) )?(?:term deposit|loan|mortgage|line of credit|credit card)\b/u;

const PERIOD = new RegExp(
  `^\\(?(?:(?:from|since|used|in use|valid|open) )*(?:(?:${DATE}|start|opening) ?(?:-|to|until|till|through) ?${DATE}|(?:to|until|till|up to|ended|closed|valid to|-) ?${DATE})\\)?$`,
  'u',
);
const OF_USE =
  /^(?:account |bank account )?(?:(?:in )?use|used?|valid(?:ity)?|active|current|open|operated|operating|ours|held|years?|life|lifetime|dates? (?:of use|used))$/u;

/** `From 1 November`, beside it `Ask Kim`. */
const FROM_DATE = new RegExp(`^(?:from|after|since|as (?:of|from)|until|before|to|till|effective) ${DATE}$`, 'u');
const TO_BE_ASKED =
  /^(?:please )?(?:ask|call|ring|phone|text|see|contact|message|speak|e-?mail|tb[acn]|new|another|other)\b/u;
/** What the account is for, where it is for something else. */
const IS_FOR = /^(?:(?:only )?for|use|for use|used for|purpose|takes|accepts|covers|scope)$/u;
const NOT_FOR_INVOICES =
  /^(?:refunds?|wages|payroll|petty cash|reimbursements?)(?: only)?$|^(?:[^ ]+ ){0,2}(?:deposits?|bonds?|retentions?|donations?|jobs?|sites?) only$/u;
/** That the account beside it ends, or is ending, whatever the day is: whoever prints it wants to be paid elsewhere. */
export const saysItEnds = ({ label, value }: Read): boolean =>
  (ENDS_BEFORE.test(label) && IS_DATE.test(value.plain) && !ON_HOLIDAYS.test(`${label} ${value.plain}`)) ||
  (OF_USE.test(label) && PERIOD.test(value.plain)) ||
  (STATE.test(label) && (SHUT.test(value.plain) || TAKES_NONE.test(value.plain))) ||
  (IS_FOR.test(label) && NOT_FOR_INVOICES.test(value.plain)) ||
  (FROM_DATE.test(label) && (TO_BE_ASKED.test(value.plain) || TELEPHONE.test(value.printed)));

/** Offices are closed at the end of the year. */
const ON_HOLIDAYS =
  /^(?:clos\p{L}+|until|till)(?: (?:on|from|date))?:? (?:\p{L}{3,9},? )?(?:(?:2\d|3[01])(?:st|nd|rd|th)? dec|\d{1,2}(?:st|nd|rd|th)? jan)/u;

/** The same in one line: `Valid to 31 October 2026`. */
export const saysItEndsAtOnce = (line: string): boolean => ENDS_AT.test(line) && !ON_HOLIDAYS.test(line);

/** Whether a cell beside an account says until when it is or was in use. @param label what stands left of it */
export const isTimeOfUse = (cell: string, label: string): boolean => PERIOD.test(cell) && !OF_BILL.test(label);

/** A bill has a period of its own, which says nothing of the account. */
const OF_BILL = /\b(?:period|supply|supplied|service|billing|bill|statement|usage|from|tax|invoice|due)\b/u;
