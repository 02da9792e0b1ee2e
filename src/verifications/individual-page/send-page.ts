import type { FastifyReply } from 'fastify';
import { PAGE_POLICY } from './style.js';

/** Answers with a page that nobody keeps. */
export function sendPage(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
    .send(page);
}
