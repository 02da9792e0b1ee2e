import { invalid } from '../../platform/errors/domain-error.js';
import type { DecisionDto } from './decision.dto.js';

/** Throws invalid if a decision lacks what it needs, or has what it cannot have. */
export function checkGrounds(given: DecisionDto): void {
  const errors: Record<string, string[]> = {};
  const needs = (field: string, sentence: string): void => void (errors[field] = [sentence]);
  const { decision } = given;
  const reason = given.reason ?? null;
  const [until, verification, call] = [given.until ?? null, given.verification_id ?? null, given.call ?? null];
  if ((decision === 'approve' || decision === 'reject') && reason === null)
    needs('reason', `The reason is required to ${decision}.`);
  if (decision === 'reopen' && (given.comment ?? null) === null)
    needs('comment', 'The comment is required: say why you reopen it.');
  if (decision === 'hold' && (until === null) === (verification === null))
    needs('until', 'To hold, give exactly one of until and verification_id.');
  if (decision !== 'hold' && until !== null) needs('until', 'The until field is only for hold.');
  if (decision !== 'hold' && verification !== null)
    needs('verification_id', 'The verification_id field is only for hold.');
  if (reason === 'called_back' && call === null)
    needs('call', 'The call is required: the number, where you got it, who you spoke to, and when.');
  if (reason !== 'called_back' && call !== null) needs('call', 'The call is only for the reason called_back.');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
