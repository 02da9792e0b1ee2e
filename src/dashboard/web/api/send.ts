import { serviceAnswered, serviceAway } from './connection';
import { AWAY, Problem, problemIn } from './problem';

/** What a request needs of the session, and what the session does about some answers. */
export interface SessionActions {
  /** Sent with whatever changes something. */
  csrfToken(): string | null;
  /** Reads the session again: its token or its state is not what we think. */
  refresh(): Promise<void>;
  /** Nobody is signed in any more. */
  ended(): void;
  /** Asks the person for a fresh proof; false if they do not give one. */
  prove(): Promise<boolean>;
}

let hands: SessionActions = {
  csrfToken: () => null,
  refresh: () => Promise.resolve(),
  ended: () => undefined,
  prove: () => Promise.resolve(false),
};

/** Wires requests to the session; once, at the start. */
export function connectSession(given: SessionActions): void {
  hands = given;
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD']);

function withToken(request: Request): Request {
  const token = hands.csrfToken();
  if (!CHANGES_NOTHING.has(request.method) && token !== null) request.headers.set('x-csrf-token', token);
  return request;
}

/** What the session can do about a refusal; true if the same request is worth sending again. */
export async function recoverFrom(problem: Problem): Promise<boolean> {
  if (problem.code === 'csrf_token_wrong') {
    await hands.refresh();
    return true;
  }
  if (problem.code === 'fresh_proof_needed') return hands.prove();
  if (problem.code === 'second_factor_needed') await hands.refresh();
  return false;
}

/** The header by which the service knows that a page of ours sends a request. */
export function csrfHeader(): Record<string, string> {
  const token = hands.csrfToken();
  return token === null ? {} : { 'x-csrf-token': token };
}

/** Notes what an answer says of the way to the service and of the session. */
export function noteAnswer(problem: Problem): void {
  if (problem.passing) serviceAway();
  else serviceAnswered();
  if (problem.status === 401) hands.ended();
}

/**
 * Sends a request of a page. Throws a Problem for every answer that is not a success, and if there is none; asks for a fresh
 * proof where one is needed and sends the request again.
 */
export async function send(request: Request, { atSignIn = false } = {}): Promise<Response> {
  const again = request.clone();
  let response: Response;
  try {
    response = await fetch(withToken(request));
  } catch (error) {
    if (request.signal.aborted) throw error;
    serviceAway();
    throw new Problem(0, AWAY);
  }
  if (response.ok) {
    serviceAnswered();
    return response;
  }
  const problem = await problemIn(response);
  // A wrong password is answered with 401 as well.
  if (!(atSignIn && problem.status === 401)) noteAnswer(problem);
  if (await recoverFrom(problem)) {
    const second = await fetch(withToken(again)).catch(() => null);
    if (second?.ok) return second;
    throw second === null ? new Problem(0, AWAY) : await problemIn(second);
  }
  throw problem;
}
