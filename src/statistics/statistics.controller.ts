import { Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { daysOf, MOST_DAYS } from './calendar-days.js';
import type { DayRange } from './calendar-days.js';
import { QUEUE_HOURS, ReadingQueue } from './reading-queue.js';
import type { QueueHour } from './reading-queue.js';
import { DAYS_SCHEMA, QUEUE_SCHEMA, WAITING_SCHEMA } from './statistics.schema.js';
import { Statistics } from './statistics.service.js';
import type { DayFigures } from './statistics.service.js';
import { WaitingFigures } from './waiting.js';
import type { Waiting } from './waiting.js';

const DAY = { type: 'string', format: 'date' };

@MainController('statistics')
export class StatisticsController {
  constructor(
    private readonly statistics: Statistics,
    private readonly waitingThings: WaitingFigures,
    private readonly readingQueue: ReadingQueue,
  ) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get what arrived, what happened to it, and how long it took, by day',
    query: {
      from: { schema: DAY, description: 'The first day, in UTC; by default 30 days before the end.' },
      to: {
        schema: DAY,
        description: `The last day, in UTC, at most ${MOST_DAYS} days from the first; by default today.`,
      },
    },
    answer: { kind: 'json', schema: DAYS_SCHEMA },
  })
  async days(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
  ): Promise<{ data: DayRange & { days: DayFigures[] } }> {
    const range = daysOf(parametersOf(request.url), new Date());
    return { data: { ...range, days: await this.statistics.days(entityId, range) } };
  }

  @Get('waiting')
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get what is waiting for people now',
    answer: { kind: 'json', schema: WAITING_SCHEMA },
  })
  async waiting(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<{ data: Waiting }> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.waitingThings.of(caller) };
  }

  @Get('queue')
  @Endpoint({
    ability: 'invoice:read',
    summary: `How many invoices waited to be read, by hour, in the last ${QUEUE_HOURS} hours`,
    answer: { kind: 'json', schema: QUEUE_SCHEMA },
  })
  async queue(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
  ): Promise<{ data: { hours: QueueHour[] } }> {
    refuseParameters(parametersOf(request.url));
    return { data: { hours: await this.readingQueue.of(entityId, new Date()) } };
  }
}
