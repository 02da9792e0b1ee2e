import { markup } from '../../platform/http/html.js';
import type { Html } from '../../platform/http/html.js';
import { maskAccountNumber } from '../../platform/logging/mask.js';
import type { Address } from '../../providers/messenger.js';
import type { ClosedReason, LinkView } from '../individual/individual-answers.js';
import { layout, notice } from './layout.js';

export type OpenView = Extract<LinkView, { state: 'open' }>;

/** What is wrong with an answer, at which field. */
export interface Problem {
  field: 'code' | 'answer' | 'send';
  text: string;
}

export interface OpenPage {
  view: OpenView;
  problems?: readonly Problem[];
  /** What was chosen before. */
  chosen?: 'ours' | 'not_ours' | null;
  /** The code that was typed before, where it is not known to be wrong. */
  typed?: string;
}

/** Says what is asked, sends the code, takes the answer. */
export function openPage(page: OpenPage): string {
  const { view, problems = [] } = page;
  const title = 'Are these bank details yours?';
  return layout(
    problems.length > 0 ? `Error: ${title}` : title,
    markup`${errorSummary(problems)}${details(title, view)}${view.codeSent ? answerForm(page) : null}${sendForm(view)}`,
  );
}

function errorSummary(problems: readonly Problem[]): Html | null {
  if (problems.length === 0) return null;
  const lines = problems.map(({ field, text }) => markup`<p><a href="#${field}">${text}</a></p>`);
  return markup`<div class="card error" role="alert">
    <h2>There is a problem</h2>
    ${lines}
  </div>`;
}

function details(title: string, { payer, verification }: OpenView): Html {
  const { businessName, accountBsb, accountNumber } = verification;
  const ending = accountNumber.slice(-4);
  return markup`<div class="card">
    <h1>${title}</h1>
    <p>${payer} wants to pay ${businessName} and asks you whether this is the right account.</p>
    <dl>
      <div>
        <dt>Business</dt>
        <dd>${businessName}</dd>
      </div>
      <div>
        <dt>BSB</dt>
        <dd>${accountBsb}</dd>
      </div>
      <div>
        <dt>Account number</dt>
        <dd>
          <span aria-hidden="true">${maskAccountNumber(accountNumber)}</span>
          <span class="away">ending in ${ending.split('').join(' ')}</span>
        </dd>
      </div>
    </dl>
  </div>`;
}

function answerForm({ view: { code }, problems = [], chosen = null, typed = '' }: OpenPage): Html {
  const wrong = (field: Problem['field']): Problem | undefined => problems.find((one) => one.field === field);
  const [codeProblem, answerProblem] = [wrong('code'), wrong('answer')];
  return markup`<form method="post" class="card" novalidate>
    <label class="field" for="code">Your code</label>
    <p class="hint" id="code-hint">Six digits${code ? `, sent ${whereTo(code)}` : ''}, valid for 10 minutes.</p>
    ${codeProblem && markup`<p id="code-problem" class="problem">${codeProblem.text}</p>`}
    <input
      class="code"
      id="code"
      name="code"
      type="text"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="16"
      value="${typed}"
      required
      aria-describedby="code-hint${codeProblem ? ' code-problem' : ''}"
      ${codeProblem ? markup` aria-invalid="true"` : null}
    />
    <fieldset id="answer" ${answerProblem ? markup` aria-describedby="answer-problem"` : null}>
      <legend>Are these the bank details of the business?</legend>
      ${answerProblem && markup`<p id="answer-problem" class="problem">${answerProblem.text}</p>`}
      ${choice('ours', 'Yes, these are ours', chosen)} ${choice('not_ours', 'No, these are not ours', chosen)}
    </fieldset>
    <button name="step" value="answer">Send my answer</button>
  </form>`;
}

function choice(value: string, text: string, chosen: OpenPage['chosen']): Html {
  return markup`<label class="choice">
    <input type="radio" name="answer" value="${value}" required${value === chosen ? markup` checked` : null} />
    <span>${text}</span>
  </label>`;
}

function sendForm({ code, codeSent }: OpenView): Html {
  if (code === null)
    return markup`<div class="card" id="send">
      <p>We cannot send you a code at the moment. Please tell the person who gave you this link.</p>
    </div>`;
  return codeSent
    ? markup`<form method="post" class="card" id="send">
        <h2>Didn’t get a code?</h2>
        <p>It can take a minute. After that you can request a new one; the old one then stops working.</p>
        <button class="second" name="step" value="code">Send a new code</button>
      </form>`
    : markup`<form method="post" class="card" id="send">
        <h2>Get a code first</h2>
        <p>To show that it is you, we send you a code of six digits ${whereTo(code)}.</p>
        <button name="step" value="code">Send me a code</button>
      </form>`;
}

/** Enough for who owns it, too little for who does not. */
function whereTo({ channel, to }: Address): string {
  if (channel === 'sms') return `by SMS to the mobile that ends in ${to.slice(-3)}`;
  const at = to.lastIndexOf('@');
  return `by email to ${to.slice(0, 1)}…${to.slice(at)}`;
}

const CLOSED: Record<ClosedReason, [title: string, text: string]> = {
  verified: ['You have already answered', 'You confirmed these bank details. There is nothing left to do.'],
  rejected: [
    'You have already answered',
    'You said that these bank details are not yours. There is nothing left to do.',
  ],
  cancelled: ['This request was withdrawn', 'Your answer is no longer needed. There is nothing left to do.'],
  expired: [
    'This link has expired',
    'The time to answer has passed. If your answer is still needed, ask the sender of the link for a new one.',
  ],
  locked: [
    'This link is locked',
    'A wrong code was entered five times. Ask the sender of the link for a new one. If it was not you who tried, tell them.',
  ],
  ended: ['This request has ended', 'Your answer is no longer needed. There is nothing left to do.'],
};

/** Says why a link leads nowhere any more; nothing about whose it was. */
export function closedPage(why: ClosedReason): string {
  return notice(...CLOSED[why]);
}

export function unknownPage(): string {
  return notice('Unknown link', 'Check that you opened the complete link. If you did, ask the sender for a new one.');
}

export function waitingPage(): string {
  return notice('Not ready yet', 'The details are still being checked. Open this link again in a few minutes.');
}

/** After the answer. */
export function thanksPage(ours: boolean): string {
  return ours
    ? notice('Thank you', 'You confirmed these bank details. You can close this page.')
    : notice(
        'Thank you for telling us',
        'The account will not be used. If someone else gave these details in your name, tell the sender of the link. You can close this page.',
      );
}
