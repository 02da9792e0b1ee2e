/**
 * Why a job of a process pool has no answer: it took too long, its process grew over the memory limit, its process ended
 * or its handler threw, or the pool was closed.
 */
export type ProcessPoolErrorKind = 'timeout' | 'memory' | 'crash' | 'closed';

export class ProcessPoolError extends Error {
  /**
   * @param stderr the last characters that the process wrote to its error output; may quote what it was working on
   * @param code the code of the system's error that the handler threw, for instance `ENOSPC`; empty for any other
   */
  constructor(
    readonly kind: ProcessPoolErrorKind,
    message: string,
    readonly stderr = '',
    readonly code = '',
  ) {
    super(message);
    this.name = 'ProcessPoolError';
  }
}
