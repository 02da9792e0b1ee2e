import { Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { safeFileName } from '../platform/files/file-name.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { receiveUpload } from '../platform/http/upload.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { abaCheckResource } from './aba-check.resource.js';
import { AbaChecksService } from './aba-checks.service.js';

@MainController('aba-checks')
export class AbaChecksController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly abaChecks: AbaChecksService,
  ) {}

  @Post()
  @Endpoint({
    ability: 'aba_check:write',
    records: 'by_events',
    summary: 'Upload a payment batch file (ABA)',
    status: 201,
    body: 'file',
    answer: { kind: 'one', resource: abaCheckResource, fieldSet: 'list', includes: false },
  })
  async upload(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, abaCheckResource, 'list', { includes: false });
    const { bytes, fileName } = await receiveUpload(request);
    const id = await this.abaChecks.create(
      caller.entityId,
      { bytes, fileName: safeFileName(fileName) ?? 'batch.aba' },
      caller.userId,
    );
    return this.jsonApi.get(request, abaCheckResource, 'list', { entityId: caller.entityId }, id);
  }

  @Post(':aba_check/repeat')
  @Endpoint({
    ability: 'aba_check:write',
    records: 'by_events',
    summary: 'Check the file of an ABA check again, against what is verified now; the earlier check stays as it is',
    status: 201,
    answer: { kind: 'one', resource: abaCheckResource, fieldSet: 'list', includes: false },
  })
  async repeat(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') earlier: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, abaCheckResource, 'list', { includes: false });
    const id = await this.abaChecks.repeat(entityId, earlier);
    return this.jsonApi.get(request, abaCheckResource, 'list', { entityId }, id);
  }

  @Get()
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'List all ABA checks',
    answer: { kind: 'list', resource: abaCheckResource, fieldSet: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, abaCheckResource, 'list', { entityId: caller.entityId });
  }

  @Get(':aba_check')
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'Get an ABA check',
    answer: { kind: 'one', resource: abaCheckResource, fieldSet: 'list' },
  })
  get(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, abaCheckResource, 'list', { entityId: caller.entityId }, id);
  }
}
