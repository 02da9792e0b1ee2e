import { DECIDING, MATCH, TEXT_MATCHES, UNCHANGED } from '../check-types.js';
import type { CheckResult, Invoice } from '../invoice.entity.js';
import { INVOICE_OUTCOMES } from '../outcome.js';
import type { InvoiceOutcome } from '../outcome.js';

/** How an invoice of the sandbox ends because its file is called so. */
export type SandboxEnding = Exclude<InvoiceOutcome, 'unread'> | 'failed' | 'invalid';

const SENTENCE = 'Sandbox: the name of the file asks for this result.';

const RESULTS: Readonly<Partial<Record<SandboxEnding, CheckResult>>> = {
  not_invoice: { type: 'document_is_invoice', result: false },
  mismatch: { type: MATCH, result: false },
  suspect: { type: TEXT_MATCHES, result: false },
  changed: { type: UNCHANGED, result: false },
  verified: { type: MATCH, result: true },
  known: { type: UNCHANGED, result: true },
};

/**
 * The ending that a file name asks for (decisions, section 5): `sandbox-mismatch.pdf`, `sandbox-failed.pdf`; null for any other name.
 * Only for entities of the sandbox.
 */
export function sandboxEndingOf(fileName: string): SandboxEnding | null {
  const [, asked] = /^sandbox-([a-z_]+)(?![a-z_])/.exec(fileName) ?? [];
  if (asked === 'unread' || asked === 'failed') return 'failed';
  if (asked === 'invalid') return 'invalid';
  return INVOICE_OUTCOMES.find((one): one is Exclude<InvoiceOutcome, 'unread'> => one === asked) ?? null;
}

type Played = Pick<Invoice, 'checkResults' | 'checkDetails' | 'checksLeftOut'> &
  Partial<Pick<Invoice, 'documentIsInvoice' | 'extractedAccountBsb' | 'extractedAccountNumber'>>;

/** What the checks of an invoice say for it to have an outcome. Pure. */
export function played(
  ending: Exclude<SandboxEnding, 'failed' | 'invalid'>,
  { checkResults, checkDetails, checksLeftOut }: Pick<Invoice, 'checkResults' | 'checkDetails' | 'checksLeftOut'>,
): Played {
  const forced = RESULTS[ending];
  // What an ending does not name is left out.
  const gone = new Set([...DECIDING, ...(forced ? [forced.type] : [])]);
  const stays = ({ type }: { type: string }): boolean => !gone.has(type);
  return {
    documentIsInvoice: ending !== 'not_invoice',
    checkResults: [...checkResults.filter(stays), ...(forced ? [forced] : [])],
    checkDetails: [...checkDetails.filter(stays), ...(forced ? [{ ...forced, sentence: SENTENCE, evidence: [] }] : [])],
    checksLeftOut: [
      ...checksLeftOut.filter(stays),
      ...[...gone].filter((type) => type !== forced?.type).map((type) => ({ type, reason: SENTENCE, seen: [] })),
    ],
    ...accountFor(ending),
  };
}

/** An outcome that rests on an account needs one, whatever the file shows. */
function accountFor(ending: SandboxEnding): Partial<Pick<Invoice, 'extractedAccountBsb' | 'extractedAccountNumber'>> {
  return ending === 'no_account' ? { extractedAccountBsb: null, extractedAccountNumber: null } : {};
}
