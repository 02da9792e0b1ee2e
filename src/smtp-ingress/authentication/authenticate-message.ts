import { Headers } from '@zone-eu/mailsplit';
import type { DKIMVerifyResult } from 'mailauth';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { readHeader } from '../mime/message-header.js';
import { isAligned } from './standards/alignment.js';
import type { AlignmentMode } from './standards/alignment.js';
import { checkArc } from './standards/arc.js';
import type { ArcVerdict } from './standards/arc.js';
import { isAutomatic } from './automatic.js';
import { isFromList } from './mailing-list.js';
import { bestOf, hasTooManySignatures, judgeSignatures, repeatsFields } from './standards/dkim.js';
import type { Signature } from './standards/dkim.js';
import { align, findPolicy } from './standards/dmarc.js';
import type { PolicyLookup, Proofs } from './standards/dmarc.js';
import { hasMarksOfForwarding, isForwarded } from './forwarding.js';
import { readHeaderBlock } from './standards/header-block.js';
import type { HeaderBlock } from './standards/header-block.js';
import { Inquiry } from './name-lookup.js';
import type { NameLookup } from './name-lookup.js';
import { replyAddresses } from './reply-addresses.js';
import { claimedAddresses, senderAddress, splitAddress } from './sender-address.js';
import type { SenderAddress } from './sender-address.js';
import { checkSpf } from './standards/spf.js';
import type { SpfVerdict } from './standards/spf.js';
import type { AuthenticationRequest, SenderVerdict } from './verdict.js';

/** As sure as signatures of this length are, they count (RFC 8301, section 3.2). */
const LEAST_KEY_BITS = 1024;

const NO_CHAIN: ArcVerdict = { result: 'none', sealer: null, trusted: false, vouches: false };

/** Finds out whether a message is from whom it says. */
export async function authenticateMessage(request: AuthenticationRequest, lookup: NameLookup): Promise<SenderVerdict> {
  const block = readHeaderBlock(request.message);
  const header = readHeader(new Headers(block.bytes));
  const inquiry = new Inquiry(lookup, request);
  const sender = judgedSender(block, header.from);
  const reason = faultOf(block, sender);
  const [spf, { signatures, arc }, policy] = await Promise.all([
    checkSpf(request, request.host, inquiry.branch()),
    sender === null || reason !== null ? UNSIGNED : checkSignatures(request, block, inquiry, sender.domain),
    sender === null ? NO_POLICY : findPolicy(sender.domain, inquiry.branch()),
  ]);
  const isAlignedTo = (domain: string | null, mode: AlignmentMode | undefined): boolean =>
    sender !== null && domain !== null && isAligned(domain, sender.domain, mode ?? 'r');
  const spfAligned = isAlignedTo(spf.domain, policy.found?.spfMode);
  const dkim = signatures.map((one) => ({ ...one, aligned: isAlignedTo(one.domain, policy.found?.dkimMode) }));
  const { passes, result: dmarc } =
    sender === null
      ? ({ passes: false, result: 'permerror' } as const)
      : align(sender.domain, policy, proofsOf(spf, signatures));
  return {
    header,
    replyTo: replyAddresses(block),
    sender,
    spf: spf.result,
    dkim: bestOf(signatures),
    dmarc,
    arc: arc.result,
    authenticated: either(passes, vouched(arc)),
    forwarded: isForwarded({
      spf: spf.result,
      spfAligned: spfAligned && spf.result === 'pass',
      dkimAligned: anyAligned(dkim),
      vouchedFor: passes !== true && vouched(arc) === true,
      marks: hasMarksOfForwarding(block, request.envelopeFrom),
    }),
    details: {
      sender: sender?.address ?? null,
      claimed: claimedAddresses(block),
      reason,
      automatic: isAutomatic(block),
      fromList: sender !== null && isFromList(block, sender.domain),
      spf: { ...spf, aligned: spfAligned },
      dkim,
      dmarc: { result: dmarc, domain: policy.found?.domain ?? null, policy: policy.found?.policy ?? null },
      arc: { result: arc.result, sealer: arc.sealer, trusted: arc.trusted },
    },
    lookups: { asked: inquiry.asked, unanswered: inquiry.unanswered, open: inquiry.open },
  };
}

/** The sender, where the address that is shown with the message is the one that is judged. */
function judgedSender(block: HeaderBlock, shown: string | null): SenderAddress | null {
  const sender = senderAddress(block);
  return sender !== null && splitAddress(shown ?? '')?.address === sender.address ? sender : null;
}

function faultOf(block: HeaderBlock, sender: SenderAddress | null): string | null {
  if (sender === null) return 'The From header does not name exactly one sender.';
  return hasTooManySignatures(block) ? 'The message has too many signatures.' : null;
}

function proofsOf(spf: SpfVerdict, signatures: readonly Signature[]): Proofs {
  return {
    spf:
      spf.domain !== null && (spf.result === 'pass' || spf.result === 'temperror')
        ? { domain: spf.domain, state: spf.result }
        : null,
    dkim: signatures.flatMap(({ result, domain }) =>
      result === 'pass' || result === 'temperror' ? [{ domain, state: result }] : [],
    ),
  };
}

/** Whether trusted sealers saw the message pass; null if name servers did not say whether the seals are theirs. */
function vouched({ result, vouches }: ArcVerdict): boolean | null {
  if (!vouches) return false;
  return result === 'pass' ? true : result === 'temperror' ? null : false;
}

/** Whether an aligned signature holds; null if name servers may yet say so. */
function anyAligned(signatures: readonly (Signature & { aligned: boolean })[]): boolean | null {
  const results = signatures.filter(({ aligned }) => aligned).map(({ result }) => result);
  return results.includes('pass') ? true : results.includes('temperror') ? null : false;
}

/** Whether one of two holds, each of which may be unknown. */
function either(one: boolean | null, other: boolean | null): boolean | null {
  return one === true || other === true ? true : one === null || other === null ? null : false;
}

interface Signed {
  signatures: Signature[];
  arc: ArcVerdict;
}

const UNSIGNED: Signed = { signatures: [], arc: NO_CHAIN };
/** What a chain says whose seals do not cover what is shown. */
const BROKEN_CHAIN: Pick<ArcVerdict, 'result' | 'vouches'> = { result: 'fail', vouches: false };
const NO_POLICY: PolicyLookup = { found: null, result: 'none' };

async function checkSignatures(
  request: AuthenticationRequest,
  block: HeaderBlock,
  inquiry: Inquiry,
  from: string,
): Promise<Signed> {
  const branch = inquiry.branch();
  const verified: DKIMVerifyResult = await dkimVerify(request.message, {
    resolver: (name: string, type: string) => branch.resolve(name, type),
    minBitLength: LEAST_KEY_BITS,
    curTime: request.receivedAt,
    // Else it is looked for in the header, which is the sender's to write.
    sender: request.envelopeFrom || 'postmaster@localhost',
  } as never);
  const signatures = judgeSignatures(block, verified, inquiry.exceeded);
  const arc = await checkArc(verified, from, request.trustedSealers, branch);
  return { signatures, arc: repeatsFields(block) && arc.result !== 'none' ? { ...arc, ...BROKEN_CHAIN } : arc };
}
