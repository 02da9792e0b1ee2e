import { Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { LiveStreams } from './live-streams.js';

const TYPE = 'text/event-stream';

@MainController('live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  @Endpoint({
    ability: 'none',
    // It tells ids and types.
    toViewers: 'masked',
    summary: 'Follow changes as they happen (server-sent events)',
    answer: { kind: 'content', types: [TYPE] },
  })
  async listen(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Caller() caller: EntityCaller,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    const lastId = request.headers['last-event-id'];
    // A proxy that gathers what passes would keep it from its reader.
    void reply.type(TYPE).headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    // Fastify answers HEAD by the same handler, and nobody would read the stream.
    if (request.method === 'HEAD') return void reply.send();
    void reply.send(await this.streams.open(caller, typeof lastId === 'string' ? lastId : null));
  }
}
