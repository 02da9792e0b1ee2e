import { Body, Get, Put, Req } from '@nestjs/common';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../identity/sessions/session-access.js';
import type { KnownSession } from '../identity/sessions/sessions.service.js';
import { Endpoint } from '../platform/http/endpoint.js';
import type { Answer } from '../platform/http/endpoint.js';
import { SessionController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { NOTICE_KINDS } from './notice-kinds.js';
import type { NoticeKind } from './notice-kinds.js';
import { OwnNotices } from './own-notices.service.js';

export class NoticesDto {
  /** The kinds of notices to get; an empty list for none. */
  @IsIn(NOTICE_KINDS, { each: true, message: `$property must be a list of ${NOTICE_KINDS.join(', ')}` })
  @ArrayUnique()
  @IsArray()
  kinds: NoticeKind[];
}

const KINDS = { type: 'array', items: { type: 'string', enum: [...NOTICE_KINDS] } };
const ANSWER: Answer = {
  kind: 'json',
  schema: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['kinds', 'available'],
        properties: {
          kinds: { ...KINDS, description: 'The kinds of notices you get by email.' },
          available: { ...KINDS, description: 'Every kind of notice; docs/notices.md says who gets which.' },
        },
      },
    },
  },
};

/** The email notices that a user gets. */
@SessionController('account/notices')
export class OwnNoticesController {
  constructor(private readonly notices: OwnNotices) {}

  @Get()
  @Endpoint({ ability: 'none', summary: 'Get the notices that you receive by email', answer: ANSWER })
  async get(@Req() request: FastifyRequest): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return shown(await this.notices.of(knownSessionOf(request).userId));
  }

  @Put()
  @Endpoint({
    ability: 'none',
    records: 'by_events',
    summary: 'Choose which notices you get by email',
    body: NoticesDto,
    answer: ANSWER,
  })
  async put(@Req() request: FastifyRequest, @Body() { kinds }: NoticesDto): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { userId, organizationId } = knownSessionOf(request);
    return shown(await this.notices.choose({ id: userId, organizationId }, kinds));
  }
}

function knownSessionOf(request: FastifyRequest): KnownSession {
  const session = sessionOf(request);
  if (session === null) throw new Error('A route that needs a session was reached without one.');
  return session;
}

function shown(kinds: readonly NoticeKind[]): object {
  return { data: { kinds, available: NOTICE_KINDS } };
}
