/** What kind of thing went wrong; one filter turns kinds into status codes. */
export const ERROR_KINDS = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'precondition_failed',
  'too_large',
  'unsupported_type',
  'invalid',
  'too_many_requests',
  'unavailable',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Failing field or parameter, as it was sent, to sentences about it. */
export type FieldErrors = Record<string, string[]>;

/** Failures that a page can do something about. */
export const ERROR_CODES = [
  'fresh_proof_needed',
  'csrf_token_wrong',
  'second_factor_needed',
  'masked_for_role',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A failure that the person asking can understand: its message is shown to them. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    message: string,
    /** `code` names for programs what has a remedy: the dashboard acts on it. */
    readonly details: { errors?: FieldErrors; headers?: Record<string, string>; code?: ErrorCode } = {},
  ) {
    super(message);
  }
}

export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} not found.`);
}

export function conflict(message: string): DomainError {
  return new DomainError('conflict', message);
}

export function forbidden(message: string): DomainError {
  return new DomainError('forbidden', message);
}

export function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', 'Unauthenticated.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** A 422: the message is the first sentence, and says how many others there are. */
export function invalid(errors: FieldErrors): DomainError {
  const sentences = Object.values(errors).flat();
  const others = sentences.length - 1;
  const more = others > 0 ? ` (and ${others} more ${others === 1 ? 'error' : 'errors'})` : '';
  return new DomainError('invalid', `${sentences[0] ?? 'The given data was invalid.'}${more}`, { errors });
}
