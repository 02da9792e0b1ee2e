/** Why the embedded database cannot start, in one line meant for the person who started the service. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
