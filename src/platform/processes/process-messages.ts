/** What a pooled process tells its parent; the other way goes the bare request, one at a time. */
export type ProcessMessage<Response> =
  | { kind: 'ready' }
  /** With the resident memory that the process holds now. */
  | { kind: 'answer'; response: Response; heldMb: number }
  | { kind: 'error'; message: string; code: string };

/** The signal by which a process ends itself when it holds more memory than it may. */
export const MEMORY_SIGNAL = 'SIGUSR2';
