import { Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { notFound } from '../../platform/errors/domain-error.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { markup } from '../../platform/http/html.js';
import { MainController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { InboundEmailsService } from '../inbound-emails.service.js';
import { MessageViews } from './message-views.service.js';

/**
 * The sender's HTML runs, loads and submits nothing, in an origin of its own, whoever opens it; only our own pages frame it.
 */
const HTML_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const MESSAGE: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['text', 'has_html', 'hops', 'envelope_from', 'helo', 'peer_address'],
      properties: {
        text: {
          type: ['string', 'null'],
          description: 'Its text, taken from the HTML if there is nothing else. Null if it has none.',
        },
        has_html: { type: 'boolean', description: 'Whether it has HTML as well.' },
        hops: {
          type: 'array',
          description: 'Its Received headers, latest first, as written by the servers that passed it on.',
          items: { type: 'string' },
        },
        envelope_from: { type: 'string', description: 'Sender of the envelope; empty for the null sender.' },
        helo: { type: ['string', 'null'], description: 'The name that the delivering server gave.' },
        peer_address: { type: 'string', description: 'The address it was delivered from.' },
      },
    },
  },
};

interface ShownMessage {
  text: string | null;
  has_html: boolean;
  hops: string[];
  envelope_from: string;
  helo: string | null;
  peer_address: string;
}

/** What an email says, for people to look at. */
@MainController('inbound-emails/:email')
export class EmailMessageController {
  constructor(
    private readonly emails: InboundEmailsService,
    private readonly views: MessageViews,
  ) {}

  @Get('message')
  @Endpoint({
    ability: 'inbound_email:read',
    toViewers: 'refused',
    summary: 'Get the text of a message, and the route it took',
    answer: { kind: 'json', schema: MESSAGE },
    also: [409],
  })
  async message(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<{ data: ShownMessage }> {
    refuseParameters(parametersOf(request.url));
    const { text, html, hops } = await this.views.of(entityId, id);
    const email = await this.emails.find(entityId, id);
    if (email === null) throw notFound('Message');
    const { envelopeFrom, helo, peerAddress } = email;
    return {
      data: {
        text,
        has_html: html !== null,
        hops,
        envelope_from: envelopeFrom,
        helo,
        peer_address: peerAddress,
      },
    };
  }

  @Get('html')
  @Endpoint({
    ability: 'inbound_email:read',
    summary: 'Get the HTML of a message, safe to show in a sandboxed frame; its text if it has no HTML',
    answer: { kind: 'content', types: ['text/html'] },
    also: [409],
  })
  async html(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    const { html, text } = await this.views.of(entityId, id);
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', HTML_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(html ?? markup`<!doctype html><title>Message</title><pre>${text ?? ''}</pre>`.text);
  }
}
