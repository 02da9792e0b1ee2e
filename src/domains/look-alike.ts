import { domainToUnicode } from 'node:url';
import { distance } from 'fastest-levenshtein';
import { isAddedWords, withoutAddedWords } from './added-words.js';
import { isFreeMail } from './free-mail.js';
import { asciiHost, registrable } from './registrable-domain.js';
import { skeleton } from './skeleton.js';

/** How one domain comes near another: it reads the same, has another ending, has words beside it, or is misspelt. */
type Likeness = 'homoglyph' | 'other-ending' | 'added-word' | 'edit';

export interface LookAlike {
  /** The known domain that is imitated. */
  domain: string;
  how: Likeness;
}

/** A domain with the forms in which it is compared. */
interface Subject {
  domain: string;
  suffix: string;
  /** In Unicode, as a reader sees it. */
  label: string;
  /** The label without hyphens. */
  joined: string;
  skeleton: string;
  /** The skeleton of what remains without added words. */
  core: string;
}

/** The most telling first. */
const ORDER: readonly Likeness[] = ['homoglyph', 'other-ending', 'added-word', 'edit'];

/** Shorter names than these are too common for their likeness to say anything. */
const LEAST = { homoglyph: 3, ending: 2, wordBeside: 3, anyWordBeside: 8, core: 4 };
/** How many letters of other words must be beside a name of the least length. */
const LEAST_BESIDE_SHORT = 4;

const REMEMBERED = 20_000;
const subjects = new Map<string, Subject | null>();

/**
 * Whether a domain is a near-copy of one that is known: by letters that look alike (also those of other alphabets), by its
 * ending (`acme.co` for `acme.com.au`), by words added (`acme-billing.com.au`), by a few letters or hyphens.
 * A domain that is known, or is below a known one, is none; nor is one where anybody can have an address.
 * @param domain of the sender; a host below it will do
 * @param known domains or hosts
 * @returns the known domain that it comes nearest to, and how; else null
 */
export function lookAlike(domain: string, known: Iterable<string>): LookAlike | null {
  const subject = subjectOf(domain);
  if (subject === null || isFreeMail(subject.domain)) return null;
  const host = asciiHost(domain) ?? subject.domain;
  let found: LookAlike | null = null;
  for (const one of known) {
    const other = subjectOf(one);
    if (other === null) continue;
    if (other.domain === subject.domain) return null;
    // A customer's name below a shared suffix does not imitate the company that rents it out.
    if (host.endsWith(`.${other.domain}`)) continue;
    const how = likeness(subject, other) ?? likenessOfHost(host, other);
    if (how !== null && (found === null || ORDER.indexOf(how) < ORDER.indexOf(found.how))) {
      found = { domain: other.domain, how };
    }
  }
  return found;
}

function subjectOf(host: string): Subject | null {
  const remembered = subjects.get(host);
  if (remembered !== undefined) return remembered;
  const parsed = registrable(host);
  const label = parsed === null ? '' : domainToUnicode(parsed.label) || parsed.label;
  const subject = parsed && {
    domain: parsed.domain,
    suffix: parsed.suffix,
    label,
    joined: label.replace(/-/g, ''),
    skeleton: skeleton(label),
    core: skeleton(withoutAddedWords(label)),
  };
  if (subjects.size >= REMEMBERED) subjects.clear();
  subjects.set(host, subject);
  return subject;
}

function likeness(subject: Subject, known: Subject): Likeness | null {
  if (subject.label === known.label) return known.label.length >= LEAST.ending ? 'other-ending' : null;
  if (subject.joined === known.joined) return known.joined.length >= LEAST.homoglyph ? 'edit' : null;
  if (subject.skeleton === known.skeleton && known.joined.length >= LEAST.homoglyph) return 'homoglyph';
  if (hasAddedWord(subject, known)) return 'added-word';
  return isMisspelt(subject, known) ? 'edit' : null;
}

function hasAddedWord(subject: Subject, known: Subject): boolean {
  if (subject.joined === known.domain.replace(/[.-]/g, '')) return true;
  const least = known.joined.length > LEAST.wordBeside ? 1 : LEAST_BESIDE_SHORT;
  if (
    known.joined.length >= LEAST.wordBeside &&
    (hasWordsBeside(subject.joined, known.joined, least) || hasWordsBeside(subject.skeleton, known.skeleton, least))
  ) {
    return true;
  }
  if (known.joined.length >= LEAST.anyWordBeside && hasAsToken(subject.label, known.label)) return true;
  // The same name with other words beside it: acme-billing for acme-group.
  return (
    subject.core === known.core &&
    known.core.length >= LEAST.core &&
    subject.core.length < subject.skeleton.length &&
    known.core.length < known.skeleton.length
  );
}

/** Whether a text is a name with such words before or after it, of this many letters at least. */
function hasWordsBeside(text: string, name: string, least: number): boolean {
  if (text.length < name.length + least) return false;
  return (
    (text.startsWith(name) && isAddedWords(text.slice(name.length))) ||
    (text.endsWith(name) && isAddedWords(text.slice(0, -name.length)))
  );
}

/** Whether a label holds another between its hyphens. */
function hasAsToken(label: string, other: string): boolean {
  return label !== other && `-${label}-`.includes(`-${other}-`);
}

/** A few letters more, fewer, other or swapped: the longer the name, the more of them still tell whose name is meant. */
function isMisspelt(subject: Subject, known: Subject): boolean {
  const name = known.joined;
  const length = Math.min(name.length, subject.joined.length);
  if (length < 4 || /^\d+$/.test(name)) return false;
  if (isSwapped(subject.joined, name) || isDoubled(subject.joined, name)) return true;
  if (length < 5) return false;
  const allowed = length >= 10 ? 2 : 1;
  if (length < 7 && subject.suffix !== known.suffix) return false;
  return (
    Math.min(distance(subject.joined, name), distance(subject.skeleton, known.skeleton)) <= allowed &&
    // What differs in its digits alone is a row of names: store12 and store13.
    subject.joined.replace(/\d/g, '') !== name.replace(/\d/g, '')
  );
}

/** Two neighbouring letters changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (at < 0 || at + 1 >= one.length) return false;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** One has a letter twice that the other has once. */
function isDoubled(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (longer.length !== shorter.length + 1) return false;
  const at = [...longer].findIndex((letter, index) => letter !== shorter[index]);
  return at > 0 && longer[at] === longer[at - 1] && longer.slice(at + 1) === shorter.slice(at);
}

/** Tricks with the labels below the registered domain: `acme.com.au.example.net`, `acme.corn.au`, `acme.co.au`. */
function likenessOfHost(host: string, known: Subject): Likeness | null {
  const ascii = known.domain;
  if (host.startsWith(`${ascii}.`) || host.includes(`.${ascii}.`)) return 'added-word';
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const rest = labels.slice(at);
    if (rest.length !== ascii.split('.').length) continue;
    const same = (form: (label: string) => string): boolean =>
      rest.map(form).join('.') === ascii.split('.').map(form).join('.');
    if (same((label) => skeleton(domainToUnicode(label)))) return 'homoglyph';
    const [first] = rest;
    if (first === ascii.split('.')[0] && distance(rest.join('.'), ascii) <= 2) return 'other-ending';
  }
  return null;
}
