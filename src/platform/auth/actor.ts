import { currentContext } from '../logging/context.js';

/** Who makes a change: a person who signed in, a key (which acts as its creator), the command line, or the service itself. */
export const ACTOR_KINDS = ['person', 'key', 'command_line', 'service'] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  kind: ActorKind;
  /** The person who acts, or who made the key that does. */
  userId: string | null;
  keyId: string | null;
  /** The address of the peer that a request came from. */
  address: string | null;
}

const SERVICE: Actor = { kind: 'service', userId: null, keyId: null, address: null };

/** The command line of the machine that the service runs on. */
export const COMMAND_LINE: Actor = { kind: 'command_line', userId: null, keyId: null, address: null };

/** Remembers who makes the changes of the request or command at hand. */
export function rememberActor(actor: Actor): void {
  const context = currentContext();
  if (!context) throw new Error('The actor can be set only inside a request, a message, a job or a command.');
  context.actor = actor;
}

/** Who makes the changes at the moment; the service itself where nobody else was remembered. */
export function currentActor(): Actor {
  return currentContext()?.actor ?? SERVICE;
}
