import { domainToUnicode } from 'node:url';
import { distance } from 'fastest-levenshtein';
import { isAddedWords, withoutAddedWords } from './added-words.js';
import { isFreeMail } from './free-mail.js';
import { asciiHost, registrable } from './registrable-domain.js';
import { skeleton } from './skeleton.js';
import { isUsualHost } from './usual-hosts.js';

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
  labels: readonly Label[];
  pieces: readonly Piece[];
}

/** What stands between the dots of a host. */
interface Label {
  ascii: string;
  skeleton: string;
}

/** What stands between the dots and hyphens of a host: a reader does not tell them apart in a long name. */
interface Piece {
  text: string;
  skeleton: string;
  /** Whether it stands at the start of the host, or behind a dot. */
  isFirstOfLabel: boolean;
}

/** The whole name of a sender, in the forms in which it is compared. */
interface Host {
  ascii: string;
  labels: readonly Label[];
  pieces: readonly Piece[];
  /** Labels below the registered domain that name somebody. */
  below: readonly Pick<Subject, 'label' | 'joined' | 'skeleton'>[];
}

/** The most telling first. */
const ORDER: readonly Likeness[] = ['homoglyph', 'other-ending', 'added-word', 'edit'];

/** Shorter names than these are too common for their likeness to say anything. */
const LEAST = { homoglyph: 3, ending: 2, wordBeside: 3, anyWordBeside: 8, core: 4, below: 3 };
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
  const host = hostOf(asciiHost(domain) ?? subject.domain, subject);
  let found: LookAlike | null = null;
  for (const one of known) {
    const other = subjectOf(one);
    if (other === null) continue;
    if (other.domain === subject.domain) return null;
    // A customer's name below a shared suffix does not imitate the company that rents it out.
    if (host.ascii.endsWith(`.${other.domain}`)) continue;
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
  const named = formsOf(parsed?.label ?? '');
  const subject = parsed && {
    ...named,
    domain: parsed.domain,
    suffix: parsed.suffix,
    core: skeleton(withoutAddedWords(named.label)),
    labels: labelsOf(parsed.domain),
    pieces: piecesOf(parsed.domain),
  };
  if (subjects.size >= REMEMBERED) subjects.clear();
  subjects.set(host, subject);
  return subject;
}

function formsOf(ascii: string): Pick<Subject, 'label' | 'joined' | 'skeleton'> {
  const label = domainToUnicode(ascii) || ascii;
  return { label, joined: label.replace(/-/g, ''), skeleton: skeleton(label) };
}

function hostOf(ascii: string, { domain }: Subject): Host {
  const below = ascii.slice(0, -domain.length - 1).split('.');
  return {
    ascii,
    labels: labelsOf(ascii),
    pieces: piecesOf(ascii),
    below: below.filter((label) => label !== '' && !isUsualHost(label)).map(formsOf),
  };
}

const labelsOf = (host: string): Label[] =>
  host.split('.').map((ascii) => ({ ascii, skeleton: skeleton(domainToUnicode(ascii)) }));

function piecesOf(host: string): Piece[] {
  return host.split('.').flatMap((label) =>
    formsOf(label)
      .label.split('-')
      .filter((text) => text !== '')
      .map((text, index) => ({ text, skeleton: skeleton(text), isFirstOfLabel: index === 0 })),
  );
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
  if (hasNameBeside(subject, known)) return true;
  if (known.joined.length >= LEAST.anyWordBeside && hasAsToken(subject.label, known.label)) return true;
  // The same name with other words beside it: acme-billing for acme-group.
  return (
    subject.core === known.core &&
    known.core.length >= LEAST.core &&
    subject.core.length < subject.skeleton.length &&
    known.core.length < known.skeleton.length
  );
}

function hasNameBeside(one: Pick<Subject, 'joined' | 'skeleton'>, known: Subject): boolean {
  if (known.joined.length < LEAST.wordBeside) return false;
  const least = known.joined.length > LEAST.wordBeside ? 1 : LEAST_BESIDE_SHORT;
  return hasWordsBeside(one.joined, known.joined, least) || hasWordsBeside(one.skeleton, known.skeleton, least);
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
  if (length < 3 || /^\d+$/.test(name)) return false;
  if (length === 3) return name.length === 3 && subject.suffix === known.suffix && isDoubled(subject.joined, name);
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

/**
 * Tricks with the labels below the registered domain: `acme.com.au.example.net` and `acme.com.au-example.net`, `acme.example.net`,
 * `acme.corn.au`, `acme.co.au`.
 */
function likenessOfHost(host: Host, known: Subject): Likeness | null {
  return holdsWhole(host, known) ?? endsNearly(host, known) ?? namesBelow(host, known);
}

/** Whether a known domain is within a host, with hyphens for dots or the other way round. */
function holdsWhole({ pieces }: Host, known: Subject): Likeness | null {
  for (let at = 0; at + known.pieces.length < pieces.length; at += 1) {
    const first = pieces[at];
    if (!first?.isFirstOfLabel || first.skeleton !== known.pieces[0]?.skeleton) continue;
    const within = pieces.slice(at, at + known.pieces.length);
    if (within.some((one, index) => one.skeleton !== known.pieces[index]?.skeleton)) continue;
    return within.every((one, index) => one.text === known.pieces[index]?.text) ? 'added-word' : 'homoglyph';
  }
  return null;
}

/** Whether a label below somebody else's domain is the name of a known one, or that name with words beside it. */
function namesBelow({ below }: Host, known: Subject): Likeness | null {
  if (known.joined.length < LEAST.below || isUsualHost(known.label)) return null;
  for (const one of below) {
    if (one.joined === known.joined) return 'other-ending';
    if (one.skeleton === known.skeleton) return 'homoglyph';
    if (hasNameBeside(one, known)) return 'added-word';
  }
  return null;
}

function endsNearly({ labels }: Host, known: Subject): Likeness | null {
  const end = labels.slice(-known.labels.length);
  if (end.length !== known.labels.length) return null;
  if (end.every((label, index) => label.skeleton === known.labels[index]?.skeleton)) return 'homoglyph';
  if (end[0]?.ascii !== known.labels[0]?.ascii) return null;
  return distance(end.map(({ ascii }) => ascii).join('.'), known.domain) <= 2 ? 'other-ending' : null;
}
