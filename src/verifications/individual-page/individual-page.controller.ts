import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { Answer, DeclaredParameter } from '../../platform/http/endpoint.js';
import { readForm } from '../../platform/http/form-body.js';
import { isWholeCode, typedCode } from '../individual/code.js';
import { IndividualAnswers } from '../individual/individual-answers.js';
import type { LinkView } from '../individual/individual-answers.js';
import { INDIVIDUAL_AUTHENTICATION_PATH } from '../individual/individual-link.js';
import { PageErrors } from './page-errors.js';
import { PageLimit } from './page-limit.js';
import { closedPage, openPage, thanksPage, unknownPage, waitingPage } from './pages.js';
import type { OpenPage, OpenView, Problem } from './pages.js';
import { sendPage } from './send-page.js';

const MAX_FORM_BYTES = 4_096;
const TOKEN: Record<string, DeclaredParameter> = {
  token: { schema: { type: 'string', pattern: '^[\\w-]{43}$' }, description: 'The token of the link.' },
};
const page = (...statuses: number[]): Answer => ({ kind: 'page', statuses });

/**
 * What the individual sees behind the link. Opening it changes nothing, so that programs that look into messages do no harm; the
 * link that nobody can guess keeps other sites from sending forms here.
 */
@Controller(INDIVIDUAL_AUTHENTICATION_PATH.slice(1))
@UseFilters(PageErrors)
export class IndividualPageController {
  constructor(
    private readonly answers: IndividualAnswers,
    private readonly limit: PageLimit,
  ) {}

  @Get(':token')
  @Endpoint({
    ability: 'public',
    summary: 'The page on which an individual confirms bank details',
    answer: page(200, 404, 410, 429, 500, 503),
    path: TOKEN,
  })
  async show(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const view = await this.open(token, request, reply);
    if (view !== null) sendPage(reply, 200, openPage({ view }));
  }

  @Post(':token')
  @Endpoint({
    ability: 'public',
    records: 'by_events',
    summary: 'Ask for a code, or send the answer, from that page',
    answer: page(200, 303, 400, 404, 410, 413, 415, 422, 429, 500, 503),
    path: TOKEN,
  })
  async take(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const view = await this.open(token, request, reply);
    if (view === null) return;
    const form = await readForm(request, MAX_FORM_BYTES);
    if (form.get('step') === 'code') await this.sendCode(token, view, reply);
    else await this.answer(token, view, form, reply);
  }

  /** What the link leads to, or null if that was answered here. */
  private async open(token: string, { ip }: FastifyRequest, reply: FastifyReply): Promise<OpenView | null> {
    const view = await this.answers.view(token);
    await this.limit.count(view.state === 'unknown' ? `from ${ip}` : `of ${token}`);
    if (view.state === 'open') return view;
    sendClosed(reply, view);
    return null;
  }

  private async sendCode(token: string, view: OpenView, reply: FastifyReply): Promise<void> {
    const refuse = (status: number, text: string): void =>
      sendPage(reply, status, openPage({ view, problems: [{ field: 'send', text }] }));
    const result = await this.answers.sendCode(token);
    switch (result.outcome) {
      case 'sent':
        // Shown by a request of its own, so that reading the message and coming back sends nothing again.
        void reply
          .status(303)
          .headers({ 'cache-control': 'no-store', location: token, 'content-type': 'text/html' })
          .send('');
        return;
      case 'too-soon':
        void reply.header('retry-after', String(result.seconds));
        return refuse(429, `A code was sent just now. You can request a new one in ${seconds(result.seconds)}.`);
      case 'no-more':
        return refuse(422, 'No more codes can be sent for this link. Ask the sender of the link for a new one.');
      case 'undelivered':
        return refuse(503, 'The code could not be sent. Try again in a moment.');
      case 'no-way':
        return sendPage(reply, 503, openPage({ view: { ...view, code: null } }));
      case 'closed':
        return sendClosed(reply, await this.answers.view(token));
    }
  }

  private async answer(token: string, view: OpenView, form: URLSearchParams, reply: FastifyReply): Promise<void> {
    const [code, given] = [form.get('code')?.trim() ?? '', form.get('answer')];
    const chosen = given === 'ours' || given === 'not_ours' ? given : null;
    const refuse = (page: Omit<OpenPage, 'chosen'>): void => sendPage(reply, 422, openPage({ ...page, chosen }));
    const problems: Problem[] = [];
    if (code === '') problems.push({ field: 'code', text: 'Enter the code that we sent you.' });
    else if (!isWholeCode(typedCode(code)))
      problems.push({ field: 'code', text: 'The code has six digits. Enter all of them.' });
    if (chosen === null) problems.push({ field: 'answer', text: 'Choose whether these bank details are yours.' });
    if (problems.length > 0) return refuse({ view, problems, typed: code.slice(0, 16) });
    const result = await this.answers.answer(token, code, chosen === 'ours');
    switch (result.outcome) {
      case 'answered':
        return sendPage(reply, 200, thanksPage(result.ours));
      case 'wrong':
        if (result.left === 0) return sendPage(reply, 410, closedPage('locked'));
        return refuse({ view, problems: [{ field: 'code', text: `This code is wrong. ${tries(result.left)}` }] });
      case 'no-code':
        return refuse({
          view: { ...view, codeSent: false },
          problems: [{ field: 'send', text: 'The code has expired. Request a new one.' }],
        });
      case 'closed':
        return sendClosed(reply, await this.answers.view(token));
    }
  }
}

function sendClosed(reply: FastifyReply, view: LinkView): void {
  if (view.state === 'closed') sendPage(reply, 410, closedPage(view.why));
  else if (view.state === 'waiting') sendPage(reply, 200, waitingPage());
  else sendPage(reply, 404, unknownPage());
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

function tries(left: number): string {
  return left === 1 ? 'You can try once more.' : `You can try ${left} more times.`;
}
