import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { MAX_PAGE_NUMBER, parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer } from '../../platform/json-api/responder.js';
import { abaCheckEntryResource } from '../aba-check-entry.resource.js';
import { AbaChecksService } from '../aba-checks.service.js';
import { EarlierFile } from './earlier-file.js';
import type { EarlierFileFound } from './earlier-file.js';
import { requestedEntries, requestedPage } from './requested-entries.js';
import {
  DIFFERENCES_PER_PAGE,
  EARLIER_FILE_SCHEMA,
  LAST_PAYMENTS_SCHEMA,
  MOST_ENTRIES,
  TOTALS_SCHEMA,
} from './entries.schema.js';
import { EntryFigures } from './entry-figures.js';
import type { LastPayment, ResultTotal } from './entry-figures.js';

/** A payment file line by line: in pages, for files that are too long for one answer. */
@MainController('aba-checks/:aba_check')
export class AbaCheckEntriesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly abaChecks: AbaChecksService,
    private readonly figures: EntryFigures,
    private readonly earlierFile: EarlierFile,
  ) {}

  @Get('entries')
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'List the entries of a payment file, in pages',
    answer: { kind: 'list', resource: abaCheckEntryResource, fieldSet: 'page' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<ListAnswer> {
    const { id: abaCheckId } = await this.abaChecks.find(entityId, id);
    return this.jsonApi.list(request, abaCheckEntryResource, 'page', { entityId, abaCheckId });
  }

  @Get('totals')
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'Get the number of entries and their total amount, by result',
    answer: { kind: 'json', schema: TOTALS_SCHEMA },
  })
  async totals(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<{ data: ResultTotal[] }> {
    refuseParameters(parametersOf(request.url));
    const { id: abaCheckId } = await this.abaChecks.find(entityId, id);
    return { data: await this.figures.totals(entityId, abaCheckId) };
  }

  @Get('last-payments')
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'Get when the accounts of some entries last appeared in a payment file that passed or was approved',
    query: {
      entries: {
        schema: { type: 'array', minItems: 1, maxItems: MOST_ENTRIES, items: { type: 'string', format: 'uuid' } },
        description: 'Ids of entries of this file, separated by commas.',
      },
    },
    answer: { kind: 'json', schema: LAST_PAYMENTS_SCHEMA },
  })
  async lastPayments(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<{ data: LastPayment[] }> {
    const abaCheck = await this.abaChecks.find(entityId, id);
    const entries = requestedEntries(parametersOf(request.url));
    return { data: await this.figures.lastPayments(abaCheck, entries) };
  }

  @Get('earlier-file')
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'Get which earlier payment file this one is a copy of, and what differs',
    query: {
      'page[number]': {
        schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_NUMBER, default: 1 },
        description: `Page of differences, ${DIFFERENCES_PER_PAGE} on each, counting from 1.`,
      },
    },
    answer: { kind: 'json', schema: EARLIER_FILE_SCHEMA },
  })
  async earlier(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<{ data: EarlierFileFound | null }> {
    const abaCheck = await this.abaChecks.find(entityId, id);
    return { data: await this.earlierFile.of(abaCheck, requestedPage(parametersOf(request.url))) };
  }
}
