import type { DKIMVerifyResult } from 'mailauth';
import parseDkimHeaders from 'mailauth/lib/parse-dkim-headers.js';
import { asciiHost } from '../../../domains/registrable-domain.js';
import type { HeaderBlock } from './header-block.js';
import { listOf, strictTagList, tagList } from './tag-list.js';
import type { DkimResult } from '../verdict.js';

export interface Signature {
  result: DkimResult;
  domain: string;
  selector: string;
  /** Why it does not count; null if it passes. */
  reason: string | null;
}

/** What mailauth tells of one signature; its own types leave most of this out. */
interface CheckedSignature {
  signingDomain?: string;
  selector?: string;
  signature?: string;
  algo?: string;
  signingHeaders?: { keys: string };
  rr?: string;
  status: { result: string; comment?: string; aligned?: string | false; underSized?: number };
}

/** More signatures than this no honest message has, and each costs a question. */
const MOST_SIGNATURES = 20;

/** The fields of a header that are DKIM signatures. */
function signatureFields({ fields }: HeaderBlock): string[] {
  return fields.filter(({ name }) => name === 'dkim-signature').map(({ value }) => value);
}

/** Fields that may occur only once, and that a reader goes by (RFC 5322, section 3.6; RFC 2045). */
const ONCE = ['subject', 'reply-to', 'sender', 'date', 'content-type', 'content-transfer-encoding'];

/**
 * Whether a field is repeated that a signature covers once: it covers the last, a reader may show the first (RFC 6376, section
 * 8.15).
 */
export function repeatsFields({ fields }: HeaderBlock): boolean {
  return ONCE.some((once) => fields.filter(({ name }) => name === once).length > 1);
}

export function hasTooManySignatures(header: HeaderBlock): boolean {
  return signatureFields(header).length > MOST_SIGNATURES;
}

/**
 * The signatures of a message as RFC 6376 and RFC 8301 judge them: mailauth checks the signature itself, this what it does not
 * look at.
 * @param exceeded whether the questions about the message were cut off
 */
export function judgeSignatures(header: HeaderBlock, { results }: DKIMVerifyResult, exceeded: boolean): Signature[] {
  // An ARC seal is among mailauth's results too; what it says of alignment it says of DKIM signatures alone.
  const checked = (results as unknown as CheckedSignature[]).filter(
    (one) => one.signingDomain !== undefined && one.status.aligned !== undefined,
  );
  const repeated = repeatsFields(header);
  const fields = signatureFields(header).map((text) => ({ text, tags: tagsOf(text) }));
  return fields.map(({ text, tags }) => {
    if (tags === null) return UNREADABLE;
    const [domain = '', selector = ''] = [asciiHost(tags.get('d') ?? '') ?? undefined, tags.get('s')];
    const named = { domain, selector: selector.slice(0, 255) };
    const one = SELECTOR.test(selector) ? checked.find((other) => isOf(tags, other)) : undefined;
    const isAlone = fields.every((other) => other.text === text || bytesOf(other.tags) !== bytesOf(tags));
    if (domain === '' || one === undefined || !isAlone) return { ...UNREADABLE, ...named };
    return { ...named, ...(fault(tags, one, domain) ?? (repeated ? REPEATED : null) ?? outcome(one, exceeded)) };
  });
}

const UNREADABLE: Signature = {
  domain: '',
  selector: '',
  result: 'permerror',
  reason: 'The signature cannot be read.',
};
const SELECTOR = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i;

/** What a signature is judged by. */
const JUDGED = ['v', 'a', 'b', 'bh', 'c', 'd', 'h', 'i', 'l', 'q', 's', 'x'];

/**
 * The tags of a signature; null if mailauth, which takes the last of repeated tags and leaves out what is in brackets, reads it otherwise
 * than the standard does: it would ask for the key of one domain, and another would count as the one that signed.
 */
