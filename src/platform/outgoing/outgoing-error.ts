/** Why there was no answer to an outgoing request. */
export type OutgoingFailure =
  /** The address may not be asked. */
  | 'address_refused'
  /** No address is known for the name. */
  | 'name_not_resolved'
  | 'connection_refused'
  | 'connection_failed'
  | 'connection_reset'
  | 'certificate_refused'
  | 'timed_out'
  /** What came back is not HTTP. */
  | 'answer_malformed';

/** There was no answer to an outgoing request. The message is for people, and holds nothing of the request but its host. */
export class OutgoingError extends Error {
  constructor(
    readonly failure: OutgoingFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
