/** What the mail server answers instead of 250: a code, an enhanced status (RFC 3463) and a line a person can act on. */
export class Refusal extends Error {
  /** Both in one: behind a bare number smtp-server would put the status that it holds usual for it. */
  readonly responseCode: string;

  /** @param kind one of few words, to be counted by */
  constructor(
    readonly kind: string,
    code: number,
    status: string,
    text: string,
  ) {
    super(text);
    this.responseCode = `${code} ${status}`;
  }
}

/** Every refusal of the mail server's own; docs/email.md lists them. 4xx: the sender tries again. */
export const REFUSALS = {
  tooBusy: () => new Refusal('too_busy', 421, '4.3.2', 'Too many connections right now, try again later'),
  tooManyConnections: () =>
    new Refusal('too_many_connections', 421, '4.7.0', 'Too many connections from your address, try again later'),
  tooManyMessages: () =>
    new Refusal('too_many_messages', 450, '4.7.1', 'Too many messages from your address, try again in a minute'),
  inboxBusy: () =>
    new Refusal('inbox_busy', 450, '4.2.1', 'This inbox is receiving too many messages, try again in a minute'),
  unknownRecipient: () => new Refusal('unknown_recipient', 550, '5.1.1', 'No such inbox, check the address'),
  tooManyUnknown: () =>
    new Refusal(
      'too_many_unknown',
      450,
      '4.7.1',
      'Too many unknown recipients from your address, try again in a minute',
    ),
  brokenOff: () => new Refusal('broken_off', 421, '4.4.2', 'The connection ended before the message did'),
  notAvailable: () =>
    new Refusal('not_available', 451, '4.3.0', 'The message cannot be accepted right now, try again later'),
  noRoom: () =>
    new Refusal('no_room', 452, '4.3.1', 'There is no storage left for messages right now, try again later'),
  unknownParameter: (name: string) =>
    new Refusal('unknown_parameter', 555, '5.5.4', `The parameter ${name} is not supported`),
  tooLarge: (bytes: number) => new Refusal('too_large', 552, '5.3.4', `The message is larger than ${bytes} bytes`),
};
