import { Body, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { VerificationsService } from '../verifications/verifications.service.js';
import { SubmittedDetailsDto } from './check.dto.js';
import { checkResource } from './check.resource.js';
import { ChecksService } from './checks.service.js';

@MainController('verifications/:verification/checks')
export class ChecksController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly verifications: VerificationsService,
    private readonly checks: ChecksService,
  ) {}

  @Post()
  @Endpoint({
    ability: 'check:write',
    records: { action: 'check.made', resource: checkResource, fieldSet: 'all' },
    summary: 'Check details against a verification',
    status: 201,
    body: SubmittedDetailsDto,
    answer: { kind: 'one', resource: checkResource, fieldSet: 'all' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') verificationId: string,
    @Body() body: SubmittedDetailsDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, checkResource, 'all');
    const id = await this.checks.create(entityId, verificationId, body, request.body as object);
    return this.jsonApi.get(request, checkResource, 'all', { entityId, verificationId }, id);
  }

  @Get()
  @Endpoint({
    ability: 'check:read',
    summary: 'List all checks for a verification',
    answer: { kind: 'list', resource: checkResource, fieldSet: 'all' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
  ): Promise<ListAnswer> {
    const verification = await this.verifications.find(entityId, id);
    return this.jsonApi.list(request, checkResource, 'all', { entityId, verificationId: verification.id });
  }

  @Get(':check')
  @Endpoint({
    ability: 'check:read',
    summary: 'Get a check for a verification',
    answer: { kind: 'one', resource: checkResource, fieldSet: 'all' },
  })
  async get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
    @Param('check') checkId: string,
  ): Promise<OneAnswer> {
    const verification = await this.verifications.find(entityId, id);
    return this.jsonApi.get(request, checkResource, 'all', { entityId, verificationId: verification.id }, checkId);
  }
}