function tagsOf(field: string): ReadonlyMap<string, string> | null {
  const tags = strictTagList(field);
  const { parsed } = parseDkimHeaders(`DKIM-Signature: ${field}`);
  const plain = (value: unknown): string => String(value ?? '').replace(/\s+/g, '');
  return tags !== null && JUDGED.every((tag) => plain(tags.get(tag)) === plain(parsed[tag]?.value)) ? tags : null;
}

/** The signature itself, by which what mailauth found is told apart. */
const bytesOf = (tags: ReadonlyMap<string, string> | null): string => (tags?.get('b') ?? '').replace(/\s+/g, '');

const isOf = (tags: ReadonlyMap<string, string>, one: CheckedSignature): boolean =>
  (one.signature ?? '') === bytesOf(tags) && one.signingDomain === tags.get('d') && one.selector === tags.get('s');

type Outcome = Pick<Signature, 'result' | 'reason'>;

const REPEATED: Outcome = { result: 'policy', reason: 'The header repeats a field that may appear only once.' };

/** What makes a signature worthless, whether or not it holds. */
function fault(tags: ReadonlyMap<string, string>, one: CheckedSignature, domain: string): Outcome | null {
  if (tags.get('v') !== '1') return { result: 'permerror', reason: 'The signature has an unknown version.' };
  // RFC 6376, section 5.4.
  if (!listOf(one.signingHeaders?.keys).includes('from'))
    return { result: 'permerror', reason: 'The signature does not cover the From header.' };
  // RFC 8301, section 3.1.
  if (/sha1$/i.test(one.algo ?? '')) return { result: 'permerror', reason: 'The signature is made with SHA-1.' };
  const identity = asciiHost((tags.get('i') ?? '').split('@').at(-1) ?? '');
  if (tags.has('i') && identity !== domain && !identity?.endsWith(`.${domain}`))
    return { result: 'permerror', reason: 'The signature names a different domain from the one it is for.' };
  return one.rr === undefined ? null : faultOfKey(tagList(one.rr), identity ?? domain, domain);
}

/** RFC 6376, section 3.6.1. */
function faultOfKey(key: ReadonlyMap<string, string>, identity: string, domain: string): Outcome | null {
  const allows = (name: string, wanted: string): boolean =>
    !key.has(name) || listOf(key.get(name)).some((one) => one === wanted || one === '*');
  if (!allows('s', 'email')) return { result: 'permerror', reason: 'The key is not for email.' };
  if (!allows('h', 'sha256')) return { result: 'permerror', reason: 'The key does not allow SHA-256.' };
  if (listOf(key.get('t')).includes('s') && identity !== domain)
    return { result: 'permerror', reason: 'The key does not allow subdomains.' };
  return null;
}

function outcome({ status }: CheckedSignature, exceeded: boolean): Outcome {
  const comment = status.comment ?? '';
  switch (status.result) {
    case 'pass':
      // What is behind the signed part could be anybody's (RFC 6376, section 8.2).
      return (status.underSized ?? 0) > 0
        ? { result: 'policy', reason: 'The signature does not cover the whole message.' }
        : { result: 'pass', reason: null };
    case 'temperror':
      return exceeded
        ? { result: 'permerror', reason: 'The message needs too many DNS lookups.' }
        : { result: 'temperror', reason: 'The DNS lookup of the key failed.' };
    case 'policy':
      return { result: 'policy', reason: 'The key is too short.' };
    case 'fail':
      return { result: 'fail', reason: 'The signature does not match the header.' };
    default:
      if (comment === 'body hash did not verify') return { result: 'fail', reason: 'The body was changed.' };
      if (comment === 'expired') return { result: 'fail', reason: 'The signature has expired.' };
      return {
        result: 'permerror',
        reason: comment === 'no key' ? 'There is no such key.' : 'The key cannot be used.',
      };
  }
}

/** One result for all signatures: the best, for a signature that fails is as none (RFC 6376, section 6.1). */
const BEST: readonly DkimResult[] = ['pass', 'temperror', 'fail', 'policy', 'permerror', 'neutral'];

export function bestOf(signatures: readonly Signature[]): DkimResult {
  return BEST.find((result) => signatures.some((one) => one.result === result)) ?? 'none';
}
